import { type ChildProcess, fork } from 'node:child_process';

/** Heap limit of the process in megabytes. */
const maxHeapMegabytes = 128;

/** Processes that read uploads: how many at once, and how many may wait. */
export const uploadReaderLimits = { permits: 2, maxWaiting: 20 };

/**
 * Starts a script in its own process, which ends with `signal` or with this process, and limits itself by `watch.mjs`. Its input is
 * untrusted: it can make the parser run for ever or use all memory. A thread is not enough: one that allocates faster than V8 can stop it
 * ends the whole process.
 */
export function boundedProcess(script: string, args: readonly string[], signal: AbortSignal): ChildProcess {
  const child = fork(script, args, {
    // Inherits no secret and no option, such as a debugger's, of this process.
    env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    signal,
    killSignal: 'SIGKILL',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  signal.addEventListener('abort', () => process.removeListener('exit', kill));
  return child;
}
