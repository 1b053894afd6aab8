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

describe('a product of the shop', () => {
  it('is added, changed and removed by moderators', async () => {
    const { api, people } = app;
    const body = { title: 'Mug', slug: 'mug', sku: 'MUG-1', price: 9.9, regular_price: 12.5, category: 'Kitchen' };
    const made = (await api.post('/shop/products', people.moderator.key).send(body).expect(201)).body;
    expect(made).toMatchObject({ ...body, on_sale: true, in_stock: false, currency: 'EUR', description: '' });
    for (const changes of [{ slug: 'other' }, { sku: null }]) {
      const again = await api
        .post('/shop/products', people.moderator.key)
        .send({ ...body, ...changes })
        .expect(409);
      expect(again.body.code).toBe('already_exists');
    }
    const one = `/shop/products/${made.id}`;
    await api.get(one).set('If-None-Match', '*').expect(304);
    const changed = await api
      .patch(one, people.admin.key)
      .send({ price: 12.5, sku: null, description: 'x' })
      .expect(200);
    expect(changed.body).toMatchObject({ on_sale: false, sku: null, description: 'x' });
    const other = await shops.shopProduct();
    const clash = await api.patch(`/shop/products/${other}`, people.admin.key).send({ slug: 'mug' }).expect(409);
    expect(clash.body.code).toBe('already_exists');
    await api.patch(one, people.admin.key).send({ status: 'inactive', regular_price: 20, slug: 'cup' }).expect(200);
    expect((await api.get(one).expect(404)).body.code).toBe('product_not_found');
    await api.get(one, people.member.key).expect(404);
    await api.get(one, people.moderator.key).expect(200);
    expect((await api.delete(one, people.moderator.key).expect(200)).body).toEqual({ id: made.id, deleted: true });
    expect((await api.delete(one, people.moderator.key).expect(404)).body.code).toBe('product_not_found');
    expect((await api.patch(one, people.moderator.key).send({ price: 1 }).expect(404)).body.code).toBe(
      'product_not_found',
    );
    await expectExact(app.database, 'shops');
  });

  it("answers 404 for a store's product in the shop", async () => {
    const id = await shops.product((await shops.store()).slug);
    await app.api.get(`/shop/products/${id}`, app.people.moderator.key).expect(404);
    await app.api.patch(`/shop/products/${id}`, app.people.moderator.key).send({ price: 1 }).expect(404);
    await app.api.delete(`/shop/products/${id}`, app.people.moderator.key).expect(404);
  });

  it('is listed with filters and orders', async () => {
    const { api } = app;
    for (const price of [3, 1, 2]) await shops.shopProduct({ price, category: 'Listed', title: `Listed ${price}` });
    const prices = async (query: string) =>
      (await api.get(`/shop/products?category=LISTED&${query}`).expect(200)).body.products.map(
        (each: { price: number }) => each.price,
      );
    expect(await prices('sort=newest')).toEqual([2, 1, 3]);
    expect(await prices('sort=price_asc')).toEqual([1, 2, 3]);
    expect(await prices('sort=price_desc&per_page=2&page=2')).toEqual([1]);
    expect(await prices('search=ted%203')).toEqual([3]);
    await api.get('/shop/products').set('If-None-Match', '*').expect(304);
    await api.get('/shop/products?sort=best').expect(400);
  });
});
