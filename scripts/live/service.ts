import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../src/admin/io.js';
import type { roles } from '../../src/people/people.js';
import { type Ran, runCommand } from './command.js';

export type LiveService = {
  /** The address of the interface, such as http://127.0.0.1:40123/api/v1. */
  base: string;
  /** What it printed when it was up. */
  banner: string;
  /** What commands need to reach this service and its database. */
  environment: NodeJS.ProcessEnv;
  /** The file with its log. */
  log: string;
  /** The operator's command line, beside the running service. */
  admin(...args: string[]): Promise<Ran>;
  stop(): Promise<void>;
};

/** A folder for a service to live in. */
export function makeFolder(prefix: string): string {
  return mkdtempSync(join(realpathSync(tmpdir()), prefix));
}

/** For root the database may lie elsewhere, with only a link to it in the folder. */
export function removeFolder(folder: string): void {
  const database = join(folder, 'data/postgres');
  for (const path of existsSync(database) ? [realpathSync(database), folder] : [folder]) {
    rmSync(path, { recursive: true, force: true });
  }
}

/** The service as a person starts it, on a free port of loopback, with the demo community in a database of its own. */
export async function startLiveService(folder: string, settings: Record<string, string>): Promise<LiveService> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  // Without DATABASE_URL there is a demo community.
  const data = { DATA_DIR: join(folder, 'data'), DEMO: '' };
  // As under npm, the service then ends when this process does, however that ends.
  const env = { ...inherited, npm_lifecycle_event: 'live', HOST: '127.0.0.1', PORT: '0', ...data, ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = join(folder, 'service.log');
  child.stdout.pipe(createWriteStream(log));
  const exit = once(child, 'exit');
  const banner = await bannerOf(child);
  return {
    base: /Interface\s+(http:\S+)/.exec(banner)?.[1] ?? '',
    banner,
    environment: env,
    log,
    admin: (...args) => runCommand(process.execPath, ['dist/scripts/admin.js', ...args], { env, allowFailure: true }),
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** A new account, and an API key of it. */
export async function createKey(
  service: LiveService,
  username: string,
  role: (typeof roles)[number] = 'member',
): Promise<string> {
  const run = async (...args: string[]) => {
    const { code, stdout, output } = await service.admin(...args);
    if (code !== 0) throw new CommandError(`No key for ${username}: ${output}`);
    return stdout.trim();
  };
  await run('user', 'create', '--username', username, '--email', `${username}@plaza.example`, '--role', role);
  return run('key', 'create', '--user', username, '--expires', '2d');
}

/** Waits for the banner, which is written as a whole once the interface is up. */
function bannerOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ +Try .*$/m.test(said) && said.endsWith('\n')) resolve(said);
    });
    child.once('exit', (code) => reject(new CommandError(`The service ended with ${code}: ${said}`)));
  });
}
