import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let store: { id: number; slug: string };
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  store = await shops.store();
});
afterAll(() => app.close());

const read = async (area: string) => (await app.api.get(`/${area}/categories`).expect(200)).body;

describe.each(['marketplace', 'shop'])('the categories of the %s', (area) => {
  const add = (changes: object) => (area === 'shop' ? shops.shopProduct(changes) : shops.product(store.slug, changes));
  const change = async (id: number, changes: object) => {
    await app.api.patch(`/${area}/products/${id}`, app.people.moderator.key).send(changes).expect(200);
  };

  it('lists categories with listed products, the largest first, in the spelling of the oldest product', async () => {
    expect(await read(area)).toEqual([]);
    const first = await add({ category: 'Wool' });
    await add({ category: 'WOOL' });
    await add({ category: 'Ash' });
    await add({ category: 'Drafts', status: 'draft' });
    expect(await read(area)).toEqual([
      { name: 'Wool', product_count: 2 },
      { name: 'Ash', product_count: 1 },
    ]);
    await change(first, { category: 'ash' });
    expect(await read(area)).toEqual([
      // It is the oldest of them.
      { name: 'ash', product_count: 2 },
      { name: 'WOOL', product_count: 1 },
    ]);
  });

  it('exclude hidden and discontinued products', async () => {
    const [hidden, inactive] = [await add({ category: 'Gone' }), await add({ category: 'Gone' })];
    const category = async () =>
      (await read(area)).find(({ name }: { name: string }) => name === 'Gone')?.product_count;
    expect(await category()).toBe(2);
    const { moderator } = app.people;
    await app.api.put(`/moderation/content/product/${hidden}`, moderator.key).send({ reason: 'No.' }).expect(200);
    expect(await category()).toBe(1);
    await change(inactive, { status: 'inactive' });
    expect(await category()).toBeUndefined();
    await app.api.delete(`/moderation/content/product/${hidden}`, moderator.key).expect(200);
    expect(await category()).toBe(1);
  });

  it('are switched off with their area', async () => {
    const { testDatabase, people } = app;
    const areas = ['forum', 'answers', 'marketplace', 'shop', 'files', 'videos'].filter((name) => name !== area);
    const off = await testApp({ settings: { AREAS: areas.join(',') }, sharing: { testDatabase, people } });
    await expectCode(off.api.get(`/${area}/categories`), 503, 'component_inactive');
    await off.close();
  });
});

it('exclude products of a closed store from the marketplace', async () => {
  const other = await shops.store();
  await shops.product(other.slug, { category: 'Closing' });
  expect(await read('marketplace')).toContainEqual({ name: 'Closing', product_count: 1 });
  const path = `/marketplace/stores/${other.slug}`;
  await app.api.patch(path, app.people.other.key).send({ status: 'inactive' }).expect(200);
  expect((await read('marketplace')).map(({ name }: { name: string }) => name)).not.toContain('Closing');
});

it('lists at most the thousand categories with the most products', async () => {
  const { pool } = app.database;
  await pool.query(
    `INSERT INTO products (store_id, title, price, category)
     SELECT $1, 'Many', 1, 'Many ' || n % 1100 FROM generate_series(1, 1150) n`,
    [store.id],
  );
  const { body } = await app.api.get('/marketplace/categories').expect(200);
  expect(body).toHaveLength(1000);
  const counts = body.map(({ product_count }: { product_count: number }) => product_count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(body.filter(({ name }: { name: string }) => /^Many ([1-9]|[1-4]\d|50)$/.test(name))).toHaveLength(50);
});
