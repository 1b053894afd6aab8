import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { roles } from '../../src/accounts/users/users.js';
import { CommandError } from '../../src/cli/io.js';
import { type CommandResult, runInProcess } from './in-process.js';
import { startService } from './process.js';

export type LiveService = {
  /** The API's address, such as http://127.0.0.1:40123/api/v1. */
  base: string;
  /** Its start banner. */
  banner: string;
  /** Environment variables for commands on this service and its database. */
  environment: NodeJS.ProcessEnv;
  /** The path of its log. */
  log: string;
  /** The operator's command line, beside the running service. */
  admin(...args: string[]): Promise<CommandResult>;
  stop(): Promise<void>;
};

/** The service as a person starts it, on a free port of loopback, with the demo community in its own database. */
export async function startLiveService(folder: string, settings: Record<string, string>): Promise<LiveService> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, DEMO: 'true', ...settings };
  const log = join(folder, 'service.log');
  const stdout = openSync(log, 'w');
  const service = startService(env, { stdout });
  closeSync(stdout);
  return {
    base: await service.base,
    banner: service.output(),
    environment: env,
    log,
    admin: (...args) => runInProcess(args, env),
    stop: async () => {
      service.child.kill('SIGTERM');
      await service.exit;
    },
  };
}

/** A new account, and an API key of it. */
export async function createKey(
  service: LiveService,
  username: string,
  role: (typeof roles)[number] = 'member',
  scopes = 'read,write',
): Promise<string> {
  const run = async (...args: string[]) => {
    const { code, stdout, output } = await service.admin(...args);
    if (code !== 0) throw new CommandError(`No key for ${username}: ${output}`);
    return stdout.trim();
  };
  await run('user', 'create', '--username', username, '--email', `${username}@plaza.example`, '--role', role);
  return run('key', 'create', '--user', username, '--scopes', scopes, '--expires', '2d');
}
