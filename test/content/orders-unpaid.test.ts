import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  // With the default settings.
  app = await testApp({ settings: { UNPAID_ORDERS: '', UNPAID_STOCK_SHARE: '' } });
  shops = shopsOf(app);
});
afterAll(() => app.close());

describe.each(['marketplace', 'shop'] as const)('unpaid orders of one person in the %s', (area) => {
  const product = async (stock: number): Promise<number> =>
    area === 'shop' ? shops.shopProduct({ stock }) : shops.product((await shops.store()).slug, { stock });
  const order = async (id: number, quantity: number, key = app.people.member.key) => {
    const { status, body } = await shops.order(area, [[id, quantity]], key);
    return { status, code: body.code as string | undefined, id: body.id as number };
  };

  it('reserve a product once, until the order is withdrawn or paid', async () => {
    const id = await product(10);
    const first = await order(id, 1);
    expect(first.status).toBe(201);
    expect(await order(id, 1)).toMatchObject({ status: 409, code: 'unpaid_order' });
    expect((await order(id, 1, app.people.admin.key)).status).toBe(201);
    await app.api.delete(`/orders/${first.id}`, app.people.member.key).expect(200);
    const second = await order(id, 1);
    expect(second.status).toBe(201);
    await app.api.post(`/orders/${second.id}/pay`, app.people.moderator.key).expect(200);
    expect((await order(id, 1)).status).toBe(201);
    expect(await shops.stock(id)).toBe(7);
  });

  it('reserve a product once, also if several are placed concurrently', async () => {
    const id = await product(1000);
    const replies = await Promise.all(Array.from({ length: 20 }, () => order(id, 1)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'unpaid_order')).toHaveLength(19);
    expect(await shops.stock(id)).toBe(999);
  });

  it('reserve a product once, also by a checkout of the cart', async () => {
    const id = await product(10);
    const { key } = app.people.member;
    expect((await order(id, 1)).status).toBe(201);
    await app.api.put(`/cart/items/${id}`, key).send({ quantity: 1 }).expect(200);
    expect((await app.api.post('/checkout', key).send({}).expect(409)).body.code).toBe('unpaid_order');
    await app.api.delete(`/cart/items/${id}`, key).expect(200);
  });

  it('reserve at most half of the stock, but always one item', async () => {
    const [many, last] = [await product(10), await product(1)];
    expect(await order(many, 6)).toMatchObject({ status: 409, code: 'unpaid_order' });
    expect(await shops.stock(many)).toBe(10);
    expect((await order(many, 5)).status).toBe(201);
    expect((await order(last, 1)).status).toBe(201);
  });
});
