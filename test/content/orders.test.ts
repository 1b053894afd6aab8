import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelUnpaidOrders } from '../../src/content/orders/order-steps.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { createPerson, issueKey } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
});
afterAll(() => app.close());

const areas = ['marketplace', 'shop'] as const;

describe.each(areas)('an order of the %s', (area) => {
  const product = async (changes: object = {}): Promise<number> =>
    area === 'shop' ? shops.shopProduct(changes) : shops.product((await shops.store()).slug, changes);
  const edit = (id: number, changes: object) =>
    app.api.patch(`/${area}/products/${id}`, app.people.admin.key).send(changes).expect(200);

  it('keeps titles and prices of the time when it was placed', async () => {
    const { api, people } = app;
    const id = await product({ price: 4.35, title: 'As it was' });
    const placed = (
      await shops.order(area, [
        [id, 2],
        [id, 1],
      ])
    ).body;
    expect(placed).toMatchObject({ status: 'pending', total: 13.05, currency: 'EUR' });
    expect(placed.items).toEqual([
      expect.objectContaining({ product_id: id, title: 'As it was', price: 4.35, quantity: 3 }),
    ]);
    expect(await shops.stock(id)).toBe(2);
    await edit(id, { title: 'Another', price: 1, category: 'Else' });
    expect((await api.delete(`/${area}/products/${id}`, people.admin.key).expect(200)).body.deleted).toBe(true);
    await api.get(`/${area}/products/${id}`).expect(404);
    await api.get(`/${area}/products/${id}`, people.admin.key).expect(404);
    expect((await api.get(`/orders/${placed.id}`, people.member.key).expect(200)).body).toEqual(placed);
    expect((await shops.order(area, [[id, 1]])).body.code).toBe('product_not_found');
  });

  it('takes nothing if one product is short or missing', async () => {
    const [a, b] = [await product({ stock: 3 }), await product({ stock: 3 })];
    expect(
      (
        await shops.order(area, [
          [a, 1],
          [b, 4],
        ])
      ).body.code,
    ).toBe('out_of_stock');
    expect(
      (
        await shops.order(area, [
          [a, 2],
          [b, 1],
          [a, 2],
        ])
      ).body.code,
    ).toBe('out_of_stock');
    expect(
      (
        await shops.order(area, [
          [a, 1],
          [2147483647, 1],
        ])
      ).body.code,
    ).toBe('product_not_found');
    expect(await Promise.all([a, b].map(shops.stock))).toEqual([3, 3]);
    for (const items of [[], [{ product_id: a, quantity: 0 }], [{ product_id: a, quantity: 1001 }], 'a']) {
      await app.api.post(`/${area}/orders`, app.people.member.key).send({ items }).expect(400);
    }
    await app.api
      .post(`/${area}/orders`, app.people.member.key)
      .send({ items: [{ product_id: a }] })
      .expect(422);
  });

  it('is listed for its buyer, the newest first, until it is withdrawn', async () => {
    const { api } = app;
    const buyer = await createPerson(app.database, `buyer-${area}`);
    const id = await product({ stock: 100 });
    const orders: number[] = [];
    for (let n = 0; n < 4; n++) orders.unshift((await shops.order(area, [[id, 1]], buyer.key)).body.id);
    const page = (await api.get(`/${area}/orders?page=2&per_page=3`, buyer.key).expect(200)).body;
    expect(page).toMatchObject({ page: 2, pages: 2, total: 4, orders: [{ id: orders[3] }] });
    await api.delete(`/orders/${orders[0]}`, buyer.key).expect(200);
    const all = (await api.get(`/${area}/orders`, buyer.key).expect(200)).body;
    expect([all.total, all.orders.map((each: { id: number }) => each.id)]).toEqual([3, orders.slice(1)]);
    await api.get(`/${area}/orders?per_page=101`, buyer.key).expect(400);
    await expectExact(app.database, 'shops');
  });

  it('can be withdrawn by a write-only key, which cannot tell its orders from those of others', async () => {
    const { api, people } = app;
    const buyer = await createPerson(app.database, `withdraws-${area}`);
    const writing = await issueKey(app.database, buyer.id, { scopes: ['write'] });
    const id = await product({ stock: 100 });
    const place = async (key: string) => (await shops.order(area, [[id, 1]], key)).body.id as number;
    const [own, others] = [await place(buyer.key), await place(people.member.key)];
    await api.get(`/orders/${own}`, writing).expect(403);
    expect((await api.delete(`/orders/${own}`, writing).expect(200)).body).toEqual({ id: own, deleted: true });
    const refusals = await Promise.all([others, 2147483647].map((each) => api.delete(`/orders/${each}`, writing)));
    for (const { status, body } of refusals) expect([status, body.code]).toEqual([404, 'order_not_found']);
    expect(refusals[0]?.body.message).toBe(refusals[1]?.body.message);
  });

  it('adds up prices without rounding errors', async () => {
    const [prices] = fc.sample(fc.array(fc.nat(9_999_999), { minLength: 50, maxLength: 50 }), { seed: 11, numRuns: 1 });
    const products: { id: number; cents: bigint }[] = [];
    // Products of one store, which result in one order.
    const { slug } = await shops.store();
    for (const [n, price] of (prices ?? []).entries()) {
      const made = { price: price / 100, stock: 10_000_000, title: `Odd ${n}` };
      const id = await (area === 'shop' ? shops.shopProduct(made) : shops.product(slug, made));
      products.push({ id, cents: BigInt(price) });
    }
    expect(products).toHaveLength(50);
    const buyer = await createPerson(app.database, `sums-${area}`);
    let all = 0n;
    const quantities = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 50, maxLength: 50 });
    const isExact = fc.asyncProperty(quantities, async (each) => {
      const items = products.map(({ id }, n): [number, number] => [id, each[n] ?? 1]);
      const expected = products.reduce((sum, { cents }, n) => sum + cents * BigInt(each[n] ?? 1), 0n);
      all += expected;
      const reply = await shops.order(area, items, buyer.key);
      const text = `${expected / 100n}.${String(expected % 100n).padStart(2, '0')}`;
      expect(reply.body.total).toBe(Number(text));
      expect(reply.text).toContain(`"total":${text},`);
    });
    await fc.assert(isExact, { seed: 11, numRuns: 30 });
    const { rows } = await app.database.pool.query<{ sum: string }>(
      'SELECT sum(price * quantity)::text FROM order_items JOIN orders o ON o.id = order_id WHERE buyer_id = $1',
      [buyer.id],
    );
    expect(BigInt((rows[0]?.sum ?? '').replace('.', ''))).toBe(all);
  }, 120_000);

  it('is withdrawn once if it is not paid within an hour, by whichever server comes first', async () => {
    const id = await product({ stock: 1000 });
    const orders = [];
    for (let n = 0; n < 12; n++) orders.push((await shops.order(area, [[id, 2]])).body.id);
    await app.api.post(`/orders/${orders[0]}/pay`, app.people.admin.key).expect(200);
    const age = (minutes: number, which: number[]) =>
      app.database.pool.query(
        `UPDATE orders SET created_at = now() - interval '1 minute' * $1::integer WHERE id = ANY ($2)`,
        [minutes, which],
      );
    await age(61, orders.slice(0, 10));
    await age(59, orders.slice(10));
    const servers = [app, await testApp({ sharing: app })];
    const done = await Promise.all([...servers, ...servers].map(({ database }) => cancelUnpaidOrders(database)));
    await servers[1]?.close();
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(9);
    expect(await cancelUnpaidOrders(app.database)).toBe(0);
    expect(await shops.stock(id)).toBe(1000 - 2 * 3);
    await expectExact(app.database, 'shops');
  });
});

