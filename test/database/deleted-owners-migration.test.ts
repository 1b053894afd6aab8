import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectExact } from '../helpers/exact.js';
import { databaseBefore, type EarlierDatabase } from '../helpers/migrations.js';

let old: EarlierDatabase;
beforeAll(async () => {
  old = await databaseBefore('20261122090100_stores_of_the_deleted');
}, 60_000);
afterAll(() => old.drop());

it('stores of accounts that are deleted already close, with their products and counters, and no others', async () => {
  const run = async (text: string) => (await old.database.pool.query(text)).rows;
  await run(`INSERT INTO users (id, username, created_at, deleted_at)
    VALUES (1, 'deleted-1', now() - interval '1 day', now()), (2, 'here', now(), NULL)`);
  await run(`INSERT INTO stores (id, owner_id, name, slug, description, created_at) VALUES
    (1, 1, 'Left', 'left', '', now() - interval '1 hour'), (2, 2, 'Kept', 'kept', '', now())`);
  await run(
    `INSERT INTO products (id, store_id, title, category, price, created_at) VALUES
    (1, 1, 'A', 'x', 1, now() - interval '1 hour'), (2, 2, 'B', 'x', 1, now())`,
  );
  expect(await run('SELECT id FROM products WHERE listed ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);

  await old.migrate();
  expect(await run('SELECT id, status::text FROM stores ORDER BY id')).toEqual([
    { id: 1, status: 'inactive' },
    { id: 2, status: 'active' },
  ]);
  expect(await run('SELECT id FROM products WHERE listed')).toEqual([{ id: 2 }]);
  await expectExact(old.database, 'shops');
});
