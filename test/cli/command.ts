import { type CommandResult, runInProcess } from '../../scripts/shared/in-process.js';
import { runAdmin } from '../../src/cli/program.js';

/** Runs the CLI, or the seed, in this process against a database. */
export function commandLine(databaseUrl: string, settings: Record<string, string> = {}, run = runAdmin) {
  return (args: readonly string[], input = ''): Promise<CommandResult> =>
    runInProcess(args, { DATABASE_URL: databaseUrl, ...settings }, { input, run });
}

export const oneLine = /^[^\n]+\n$/;
