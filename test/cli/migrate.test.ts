import { readdirSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '../../scripts/shared/process.js';
import { migrationsFolder } from '../../src/core/database/migrations/migrations.js';
import { loadConfig } from '../../src/core/platform/config.js';
import type { Lifecycle } from '../../src/core/platform/lifecycle.js';
import { startPrerequisites } from '../../src/run/prerequisites.js';
import { dropDatabase } from '../helpers/administer.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { commandLine, oneLine } from './command.js';

let db: TestDatabase;
/** URL of an empty database. */
let url: string;
let admin: ReturnType<typeof commandLine>;
beforeAll(async () => {
  db = await testDatabase();
  await db.database.pool.query(`CREATE DATABASE ${db.name}_empty`);
  url = Object.assign(new URL(db.url), { pathname: `/${db.name}_empty` }).href;
  admin = commandLine(url, { MIGRATE: 'off' });
});
afterAll(async () => {
  await dropDatabase(db.url, `${db.name}_empty`);
  await db.drop();
});

async function query(sql: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(sql);
  await client.end();
  return rowCount;
}

const log = pino({ level: 'silent' });

/** Runs the start of a node up to serving, and ends it. */
async function start(settings: Record<string, string>): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  const lifecycle = {
    signal: new AbortController().signal,
    step: (run) => run(),
    atEnd: (_, run) => void ends.unshift(run),
  } as Pick<Lifecycle, 'signal' | 'step' | 'atEnd'> as Lifecycle;
  const config = loadConfig({ DATABASE_URL: url, STORAGE_URL: 'file:/nowhere', ...settings });
  try {
    await startPrerequisites(config, { poolSize: 2, log, lifecycle, metrics: null, tracing: null });
  } finally {
    for (const end of ends) await end();
  }
}

it('recommends migrate if there are no tables yet', async () => {
  const folder = makeFolder('plaza-migrate-');
  try {
    for (const args of [['user', 'list'], ['check'], ['log'], ['mail', 'list'], ['backup', folder]]) {
      const { code, stderr } = await admin(args);
      expect([args, code, stderr]).toEqual([args, 1, expect.stringMatching(oneLine)]);
      expect(stderr).toContain('lacks tables of this version: run npm run admin -- migrate, or start');
    }
  } finally {
    await removeFolder(folder);
  }
});

it('brings a database up to date, which nodes leave alone with MIGRATE=off', async () => {
  await expect(start({ MIGRATE: 'off' })).rejects.toThrow(
    /^The database lacks (\d+) of \1 migrations, and MIGRATE=off/,
  );
  expect(await query('SELECT FROM pg_tables WHERE schemaname = current_schema()')).toBe(0);

  const folders = readdirSync(migrationsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  const { code, stdout } = await admin(['migrate', '--json']);
  const { applied }: { applied: string[] } = JSON.parse(stdout);
  expect([code, applied]).toEqual([0, names]);
  await start({ MIGRATE: 'off' });
  expect(await admin(['migrate'])).toMatchObject({ code: 0, stdout: 'The database is up to date.\n' });

  // Migrations of a later release do not prevent the start: the previous version runs again if a new one fails.
  await query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29990101000000_later', now())`,
  );
  await start({ MIGRATE: 'off' });
});

it('wants a database that is not its own', async () => {
  const { code, stderr } = await commandLine('')(['migrate']);
  expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)]);
  expect(stderr).toContain('DATABASE_URL');
});
