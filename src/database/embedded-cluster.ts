import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config.js';
import type { Account } from './embedded-account.js';
import type { Home } from './embedded-home.js';
import type { Software } from './embedded-software.js';
import { errorCode } from './lock.js';

export type Postmaster = { port: number; pid: number; child: ChildProcess };

const environment = (extra: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot ?? '' } : {}),
  LC_ALL: 'C',
  TZ: 'UTC',
  ...extra,
});

const permanent = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** For data that nobody will miss: nothing is forced to disk, and many test files connect at once. */
const throwaway = {
  ...permanent,
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/**
 * PostgreSQL gets a session of its own, so Ctrl-C at the terminal reaches only the server, which drains first.
 * The shell around it reads a pipe that only the server holds open: however the server ends,
 * kill -9 included, the pipe closes and PostgreSQL is told to shut down.
 */
const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
( trap - TERM INT; read -r _ <&3; kill -INT $postgres ) 2>/dev/null &
watch=$!
trap '' INT TERM HUP
while kill -0 $postgres 2>/dev/null; do wait $postgres; done
kill $watch 2>/dev/null
[ -z "$REMOVE_AFTERWARDS" ] || rm -rf "$REMOVE_AFTERWARDS"
`;

export async function initialise(home: Home, software: Software, isThrowaway: boolean): Promise<void> {
  if (existsSync(home.cluster)) return checkVersion(home.cluster, software);
  const partial = join(home.folder, 'cluster.partial');
  const secret = join(home.folder, 'cluster.secret');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  for (const path of [join(home.folder, 'password'), secret]) writeFileSync(path, password, { mode: 0o600 });
  for (const path of [partial, secret]) giveTo(home.account, path);
  try {
    execFileSync(
      software.initdb,
      [
        ...['--pgdata', partial, '--username', 'postgres', '--pwfile', secret, '--auth', 'scram-sha-256'],
        // The built-in provider sorts and folds alike on every machine, whatever locales are installed there.
        ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
        ...['--text-search-config', 'simple', '--no-instructions', ...(isThrowaway ? ['--no-sync'] : [])],
      ],
      {
        ...identity(home.account),
        cwd: home.folder,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      },
    );
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = lastLine(output.replace(/initdb: removing[^\n]*\n/g, '')) || (errorCode(error) ?? String(error));
    throw new StartError(`The embedded PostgreSQL could not be set up in ${home.folder}: ${reason}`);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(partial, home.cluster);
}

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
  const options = Object.entries({ ...(removeAfterwards ? throwaway : permanent), port: String(port) });
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

  /** The backends of a PostgreSQL that was killed need a moment to notice. */
  get isPredecessorLeaving(): boolean {
    return /still in use|lock file .* already exists/.test(this.output);
  }
}

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

/** Fast shutdown: connections are closed, transactions rolled back, and a checkpoint is written. */
export async function shutDown({ child, pid }: Postmaster): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exit = once(child, 'exit');
  kill(pid, 'SIGINT');
  const force = setTimeout(() => kill(pid, 'SIGQUIT'), 8_000);
  await exit;
  clearTimeout(force);
}

/** A PostgreSQL whose server is gone ends by itself; this waits for it, and helps if it does not. */
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
  // The process id in it belongs to somebody else by now, which would keep PostgreSQL from starting.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** The service works as an ordinary role that owns its database; the superuser is for maintenance by hand. */
export async function prepareDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; base: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'plaza') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'plaza') AS base`,
    );
    if (!rows[0]?.role)
      await client.query(`CREATE ROLE plaza LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
    if (!rows[0]?.base) await client.query('CREATE DATABASE plaza OWNER plaza');
  } finally {
    await client.end();
  }
}

function checkVersion(cluster: string, software: Software): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const wanted = software.version.split('.')[0];
  if (found !== wanted) {
    throw new StartError(`The data in ${cluster} is of PostgreSQL ${found}, but PostgreSQL ${wanted} is installed`);
  }
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new StartError('No free port was found for PostgreSQL');
  return address.port;
}

function giveTo(account: Account | null, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

function identity(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
