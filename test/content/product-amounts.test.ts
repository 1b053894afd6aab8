import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { shopsOf } from '../helpers/shops.js';
import { inTheEnd } from '../helpers/waiting.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let slug: string;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  slug = (await shops.store()).slug;
});
afterAll(async () => {
  await expectExact(app.database, 'shops');
  await app.close();
});

const refusal = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;
const sizes = { options: [{ name: 'Size', values: ['S', 'M'] }] };
const shirt = async () => {
  const body = { title: 'Shirt', price: 20, category: 'Shirts', weight: 180, ...sizes };
  return (await app.api.post(`/marketplace/stores/${slug}/products`, app.people.other.key).send(body).expect(201)).body;
};

describe('many prices and stocks at once', () => {
  const change = (products: object[], key = app.people.other.key) => app.api.patch('/products', key).send({ products });

  it('change for products and variants of their seller, or not at all', async () => {
    const { people } = app;
    const [mug, goods] = [await shops.product(slug, { stock: 3, price: 5 }), await shops.shopProduct({ stock: 3 })];
    const { id, variants } = await shirt();
    const [s, m] = variants;
    const changes = [
      { id: m.id, price: 22, stock: 7 },
      { id: mug, stock_delta: -2 },
      { id: s.id, stock_delta: 4 },
      { id: mug, price: 6 },
    ];
    expect((await change(changes).expect(200)).body.products).toEqual([
      { id: mug, product_id: mug, price: 6, currency: 'EUR', stock: 1 },
      { id: s.id, product_id: id, price: 20, currency: 'EUR', stock: 4 },
      { id: m.id, product_id: id, price: 22, currency: 'EUR', stock: 7 },
    ]);
    expect(await shops.stock(id)).toBe(11);
    const good = { id: mug, stock: 50 };
    expect(refusal(await change([good, { id: s.id, stock_delta: -5 }]))).toBe('409 out_of_stock');
    expect(refusal(await change([good, { id, stock: 5 }]))).toBe('409 variant_required');
    expect(refusal(await change([good, { id: 2147483647, stock: 5 }]))).toBe('404 product_not_found');
    expect(refusal(await change([good], people.member.key))).toBe('403 not_owner');
    expect(refusal(await change([good, { id: goods, stock: 5 }]))).toBe('403 not_owner');
    expect(await shops.stock(mug)).toBe(1);
    await change([{ id: goods, stock: 5 }, good], people.moderator.key).expect(200);
    expect([await shops.stock(mug), await shops.stock(goods)]).toEqual([50, 5]);
  });

  it('do not undo orders that are placed at the same time', async () => {
    const { variants } = await shirt();
    const ids = variants.map(({ id }: { id: number }) => id);
    await change(ids.map((id: number) => ({ id, stock: 20 }))).expect(200);
    const [{ product_id: product }] = (await change([{ id: ids[0] }]).expect(200)).body.products;
    const items = [{ product_id: product, variant_id: ids[0], quantity: 1 }];
    await Promise.all([
      ...Array.from({ length: 3 }, () =>
        inTheEnd(() =>
          change([
            { id: ids[1], stock_delta: 1 },
            { id: ids[0], stock_delta: 1 },
          ]),
        ),
      ),
      ...Array.from({ length: 3 }, () =>
        inTheEnd(() => app.api.post('/marketplace/orders', app.people.member.key).send({ items })),
      ),
    ]);
    expect(await shops.stock(product)).toBe(43);
  });
});

describe('a duplicate', () => {
  it('is a draft with the options and variants, and nothing in stock', async () => {
    const { id, variants } = await shirt();
    const path = `/marketplace/products/${id}/duplicate`;
    const reply = await app.api.post(path, app.people.other.key).expect(201);
    const { body: copy } = reply;
    expect(reply.headers.location).toMatch(new RegExp(`/marketplace/products/${copy.id}$`));
    expect(copy).toMatchObject({ title: 'Shirt', price: 20, stock: 0, status: 'draft', weight: 180, ...sizes });
    expect(copy.variants).toHaveLength(2);
    expect(copy.variants.map((each: { id: number }) => each.id)).not.toContain(variants[0].id);
    expect(refusal(await app.api.post(path, app.people.member.key))).toBe('403 not_owner');
    expect(refusal(await app.api.post('/marketplace/products/2147483647/duplicate', app.people.other.key))).toBe(
      '404 product_not_found',
    );
  });

  it('of the shop has a slug of its own', async () => {
    const goods = await shops.shopProduct({});
    const path = (id: number) => `/shop/products/${id}/duplicate`;
    const { body } = await app.api.post(path(goods), app.people.moderator.key).expect(201);
    expect(body.slug).toMatch(new RegExp(`^shop-\\d+-${body.id}$`));
    await app.api.post(path(goods), app.people.member.key).expect(403);
    expect(refusal(await app.api.post(path(2147483647), app.people.moderator.key))).toBe('404 product_not_found');
  });
});