describe("a seller's orders", () => {
  it('is listed for a store with only the store’s items', async () => {
    const { api, people } = app;
    const [mine, theirs] = [await shops.store(), await shops.store(people.admin.key)];
    const [a, b] = [
      await shops.product(mine.slug, { price: 1.5 }),
      await shops.product(theirs.slug, {}, people.admin.key),
    ];
    const both = (
      await shops.order('marketplace', [
        [a, 2],
        [b, 1],
      ])
    ).body.id;
    await shops.order('marketplace', [[b, 1]]);
    const path = `/marketplace/stores/${mine.slug}/orders`;
    const reply = (await api.get(path, people.other.key).expect(200)).body;
    expect(reply).toMatchObject({ total: 1, pages: 1, orders: [{ id: both, total: 3, items: [{ product_id: a }] }] });
    expect((await api.get(path, people.moderator.key).expect(200)).body).toEqual(reply);
    expect((await api.get(path, people.member.key).expect(403)).body.code).toBe('not_owner');
    expect((await api.get('/marketplace/stores/none/orders', people.member.key).expect(404)).body.code).toBe(
      'store_not_found',
    );
    await api.get(`${path}?page=0`, people.other.key).expect(400);
  });
});

describe.each(areas)('an order of the %s', (area) => {
  it('contains its buyer, the time of payment, and its deadlines while they last', async () => {
    const { api, people, database } = app;
    const product =
      area === 'shop' ? await shops.shopProduct() : await shops.product((await shops.store(people.other.key)).slug);
    const { body: placed } = await shops.order(area, [[product, 1]]);
    const path = `/orders/${placed.id}`;
    const at = (date: Date) => `${date.toISOString().slice(0, 19)}+00:00`;
    const placedAt = new Date('2026-01-31T10:00:00.000Z');
    await database.prisma.order.update({ where: { id: placed.id }, data: { createdAt: placedAt } });
    const buyer = people.member.username;
    const pending = { buyer, paid_at: null, pay_before: '2026-01-31T11:00:00+00:00', dispute_before: null };
    const times = { created_at: '2026-01-31 10:00:00', placed_at: '2026-01-31T10:00:00+00:00' };
    expect((await api.get(path, people.member.key).expect(200)).body).toMatchObject({ ...pending, ...times });
    const [listed] = (await api.get(`/${area}/orders`, people.member.key).expect(200)).body.orders;
    expect(listed).toMatchObject({ id: placed.id, ...pending, ...times });
    await api.post(`${path}/pay`, people.admin.key).expect(200);
    const { paidAt } = await database.prisma.order.findUniqueOrThrow({ where: { id: placed.id } });
    const paid = paidAt as Date;
    const dispute_before = at(new Date(paid.getTime() + 30 * 86_400_000));
    expect((await api.get(path, people.admin.key).expect(200)).body).toMatchObject({
      ...{ buyer, paid_at: at(paid), pay_before: null, dispute_before },
    });
    await api.post(`${path}/refund`, people.admin.key).expect(200);
    const refunded = { paid_at: at(paid), pay_before: null, dispute_before: null };
    expect((await api.get(path, people.member.key).expect(200)).body).toMatchObject(refunded);
  });
});

