import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillOrders } from '../../src/content/orders/currency.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { createPerson } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
});
afterAll(() => app.close());

const address = { name: 'Mira Lund', line1: 'Hafen 12', postal_code: '20457', city: 'Hamburg', country: 'DE' };
const trader = { address, email: 'mira@example.org', tax_number: 'DE123456789', self_certified: true };
const stored = { ...trader, register: null, address: { ...address, line2: null, region: null, phone: null } };

const invoice = (id: number, key = app.people.member.key) => app.api.get(`/orders/${id}/invoice`, key);
const pay = (id: number) => app.api.post(`/orders/${id}/pay`, app.people.moderator.key).expect(200);

it('numbers the invoices of a seller without gaps, also of orders that are paid at the same time', async () => {
  const { slug } = await shops.store();
  const product = await shops.product(slug, { stock: 20 });
  const placed = await Promise.all(Array.from({ length: 5 }, () => shops.order('marketplace', [[product, 1]])));
  const [unpaid = 0, ...ids] = placed.map(({ body }) => body.id as number);
  expect((await invoice(unpaid).expect(404)).body.code).toBe('invoice_not_found');
  await Promise.all(ids.map(pay));
  const numbers = await Promise.all(ids.map(async (id) => (await invoice(id).expect(200)).body.number));
  expect(numbers.sort()).toEqual([1, 2, 3, 4]);
  await invoice(ids[0] as number, app.people.other.key).expect(200);
  const stranger = await createPerson(app.database, 'stranger');
  expect((await invoice(ids[0] as number, stranger.key).expect(404)).body.code).toBe('order_not_found');
  await expectExact(app.database, 'shops');
});

it('has the taxes by rate, and the seller as they were when it was paid', async () => {
  const { api, people } = app;
  const { slug, name } = await shops.store();
  const settings = {
    shipping_methods: [{ code: 'parcel', name: 'Parcel', kind: 'flat', price: 4.9 }],
    prices_include_tax: true,
    tax_rates: [{ country: 'DE', percent: 19 }],
    payment_methods: [],
  };
  await api.put(`/marketplace/stores/${slug}/sales-settings`, people.other.key).send(settings).expect(200);
  const product = await shops.product(slug, { price: 29.9 });
  const ordered = async () => {
    await api.put(`/cart/items/${product}`, people.member.key).send({ quantity: 1 }).expect(200);
    const body = { shipping_address: address, billing_address: { ...address, name: 'Lund Ltd' } };
    const { orders } = (await api.post('/checkout', people.member.key).send(body).expect(201)).body;
    expect(orders[0].billing_address.name).toBe('Lund Ltd');
    return orders[0].id as number;
  };
  const [first, second] = [await ordered(), await ordered()];
  await pay(first);
  const taxes = [{ percent: 19, net: 29.25, tax: 5.55 }];
  const { body } = await invoice(first).expect(200);
  expect(body).toEqual({
    order_id: first,
    number: 1,
    issued_at: expect.any(String),
    seller_name: name,
    trader: null,
    taxes,
  });
  const path = `/marketplace/stores/${slug}/trader`;
  expect((await api.put(path, people.member.key).send(trader).expect(403)).body.code).toBe('not_owner');
  await api
    .put(path, people.other.key)
    .send({ ...trader, self_certified: false })
    .expect(400);
  expect((await api.put(path, people.other.key).send(trader).expect(200)).body).toEqual({ trader: stored });
  expect((await api.get(path).expect(200)).body).toEqual({ trader: stored });
  await pay(second);
  await api
    .put(path, people.other.key)
    .send({ ...trader, tax_number: 'DE987654321' })
    .expect(200);
  expect((await invoice(second)).body).toMatchObject({ number: 2, trader: stored });
  // Paid before the seller said who they are.
  expect((await invoice(first)).body.trader.tax_number).toBe('DE987654321');
});

it('is made of orders of the release before, which had none', async () => {
  const { pool } = app.database;
  const { id } = (await shops.order('shop', [[await shops.shopProduct(), 1]])).body;
  await pay(id);
  const { number } = (await invoice(id).expect(200)).body;
  await pool.query('DELETE FROM invoices WHERE order_id = $1', [id]);
  await pool.query('UPDATE invoice_numbers SET last = last - 1 WHERE store_id = 0');
  await fillOrders(app.database);
  expect((await invoice(id).expect(200)).body.number).toBe(number);
  await expectExact(app.database, 'shops');
});

it('states who runs the shop, to be changed by its staff alone', async () => {
  const { api, people } = app;
  expect((await api.get('/shop/trader').expect(200)).body).toEqual({ trader: null });
  await api.put('/shop/trader', people.member.key).send(trader).expect(403);
  await api.put('/shop/trader', people.moderator.key).send(trader).expect(200);
  expect((await api.get('/shop/trader').expect(200)).body).toEqual({ trader: stored });
  expect((await api.get('/marketplace/stores/nowhere/trader').expect(404)).body.code).toBe('store_not_found');
});
