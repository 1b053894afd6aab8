import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { expectExact } from '../../helpers/exact.js';
import { randomNumbers } from '../../helpers/random.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let store: { id: number; slug: string };
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  store = await shops.store();
});
afterAll(() => app.close());

type Listed = { id: number; price: number; title: string };
const list = async (query: string): Promise<{ products: Listed[]; total: number; pages: number }> =>
  (await app.api.get(`/marketplace/products?${query}`).expect(200)).body;

describe('a product', () => {
  it('is offered, changed and removed by the owner of its store and by moderators', async () => {
    const { api, people } = app;
    const body = { title: ' Stool ', price: 4.35, category: ' Furniture ', image_url: 'https://example.org/a.jpg' };
    const path = `/marketplace/stores/${store.slug}/products`;
    expect((await api.post(path, people.member.key).send(body).expect(403)).body.code).toBe('not_owner');
    expect(
      (await api.post('/marketplace/stores/none/products', people.member.key).send(body).expect(404)).body.code,
    ).toBe('store_not_found');
    const made = (await api.post(path, people.other.key).send(body).expect(201)).body;
    expect(made).toMatchObject({
      ...{ title: 'Stool', price: 4.35, currency: 'EUR', stock: 0, in_stock: false, status: 'active' },
      ...{
        category: 'Furniture',
        image_url: 'https://example.org/a.jpg',
        store_id: store.id,
        store: { slug: store.slug },
      },
    });
    const one = `/marketplace/products/${made.id}`;
    await api.get(one).set('If-None-Match', '*').expect(304);
    expect((await api.patch(one, people.member.key).send({ price: 1 }).expect(403)).body.code).toBe('not_owner');
    const changed = await api.patch(one, people.other.key).send({ price: 0.1, stock: 3, image_url: null }).expect(200);
    expect(changed.body).toMatchObject({ price: 0.1, in_stock: true, image_url: null });
    await api.patch(one, people.moderator.key).send({ status: 'draft' }).expect(200);
    await api.get(one).expect(404);
    await api.get(one, people.other.key).expect(200);
    for (const call of [api.patch(one, people.member.key).send({ price: 1 }), api.delete(one, people.member.key)]) {
      expect((await call.expect(404)).body.code).toBe('product_not_found');
    }
    await api.patch(one, people.other.key).send({ status: 'active' }).expect(200);
    expect((await api.delete(one, people.member.key).expect(403)).body.code).toBe('not_owner');
    expect((await api.delete(one, people.other.key).expect(200)).body).toEqual({ id: made.id, deleted: true });
    await api.get(one, people.other.key).expect(404);
    await expectExact(app.database, 'shops');
  });

  it('answers 404 for a shop product in the marketplace', async () => {
    const id = await shops.shopProduct();
    await app.api.get(`/marketplace/products/${id}`, app.people.moderator.key).expect(404);
    await app.api.patch(`/marketplace/products/${id}`, app.people.moderator.key).send({ price: 1 }).expect(404);
    await app.api.delete(`/marketplace/products/${id}`, app.people.moderator.key).expect(404);
  });

  it.each(['http://%', 'http://', 'https://a:99999/', 'ftp://example.org/x', 'http://user:pw@example.org/'])(
    'has no picture at %s',
    async (image_url) => {
      const body = { title: 'x', category: 'x', price: 1, image_url };
      const { key } = app.people.other;
      const refused = await app.api.post(`/marketplace/stores/${store.slug}/products`, key).send(body).expect(400);
      expect(Object.keys(refused.body.data.params)).toEqual(['image_url']);
    },
  );

  it.each([4.355, 0.001, 1e-7, -0.01, 100_000_000, 1e300, '4', 99999999.991])('does not cost %s', async (price) => {
    const body = { title: 'x', category: 'x', price };
    const reply = await app.api
      .post(`/marketplace/stores/${store.slug}/products`, app.people.other.key)
      .send(body)
      .expect(400);
    expect(Object.keys(reply.body.data.params)).toEqual(['price']);
  });

  it.each([0, 0.01, 0.07, 1.1, 4.35, 8.2, 1005.01, 99999999.99])(
    'may cost %s, which comes back as it was sent',
    async (price) => {
      const id = await shops.product(store.slug, { price });
      expect((await app.api.get(`/marketplace/products/${id}`).expect(200)).body.price).toBe(price);
    },
  );
});

