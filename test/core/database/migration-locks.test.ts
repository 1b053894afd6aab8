import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { type TestApp, testApp } from '../../helpers/app.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  folder = mkdtempSync(join(tmpdir(), 'plaza-locks-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

it('lets others pass while it waits for a long transaction, and succeeds afterwards', async () => {
  const name = '29990101000000_later';
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'migration.sql'), 'ALTER TABLE users ADD COLUMN later text;');
  const long = new pg.Client(app.testDatabase.url);
  await long.connect();
  await long.query('BEGIN; SELECT FROM users LIMIT 1');
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  let isOver = false;
  const migrating = applyMigrations(app.testDatabase.url, folder, log).finally(() => {
    isOver = true;
  });
  const statuses: number[] = [];
  const asking = async () => {
    while (!isOver) {
      const { api, people } = app;
      statuses.push((await api.get('/me', people.member.key)).status);
      const board = { title: 'Board', description: 'x' };
      statuses.push((await api.post('/forum/boards', people.admin.key).send(board)).status);
    }
  };
  const reads = Promise.all([asking(), asking(), asking()]);
  // It has retried several times, and others were served meanwhile.
  await until(() => lines.some((line) => line.includes('waiting for a lock')));
  const before = statuses.length;
  await until(() => statuses.length > before + 60, 60_000);
  expect(isOver).toBe(false);
  await long.query('COMMIT');
  expect(await migrating).toEqual([name]);
  await reads;
  await long.end();
  expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
}, 180_000);

it('steps back from a deadlock with a request, and succeeds afterwards', async () => {
  const name = '29990101000001_latest';
  mkdirSync(join(folder, name));
  // Another's lock in between makes the stronger one a deadlock.
  const script = `LOCK TABLE boards IN SHARE ROW EXCLUSIVE MODE; SELECT pg_sleep(0.5); ALTER TABLE boards ADD COLUMN latest text;`;
  writeFileSync(join(folder, name, 'migration.sql'), script);
  const { url } = app.testDatabase;
  const request = new pg.Client(url);
  await request.connect();
  await request.query('BEGIN; SELECT FROM boards LIMIT 1');
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  const migrating = applyMigrations(url, folder, log);
  await until(async () => {
    const { rowCount } = await app.database.pool.query(
      `SELECT FROM pg_locks WHERE relation = 'boards'::regclass AND mode = 'ShareRowExclusiveLock' AND granted`,
    );
    return rowCount === 1;
  });
  await request.query('LOCK TABLE boards IN ROW EXCLUSIVE MODE');
  await request.query('COMMIT');
  expect((await migrating).at(-1)).toBe(name);
  expect(lines.some((line) => line.includes('waiting for a lock'))).toBe(true);
  await request.end();
});
