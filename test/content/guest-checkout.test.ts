import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { expectExact } from '../helpers/exact.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  app = await testApp({ settings: { UNPAID_ORDERS: '1' } });
  shops = shopsOf(app);
});
afterAll(async () => {
  await expectExact(app.database, 'shops', 'identity');
  await app.close();
});

let number = 0;
const emailOf = () => `guest-${++number}@example.org`;
const order = (items: object[], email = emailOf(), more: object = {}) =>
  app.api.post('/guest/checkout').send({ items, email, ...more });

it('places orders with several sellers, which only their link and their sellers show', async () => {
  const { api, people } = app;
  const [goods, { slug }] = [await shops.shopProduct({ price: 5, stock: 3 }), await shops.store()];
  const id = await shops.product(slug, { price: 20 });
  const items = [
    { id: goods, quantity: 2 },
    { id, quantity: 1 },
  ];
  const preview = (await api.post('/guest/checkout/preview').send({ items }).expect(200)).body;
  expect(preview).toMatchObject({ total: 30, parts: [{ store_id: null, total: 10 }, { total: 20 }] });
  const { body } = await order(items, 'Ada@Example.org').expect(200);
  expect(body.orders.map(({ total, buyer }: { total: number; buyer: string }) => [total, buyer])).toEqual([
    [10, 'guest'],
    [20, 'guest'],
  ]);
  const [first, second] = body.orders;
  const { orders } = (await api.get(`/guest/orders/${body.token}`).expect(200)).body;
  expect(orders.map(({ order: { id: each } }: { order: { id: number } }) => each)).toEqual([first.id, second.id]);
  expect(orders[0]).toMatchObject({
    order: { guest_email: 'Ada@Example.org' },
    events: [{ type: 'placed' }],
    shipments: [],
  });
  await api.post(`/orders/${second.id}/pay`, people.other.key).expect(200);
  expect((await api.get(`/guest/orders/${body.token}`).expect(200)).body.orders[1].order.status).toBe('paid');
  // The link is of these orders alone, and nobody else sees them.
  for (const token of [
    body.token.replace(/^\d+/, String(second.id)),
    body.token.replace(/.$/, body.token.endsWith('A') ? 'B' : 'A'),
  ]) {
    expect((await api.get(`/guest/orders/${token}`).expect(404)).body.code).toBe('order_not_found');
  }
  await api.get(`/orders/${first.id}`, people.member.key).expect(404);
});

it('orders all items or none, and nothing of a cart', async () => {
  const goods = await shops.shopProduct({ price: 5, stock: 3 });
  const stock = async () => (await app.api.get(`/shop/products/${goods}`).expect(200)).body.stock;
  for (const [items, code] of [
    [
      [
        { id: goods, quantity: 1 },
        { id: 2147483647, quantity: 1 },
      ],
      'product_not_found',
    ],
    [
      [
        { id: goods, quantity: 2 },
        { id: goods, quantity: 2 },
      ],
      'out_of_stock',
    ],
    [[{ id: 2147483647, quantity: 1 }], 'cart_empty'],
  ] as const) {
    expect((await order([...items])).body.code).toBe(code);
  }
  for (const email of ['ada', 'a b@c', 'ada@example.org\nBcc: all@example.org']) {
    expect((await order([{ id: goods, quantity: 1 }], email)).status, email).toBe(400);
  }
  expect(await stock()).toBe(3);
  const { slug } = await shops.store();
  const sized = { options: [{ name: 'Size', values: ['S', 'M'] }], stock: undefined };
  const shirt = await shops.product(slug, sized);
  const item = (id: number) => ({ id, quantity: 1 });
  await expectCode(order([item(shirt)]), 409, 'variant_required');
  await expectCode(order([item(goods)], emailOf(), { payment_method: 'stripe' }), 409, 'payment_unavailable');
  const near = await shops.store();
  const parcel = { code: 'parcel', name: 'Parcel', kind: 'flat', price: 4, countries: ['AT'] };
  const settings = { shipping_methods: [parcel], prices_include_tax: true, tax_rates: [], payment_methods: [] };
  await app.api.put(`/marketplace/stores/${near.slug}/sales-settings`, app.people.other.key).send(settings).expect(200);
  await expectCode(order([item(await shops.product(near.slug))]), 409, 'not_deliverable');
  const others: number[] = [];
  for (let n = 0; n < 10; n++) others.push(await shops.product((await shops.store()).slug));
  const items = [goods, ...others].map(item);
  await expectCode(order(items), 403, 'quota_exceeded');
  await expectCode(app.api.post('/guest/checkout/preview').send({ items }), 403, 'quota_exceeded');
});

