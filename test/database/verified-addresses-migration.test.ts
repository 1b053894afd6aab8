import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../src/database/client.js';
import { applyMigrations, migrationsFolder } from '../../src/database/migrations.js';
import { silentLog } from '../helpers/database.js';
import { administer, withDatabase } from '../helpers/global-setup.js';

const migration = '20261122850100_verified_addresses';
const name = `${inject('runName')}_${randomBytes(5).toString('hex')}`;
const url = withDatabase(inject('postgresUrl'), name);
const earlier = mkdtempSync(join(tmpdir(), 'plaza-migrations-'));
let database: Database;

beforeAll(async () => {
  await administer(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  for (const entry of readdirSync(migrationsFolder)) {
    if (entry < migration) cpSync(join(migrationsFolder, entry), join(earlier, entry), { recursive: true });
  }
  await applyMigrations(url, earlier);
  database = createDatabase({ url, poolSize: 2 }, silentLog);
}, 60_000);
afterAll(async () => {
  await database.close();
  await administer(inject('postgresUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  rmSync(earlier, { recursive: true });
});

it('addresses from before count as verified, and none that comes later', async () => {
  const run = async (text: string) => (await database.pool.query(text)).rows;
  await run(`INSERT INTO users (id, username, email, deleted_at)
    VALUES (1, 'deleted-1', NULL, now()), (2, 'here', 'here@example.org', NULL), (3, 'nowhere', NULL, NULL)`);
  await applyMigrations(url, migrationsFolder);
  await run(`INSERT INTO users (id, username, email) VALUES (4, 'later', 'later@example.org')`);
  expect(
    await run('SELECT id, email_verified_at IS NOT NULL AS verified, awaits_approval FROM users ORDER BY id'),
  ).toEqual(
    [false, true, false, false].map((verified, index) => ({ id: index + 1, verified, awaits_approval: false })),
  );
});