describe('a search', () => {
  it('finds a part of the title in any case and takes every character for itself', async () => {
    const titles = ['100% wool_blanket', 'ÄTHERISCHES Öl', 'back\\slash (x)', "it's <b>", 'Кружка'];
    for (const title of titles) await shops.product(store.slug, { title, category: 'Search' });
    for (const [term, title] of [
      ...[
        ['0% WOOL_B', titles[0]],
        ['ätherisch', titles[1]],
        ['S öL', titles[1]],
        ['k\\s', titles[2]],
        ['(x)', titles[2]],
      ],
      ...[
        ["t's <", titles[3]],
        ['КРУЖ', titles[4]],
        ['%', titles[0]],
        ['_', titles[0]],
      ],
    ] as const) {
      const { products } = await list(`category=SEARCH&search=${encodeURIComponent(term as string)}`);
      expect(
        products.map((each) => each.title),
        term,
      ).toEqual([title]);
    }
    for (const term of ['zzz', '🙂', "'; DROP TABLE products; --", '%%%', '\\', '['.repeat(200)]) {
      expect((await list(`search=${encodeURIComponent(term)}`)).total, term).toBe(term === '\\' ? 1 : 0);
    }
    expect((await list('search=')).total).toBe((await list('search=%20')).total);
  });

  it.each([
    'search=%00',
    'search=a&search=b',
    `search=${'x'.repeat(201)}`,
    'sort=price',
    'store_id=0',
    'per_page=101',
    'min_price=-1',

    'min_rating=6',
    'in_stock=x',
  ])('answers 400 to a request with %s', async (query) => {
    await app.api.get(`/marketplace/products?${query}`).expect(400);
  });
});

