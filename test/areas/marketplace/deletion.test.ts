import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { shopsOf } from '../../helpers/shops.js';
import { blockedBackends } from '../../helpers/waiting.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let store: { id: number; slug: string };
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  store = await shops.store();
});
afterAll(() => app.close());

const notFound = { code: 'product_not_found' };

describe.each(['marketplace', 'shop'])('a product of the %s that was ordered and then deleted', (area) => {
  const path = (id: number) => `/${area}/products/${id}`;
  const keys = () => Object.values(app.people).map(({ key }) => key);
  const product = () =>
    area === 'shop' ? shops.shopProduct({ category: 'Deleted' }) : shops.product(store.slug, { category: 'Deleted' });
  const inLists = async (): Promise<number> => {
    const lists = [
      `/${area}/products?category=deleted`,
      `/${area}/products?category=deleted&search=product`,
      ...(area === 'shop' ? [] : [`/marketplace/stores/${store.slug}`, `/marketplace/products?store_id=${store.id}`]),
    ];
    const totals = await Promise.all(lists.map(async (each) => (await app.api.get(each)).body.total as number));
    expect(new Set(totals).size, totals.join()).toBe(1);
    return totals[0] ?? 0;
  };

  it('is missing for everybody: it cannot be seen, changed, restored, ordered or deleted, and is in no list', async () => {
    const { api, people, database } = app;
    const id = await product();
    const listed = await inLists();
    const placed = (await shops.order(area, [[id, 2]])).body;
    await api.delete(path(id), people.admin.key).expect(200, { id, deleted: true });

    expect(await inLists()).toBe(listed - 1);
    for (const key of [undefined, ...keys()]) {
      expect((await api.get(path(id), key).expect(404)).body).toMatchObject(notFound);
    }
    for (const key of [people.other.key, people.moderator.key, people.admin.key]) {
      if (area === 'shop' && key === people.other.key) continue;
      for (const changes of [{ status: 'active' }, { price: 1 }, { stock: 3 }]) {
        expect((await api.patch(path(id), key).send(changes).expect(404)).body).toMatchObject(notFound);
      }
      expect((await api.delete(path(id), key).expect(404)).body).toMatchObject(notFound);
    }
    expect((await shops.order(area, [[id, 1]])).body).toMatchObject(notFound);

    const order = (await api.get(`/orders/${placed.id}`, people.member.key).expect(200)).body;
    expect(order.items).toEqual(placed.items);
    expect(order.items[0]).toMatchObject({ product_id: id, title: expect.any(String), price: 10, quantity: 2 });
    // A withdrawal restores the stock of a deleted product, but not the product.
    await api.delete(`/orders/${placed.id}`, people.member.key).expect(200);
    expect(await shops.stock(id)).toBe(5);
    expect((await api.get(path(id), people.admin.key).expect(404)).body).toMatchObject(notFound);
    await expectExact(database, 'shops');
  });

  it('is not revived by a change that waited for the deletion', async () => {
    const { api, people, database } = app;
    const id = await product();
    await shops.order(area, [[id, 1]]);
    const transaction = await database.pool.connect();
    await transaction.query('BEGIN');
    await transaction.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [id]);
    const change = api.patch(path(id), people.admin.key).send({ status: 'active' }).then();
    const repeated = api.delete(path(id), people.admin.key).then();
    await until(async () => (await blockedBackends(database.pool)).length >= 2);
    await transaction.query(`UPDATE products SET status = 'inactive', deleted_at = now() WHERE id = $1`, [id]);
    await transaction.query('COMMIT');
    transaction.release();
    expect((await change).body).toMatchObject(notFound);
    expect((await repeated).body).toMatchObject(notFound);
    await expectExact(database, 'shops');
  });
});

describe('the slug and the SKU of a deleted product', () => {
  it('are free for another one, and taken again by it', async () => {
    const { api, people } = app;
    const key = people.moderator.key;
    const body = { title: 'Mug', slug: 'mug', sku: 'MUG-1', price: 9.9, stock: 3, category: 'Kitchen' };
    const { id } = (await api.post('/shop/products', key).send(body).expect(201)).body;
    await shops.order('shop', [[id, 1]]);
    await api.delete(`/shop/products/${id}`, key).expect(200);
    const again = (await api.post('/shop/products', key).send(body).expect(201)).body;
    expect(again.id).not.toBe(id);
    for (const changes of [{ slug: 'other' }, { sku: 'OTHER' }]) {
      await api
        .post('/shop/products', key)
        .send({ ...body, ...changes })
        .expect(409);
    }
  });
});
