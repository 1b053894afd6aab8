import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../platform/config.js';
import { freePort } from '../../platform/free-port.js';
import { errorCode } from '../../platform/lock.js';
import type { Home } from './home.js';
import { environment, identity, lastLine } from './program.js';
import type { Software } from './software.js';

/** A running PostgreSQL server. */
export type Postmaster = { port: number; pid: number; child: ChildProcess };

/** The system caches all files that PostgreSQL reads, so that few buffers of its own cost little time. */
const permanent = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** For data that may be lost: nothing is forced to disk, and many test files connect at once. */
const throwaway = {
  ...permanent,
  max_connections: '300',
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/**
 * PostgreSQL gets its own session, so that Ctrl-C at the terminal reaches only the server, which drains first. The shell around it reads a
 * pipe that only the server keeps open: however the server ends, kill -9 included, the pipe closes and the shell shuts PostgreSQL down. It
 * signals more than once, since PostgreSQL may have just started, and a background process of a shell ignores the signal until it installs
 * its handler.
 */
const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
( trap - TERM INT; read -r _ <&3; while kill -INT $postgres; do sleep 1; done ) 2>/dev/null &
watch=$!
trap '' INT TERM HUP
while kill -0 $postgres 2>/dev/null; do wait $postgres; done
kill $watch 2>/dev/null
[ -z "$REMOVE_AFTERWARDS" ] || rm -rf "$REMOVE_AFTERWARDS"
`;

/**
 * Starts PostgreSQL on a port of loopback, and waits until it accepts connections.
 * @throws LaunchError
 */
export async function launch(
  home: Home,
  software: Software,
  port: number,
  removeAfterwards?: string,
): Promise<Postmaster> {
  await stopOrphan(home);
  const logFile = join(home.folder, 'postgres.log');
  const tooLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000;
  const log = openSync(logFile, tooLong ? 'w' : 'a', 0o600);
  const before = tooLong ? 0 : statSync(logFile).size;
  const settings = removeAfterwards ? throwaway : permanent;
  const options = Object.entries({
    ...settings,
    ...home.settings,
    // Reserves connections for commands and PostgreSQL's superuser beside the service's.
    max_connections: String(Math.max(Number(settings.max_connections), (home.connections ?? 0) + 20)),
    port: String(port),
  });
  const postgres = [
    software.postgres,
    '-D',
    home.cluster,
    ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const [command = '', ...args] =
    process.platform === 'win32' ? postgres : ['/bin/sh', '-c', guard, 'plaza-postgres', ...postgres];
  const child = spawn(command, args, {
    ...identity(home.account),
    cwd: home.folder,
    detached: true,
    windowsHide: true,
    stdio: ['pipe', log, log],
    env: environment(removeAfterwards ? { REMOVE_AFTERWARDS: removeAfterwards } : {}),
  });
  closeSync(log);
  child.unref();
  // A pipe is a socket underneath, which can be unreferenced; its declared type does not say so.
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  child.stdin?.on('error', () => {});
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  for (;;) {
    const pid = readyPid(home.cluster);
    if (pid !== null && child.exitCode === null) return { port, pid, child };
    if (failure !== null || child.exitCode !== null || child.signalCode !== null) {
      const output = readFileSync(logFile, 'utf8').slice(before);
      const fatal = output.split('\n').find((line) => line.includes('FATAL:'));
      throw new LaunchError(String(failure ?? fatal?.replace(/^.*FATAL:\s*/, '') ?? lastLine(output)), output);
    }
    await sleep(10);
  }
}

/** PostgreSQL ended instead of accepting connections. */
export class LaunchError extends StartError {
  constructor(
    reason: string,
    private readonly output: string,
  ) {
    super(`The embedded PostgreSQL did not start: ${reason}`);
  }

  get isPortTaken(): boolean {
    return /could not bind|could not create any TCP/.test(this.output);
  }

  /** The backends of a killed PostgreSQL need a moment to notice. */
  get isPredecessorLeaving(): boolean {
    return /still in use|lock file .* already exists/.test(this.output);
  }
}

/**
 * Same as `launch`, on a free port, retried if another program takes the port first.
 * @throws LaunchError
 */
export async function launchOnFreePort(home: Home, software: Software, removeAfterwards?: string): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(home, software, await freePort(), removeAfterwards);
    } catch (error) {
      const passes = error instanceof LaunchError && (error.isPortTaken || error.isPredecessorLeaving);
      if (!passes || attempt === 10) throw error;
      await sleep(attempt * 100);
    }
  }
}

/** Fast shutdown: closes connections, rolls back transactions and writes a checkpoint. */
export async function shutDown({ child, pid }: Postmaster): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exit = once(child, 'exit');
  kill(pid, 'SIGINT');
  const force = setTimeout(() => kill(pid, 'SIGQUIT'), 8_000);
  await exit;
  clearTimeout(force);
}

/** Waits for a PostgreSQL whose server is gone to end by itself, and stops it if it does not. */
async function stopOrphan({ cluster }: Home): Promise<void> {
  const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
  for (let waited = 0; ; waited += 50) {
    const pid = postmasterPid(cluster);
    if (pid === null) return;
    if (!isPostmasterOf(pid, cluster)) break;
    const signal = waited % 5_000 === 0 ? signals[waited / 5_000] : undefined;
    if (signal) kill(pid, signal);
    if (waited > 20_000)
      throw new StartError(`PostgreSQL (process ${pid}) still runs in ${cluster} and cannot be stopped`);
    await sleep(50);
  }
  // The process id in it belongs to another process by now, which would keep PostgreSQL from starting.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

function postmasterPid(cluster: string): number | null {
  const pid = Number(readPidFile(cluster)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function readyPid(cluster: string): number | null {
  return readPidFile(cluster)[7]?.trim() === 'ready' ? postmasterPid(cluster) : null;
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
    if (process.platform === 'win32') return process.kill(pid, 0);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
  } catch {
    return false;
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
