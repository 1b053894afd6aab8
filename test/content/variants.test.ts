import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelUnpaidOrders } from '../../src/content/orders/order-steps.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { createPerson, type Person } from '../helpers/people.js';
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

let number = 0;
const buyerNamed = () => createPerson(app.database, `variant-${++number}`);
type Variant = { id: number; values: string[]; price: number; stock: number };

const areas = ['marketplace', 'shop'] as const;
type Area = (typeof areas)[number];
const keyOf = (area: Area) => (area === 'shop' ? app.people.moderator : app.people.other).key;

const sizes = { name: 'Size', values: ['S', 'M', 'L'] };
const shirt = {
  ...{ title: 'Shirt', price: 20, category: 'Shirts', options: [sizes] },
  variants: [
    { values: ['S'], price: 20, stock: 1, sku: 'S-1', weight: 180 },
    { values: ['M'], price: 22.5, stock: 4 },
  ],
};

const create = (area: Area, body: object) =>
  area === 'shop'
    ? app.api.post('/shop/products', keyOf(area)).send({ slug: `variants-${++number}`, ...body })
    : app.api.post(`/marketplace/stores/${slug}/products`, keyOf(area)).send(body);
const edit = (area: Area, id: number, body: object) => app.api.patch(`/${area}/products/${id}`, keyOf(area)).send(body);
const get = async (area: Area, id: number) => (await app.api.get(`/${area}/products/${id}`).expect(200)).body;
const order = (area: Area, items: object[], { key }: Person = app.people.member) =>
  app.api.post(`/${area}/orders`, key).send({ items });
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;

async function shirtOf(area: Area, changes: object = {}): Promise<{ id: number; variants: [Variant, Variant] }> {
  return (await create(area, { ...shirt, ...changes }).expect(201)).body;
}

