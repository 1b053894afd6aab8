import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
});
afterAll(() => app.close());

describe('a store', () => {
  it('is opened by anyone, under an address of its own', async () => {
    const { api, people } = app;
    const body = { name: '  Oak & Iron ', slug: 'oak-and-iron' };
    const reply = await api.post('/marketplace/stores', people.member.key).send(body).expect(201);
    expect(reply.body).toEqual({
      banner_url: null,
      vacation: null,
      hidden: null,
      logo_url: null,
      rating: null,
      id: reply.body.id,
      name: 'Oak & Iron',
      slug: 'oak-and-iron',
      status: 'active',
      description: '',
      product_count: 0,
      owner_id: people.member.id,
      owner: people.member.username,
    });
    const again = await api.post('/marketplace/stores', people.other.key).send(body).expect(409);
    expect(again.body.code).toBe('already_exists');
    for (const slug of ['Oak', 'oak--iron', '-oak', 'oak_iron', 'x'.repeat(101)]) {
      await api.post('/marketplace/stores', people.member.key).send({ name: 'x', slug }).expect(400);
    }
  });

  it('counts its active products, and shows them the newest first', async () => {
    const store = await shops.store();
    const ids = [];
    for (let n = 0; n < 5; n++) ids.unshift(await shops.product(store.slug));
    await shops.product(store.slug, { status: 'draft' });
    const reply = await app.api.get(`/marketplace/stores/${store.slug}?per_page=2&page=2`).expect(200);
    expect(reply.body).toMatchObject({ page: 2, pages: 3, total: 5, store: { id: store.id, product_count: 5 } });
    expect(reply.body.products.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2, 4));
    const past = await app.api.get(`/marketplace/stores/${store.slug}?page=100000`).expect(200);
    expect(past.body).toMatchObject({ products: [], total: 5 });
    await app.api.get(`/marketplace/stores/${store.slug}`).set('If-None-Match', '*').expect(304);
    expect((await app.api.get('/marketplace/stores/none').expect(404)).body.code).toBe('store_not_found');
    await app.api.get(`/marketplace/stores/${store.slug}?per_page=101`).expect(400);
  });

  it('is changed by its owner and moderators, and suspended by moderators alone', async () => {
    const { api, people } = app;
    const store = await shops.store();
    const path = `/marketplace/stores/${store.slug}`;
    const change = (key: string, body: object) => api.patch(path, key).send(body);
    expect((await change(people.other.key, { name: 'Renamed' }).expect(200)).body.name).toBe('Renamed');
    expect((await change(people.member.key, { name: 'x' }).expect(403)).body.code).toBe('not_owner');
    expect((await change(people.other.key, { status: 'suspended' }).expect(403)).body.code).toBe('not_owner');
    await change(people.moderator.key, { status: 'suspended' }).expect(200);
    expect((await change(people.other.key, { status: 'active' }).expect(403)).body.code).toBe('not_owner');
    await change(people.other.key, { description: 'Back soon' }).expect(200);
    expect((await change(people.member.key, { name: 'x' }).expect(404)).body.code).toBe('store_not_found');
    await change(people.moderator.key, { status: 'active' }).expect(200);
  });

  it.each(['inactive', 'suspended'])(
    'hides a store that is %s with its products from everyone but its owner',
    async (status) => {
      const { api, people } = app;
      const store = await shops.store();
      const product = await shops.product(store.slug, { title: `Hidden ${status}`, category: 'Hiding' });
      const before = (await api.get('/marketplace/stores').expect(200)).body.total;
      const path = `/marketplace/stores/${store.slug}`;
      const lists = [
        'category=hiding',
        `search=hidden%20${status}`,
        `store_id=${store.id}`,
        `store_id=${store.id}&sort=price_asc`,
      ];
      const totals = async () =>
        Promise.all(lists.map(async (query) => (await api.get(`/marketplace/products?${query}`)).body.total));
      expect(await totals()).toEqual([1, 1, 1, 1]);
      await api.patch(path, people.moderator.key).send({ status }).expect(200);
      expect(await totals()).toEqual([0, 0, 0, 0]);
      expect((await api.get('/marketplace/stores').expect(200)).body.total).toBe(before - 1);
      await api.get(path).expect(404);
      await api.get(path, people.member.key).expect(404);
      expect((await api.get(`/marketplace/products/${product}`).expect(404)).body.code).toBe('product_not_found');
      expect((await shops.order('marketplace', [[product, 1]])).status).toBe(404);
      for (const { key } of [people.other, people.moderator]) {
        expect((await api.get(path, key).expect(200)).body).toMatchObject({
          store: { status, product_count: 1 },
          total: 1,
        });
        await api.get(`/marketplace/products/${product}`, key).expect(200);
      }
      await expectExact(app.database, 'shops');
      await api.patch(path, people.moderator.key).send({ status: 'active' }).expect(200);
      expect(await totals()).toEqual([1, 1, 1, 1]);
      await api.patch(`/marketplace/products/${product}`, people.other.key).send({ category: 'Things' }).expect(200);
      await expectExact(app.database, 'shops');
    },
  );

  it('is listed the newest first', async () => {
    const store = await shops.store();
    const reply = await app.api.get('/marketplace/stores?per_page=1').expect(200);
    expect(reply.body).toMatchObject({ page: 1, stores: [{ id: store.id }] });
    expect(reply.body.pages).toBe(reply.body.total);
    await app.api
      .get('/marketplace/stores')
      .set('If-None-Match', reply.headers.etag ?? '')
      .expect(200);
    await app.api
      .get('/marketplace/stores?per_page=1')
      .set('If-None-Match', reply.headers.etag ?? '')
      .expect(304);
    await app.api.get('/marketplace/stores?per_page=0').expect(400);
  });
});