describe('the lists', () => {
  it('combine filters and orders, and every page is what skipping row by row would find', async () => {
    const { pool } = app.database;
    const { below, pick } = randomNumbers(7);
    const big = await shops.store();
    // Many products of one price, so that there are many ties.
    for (let batch = 0; batch < atNight(12, 6); batch++) {
      await pool.query(
        `INSERT INTO products (store_id, title, price, category, stock, status)
         SELECT CASE WHEN n % 3 = 0 THEN $1::integer ELSE $2::integer END, 'Item ' || n % 50, n * 7919 % 400 / 4.0,
           CASE WHEN n % 10 < 6 THEN 'Wide' ELSE 'Narrow ' || n % 7 END, n % 4,
           (CASE WHEN n % 19 = 0 THEN 'draft' ELSE 'active' END)::product_status
         FROM generate_series($3::integer, $3::integer + 999) n`,
        [store.id, big.id, batch * 1000],
      );
    }
    await pool.query(
      'INSERT INTO reviews (product_id, author_id, rating) SELECT id, $1, 1 + id % 5 FROM products WHERE id % 17 = 0 AND store_id = $2',
      [app.people.member.id, big.id],
    );
    for (let round = 0; round < 2; round++) {
      await expectExact(app.database, 'shops');
      for (const where of [
        '',
        `store_id=${big.id}`,
        'category=wIDE',
        `store_id=${big.id}&category=WIDE`,
        'search=item%201',
        'search=item%201&min_price=20.25&max_price=60',
        `store_id=${big.id}&in_stock=true`,
        'category=wide&in_stock=true&max_price=30',
        'min_rating=4',
      ]) {
        const filters = new URLSearchParams(where);
        for (const sort of ['newest', 'price_asc', 'price_desc', 'rating']) {
          const { rows: all } = await pool.query<{ id: number }>(
            `SELECT id FROM products WHERE listed AND ($1 = 0 OR store_id = $1) AND ($2 = '' OR lower(category) = $2)
               AND title ILIKE '%' || $3 || '%' AND price BETWEEN $4 AND $5 AND (stock > 0 OR NOT $6) AND rating >= $7
             ORDER BY ${{ newest: 'id DESC', price_asc: 'price, id', price_desc: 'price DESC, id DESC', rating: 'rating DESC, id DESC' }[sort]}`,
            [
              where.includes('store_id') ? big.id : 0,
              /wide/i.test(where) ? 'wide' : '',
              where.startsWith('search') ? 'item 1' : '',
              ...[filters.get('min_price') ?? 0, filters.get('max_price') ?? 1e9],
              ...[filters.has('in_stock'), filters.get('min_rating') ?? 0],
            ],
          );
          // A search finds a thousand at most, and so does a filter.
          const rows = /search|_price|in_stock|min_rating/.test(where) ? all.slice(0, 1000) : all;
          const size = pick([7, 20, 100]);
          const last = Math.ceil(rows.length / size);
          const turn = Math.ceil(1024 / size);
          for (const page of new Set([
            1,
            2,
            turn,
            turn + 1,
            turn + 2,
            last - 1,
            last,
            last + 1,
            1 + below(last),
            1 + below(last),
            1 + below(last),
          ])) {
            const { products, total, pages } = await list(`${where}&sort=${sort}&page=${page}&per_page=${size}`);
            expect(
              products.map(({ id }) => id),
              `${where} ${sort} ${page} of ${last}`,
            ).toEqual(rows.slice((page - 1) * size, page * size).map(({ id }) => id));
            expect([total, pages]).toEqual([rows.length, last]);
          }
        }
      }
      // Changes prices and categories, and adds and deletes products, in ranges: blocks become empty or overflow.
      await pool.query('UPDATE products SET price = $1 WHERE id % 11 = $2', [below(100), below(11)]);
      await pool.query(`UPDATE products SET category = 'Wide' WHERE category LIKE 'Narrow%' AND id % 5 = $1`, [
        below(5),
      ]);
      await pool.query('DELETE FROM products WHERE rating_count = 0 AND id BETWEEN $1 AND $1 + 700', [
        below(atNight(11_000, 5_000)),
      ]);
      await pool.query(
        `INSERT INTO products (store_id, title, price, category)
         SELECT $1, 'Item', $2, 'Wide' FROM generate_series(1, $3::integer)`,
        [big.id, below(100), atNight(6000, 2000)],
      );
    }
  }, 240_000);
});

it("shows a product's description, and an excerpt in lists", async () => {
  const { api, people } = app;
  const shop = await shops.store();
  const path = `/marketplace/stores/${shop.slug}`;
  const sent = { title: 'Lamp', price: 3, category: 'Light', description: 'd'.repeat(1001) };
  const { id, ...made } = (await api.post(`${path}/products`, people.other.key).send(sent).expect(201)).body;
  expect(made.description).toBe(sent.description);
  const expected = { id, description: `${'d'.repeat(299)}…`, store_name: shop.name, store_slug: shop.slug };
  expect((await list(`store_id=${shop.id}`)).products).toMatchObject([expected]);
  expect((await list('search=lamp')).products).toMatchObject([expected]);
  const page = (await api.get(path).expect(200)).body;
  expect(page.products).toMatchObject([expected]);
  expect(page.store).toMatchObject({ owner_id: people.other.id, owner: people.other.username });
  const change = { description: 'Bright.' };
  await api.patch(`/marketplace/products/${id}`, people.other.key).send(change).expect(200);
  expect((await api.get(`/marketplace/products/${id}`).expect(200)).body).toMatchObject(change);
});
