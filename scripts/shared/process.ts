import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newcomersOff, unpaidOff } from '../../src/core/platform/config.js';
import { until } from './until.js';

export type Service = {
  child: ChildProcess;
  /** The API's address, such as http://127.0.0.1:40123/api/v1, once it is up. */
  base: Promise<string>;
  /** Its standard error so far. */
  output(): string;
  /** Its standard output so far. */
  log(): string;
  exit: Promise<number | null>;
};

const running = new Set<Service>();

type StartOptions = {
  /** Another script to start instead of the service, which prints its address likewise. */
  program?: string;
  /** Another working directory: that of another release. */
  folder?: string;
  stdout?: 'pipe' | 'ignore' | number;
  stderr?: 'pipe' | number;
  /** Limit of open files and connections. */
  descriptors?: number;
  /** True for its own process group, as in a terminal. */
  detached?: boolean;
};

/** Node's options from `npm start`. */
function nodeOptions(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Starts the service in its own process on a free port, without a demo community and without limits for new members. */
export function startService(environment: NodeJS.ProcessEnv, options: StartOptions = {}): Service {
  const {
    program = 'scripts/start.mjs',
    folder = '.',
    stdout = 'pipe',
    stderr = 'pipe',
    descriptors,
    detached = false,
  } = options;
  const { PATH = '', HOME = '' } = process.env;
  const plain = [process.execPath, ...(program === 'scripts/start.mjs' ? nodeOptions() : []), program];
  const limited = ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...plain];
  const [command = '', ...parameters] = descriptors === undefined ? plain : limited;
  const child = spawn(command, parameters, {
    // Like under npm, the service ends with its parent: a killed test run leaves nothing behind.
    env: {
      PATH,
      HOME,
      PORT: '0',
      DEMO: 'false',
      npm_lifecycle_event: 'start',
      ...newcomersOff,
      ...unpaidOff,
      ...environment,
    },
    detached,
    cwd: folder,
    stdio: ['ignore', stdout, stderr],
  });
  let output = '';
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const base = new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = output.match(/Interface\s+(http:\S+)\s/)?.[1];
      if (found) resolve(found);
    });
    void exit.then((code) => reject(new Error(`The service ended with ${code}: ${output}`)));
  });
  base.catch(() => {});
  const service = { child, base, output: () => output, log: () => log, exit };
  running.add(service);
  return service;
}

/** Ends all services started here, and waits for them. */
export async function endAll(signal: NodeJS.Signals): Promise<void> {
  for (const { child, exit } of running) {
    if (child.exitCode === null) child.kill(signal);
    await exit;
  }
  running.clear();
}

/** A data folder for a service. */
export function makeFolder(prefix: string): string {
  return mkdtempSync(join(realpathSync(tmpdir()), prefix));
}

/** Removes a service's data folder, once its PostgreSQL has ended. */
export async function removeFolder(folder: string): Promise<void> {
  await until(() => postgresOf(folder) === null);
  const database = join(folder, 'postgres');
  // For root the database may be elsewhere, behind a link in the folder.
  for (const path of existsSync(database) ? [realpathSync(database), folder] : [folder]) {
    rmSync(path, { recursive: true, force: true });
  }
}

/** The process id of the PostgreSQL on a data folder. */
export function postgresOf(folder: string): number | null {
  let pid: number;
  try {
    pid = Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
  return isAlive(pid) ? pid : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It has ended since, or this system has no /proc.
    return process.platform !== 'linux';
  }
}
