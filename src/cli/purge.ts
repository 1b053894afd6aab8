import type { Command } from 'commander';
import { keptDays, purgeOld } from '../content/removal/purge.js';
import { loadConfig } from '../core/platform/config.js';
import { openStorage } from '../core/storage/open.js';
import { withDatabase } from './database.js';
import { CommandError, type Io, writeJson } from './io.js';

/** Adds the command `purge`. */
export function purgeCommand(program: Command, io: Io): void {
  program
    .command('purge')
    .description('purge content that was deleted long ago, with its bytes, as the service does every hour')
    .option('--days <number>', 'only content deleted more than this many days ago; 0 for all', String(keptDays))
    .action((_, command: Command) => purge(io, command.optsWithGlobals()));
}

async function purge(io: Io, { days, json }: { days: string; json?: true }): Promise<void> {
  if (!/^\d{1,5}$/.test(days)) throw new CommandError('--days is a whole number of days.');
  const { items, objects } = await withDatabase(io, async ({ database }) => {
    const storage = await openStorage(loadConfig(io.env).storage, database);
    const remove = (key: string) =>
      storage.remove(key).catch(() => {
        io.stderr.write(`Object left to the sweep: ${key}\n`);
      });
    return purgeOld(database, remove, Number(days));
  });
  if (json) await writeJson(io, { things: items, objects });
  io.stderr.write(`Purged ${items} items and ${objects} objects.\n`);
}
