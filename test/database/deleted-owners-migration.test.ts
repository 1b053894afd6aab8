import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../../src/database/client.js';
import { applyMigrations, migrationsFolder } from '../../src/database/migrations.js';
import { silentLog } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { administer, withDatabase } from '../helpers/global-setup.js';

const migration = '20261122090100_stores_of_the_deleted';
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

it('stores of accounts that are deleted already close, with their products and counters, and no others', async () => {
  const run = async (text: string) => (await database.pool.query(text)).rows;
  await run(`INSERT INTO users (id, username, created_at, deleted_at)
    VALUES (1, 'deleted-1', now() - interval '1 day', now()), (2, 'here', now(), NULL)`);
  await run(`INSERT INTO stores (id, owner_id, name, slug, description, created_at) VALUES
    (1, 1, 'Left', 'left', '', now() - interval '1 hour'), (2, 2, 'Kept', 'kept', '', now())`);
  await run(
    `INSERT INTO products (id, store_id, title, category, price, created_at) VALUES
    (1, 1, 'A', 'x', 1, now() - interval '1 hour'), (2, 2, 'B', 'x', 1, now())`,
  );
  expect(await run('SELECT id FROM products WHERE listed ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);

  await applyMigrations(url, migrationsFolder);
  expect(await run('SELECT id, status::text FROM stores ORDER BY id')).toEqual([
    { id: 1, status: 'inactive' },
    { id: 2, status: 'active' },
  ]);
  expect(await run('SELECT id FROM products WHERE listed')).toEqual([{ id: 2 }]);
  await expectExact(database, 'shops');
});
