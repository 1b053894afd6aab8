import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.js';

export type LiveService = {
  /** The address of the interface, such as http://127.0.0.1:40123/api/v1. */
  base: string;
  /** What it printed when it was up. */
  banner: string;
  /** What commands need to reach this service and its database. */
  environment: NodeJS.ProcessEnv;
  /** The operator's command line, beside the running service; answers what it printed. */
  admin(...args: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** The service as a person starts it, with the demo community in a database of its own. */
export async function startLiveService(settings: Record<string, string> = {}): Promise<LiveService> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'plaza-live-'));
  const environment = { ...process.env, DATABASE_URL: '', DATA_DIR: folder, PORT: '0', ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    // As under npm, the service then ends when its parent does.
    env: { ...environment, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const removeData = () => {
    const database = join(folder, 'postgres');
    // For root the database may lie elsewhere, with only a link to it in the folder.
    for (const path of [tryRealpath(database), folder]) if (path) rmSync(path, { recursive: true, force: true });
  };
  try {
    const banner = await bannerOf(child);
    return {
      base: /Interface\s+(http:\S+)/.exec(banner)?.[1] ?? '',
      banner,
      environment,
      admin: async (...args) =>
        (await runCommand(process.execPath, ['scripts/run.mjs', 'admin', ...args], { env: environment })).stdout.trim(),
      stop: async () => {
        child.kill('SIGTERM');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        removeData();
      },
    };
  } catch (error) {
    removeData();
    throw error;
  }
}

/** Waits for the banner, which is written as a whole once the interface is up. */
function bannerOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/^ +Try .*$/m.test(output) && output.endsWith('\n')) resolve(output);
    });
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${output}`)));
  });
}

function tryRealpath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
