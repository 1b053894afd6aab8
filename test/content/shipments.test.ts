import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { deliver, type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let server: MailServer;
let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let stranger: Person;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({ settings: { ...mailSettings(server), REQUIRE_VERIFIED_EMAIL: 'false' } });
  shops = shopsOf(app);
  stranger = await createPerson(app.database, 'stranger');
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe.each(['marketplace', 'shop'] as const)('shipments of an order of the %s', (area) => {
  /** A paid order of three pieces of one product and one of another; the key of its seller. */
  const paid = async () => {
    const { other, moderator, member } = app.people;
    const slug = area === 'marketplace' ? (await shops.store()).slug : '';
    const add = () => (area === 'shop' ? shops.shopProduct() : shops.product(slug));
    const goods = [await add(), await add()] as const;
    const { body } = await shops.order(area, [
      [goods[0], 3],
      [goods[1], 1],
    ]);
    await app.api.post(`/orders/${body.id}/pay`, moderator.key).expect(200);
    const seller = area === 'shop' ? moderator : other;
    const ship = (input: object = {}, key = seller.key) =>
      app.api.post(`/orders/${body.id}/shipments`, key).send(input);
    return { id: body.id as number, goods, seller, buyer: member, ship };
  };
  const shippedOf = async (id: number) =>
    (await app.api.get(`/orders/${id}`, app.people.member.key).expect(200)).body.items.map(
      (item: { shipped_quantity: number }) => item.shipped_quantity,
    );

  it('ships in parts and then all that is left, and tells both sides', async () => {
    const { id, goods, seller, buyer, ship } = await paid();
    const url = 'https://parcels.example/4711';
    const first = await ship({
      items: [
        { product_id: goods[0], quantity: 1 },
        { product_id: goods[0], quantity: 1 },
      ],
      ...{ carrier: ' DHL ', tracking: '4711', url },
    }).expect(201);
    expect(first.body).toMatchObject({ order_id: id, items: [{ product_id: goods[0], quantity: 2 }], url });
    expect(first.body).toMatchObject({ carrier: 'DHL', tracking: '4711', delivered_at: null });
    expect(await shippedOf(id)).toEqual([2, 0]);
    const rest = await ship().expect(201);
    expect(rest.body.items).toEqual(goods.map((each) => ({ product_id: each, variant_id: null, quantity: 1 })));
    expect((await ship().expect(409)).body.code).toBe('shipment_exceeds_order');
    for (const [person, canShip] of [
      [buyer, false],
      [seller, true],
    ] as const) {
      const { body } = await app.api.get(`/orders/${id}/shipments`, person.key).expect(200);
      expect(body).toEqual({ shipments: [first.body, rest.body], can_ship: canShip });
    }
    const { body } = await app.api.post(`/orders/${id}/shipments/${first.body.id}/deliver`, buyer.key).expect(200);
    expect(body.delivered_at).toEqual(expect.any(String));
    const { events } = (await app.api.get(`/orders/${id}/events`, seller.key).expect(200)).body;
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      ...['placed', 'paid', 'shipped', 'shipped', 'delivered'],
    ]);
    expect(events[4]).toMatchObject({ party: 'buyer', items: [{ product_id: goods[0], quantity: 2 }] });
    expect((await app.api.get(`/orders/${id}`, buyer.key)).body.status).toBe('paid');
    await expectExact(app.database, 'shops');
  });

  it('refuses who does not ship it, more than is there, and an order in another state', async () => {
    const { id, goods, seller, buyer, ship } = await paid();
    expect((await ship({}, buyer.key).expect(403)).body.code).toBe('not_owner');
    expect((await ship({}, stranger.key).expect(404)).body.code).toBe('order_not_found');
    if (area === 'marketplace') expect((await ship({}, app.people.moderator.key)).status).toBe(403);
    for (const items of [[{ product_id: goods[0], quantity: 4 }], [{ product_id: 2147483647, quantity: 1 }]]) {
      expect((await ship({ items }).expect(409)).body.code).toBe('shipment_exceeds_order');
    }
    expect((await ship({ url: 'javascript:alert(1)' })).status).toBe(400);
    // Refunded pieces stay with the seller.
    const refund = { items: [{ product_id: goods[0], quantity: 2 }] };
    await app.api.post(`/orders/${id}/refund`, seller.key).send(refund).expect(200);
    expect((await ship({ items: refund.items }).expect(409)).body.code).toBe('shipment_exceeds_order');
    const { body: parcel } = await ship().expect(201);
    expect(parcel.items).toEqual(goods.map((each) => ({ product_id: each, variant_id: null, quantity: 1 })));
    // Shipped pieces can be refunded, not cancelled.
    const cancelled = await app.api.post(`/orders/${id}/cancel`, seller.key).send({ reason: 'Sold out.' });
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'invalid_transition']);
    const deliver = (parcelId: number, key: string, of = id) =>
      app.api.post(`/orders/${of}/shipments/${parcelId}/deliver`, key);
    expect((await deliver(parcel.id, seller.key, (await paid()).id).expect(404)).body.code).toBe('shipment_not_found');
    await deliver(parcel.id, seller.key).expect(200);
    expect((await deliver(parcel.id, buyer.key).expect(409)).body.code).toBe('invalid_transition');
    await app.api.post(`/orders/${id}/refund`, seller.key).expect(200);
    expect((await ship().expect(409)).body.code).toBe('invalid_transition');
    await expectExact(app.database, 'shops');
  });

  it('never ships a piece twice, nor one that is refunded at the same time', async () => {
    const { id, goods, seller, ship } = await paid();
    const items = [{ product_id: goods[0], quantity: 1 }];
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => ship({ items })),
      ...Array.from({ length: 2 }, () => app.api.post(`/orders/${id}/refund`, seller.key).send({ items })),
    ]);
    const done = replies.map(({ status }, index) => (index < 4 ? status === 201 : status === 200));
    const [sent, back] = [done.slice(0, 4).filter(Boolean).length, done.slice(4).filter(Boolean).length];
    expect(await shippedOf(id)).toEqual([sent, 0]);
    expect(back).toBe(2);
    // A refund of what was shipped is money for a return.
    expect(sent).toBeGreaterThanOrEqual(1);
    expect(sent).toBeLessThanOrEqual(3);
    await expectExact(app.database, 'shops');
  });
});