describe.each(areas)('a product of the %s with options', (area) => {
  it('has the least price and all the stock of its variants, and lists show those', async () => {
    const made = (await create(area, { ...shirt, weight: 200 }).expect(201)).body;
    expect(made).toMatchObject({ price: 20, stock: 5, in_stock: true, options: [sizes], weight: 200 });
    expect(made.variants).toEqual([
      {
        ...{ id: expect.any(Number), values: ['S'], sku: 'S-1', price: 20, stock: 1, in_stock: true, weight: 180 },
        picture_id: null,
      },
      {
        ...{ id: expect.any(Number), values: ['M'], sku: null, price: 22.5, stock: 4, in_stock: true, weight: 200 },
        picture_id: null,
      },
    ]);
    const [s, m] = made.variants;
    // A variant that is left out is removed; one of the same values stays, with what is not said about it.
    const edited = (
      await edit(area, made.id, {
        variants: [
          { values: ['M'], stock: 3 },
          { values: ['L'], price: 30 },
        ],
      }).expect(200)
    ).body;
    expect(edited).toMatchObject({
      price: 22.5,
      stock: 3,
      variants: [
        { id: m.id, price: 22.5, stock: 3 },
        { values: ['L'], price: 30, stock: 0 },
      ],
    });
    expect(new Set([made.id, s.id, m.id, edited.variants[1].id]).size).toBe(4);
    const listed = (await app.api.get(`/${area}/products?per_page=100`).expect(200)).body.products;
    const summary = listed.find(({ id }: { id: number }) => id === made.id);
    expect(summary).toMatchObject({ price: 22.5, stock: 3 });
    expect(summary).not.toHaveProperty('variants');
    // Without options it keeps what it had last, and takes a price and a stock of its own again.
    expect((await edit(area, made.id, { options: [], stock: 8 }).expect(200)).body).toMatchObject({
      price: 22.5,
      stock: 8,
      options: [],
      variants: [],
    });
    expect((await edit(area, made.id, { price: 9, stock_delta: 1 }).expect(200)).body).toMatchObject({
      price: 9,
      stock: 9,
    });
  });

  it('gets a variant for each combination, which stay when values are renamed or added', async () => {
    const options = [sizes, { name: 'Colour', values: ['Red', 'Blue'] }];
    const { id, variants } = (await create(area, { title: 'Cap', price: 5, category: 'Caps', options }).expect(201))
      .body;
    expect(variants.map(({ values }: Variant) => values.join())).toEqual([
      'S,Red',
      'S,Blue',
      'M,Red',
      'M,Blue',
      'L,Red',
      'L,Blue',
    ]);
    const stocked = variants.map(({ id: each, values }: Variant, at: number) => ({ id: each, values, stock: at }));
    await edit(area, id, { variants: stocked }).expect(200);
    const renamed = [{ name: 'Size', values: ['S', 'Medium', 'L', 'XL'] }, options[1]];
    const { body } = await edit(area, id, { options: renamed, price: 6 }).expect(200);
    const shown = body.variants.map(({ id: each, values, price, stock }: Variant) => [
      each,
      values.join(),
      price,
      stock,
    ]);
    const ids = variants.map((each: Variant) => each.id);
    expect(shown.slice(0, 6)).toEqual([
      [ids[0], 'S,Red', 5, 0],
      [ids[1], 'S,Blue', 5, 1],
      [ids[2], 'Medium,Red', 5, 2],
      [ids[3], 'Medium,Blue', 5, 3],
      [ids[4], 'L,Red', 5, 4],
      [ids[5], 'L,Blue', 5, 5],
    ]);
    expect(shown.slice(6).map(([, ...rest]: unknown[]) => rest)).toEqual([
      ['XL,Red', 6, 0],
      ['XL,Blue', 6, 0],
    ]);
  });

  it.each([
    ['a value that is none', { variants: [{ values: ['XL'] }] }],
    ['too many values', { variants: [{ values: ['S', 'Red'] }] }],
    ['a variant twice', { variants: [{ values: ['S'] }, { values: ['S'] }] }],
    ['a variant of another product', { variants: [{ id: 2147483647, values: ['S'] }] }],
    [
      'one number of stock twice',
      {
        variants: [
          { values: ['S'], sku: 'x' },
          { values: ['M'], sku: 'x' },
        ],
      },
    ],
    ['a picture of another product', { variants: [{ values: ['S'], picture_id: 2147483647 }] }],
    ['a value twice', { options: [{ name: 'Size', values: ['S', ' S '] }] }],
    ['an option twice', { options: [sizes, sizes] }],
    [
      'more than a hundred combinations',
      { options: [sizes, { name: 'Letter', values: [...Array(34).keys()].map(String) }] },
    ],
    ['variants without options', { options: [], variants: [{ values: ['S'] }] }],
    ['a price of its own', { price: 3 }],
    ['a stock of its own', { stock: 3 }],
    ['a change of its own stock', { stock_delta: 1 }],
  ])('refuses %s, and changes nothing', async (_, changes) => {
    const { id } = await shirtOf(area);
    const before = await get(area, id);
    expect(refusal(await edit(area, id, changes))).toBe('409 invalid_variants');
    expect(await get(area, id)).toEqual(before);
  });

  it('refuses variants of a new product that do not fit', async () => {
    expect(refusal(await create(area, { ...shirt, options: [] }))).toBe('409 invalid_variants');
    expect(refusal(await create(area, { ...shirt, stock: 4 }))).toBe('409 invalid_variants');
  });

  it('is ordered by its variant alone, refunded to it, and not without one', async () => {
    const { id, variants } = await shirtOf(area);
    const [s, m] = variants;
    expect(refusal(await order(area, [{ product_id: id, quantity: 1 }]))).toBe('409 variant_required');
    const other = await shirtOf(area);
    expect(refusal(await order(area, [{ product_id: other.id, variant_id: m.id, quantity: 1 }]))).toBe(
      '404 product_not_found',
    );
    expect(refusal(await order(area, [{ product_id: id, variant_id: s.id, quantity: 2 }]))).toBe('409 out_of_stock');
    const items = [
      { product_id: id, variant_id: s.id, quantity: 1 },
      { product_id: id, variant_id: m.id, quantity: 1 },
      { product_id: id, variant_id: m.id, quantity: 1 },
    ];
    const { body } = await order(area, items).expect(201);
    expect(body.total).toBe(65);
    expect(body.items).toMatchObject([
      { product_id: id, variant_id: s.id, variant_label: 'S', price: 20, quantity: 1 },
      { product_id: id, variant_id: m.id, variant_label: 'M', price: 22.5, quantity: 2 },
    ]);
    expect(await get(area, id)).toMatchObject({ stock: 2, variants: [{ stock: 0, in_stock: false }, { stock: 2 }] });

    const staff = app.people.moderator.key;
    await app.api.post(`/orders/${body.id}/pay`, staff).expect(200);
    const refund = (item: object) =>
      app.api.post(`/orders/${body.id}/refund`, staff).send({ items: [{ product_id: id, quantity: 1, ...item }] });
    expect(refusal(await refund({}))).toBe('409 refund_exceeds_order');
    expect((await refund({ variant_id: m.id }).expect(200)).body).toMatchObject({
      refunded_total: 22.5,
      items: [{ refunded_quantity: 0 }, { refunded_quantity: 1 }],
    });
    expect(await get(area, id)).toMatchObject({ stock: 3, variants: [{ stock: 0 }, { stock: 3 }] });
    const { events } = (await app.api.get(`/orders/${body.id}/events`, staff).expect(200)).body;
    expect(events.at(-1).items).toEqual([{ product_id: id, variant_id: m.id, quantity: 1 }]);
    // A variant that was removed meanwhile does not come back.
    await edit(area, id, { variants: [{ values: ['S'] }] }).expect(200);
    await app.api.post(`/orders/${body.id}/refund`, staff).expect(200);
    expect(await get(area, id)).toMatchObject({ stock: 1, variants: [{ stock: 1 }] });
    const label = (await app.api.get(`/orders/${body.id}`, staff).expect(200)).body.items[1];
    expect(label).toMatchObject({ variant_id: m.id, variant_label: 'M' });
  });

  it('sells the last piece of a variant to one of eight buyers', async () => {
    const { id, variants } = await shirtOf(area);
    const [s, m] = variants;
    const buyers = await Promise.all(Array.from({ length: 8 }, buyerNamed));
    const last = { product_id: id, variant_id: s.id, quantity: 1 };
    const other = { ...last, variant_id: m.id };
    const replies = await Promise.all(
      buyers.map((buyer, at) => inTheEnd(() => order(area, at % 2 === 0 ? [last, other] : [other, last], buyer))),
    );
    expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      ...Array(7).fill('out_of_stock'),
    ]);
    const { variants: left, stock } = await get(area, id);
    expect([stock, ...left.map((each: Variant) => each.stock)]).toEqual([m.stock - 1, 0, m.stock - 1]);
  });

  it('keeps its stock exact while it is edited, ordered and restocked at once', async () => {
    const { id, variants } = await shirtOf(area, {
      variants: [
        { values: ['S'], stock: 40 },
        { values: ['M'], stock: 40 },
      ],
    });
    const buyers = await Promise.all(Array.from({ length: 6 }, buyerNamed));
    await Promise.all([
      ...buyers.map(async (buyer, at) => {
        const { body } = await inTheEnd(() =>
          order(area, [{ product_id: id, variant_id: variants[at % 2 === 0 ? 0 : 1].id, quantity: 2 }], buyer),
        );
        if (at < 3) await inTheEnd(() => app.api.delete(`/orders/${body.id}`, buyer.key));
      }),
      ...[21, 22, 23].map((price) =>
        inTheEnd(() =>
          edit(area, id, {
            variants: [
              { values: ['M'], price },
              { values: ['S'], price: price + 5 },
            ],
          }),
        ),
      ),
    ]);
    const { variants: left, stock } = await get(area, id);
    expect([stock, ...left.map((each: Variant) => each.stock).sort()]).toEqual([74, 36, 38]);
  });
});

