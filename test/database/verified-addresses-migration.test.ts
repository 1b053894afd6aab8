import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, type EarlierDatabase } from '../helpers/migrations.js';

let old: EarlierDatabase;
beforeAll(async () => {
  old = await databaseBefore('20261122850100_verified_addresses');
}, 60_000);
afterAll(() => old.drop());

it('addresses from before count as verified, and none that comes later', async () => {
  const run = async (text: string) => (await old.database.pool.query(text)).rows;
  await run(`INSERT INTO users (id, username, email, deleted_at)
    VALUES (1, 'deleted-1', NULL, now()), (2, 'here', 'here@example.org', NULL), (3, 'nowhere', NULL, NULL)`);
  await old.migrate();
  await run(`INSERT INTO users (id, username, email) VALUES (4, 'later', 'later@example.org')`);
  expect(
    await run('SELECT id, email_verified_at IS NOT NULL AS verified, awaits_approval FROM users ORDER BY id'),
  ).toEqual(
    [false, true, false, false].map((verified, index) => ({ id: index + 1, verified, awaits_approval: false })),
  );
});