it('notifies and mails the buyer once, with the way to follow the parcel', async () => {
  const { api, database, people } = app;
  const buyer = await createPerson(database, 'greta');
  await database.prisma.user.update({
    where: { id: buyer.id },
    data: { email: 'greta@example.org', emailVerifiedAt: new Date(), language: 'de' },
  });
  const product = await shops.shopProduct({ title: 'T-Shirt <M>' });
  const { id } = (await shops.order('shop', [[product, 2]], buyer.key)).body;
  await api.post(`/orders/${id}/pay`, people.moderator.key).expect(200);
  const url = 'https://parcels.example/4711';
  const parcel = { carrier: 'DHL', tracking: '4711', url };
  await api.post(`/orders/${id}/shipments`, people.moderator.key).send(parcel).expect(201);
  await deliver(app);
  const mails = server.received.filter(({ subject }) => subject?.includes('unterwegs'));
  expect(mails).toHaveLength(1);
  for (const part of ['- 2 × T-Shirt <M>', 'DHL 4711', url, `/orders/${id}`]) expect(mails[0]?.text).toContain(part);
});

it('has at most a hundred shipments', async () => {
  const { api, database, people } = app;
  const { id } = (await shops.order('shop', [[await shops.shopProduct(), 1]])).body;
  await api.post(`/orders/${id}/pay`, people.moderator.key).expect(200);
  await database.pool.query(
    `INSERT INTO shipments (order_id, items) SELECT $1, '[{"product_id": 1, "quantity": 1}]' FROM generate_series(1, 100)`,
    [id],
  );
  const { body } = await api.post(`/orders/${id}/shipments`, people.moderator.key).expect(403);
  expect(body.code).toBe('quota_exceeded');
  await database.pool.query('DELETE FROM shipments WHERE order_id = $1', [id]);
});
