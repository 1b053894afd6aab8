import { runSeed } from '../../scripts/lab/seed/command.js';
import { commandLine } from '../cli/command.js';

/** Runs `npm run seed` in this process, with a database and a storage. */
export function seedCommand(databaseUrl: string, settings: Record<string, string> = {}) {
  const run = commandLine(databaseUrl, settings, runSeed);
  return async (...args: string[]) => {
    const { code, stdout } = await run(args);
    return { code, result: stdout === '' ? null : JSON.parse(stdout) };
  };
}