it('lists the orders of a store by status', async () => {
  const { api, people } = app;
  const { slug } = await shops.store(people.other.key);
  const product = await shops.product(slug);
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) {
    const { body } = await shops.order('marketplace', [[product, 1]]);
    if (n % 2 === 0) await api.post(`/orders/${body.id}/pay`, people.admin.key).expect(200);
    ids.push(body.id);
  }
  const list = async (query: string) => {
    const { body } = await api.get(`/marketplace/stores/${slug}/orders?${query}`, people.other.key).expect(200);
    return [body.orders.map(({ id }: { id: number }) => id), body.total, body.pages];
  };
  const [a, b, c, d, e] = ids;
  expect(await list('status=paid')).toEqual([[e, c, a], 3, 1]);
  expect(await list('status=pending')).toEqual([[d, b], 2, 1]);
  expect(await list('status=paid&per_page=2&page=2')).toEqual([[a], 3, 2]);
  expect(await list('status=refunded')).toEqual([[], 0, 0]);
  expect(await list('')).toEqual([[e, d, c, b, a], 5, 1]);
});

describe('an order of several stores', () => {
  it('becomes one order for each, handled by its seller alone, with a common checkout_id', async () => {
    const { api, people } = app;
    const { member, other, moderator } = people;
    const buyer = await createPerson(app.database, 'two-stores');
    const [first, second] = [await shops.store(other.key), await shops.store(member.key)];
    const a = await shops.product(first.slug, { price: 3 });
    const b = await shops.product(second.slug, { price: 5 }, member.key);
    const c = await shops.product(second.slug, { price: 7 }, member.key);
    const placed = await shops.order(
      'marketplace',
      [
        [b, 1],
        [a, 2],
        [c, 1],
        [b, 1],
      ],
      buyer.key,
    );
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({ total: 17, checkout_id: placed.body.id, status: 'pending' });
    expect(placed.body.items.map((item: { store_id: number }) => item.store_id)).toEqual([second.id, second.id]);
    const { orders } = (await api.get('/marketplace/orders', buyer.key).expect(200)).body;
    expect(orders).toHaveLength(2);
    const rest = orders.find(({ id }: { id: number }) => id !== placed.body.id);
    expect(rest).toMatchObject({ total: 6, checkout_id: placed.body.id, items: [{ product_id: a, quantity: 2 }] });
    // Each seller receives and refunds payments independently.
    await api.post(`/orders/${placed.body.id}/pay`, member.key).expect(200);
    await api.post(`/orders/${rest.id}/pay`, member.key).expect(404);
    await api.post(`/orders/${rest.id}/pay`, other.key).expect(200);
    await api.post(`/orders/${rest.id}/refund`, other.key).expect(200);
    expect((await api.get(`/orders/${placed.body.id}`, moderator.key).expect(200)).body.status).toBe('paid');
    expect(await Promise.all([a, b, c].map(shops.stock))).toEqual([5, 3, 4]);
    await expectExact(app.database, 'shops');
  });

  it('is one order without a checkout_id if all items are of one store, and takes nothing if one store is short', async () => {
    const { member, other } = app.people;
    const buyer = await createPerson(app.database, 'one-store');
    const [first, second] = [await shops.store(other.key), await shops.store(member.key)];
    const [a, b] = [await shops.product(first.slug), await shops.product(first.slug)];
    const c = await shops.product(second.slug, { stock: 1 }, member.key);
    const one = await shops.order(
      'marketplace',
      [
        [a, 1],
        [b, 1],
      ],
      buyer.key,
    );
    expect([one.status, one.body.checkout_id, one.body.items.length]).toEqual([201, null, 2]);
    const short = await shops.order(
      'marketplace',
      [
        [a, 1],
        [c, 2],
      ],
      buyer.key,
    );
    expect([short.status, short.body.code]).toEqual([409, 'out_of_stock']);
    const missing = await shops.order(
      'marketplace',
      [
        [a, 1],
        [2147483647, 1],
      ],
      buyer.key,
    );
    expect([missing.status, missing.body.code]).toEqual([404, 'product_not_found']);
    expect(await Promise.all([a, b, c].map(shops.stock))).toEqual([4, 4, 1]);
    await expectExact(app.database, 'shops');
  });

  it('never deadlocks with another that names the same stores in reverse', async () => {
    const { member, other } = app.people;
    const buyers = await Promise.all([1, 2, 3, 4].map((n) => createPerson(app.database, `crossed-${n}`)));
    const [first, second] = [await shops.store(other.key), await shops.store(member.key)];
    const a = await shops.product(first.slug, { stock: 1000 });
    const b = await shops.product(second.slug, { stock: 1000 }, member.key);
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        shops.order(
          'marketplace',
          n % 2
            ? [
                [a, 1],
                [b, 1],
              ]
            : [
                [b, 1],
                [a, 1],
              ],
          buyers[n % 4]?.key,
        ),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await Promise.all([a, b].map(shops.stock))).toEqual([976, 976]);
  });
});

describe('an order from a store of the buyer', () => {
  it('is refused, also if only a part of it is theirs, and also for staff', async () => {
    for (const owner of [app.people.other, app.people.moderator]) {
      const [own, foreign] = [await shops.store(owner.key), await shops.store(app.people.member.key)];
      const a = await shops.product(own.slug, {}, owner.key);
      const b = await shops.product(foreign.slug, {}, app.people.member.key);
      for (const items of [
        [[a, 1]],
        [
          [b, 1],
          [a, 1],
        ],
      ] as [number, number][][]) {
        const { status, body } = await shops.order('marketplace', items, owner.key);
        expect([status, body.code]).toEqual([403, 'own_product']);
      }
      expect(await Promise.all([a, b].map(shops.stock))).toEqual([5, 5]);
    }
  });
});
