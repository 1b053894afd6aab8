import type { Config } from '../operations/config.js';
import type { Log } from './migration-session.js';
import { applyMigrations, assertMigrated, migrationsFolder } from './migrations.js';

/** A database that is to be used, and how. */
type Upgrading = Pick<Config, 'databaseDirectUrl' | 'migrate'> & { url: string };

/**
 * Brings a database to the version of this program, or sees that it is there; past a pooler, if there is one. Answers the names of
 * the migrations that were missing.
 * @throws StartError
 */
export async function upgradeDatabase(
  { url, databaseDirectUrl: directUrl, migrate }: Upgrading,
  log: Log,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!migrate) {
    await assertMigrated(directUrl ?? url, migrationsFolder, log);
    return [];
  }
  return applyMigrations(directUrl ?? url, migrationsFolder, log, signal);
}
