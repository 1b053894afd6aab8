import { runSeed } from '../../scripts/admin/seed.js';
import { commandLine } from '../admin/command.js';

/** Runs `npm run seed` in this process, against a database. */
export function seedCommand(databaseUrl: string) {
  const run = commandLine(databaseUrl, {}, runSeed);
  return async (...args: string[]) => {
    const { code, stdout } = await run(args);
    return { code, result: stdout === '' ? null : JSON.parse(stdout) };
  };
}
