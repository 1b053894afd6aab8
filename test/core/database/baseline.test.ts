import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { baseline, presentNames, upgradeSteps } from '../../../src/core/database/migrations/baseline.js';
import {
  applyMigrations,
  migrationsFolder,
  upgradeDatabase,
} from '../../../src/core/database/migrations/migrations.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await forumOf(app).topic(await forumOf(app).board());
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;

/** Records these migrations only, like a database from before they were squashed. */
async function recordOnly(names: string[]): Promise<void> {
  await query('DELETE FROM _prisma_migrations WHERE migration_name <= $1', [baseline.names.at(-1)]);
  for (const name of names) {
    await query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), 'x', $1, now(), 1)`,
      [name],
    );
  }
}

const names = async () =>
  (await query('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).map(({ name }) => name);
const migrate = (warnings: string[] = []) =>
  applyMigrations(app.testDatabase.url, migrationsFolder, { info: () => {}, warn: (line) => void warnings.push(line) });
const squashed = ['20261121000000_identity_and_forum', baseline.last];

beforeEach(() => recordOnly(baseline.names));

it('keeps all rows of a database with all squashed migrations, and applies none again', async () => {
  const rows = () => query('SELECT * FROM topics');
  const before = await rows();
  await recordOnly(squashed);
  const warnings: string[] = [];
  expect(await migrate(warnings)).toEqual(baseline.names);
  expect(warnings).toEqual([]);
  expect(await names()).toEqual(expect.arrayContaining([...squashed, ...baseline.names]));
  expect(await rows()).toEqual(before);
  await expectExact(app.database, 'forum');
  expect(await migrate()).toEqual([]);
});

const [first, second] = upgradeSteps;
const oldest = '20261121000000_identity_and_forum';
/** Migrations of older databases, and the commits that upgrade them. */
const older: [names: string[], commits: string[]][] = [
  [[oldest], [first.by, second.by]],
  [[oldest, first.last], [second.by]],
  [['20261125040000_baseline', '20261125040001_generated'], [second.by]],
  [[oldest, first.last, '20261125150000_warnings'], [second.by]],
];

it.each(older)('refuses a database that only has %j, and lists all commits to start first', async (has, commits) => {
  await recordOnly(has);
  const before = await names();
  const [one, ...others] = commits.map((by) => `commit ${by}`);
  const chain = [`start ${one} with it once`, ...others].join(', then ');
  await expect(migrate()).rejects.toThrow(`${chain}, and then this version`);
  expect(await names()).toEqual(before);
  for (const by of commits) expect(by).toMatch(/^[0-9a-f]{40}$/);
});

it('leaves recording the baseline to the command with MIGRATE=off', async () => {
  await recordOnly(squashed);
  const off = { url: app.testDatabase.url, databaseDirectUrl: null, migrate: false };
  await expect(upgradeDatabase(off, { info: () => {}, warn: () => {} })).rejects.toThrow('The database lacks 2 of');
});

it('maps the migration names of an older backup to the present ones', () => {
  expect(presentNames([...squashed, '29990101000000_later'])).toEqual([...baseline.names, '29990101000000_later']);
  expect(presentNames(baseline.names)).toEqual(baseline.names);
  expect(() => presentNames(squashed.slice(0, 1), 'backup')).toThrow(
    `restore it with commit ${first.by}, start commit ${second.by}, then this version with what was restored`,
  );
  expect(() => presentNames(squashed.slice(0, 1), 'backup')).toThrow('This backup is older');
});
