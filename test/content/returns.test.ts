import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnSteps } from '../../src/content/orders/order-states.js';
import { document } from '../../src/core/contract/document.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { notificationsOf } from '../helpers/notifications.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let stranger: Person;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  stranger = await createPerson(app.database, 'stranger');
});
afterAll(() => app.close());

const statuses = ['requested', 'accepted', 'declined', 'received'] as const;
const actions = ['accept', 'decline', 'receive'] as const;

/** The specification, in other words than the program's: the resulting state, by action and state. Seller and staff may act. */
const legal: Record<string, string> = {
  'accept requested': 'accepted',
  'decline requested': 'declined',
  'receive accepted': 'received',
};

it('documents the same table of steps as the specification here', () => {
  const { ReturnStatus } = (document.components as unknown as { schemas: Record<string, { 'x-states': object[] }> })
    .schemas;
  expect(ReturnStatus?.['x-states']).toEqual(returnSteps);
});

describe.each(['marketplace', 'shop'] as const)('a return of an order of the %s', (area) => {
  const sold = async () => {
    const { other, moderator } = app.people;
    return area === 'shop'
      ? { product: await shops.shopProduct(), seller: moderator }
      : { product: await shops.product((await shops.store()).slug), seller: other };
  };
  /** An order of three pieces that was completed. */
  const completed = async () => {
    const { product, seller } = await sold();
    const { id } = (await shops.order(area, [[product, 3]])).body as { id: number };
    await app.api.post(`/orders/${id}/pay`, app.people.moderator.key).expect(200);
    await app.api.post(`/orders/${id}/complete`, app.people.member.key).expect(200);
    const ask = (quantity: number, key = app.people.member.key) =>
      app.api
        .post(`/orders/${id}/returns`, key)
        .send({ items: [{ product_id: product, quantity }], reason: 'Too small.' });
    const act = (returned: number, action: string, key = seller.key) =>
      app.api
        .post(`/orders/${id}/returns/${returned}/${action}`, key)
        .send(action === 'receive' ? undefined : { answer: 'See you.' });
    return { id, product, seller, ask, act };
  };

  it('checks every state as every role', async () => {
    const { id, seller, ask, act } = await completed();
    const { body } = await ask(1).expect(201);
    const { member, moderator } = app.people;
    for (const action of actions) {
      for (const from of statuses) {
        for (const [role, person] of Object.entries({ buyer: member, seller, stranger, staff: moderator })) {
          await app.database.pool.query('UPDATE returns SET status = $2 WHERE id = $1', [body.id, from]);
          await app.database.pool.query('UPDATE order_items SET returned = 0 WHERE order_id = $1', [id]);
          const reply = await act(body.id, action, person.key);
          const to = legal[`${action} ${from}`];
          const expected =
            role === 'stranger'
              ? [404, 'order_not_found']
              : role === 'buyer'
                ? [403, 'not_owner']
                : to === undefined
                  ? [409, 'invalid_transition']
                  : [200, undefined];
          const what = `${action} ${from} as ${role}`;
          expect([reply.status, reply.body.code], what).toEqual(expected);
          if (reply.status === 200) expect(reply.body.status, what).toBe(to);
        }
      }
    }
    const { id: other } = await completed();
    const elsewhere = await app.api.post(`/orders/${other}/returns/${body.id}/accept`, moderator.key).expect(404);
    expect(elsewhere.body.code).toBe('return_not_found');
  });

  it('is asked for, accepted, received and refunded, and told to both sides', async () => {
    const notifications = notificationsOf(app);
    await notifications.notify();
    const { id, product, seller, ask, act } = await completed();
    const { member } = app.people;
    const { body: asked } = await ask(2).expect(201);
    expect(asked).toMatchObject({ order_id: id, status: 'requested', reason: 'Too small.', answer: null });
    expect((await ask(2).expect(409)).body.code).toBe('return_exceeds_order');
    await act(asked.id, 'accept').expect(200);
    expect((await act(asked.id, 'receive').expect(200)).body).toMatchObject({ status: 'received', answer: 'See you.' });
    expect((await ask(2).expect(409)).body.code).toBe('return_exceeds_order');
    const items = [{ product_id: product, quantity: 2 }];
    await app.api.post(`/orders/${id}/refund`, seller.key).send({ items }).expect(200);
    const order = (await app.api.get(`/orders/${id}`, member.key).expect(200)).body;
    expect(order).toMatchObject({ status: 'completed', refunded_total: 20 });
    expect(order.items[0]).toMatchObject({ returned_quantity: 2, refunded_quantity: 2 });
    // The third piece was never sent.
    const { body: shipment } = await app.api.post(`/orders/${id}/shipments`, seller.key).expect(201);
    expect(shipment.items).toMatchObject([{ quantity: 1 }]);
    const { body: declined } = await ask(1).expect(201);
    await act(declined.id, 'decline').expect(200);
    const { body } = await app.api.get(`/orders/${id}/returns`, seller.key).expect(200);
    expect(body.returns.map(({ status }: { status: string }) => status)).toEqual(['received', 'declined']);
    const { events } = (await app.api.get(`/orders/${id}/events`, member.key).expect(200)).body;
    expect(events.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['return_requested', 'return_accepted', 'return_received', 'return_declined']),
    );
    const types = async (person: Person) => (await notifications.of(person)).map(({ type }) => type);
    expect(await types(member)).toContain('order.return_declined');
    if (area === 'marketplace') expect(await types(seller)).toContain('order.return_requested');
    await expectExact(app.database, 'shops');
  });

  it('can be asked for by the buyer, within the days of the seller', async () => {
    const { id, seller, ask } = await completed();
    expect((await ask(1, seller.key).expect(403)).body.code).toBe('not_owner');
    const list = async () => (await app.api.get(`/orders/${id}/returns`, app.people.member.key).expect(200)).body;
    expect(Date.parse((await list()).return_before)).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    await app.database.pool.query(
      `UPDATE order_steps SET created_at = created_at - interval '15 days' WHERE order_id = $1 AND type = 'completed'`,
      [id],
    );
    expect((await ask(1).expect(409)).body.code).toBe('invalid_transition');
    await app.database.pool.query('UPDATE orders SET return_days = 30 WHERE id = $1', [id]);
    await ask(1).expect(201);
    await app.database.pool.query('UPDATE orders SET return_days = 0 WHERE id = $1', [id]);
    expect((await list()).return_before).toBeNull();
    expect((await ask(1).expect(409)).body.code).toBe('invalid_transition');
  });

  it('is asked for once of each piece, also at the same time, and fifty times at most', async () => {
    const { id, ask } = await completed();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(1)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    await app.database.pool.query(
      `INSERT INTO returns (order_id, status, items, reason) SELECT order_id, 'declined', items, reason FROM returns, generate_series(1, 47)
       WHERE id = (SELECT min(id) FROM returns WHERE order_id = $1)`,
      [id],
    );
    expect((await ask(1).expect(403)).body.code).toBe('quota_exceeded');
  });
});
