import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillOrders } from '../../src/content/orders/currency.js';
import { amountOf, minorUnits } from '../../src/content/orders/refunds.js';
import { decimalsOf } from '../../src/core/platform/settings/currencies.js';
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

const eventsOf = async (id: number, key: string) =>
  (await app.api.get(`/orders/${id}/events`, key).expect(200)).body.events as { type: string }[];

describe.each(['marketplace', 'shop'] as const)('the record of an order of the %s', (area) => {
  /** A product at 29.90 with ten in stock, and the key of its seller. */
  const product = async (): Promise<{ id: number; seller: string }> => {
    const { other, moderator } = app.people;
    if (area === 'shop') return { id: await shops.shopProduct({ price: 29.9, stock: 10 }), seller: moderator.key };
    const { slug } = await shops.store();
    return { id: await shops.product(slug, { price: 29.9, stock: 10 }), seller: other.key };
  };
  const place = async (id: number, quantity: number) => (await shops.order(area, [[id, quantity]])).body.id as number;
  const paid = async (quantity: number) => {
    const { id: goods, seller } = await product();
    const id = await place(goods, quantity);
    await app.api.post(`/orders/${id}/pay`, seller).expect(200);
    return { id, goods, seller };
  };

  it('refunds amounts and items until nothing is left, and says who did what', async () => {
    const { api, people } = app;
    const { id, goods, seller } = await paid(3);
    const refund = (body: object) => api.post(`/orders/${id}/refund`, seller).send(body);
    expect((await refund({ amount: 5, reason: 'A scratch.' }).expect(200)).body).toMatchObject({
      ...{ status: 'paid', subtotal: 89.7, total: 89.7, refunded_total: 5 },
      items: [{ quantity: 3, refunded_quantity: 0 }],
    });
    expect(await shops.stock(goods)).toBe(7);
    const one = [{ product_id: goods, quantity: 1 }];
    expect((await refund({ items: one, restock: false }).expect(200)).body.refunded_total).toBe(34.9);
    expect(await shops.stock(goods)).toBe(7);
    for (const body of [
      { amount: 54.81 },
      { items: [...one, ...one, ...one], amount: 1 },
      { items: [{ product_id: 2147483647, quantity: 1 }] },
      // The price of both is more than what is left.
      { items: [...one, ...one] },
    ]) {
      expect((await refund(body).expect(409)).body.code, JSON.stringify(body)).toBe('refund_exceeds_order');
    }
    expect((await refund({}).expect(200)).body).toMatchObject({
      ...{ status: 'refunded', refunded_total: 89.7 },
      items: [{ refunded_quantity: 3 }],
    });
    expect(await shops.stock(goods)).toBe(9);
    expect((await refund({ amount: 0.01 }).expect(409)).body.code).toBe('invalid_transition');
    const events = await eventsOf(id, people.member.key);
    const party = area === 'shop' ? 'staff' : 'seller';
    expect(events).toMatchObject([
      { type: 'placed', party: 'buyer', by: people.member.username, amount: null },
      { type: 'paid', party, amount: 89.7 },
      { type: 'refunded', party, amount: 5, items: [], reason: 'A scratch.' },
      { type: 'refunded', amount: 29.9, items: one, reason: null },
      { type: 'refunded', amount: 54.8, items: [{ product_id: goods, quantity: 2 }] },
    ]);
    expect(await eventsOf(id, seller)).toEqual(events);
    const stranger = await createPerson(app.database, `curious-${area}`);
    await api.get(`/orders/${id}/events`, stranger.key).expect(404);
    await expectExact(app.database, 'shops');
  });

  it('never refunds more than was paid if several refund at once', async () => {
    const { id, seller } = await paid(1);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => app.api.post(`/orders/${id}/refund`, seller).send({ amount: 10 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(6).fill(409)]);
    expect((await app.api.get(`/orders/${id}`, app.people.member.key)).body.refunded_total).toBe(20);
  });

  it('stays when it is cancelled, with the reason, and is listed when asked for', async () => {
    const { api, people } = app;
    const { id, goods, seller } = await paid(2);
    expect(
      (await api.post(`/orders/${id}/cancel`, people.member.key).send({ reason: 'x' }).expect(403)).body.code,
    ).toBe('not_owner');
    const cancelled = await api.post(`/orders/${id}/cancel`, seller).send({ reason: 'It broke.' }).expect(200);
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancel_reason: 'It broke.', refunded_total: 59.8 });
    expect(await shops.stock(goods)).toBe(10);
    const listed = async (query: string) =>
      (await api.get(`/${area}/orders${query}`, people.member.key).expect(200)).body.orders.map(
        (order: { id: number }) => order.id,
      );
    expect(await listed('')).not.toContain(id);
    expect(await listed('?status=cancelled')).toContain(id);
    await expectExact(app.database, 'shops');
  });

  it('is numbered by its seller from one, without gaps, also where orders fail', async () => {
    const { id: goods } = area === 'shop' ? { id: await shops.shopProduct({ stock: 5 }) } : await product();
    const numbers = async () => {
      const replies = await Promise.all(Array.from({ length: 4 }, () => shops.order(area, [[goods, 1]])));
      const short = await shops.order(area, [[goods, 100]]);
      expect(short.status).toBe(409);
      return replies.map(({ body }) => body.number as number).sort((a, b) => a - b);
    };
    const [first = 0, ...others] = await numbers();
    if (area === 'marketplace') expect(first).toBe(1);
    expect(others).toEqual([first + 1, first + 2, first + 3]);
    expect((await shops.order(area, [[goods, 1]])).body.number).toBe(first + 4);
    await expectExact(app.database, 'shops');
  });

  it('is completed in orders of the release before, which had no amounts', async () => {
    const { id, seller } = await paid(2);
    const whole = (await app.api.get(`/orders/${id}`, app.people.member.key)).body;
    await app.database.pool.query('UPDATE orders SET subtotal = NULL, total = NULL WHERE id = $1', [id]);
    if (area === 'shop') await app.database.pool.query('DELETE FROM order_stores WHERE order_id = $1', [id]);
    expect((await app.api.get(`/orders/${id}`, app.people.member.key)).body).toEqual(whole);
    await fillOrders(app.database);
    expect((await app.api.get(`/orders/${id}`, app.people.member.key)).body).toEqual(whole);
    expect((await app.api.post(`/orders/${id}/refund`, seller).expect(200)).body.refunded_total).toBe(59.8);
    await expectExact(app.database, 'shops');
  });

  it('keeps stock exact when it is corrected while orders are placed', async () => {
    const { id: goods, seller } = await product();
    const path = `/${area}/products/${goods}`;
    await Promise.all([
      ...Array.from({ length: 4 }, () => shops.order(area, [[goods, 1]])),
      ...Array.from({ length: 4 }, () => app.api.patch(path, seller).send({ stock_delta: 3 }).expect(200)),
    ]);
    expect(await shops.stock(goods)).toBe(10 - 4 + 12);
    expect((await app.api.patch(path, seller).send({ stock_delta: -19 }).expect(409)).body.code).toBe('out_of_stock');
    expect((await app.api.patch(path, seller).send({ stock: 7, stock_delta: -7 }).expect(200)).body.stock).toBe(0);
  });
});