it('lets a guest download what is paid, and ask for a return, by the link alone', async () => {
  const { api, people } = app;
  const { key } = people.other;
  const file = await api.post('/files', key).attach('file', Buffer.from('a pattern'), 'pattern.txt').expect(201);
  const { slug } = await shops.store();
  const pattern = await shops.product(slug, { kind: 'digital', file_id: file.body.id });
  const wool = await shops.product(slug, { stock: 5 });
  const items = [pattern, wool].map((id) => ({ id, quantity: 1 }));
  const { token, id } = (await order(items).expect(200)).body;
  const download = () => api.get(`/guest/orders/${token}/items/${pattern}/download`);
  const back = (product: number, by = token, of = id) =>
    api
      .post(`/guest/orders/${by}/returns`)
      .send({ order_id: of, items: [{ product_id: product, quantity: 1 }], reason: 'Too coarse.' });
  const shown = async () => (await api.get(`/guest/orders/${token}`).expect(200)).body.orders[0];
  await expectCode(download(), 404, 'file_not_found');
  await expectCode(back(wool), 409, 'invalid_transition');
  await api.post(`/orders/${id}/pay`, key).expect(200);
  const { download_url: url } = (await download().expect(200)).body;
  expect(await (await fetch(url)).text()).toBe('a pattern');
  await download().set('If-None-Match', '*').expect(304);
  await api.post(`/orders/${id}/complete`, people.moderator.key).expect(200);
  expect(await shown()).toMatchObject({ returns: [], return_before: expect.stringMatching(/^20/) });
  // Neither another link nor another order.
  const other = (await order([{ id: wool, quantity: 1 }]).expect(200)).body;
  await expectCode(back(wool, other.token), 404, 'order_not_found');
  await expectCode(back(wool, token, other.id), 404, 'order_not_found');
  await expectCode(api.get(`/guest/orders/${other.token}/items/${pattern}/download`), 404, 'file_not_found');
  await expectCode(
    api.get(`/guest/orders/${other.token.replace(/^\d+/, id)}/items/${pattern}/download`),
    404,
    'order_not_found',
  );
  const both = await Promise.all([back(wool), back(wool)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [{ id: asked }] = (await shown()).returns;
  await api.post(`/orders/${id}/returns/${asked}/accept`, key).send({ answer: 'To the shed.' }).expect(200);
  expect((await shown()).returns).toMatchObject([{ status: 'accepted', answer: 'To the shed.' }]);
  await app.database.pool.query(
    `INSERT INTO returns (order_id, items, reason, status) SELECT $1, $2::json, 'Once more', 'declined' FROM generate_series(1, 49)`,
    [id, JSON.stringify([{ product_id: wool, quantity: 1, variant_id: null }])],
  );
  await expectCode(back(pattern), 403, 'quota_exceeded');
  expect((await shown()).returns).toHaveLength(5);
  await api.post(`/orders/${id}/refund`, key).expect(200);
  await expectCode(download(), 404, 'file_not_found');
});

it('lets an address have few unpaid orders, so that it is not written to again and again', async () => {
  const goods: number[] = [];
  for (let index = 0; index < 6; index++) goods.push(await shops.shopProduct({ price: 1, stock: 9 }));
  const email = emailOf();
  const [first = 0] = goods;
  const both = await Promise.all([1, 2].map(() => order([{ id: first, quantity: 1 }], email)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  for (const id of goods.slice(1, 5)) await order([{ id, quantity: 1 }], email).expect(200);
  // Others are not held up by it.
  await order([{ id: first, quantity: 1 }]).expect(200);
  expect((await order([{ id: goods[5], quantity: 1 }], email.toUpperCase()).expect(409)).body.code).toBe(
    'unpaid_order',
  );
});