describe('a cart', () => {
  it('has variants by their ids, and the checkout orders and taxes each', async () => {
    const buyer = await buyerNamed();
    const [mine, ours] = [await shirtOf('marketplace'), await shirtOf('shop')];
    const [s, m] = mine.variants;
    const put = (id: number, quantity: number) => app.api.put(`/cart/items/${id}`, buyer.key).send({ quantity });
    expect(refusal(await put(mine.id, 1))).toBe('409 variant_required');
    for (const id of [s.id, m.id, ours.variants[1].id]) await put(id, 1).expect(200);
    const { items } = (await put(m.id, 3).expect(200)).body;
    expect(items).toMatchObject([
      { product_id: ours.id, variant_label: 'M', area: 'shop', available: true },
      { product_id: mine.id, variant_id: s.id, variant_label: 'S', price: 20, quantity: 1, available: true },
      { product_id: mine.id, variant_id: m.id, variant_label: 'M', price: 22.5, quantity: 3, available: true },
    ]);
    expect((await app.api.delete(`/cart/items/${mine.id}`, buyer.key).expect(200)).body.items).toHaveLength(3);
    expect((await app.api.delete(`/cart/items/${s.id}`, buyer.key).expect(200)).body.items).toHaveLength(2);
    await put(s.id, 1).expect(200);
    const settings = {
      shipping_methods: [],
      prices_include_tax: true,
      tax_rates: [{ country: 'DE', percent: 25 }],
      payment_methods: [],
    };
    await app.api.put(`/marketplace/stores/${slug}/sales-settings`, app.people.other.key).send(settings).expect(200);
    const { orders } = (await app.api.post('/checkout', buyer.key).expect(201)).body;
    expect(orders[1].items).toMatchObject([
      { variant_id: s.id, quantity: 1, tax: 4 },
      { variant_id: m.id, quantity: 3, tax: 13.5 },
    ]);
    expect((await app.api.get('/cart', buyer.key).expect(200)).body.items).toEqual([]);
    // An unpaid order gives each variant back.
    await app.database.pool.query(
      `UPDATE orders SET created_at = now() - interval '2 hours', pay_before = NULL WHERE id = $1`,
      [orders[1].id],
    );
    await cancelUnpaidOrders(app.database);
    expect(await get('marketplace', mine.id)).toMatchObject({ stock: 5, variants: [{ stock: 1 }, { stock: 4 }] });
  });

  it('shows what is no longer offered that way, which is not ordered', async () => {
    const buyer = await buyerNamed();
    const simple = await shops.shopProduct({});
    const { id, variants } = await shirtOf('shop');
    for (const each of [simple, variants[0].id])
      await app.api.put(`/cart/items/${each}`, buyer.key).send({ quantity: 1 }).expect(200);
    await edit('shop', simple, { options: [sizes] }).expect(200);
    await edit('shop', id, { variants: [{ values: ['M'] }] }).expect(200);
    const shown = (await app.api.get('/cart', buyer.key).expect(200)).body.items;
    expect(shown).toMatchObject([
      { variant_id: null, available: false },
      { variant_id: variants[0].id, variant_label: null, available: false },
    ]);
    await app.api.delete(`/cart/items/${variants[0].id}`, buyer.key).expect(200);
    expect(refusal(await app.api.post('/checkout', buyer.key))).toBe('409 variant_required');
  });
});
