import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steps } from '../../src/content/orders/order-states.js';
import { document } from '../../src/core/contract/document.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let stranger: Person;
let products: { marketplace: [number, number]; shop: [number, number] };
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  stranger = await createPerson(app.database, 'stranger');
  const [one, two] = [await shops.store(), await shops.store(app.people.admin.key)];
  products = {
    marketplace: [
      await shops.product(one.slug, { stock: 10_000 }),
      await shops.product(two.slug, { stock: 10_000 }, app.people.admin.key),
    ],
    shop: [await shops.shopProduct({ stock: 10_000 }), await shops.shopProduct({ stock: 10_000 })],
  };
});
afterAll(() => app.close());

const areas = ['marketplace', 'shop'] as const;
const statuses = ['pending', 'paid', 'completed', 'refunded', 'disputed', 'cancelled'] as const;
const actions = ['pay', 'complete', 'dispute', 'answer', 'refund', 'cancel', 'withdraw'] as const;
type Area = (typeof areas)[number];

/** The specification, in other words than the program's: the resulting state and the parties who may act, by state and action. */
const legal: Record<string, [to: string, by: string]> = {
  'pay pending': ['paid', 'seller staff'],
  'complete paid': ['completed', 'buyer seller staff'],
  'complete disputed': ['completed', 'staff'],
  'dispute paid': ['disputed', 'buyer'],
  'dispute completed': ['disputed', 'buyer'],
  'refund paid': ['refunded', 'seller staff'],
  'answer disputed': ['disputed', 'seller'],
  'answer disputed shop': ['disputed', 'staff'],
  'refund disputed': ['refunded', 'seller staff'],
  'refund completed': ['refunded', 'seller staff'],
  'cancel pending': ['cancelled', 'seller staff'],
  'cancel paid': ['cancelled', 'seller staff'],
  'withdraw pending': ['cancelled', 'buyer'],
};

async function orderIn(area: Area, status: string, products: [number, number][], paidDaysAgo = 1): Promise<number> {
  const reply = await shops.order(area, products);
  expect(reply.status).toBe(201);
  await app.database.pool.query(
    `UPDATE orders SET status = $2::order_status,
       paid_at = CASE WHEN $2 NOT IN ('pending', 'cancelled') THEN now() - interval '1 day' * $3::integer END WHERE id = $1`,
    [reply.body.id, status, paidDaysAgo],
  );
  return reply.body.id;
}

const act = (id: number, action: string, key: string) =>
  action === 'withdraw'
    ? app.api.delete(`/orders/${id}`, key)
    : action === 'answer'
      ? app.api.put(`/orders/${id}/dispute/answer`, key).send({ text: 'It is on its way.' })
      : app.api
          .post(`/orders/${id}/${action}`, key)
          .send(action === 'dispute' || action === 'cancel' ? { reason: 'It never came.' } : undefined);

it('documents the same table of steps as the specification here', () => {
  const schema = (document.components as unknown as { schemas: { OrderStatus: { 'x-states': object[] } } }).schemas
    .OrderStatus;
  const names = { within_days: 'withinDays', after_minutes: 'afterMinutes', returns_stock: 'returnsStock' };
  const documented = schema['x-states'].map((step) =>
    Object.fromEntries(
      Object.entries(step).map(([name, value]) => [(names as Record<string, string>)[name] ?? name, value]),
    ),
  );
  expect(documented).toEqual(steps);
});

