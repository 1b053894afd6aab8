import { type ChildProcess, fork } from 'node:child_process';

/** Megabytes of the heap, which a process cannot exceed. */
const maxHeapMegabytes = 128;

/** Processes that read what strangers sent: so many at once, and so many more that wait. */
export const uploadReaderLimits = { permits: 2, maxWaiting: 20 };

/**
 * Starts a script in a process of its own, which ends with `signal` or with this process, and bounds itself by `watch.mjs`.
 * What it reads was sent by strangers: it can be made to run for ever, or to use all memory. A thread is not enough: one that
 * allocates faster than V8 ends it ends the whole process.
 */
export function boundedProcess(script: string, args: readonly string[], signal: AbortSignal): ChildProcess {
  const child = fork(script, args, {
    // Of this process it inherits no secret, and no option such as that of a debugger.
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
