import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../src/database/client.js';
import { applyMigrations, migrationsFolder } from '../../src/database/migrations.js';
import { administer, dropDatabase, withDatabase } from './administer.js';
import { silentLog, type TestDatabase } from './database.js';

export type EarlierDatabase = TestDatabase & { migrate(): Promise<void> };

/** A database of its own as it was before this migration; `migrate` applies it and all that come after. */
export async function databaseBefore(migration: string): Promise<EarlierDatabase> {
  const adminUrl = inject('postgresUrl');
  const name = `${inject('runName')}_${randomBytes(5).toString('hex')}`;
  const url = withDatabase(adminUrl, name);
  await administer(adminUrl, `CREATE DATABASE ${name}`);
  const earlier = mkdtempSync(join(tmpdir(), 'plaza-migrations-'));
  for (const entry of readdirSync(migrationsFolder)) {
    if (entry < migration) cpSync(join(migrationsFolder, entry), join(earlier, entry), { recursive: true });
  }
  await applyMigrations(url, earlier);
  rmSync(earlier, { recursive: true });
  const database = createDatabase({ url, poolSize: 4 }, silentLog);
  return {
    url,
    name,
    database,
    migrate: async () => {
      await applyMigrations(url, migrationsFolder);
    },
    drop: async () => {
      await database.close();
      await dropDatabase(adminUrl, name);
    },
  };
}
