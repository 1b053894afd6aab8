import { pino } from 'pino';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { createDatabase, type Database } from '../core/database/client.js';
import { embeddedDatabase } from '../core/database/embedded/embedded.js';
import { applyMigrations, migrationsFolder } from '../core/database/migrations/migrations.js';
import { commandSession, requireSession } from '../core/database/pool/session.js';
import { type Config, loadConfig } from '../core/platform/config.js';
import { type Io, interruptible, teller } from './io.js';

/** The database of a command. */
export type OpenDatabase = {
  database: Database;
  prisma: PrismaClient;
  config: Config;
  url: string;
  close: () => Promise<void>;
};

/** `isToBeRestored`: leaves it empty, without migrations. */
type OpenOptions = { isToBeRestored?: boolean };

/** The database that the service would use: that of a running service, or one started for this command. */
async function openDatabase(io: Io, { isToBeRestored }: OpenOptions): Promise<OpenDatabase> {
  const config = loadConfig(io.env);
  const tell = teller(io);
  const embedded =
    config.databaseUrl === null ? await embeddedDatabase(config, { info: tell, warn: tell }, 'command') : null;
  // Session state, such as advisory locks, does not work through a pooler.
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? embedded?.url ?? '';
  try {
    // A shared database is migrated by its service, which knows the running version.
    if (embedded?.started && !isToBeRestored) {
      await applyMigrations(url, migrationsFolder, { info: tell, warn: tell });
    }
    const database = createDatabase({ url, poolSize: 4, isUnlimited: true }, pino({ level: 'silent' }));
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    try {
      await requireSession(database.pool, { TimeZone: commandSession.TimeZone });
    } catch (error) {
      await database.close();
      throw error;
    }
    return { database, prisma: database.prisma, config, url, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Gives `use` the database and closes it afterwards, also when interrupted. */
export async function withDatabase<T>(
  io: Io,
  use: (opened: OpenDatabase) => Promise<T>,
  opening: OpenOptions = {},
): Promise<T> {
  const opened = await openDatabase(io, opening);
  const interrupt = () => void opened.close().finally(() => process.exit(130));
  return interruptible(interrupt, async () => {
    try {
      return await use(opened);
    } finally {
      await opened.close();
    }
  });
}
