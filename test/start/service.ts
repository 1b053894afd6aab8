import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Service = {
  child: ChildProcess;
  /** The line of the banner that names the interface, once it is up. */
  base: Promise<string>;
  /** What it wrote to standard error. */
  output(): string;
  /** What it wrote to standard output. */
  log(): string;
  exit: Promise<number | null>;
};

const running = new Set<Service>();

type StartOptions = {
  stdout?: 'pipe' | number;
  stderr?: 'pipe' | number;
  /** Files and connections that it may have open at most. */
  descriptors?: number;
};

/** Starts the service as a person does, in a process group of its own like that of a terminal. */
export function startService(
  environment: Record<string, string>,
  { stdout = 'pipe', stderr = 'pipe', descriptors }: StartOptions = {},
): Service {
  const { PATH = '', HOME = '' } = process.env;
  const program = [process.execPath, join(root, 'scripts/start.mjs')];
  const limited = ['sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...program];
  const [command = '', ...parameters] = descriptors === undefined ? program : limited;
  const child = spawn(command, parameters, {
    // As under npm, the service then ends when its parent does: a test run that is killed leaves nothing behind.
    env: { PATH, HOME, PORT: '0', DEMO: 'false', npm_lifecycle_event: 'start', ...environment },
    detached: true,
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
      const found = output.match(/Interface\s+(http:\S+)/)?.[1];
      if (found) resolve(found);
    });
    void exit.then((code) => reject(new Error(`The service ended with ${code}: ${output}`)));
  });
  base.catch(() => {});
  const service = { child, base, output: () => output, log: () => log, exit };
  running.add(service);
  return service;
}

export function dataFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'plaza-start-'));
}

export async function removeFolder(folder: string): Promise<void> {
  await until(() => postgresOf(folder) === null);
  const database = join(folder, 'postgres');
  // For root the database may lie elsewhere, with only a link to it in the folder.
  for (const path of existsSync(database) ? [realpathSync(database), folder] : [folder]) {
    rmSync(path, { recursive: true, force: true });
  }
}

export async function killAll(): Promise<void> {
  for (const { child, exit } of running) {
    if (child.exitCode === null) child.kill('SIGKILL');
    await exit;
  }
  running.clear();
}

export async function until(condition: () => boolean | Promise<boolean>, limit = 10_000): Promise<void> {
  for (const start = Date.now(); !(await condition()); ) {
    if (Date.now() - start > limit) throw new Error(`Still not so after ${limit} ms: ${condition}`);
    await sleep(20);
  }
}

/** The process id of the PostgreSQL that runs on a data folder. */
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
    // It ended since, or this system has no such files.
    return process.platform !== 'linux';
  }
}