it("lists the shop's orders for its staff alone", async () => {
  const { api, people } = app;
  const { body: order } = await shops.order('shop', [[await shops.shopProduct(), 1]]);
  await api.get('/shop/sales', people.member.key).expect(403);
  const { body: all } = await api.get('/shop/sales', people.moderator.key).expect(200);
  expect(all.orders[0]).toMatchObject({ id: order.id, buyer: people.member.username, number: order.number });
  await api.delete(`/orders/${order.id}`, people.member.key).expect(200);
  const ids = async (query: string) =>
    (await api.get(`/shop/sales${query}`, people.moderator.key).expect(200)).body.orders.map(
      (each: { id: number }) => each.id,
    );
  expect(await ids('')).not.toContain(order.id);
  expect(await ids('?status=cancelled')).toContain(order.id);
});

it('knows the decimals of each currency in the database as in the program', async () => {
  const currencies = ['EUR', 'JPY', 'KWD', 'CLF', 'ISK', 'TND', 'UYW', 'USD'];
  for (const currency of currencies) {
    const { rows } = await app.database.pool.query(
      'SELECT currency_decimals($1) AS decimals, amount_of(123456, $1)::text AS amount, minor_units(amount_of(123456, $1), $1)::text AS minor',
      [currency],
    );
    const amount = amountOf(123456n, currency);
    expect(rows[0], currency).toEqual({ decimals: decimalsOf(currency), amount, minor: '123456' });
    expect(minorUnits(Number(amount), currency), currency).toBe(123456n);
  }
});