describe.each(areas)('an order of the %s', (area) => {
  it.each(actions)('checks every state of an order as every role: %s', async (action) => {
    const { member, other, moderator, admin } = app.people;
    const people: [string, Person][] = [
      ['buyer', member],
      ['seller', other],
      ['stranger', stranger],
      ['staff', moderator],
      ['staff', admin],
    ];
    const [product] = products[area];
    for (const from of statuses) {
      for (const [role, person] of people) {
        const id = await orderIn(area, from, [[product, 2]]);
        const stock = await shops.stock(product);
        const reply = await act(id, action, person.key);
        const acting = role === 'seller' && area === 'shop' ? 'stranger' : role;
        const [to, by] = legal[`${action} ${from} ${area}`] ?? legal[`${action} ${from}`] ?? [null, ''];
        const ever = Object.entries(legal).some(([step, [, who]]) => step.startsWith(action) && who.includes(acting));
        const expected =
          acting === 'stranger'
            ? [404, 'order_not_found']
            : by.includes(acting)
              ? [200, undefined]
              : to !== null || !ever
                ? [403, 'not_owner']
                : [409, 'invalid_transition'];
        const what = `${action} ${from} as ${role}`;
        expect([reply.status, reply.body.code], what).toEqual(expected);
        const now = await app.database.prisma.order.findUnique({ where: { id } });
        expect(now?.status, what).toBe(reply.status === 200 ? to : from);
        const isBack = reply.status === 200 && ['refunded', 'cancelled'].includes(to ?? '');
        expect((await shops.stock(product)) - stock, what).toBe(isBack ? 2 : 0);
        if (reply.status === 200) {
          expect(reply.body).toMatchObject(
            action === 'withdraw' ? { id, deleted: true } : { id, status: to, total: 20 },
          );
        }
      }
    }
  });

  it('cannot be disputed 30 days after the payment', async () => {
    const { member } = app.people;
    const late = await orderIn(area, 'completed', [[products[area][0], 1]], 31);
    expect((await act(late, 'dispute', member.key).expect(409)).body.code).toBe('invalid_transition');
    const intime = await orderIn(area, 'completed', [[products[area][0], 1]], 29);
    const { body } = await act(intime, 'dispute', member.key).expect(200);
    expect(body.dispute_reason).toBe('It never came.');
  });

  it('needs a reason for a dispute, and keeps it', async () => {
    const { member, moderator } = app.people;
    const id = await orderIn(area, 'paid', [[products[area][0], 1]]);
    const path = `/orders/${id}`;
    for (const reason of [undefined, '', ' ', null, 'x'.repeat(1001)]) {
      const reply = await app.api.post(`${path}/dispute`, member.key).send({ reason });
      expect([reply.status, reply.body.data.params]).toEqual([
        reason === undefined || reason === null || /^\s*$/.test(reason) ? 422 : 400,
        { reason: expect.anything() },
      ]);
    }
    expect((await app.api.get(path, member.key)).body).toMatchObject({ status: 'paid', dispute_reason: null });
    await act(id, 'dispute', member.key).expect(200);
    const { body } = await act(id, 'refund', moderator.key).expect(200);
    expect(body).toMatchObject({ status: 'refunded', dispute_reason: 'It never came.' });
  });

  it('takes one of two conflicting steps that are taken concurrently', async () => {
    const { member, moderator } = app.people;
    for (let round = 0; round < 10; round++) {
      const [product] = products[area];
      const before = await shops.stock(product);
      const pending = await orderIn(area, 'pending', [[product, 1]]);
      const paying = await Promise.all([act(pending, 'withdraw', member.key), act(pending, 'pay', moderator.key)]);
      const paid = paying[1]?.status === 200;
      expect(paying.map(({ status }) => status).sort()).toSatisfy(
        ([first, second]: number[]) => first === 200 && (second === 409 || second === 404),
      );
      expect(await shops.stock(product)).toBe(before - (paid ? 1 : 0));
      const id = await orderIn(area, 'paid', [[product, 1]]);
      const replies = await Promise.all([
        act(id, 'refund', moderator.key),
        act(id, 'dispute', member.key),
        act(id, 'complete', member.key),
      ]);
      const won = replies.filter(({ status }) => status === 200).length;
      expect(won).toBeGreaterThanOrEqual(1);
      for (const { status } of replies) expect([200, 409, 403]).toContain(status);
    }
  });
});

it('refuses each seller of an older order from several stores, and shows them their items', async () => {
  const { other, member, moderator } = app.people;
  const id = await orderIn('marketplace', 'pending', [
    [products.marketplace[0], 1],
    [products.marketplace[1], 2],
  ]);
  for (const statement of [
    'UPDATE order_items i SET order_id = $1 FROM orders o WHERE o.id = i.order_id AND o.checkout_id = $1',
    'UPDATE order_stores s SET order_id = $1 FROM orders o WHERE o.id = s.order_id AND o.checkout_id = $1',
    'DELETE FROM orders WHERE checkout_id = $1 AND id <> $1',
    'UPDATE orders SET checkout_id = NULL, number = NULL, subtotal = NULL, total = NULL WHERE id = $1',
  ]) {
    await app.database.pool.query(statement, [id]);
  }
  expect((await act(id, 'pay', other.key).expect(403)).body.code).toBe('not_owner');
  const path = `/orders/${id}`;
  expect((await app.api.get(path, member.key).expect(200)).body).toMatchObject({ total: 30, items: [{}, {}] });
  expect((await app.api.get(path, moderator.key).expect(200)).body.total).toBe(30);
  const part = (await app.api.get(path, other.key).expect(200)).body;
  expect([part.total, part.items.length]).toEqual([10, 1]);
  expect((await app.api.get(path, stranger.key).expect(404)).body.code).toBe('order_not_found');
});
