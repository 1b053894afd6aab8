import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '../../src/identity/people.js';
import { CommandError } from '../admin/io.js';

export type FuzzedService = {
  /** Scheme, host, port and base path. */
  base: string;
  /** By role, and that of another member. */
  keys: ReadonlyMap<string, string>;
  log: string;
  /** What the operator's command line answers. */
  admin: (...args: string[]) => { code: number; output: string };
  stop: () => Promise<void>;
};

/** A service of its own: free loopback port, embedded database with the demo community, no limits, its log in a file. */
export async function startService(folder: string): Promise<FuzzedService> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    // As under npm, the service then ends when this process does, however that ends.
    npm_lifecycle_event: 'fuzz',
    ...{
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'true',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
    },
  };
  const log = join(folder, 'service.log');
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(createWriteStream(log));
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  try {
    const base = await addressOf(child);
    const admin = (...args: string[]) => runAdmin(args, env);
    const people = [...roles.map((role) => [role, role] as const), ['peer', 'member'] as const];
    const keys = new Map(people.map(([name, role]) => [name, createKey(name, role, admin)]));
    return { base, keys, log, admin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Interface\s+(http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new CommandError(`The service ended with ${code}: ${said}`)));
  });
}

function createKey(who: string, role: string, admin: FuzzedService['admin']): string {
  const name = `fuzz-${who}`;
  const steps = [
    ['user', 'create', '--username', name, '--email', `${name}@plaza.example`, '--role', role],
    ['key', 'create', '--user', name, '--name', 'Fuzzing', '--expires', '2d'],
  ];
  const [, made] = steps.map((args) => admin(...args));
  if (made?.code !== 0) throw new CommandError(`No key for ${name}: ${made?.output}`);
  return made.output.trim();
}

function runAdmin(args: readonly string[], env: NodeJS.ProcessEnv): { code: number; output: string } {
  try {
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    return {
      code: 0,
      output: execFileSync(process.execPath, ['dist/scripts/admin.js', ...args], { env, stdio }).toString(),
    };
  } catch (error) {
    const { status, stdout, stderr } = error as { status?: number; stdout?: Buffer; stderr?: Buffer };
    return { code: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}` };
  }
}

/** Lines of the log that speak of a fault of ours: a reply of 500 or more, or an error. */
export function faultsInLog(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => {
    if (line === '') return false;
    const { level, status } = JSON.parse(line) as { level: number; status?: number };
    return level >= 50 || (status ?? 0) >= 500;
  });
}

/** For root the database may lie elsewhere, with only a link to it in the folder. */
export function removeFolder(folder: string): void {
  const database = join(folder, 'data/postgres');
  for (const path of existsSync(database) ? [realpathSync(database), folder] : [folder]) {
    rmSync(path, { recursive: true, force: true });
  }
}
