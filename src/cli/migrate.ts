import type { Command } from 'commander';
import { upgradeDatabase } from '../core/database/migrations/migrations.js';
import { setSessions } from '../core/database/pool/pooler.js';
import { loadConfig } from '../core/platform/config.js';
import { CommandError, type Flags, type Io, interruptible, teller, write, writeJson } from './io.js';

/** Adds the command `migrate`. */
export function migrateCommand(program: Command, io: Io): void {
  program
    .command('migrate')
    .description('migrate the database of DATABASE_URL, as nodes do at start unless MIGRATE is off')
    .option('--set-sessions', 'store the session settings that a pooler cannot set in the role of DATABASE_DIRECT_URL')
    .action((_, command: Command) => migrate(io, command.optsWithGlobals()));
}

async function migrate(io: Io, options: Flags & { setSessions?: true }): Promise<void> {
  const config = loadConfig(io.env);
  const { databaseUrl: url } = config;
  if (url === null)
    throw new CommandError('Without DATABASE_URL the service migrates its own database when it starts.');
  const tell = teller(io);
  const ending = new AbortController();
  const end = () => ending.abort();
  await interruptible(end, async () => {
    const applied = await upgradeDatabase({ ...config, url, migrate: true }, { info: tell, warn: tell }, ending.signal);
    if (options.setSessions) {
      await setSessions(url, config.databaseDirectUrl ?? url);
      tell('the role has the session settings; restart the connections of the pooler');
    }
    if (options.json) await writeJson(io, { applied });
    else
      await write(
        io,
        applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.length} migrations.\n`,
      );
  });
}
