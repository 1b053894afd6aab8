import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const whole = '😀'.repeat(1500);
const first = '😀'.repeat(1000);
const read = async (path: string) => (await app.api.get(path, app.people.member.key).expect(200)).body;
const run = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

it('shows the first thousand characters of a description in lists, and all in the item', async () => {
  await run(`INSERT INTO boards (id, title, description, position) VALUES (1, 'x', $1, 1)`, [whole]);
  expect((await read('/forum/boards'))[0].description).toBe(first);
  expect((await read('/forum/boards/1')).board.description).toBe(whole);
  await run(
    `INSERT INTO videos (id, author_id, title, description, status, object_key, mime_type, size)
     VALUES (1, $1, 'x', $2, 'ready', 'k', 'video/mp4', 1)`,
    [app.people.member.id, whole],
  );
  expect((await read('/videos')).videos[0].description).toBe(first);
  expect((await read('/videos/1')).description).toBe(whole);
  await run(
    `INSERT INTO products (id, title, slug, description, category, price, regular_price) VALUES (1, 'x', 'x', $1, 'x', 1, 1)`,
    [whole],
  );
  expect((await read('/shop/products')).products[0].description).toBe(first);
  expect((await read('/shop/products/1')).description).toBe(whole);
});

it('an order has at most fifty items, and an older one of more shows all when it is read alone', async () => {
  await run(
    `INSERT INTO products (id, title, slug, category, price, regular_price, stock)
     SELECT 100 + n, 'x', 'x-' || n, 'x', 1, 1, 9 FROM generate_series(1, 60) n`,
  );
  const items = Array.from({ length: 60 }, (_, n) => ({ product_id: 101 + n, quantity: 1 }));
  const place = (some: typeof items) => app.api.post('/shop/orders', app.people.member.key).send({ items: some });
  await place(items).expect(400);
  const { id } = (await place(items.slice(0, 50)).expect(201)).body;
  await run(
    `INSERT INTO order_items (order_id, product_id, title, price, quantity)
     SELECT $1, 100 + n, 'x', 1, 1 FROM generate_series(51, 60) n`,
    [id],
  );
  expect((await read(`/orders/${id}`)).items).toHaveLength(60);
  const [listed] = (await read('/shop/orders')).orders;
  expect([listed.items.length, listed.items.at(-1).product_id, listed.total]).toEqual([50, 150, 60]);
});
