import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { endAll, type Service, startService } from '../../../scripts/shared/process.js';
import { until } from '../../../scripts/shared/until.js';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { administer, dropDatabase, withDatabase } from '../../helpers/administer.js';
import { schemaDiff } from '../../helpers/schema-engine.js';
import { blockedBackends } from '../../helpers/waiting.js';

/** The service has to be compiled first. */
const longest = 100_000;

let url: string;
let name: string;
let folder: string;
let client: pg.Client;
beforeEach(async () => {
  name = `${inject('runName')}_${randomBytes(5).toString('hex')}`;
  await administer(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  url = withDatabase(inject('postgresUrl'), name);
  folder = mkdtempSync(join(tmpdir(), 'plaza-migrations-'));
  client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
});
afterEach(async () => {
  await endAll('SIGKILL');
  await client.end();
  await dropDatabase(inject('postgresUrl'), name);
  rmSync(folder, { recursive: true });
});

/** Copies our migrations up to `last`, inclusive. */
function copyMigrations(last: string): void {
  for (const each of readdirSync(migrationsFolder).filter((each) => /^\d/.test(each) && each <= last)) {
    cpSync(join(migrationsFolder, each), join(folder, each), { recursive: true });
  }
}

function writeMigration(migration: string, script: string): void {
  mkdirSync(join(folder, migration), { recursive: true });
  writeFileSync(join(folder, migration, 'migration.sql'), script);
}

async function unfinished(): Promise<string[]> {
  const { rows } = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
  return rows.map((row) => row.migration_name);
}

const log = () => {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  return { lines, info: note, warn: note };
};

/** Starts a service whose migration waits for a lock on the topics. */
async function stuckService(): Promise<Service> {
  copyMigrations('20261126030000_baseline');
  await applyMigrations(url, folder);
  await client.query('BEGIN; LOCK TABLE topics IN ACCESS EXCLUSIVE MODE');
  const service = startService({ DATABASE_URL: url });
  const watch = new pg.Client(url);
  await watch.connect();
  try {
    await until(async () => (await blockedBackends(watch)).length > 0, longest);
    return service;
  } finally {
    await watch.end();
  }
}

async function becomesHealthy(service: Service): Promise<void> {
  const response = await fetch(`${await service.base}/health`);
  expect(response.status).toBe(200);
  expect(await schemaDiff(url, 'prisma/schema.prisma')).toBe('');
  expect(await unfinished()).toEqual([]);
}

describe('a service that is stopped during a migration', { timeout: 4 * longest }, () => {
  it.each(['before', 'after'])('is resumed after kill -9 by a start %s the lock is free', async (when) => {
    const first = await stuckService();
    first.child.kill('SIGKILL');
    await first.exit;
    expect(await unfinished()).toEqual([]);
    if (when === 'after') await client.query('COMMIT');
    const second = startService({ DATABASE_URL: url });
    if (when === 'before') {
      await until(() => second.log().includes('waiting for a lock'), longest);
      await client.query('COMMIT');
    }
    await becomesHealthy(second);
  });

  it('rolls back the migration immediately on SIGTERM', async () => {
    const first = await stuckService();
    const began = performance.now();
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(first.output()).toContain(
      'Aborted by shutdown during the migration 20261126030001_generated, which was rolled back',
    );
    expect(await unfinished()).toEqual([]);
    expect(await blockedBackends(client)).toEqual([]);
    await client.query('COMMIT');
    await becomesHealthy(startService({ DATABASE_URL: url }));
  });

  it('stops waiting for another server’s migration on SIGTERM', async () => {
    const first = await stuckService();
    const second = startService({ DATABASE_URL: url });
    await until(() => second.log().includes('waiting for another server'), longest);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    await client.query('COMMIT');
    await becomesHealthy(first);
  });
});

describe('a migration', { timeout: 4 * longest }, () => {
  it('lets other requests pass while it waits for a lock, and continues once the lock is free', async () => {
    writeMigration('91_table', 'CREATE TABLE busy (id int)');
    await applyMigrations(url, folder);
    writeMigration('92_column', 'ALTER TABLE busy ADD COLUMN word text');
    const lines = log();
    await client.query('BEGIN; SELECT * FROM busy');
    const applied = applyMigrations(url, folder, lines);
    await until(() => lines.lines.some((line) => line.includes('waiting for a lock')), 20_000);
    const reader = new pg.Client({ connectionString: url, statement_timeout: 1000 });
    await reader.connect();
    await reader.query('SELECT * FROM busy');
    await reader.end();
    await client.query('COMMIT');
    expect(await applied).toEqual(['92_column']);
  });

  it('is recorded as finished in its own transaction', async () => {
    writeMigration('91_notes', 'CREATE TABLE notes (what text, id xid8)');
    await applyMigrations(url, folder);
    await client.query(`
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO notes VALUES ('finished', pg_current_xact_id()); RETURN NULL;
      END $$;
      CREATE TRIGGER note AFTER INSERT ON _prisma_migrations FOR EACH ROW
        WHEN (NEW.finished_at IS NOT NULL) EXECUTE FUNCTION note()`);
    writeMigration('92_work', `INSERT INTO notes VALUES ('worked', pg_current_xact_id()) -- no semicolon`);
    await applyMigrations(url, folder);
    const { rows } = await client.query('SELECT string_agg(what, $1 ORDER BY what) AS both FROM notes GROUP BY id', [
      ', ',
    ]);
    expect(rows).toEqual([{ both: 'finished, worked' }]);
  });

  it('needs manual repair if it ends its own transactions and was interrupted', async () => {
    writeMigration('91_own', 'BEGIN; CREATE TABLE half (id int); COMMIT; CREATE TABLE whole (id int);');
    expect(await applyMigrations(url, folder)).toEqual(['91_own']);
    await client.query('UPDATE _prisma_migrations SET finished_at = NULL; DROP TABLE whole');
    await expect(applyMigrations(url, folder)).rejects.toThrow('The migration 91_own was interrupted and is no single');
  });

  it('waits for running writes as long as needed while it builds an index', async () => {
    writeMigration('91_table', 'CREATE TABLE busy (id int)');
    await applyMigrations(url, folder);
    writeMigration('92_index', 'CREATE INDEX CONCURRENTLY busy_id ON busy (id)');
    await client.query('BEGIN; INSERT INTO busy VALUES (1)');
    const applied = Promise.all([applyMigrations(url, folder), applyMigrations(url, folder)]);
    await sleep(1500);
    await client.query('COMMIT');
    expect((await applied).flat()).toEqual(['92_index']);
    const { rows } = await client.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'busy_id'::regclass`);
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  it('refuses a database with migrations of another program', async () => {
    await client.query('CREATE TABLE invoices (id int)');
    await expect(applyMigrations(url, migrationsFolder)).rejects.toThrow('The database has the table invoices and no');
  });

  it('is rolled back if it fails, and retried once it is corrected', async () => {
    writeMigration('91_wrong', 'CREATE TABLE one (id int); CREATE TABLE one (id int);');
    await expect(applyMigrations(url, folder)).rejects.toThrow(
      'The migration 91_wrong failed: relation "one" already exists',
    );
    writeMigration('91_wrong', 'CREATE TABLE one (id int);');
    expect(await applyMigrations(url, folder)).toEqual(['91_wrong']);
  });
});
