import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../scripts/shared/until.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';
import { blockedBackends, inTheEnd } from '../helpers/waiting.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let store: { slug: string };
let number = 0;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
});
beforeEach(async () => {
  store = await shops.store();
});
afterAll(() => app.close());

const newKey = () => `order ${++number}`;

describe('200 concurrent buyers of 50 items', () => {
  it.each(['marketplace', 'shop'])(
    'sells 50 products of the %s to 50 of 200 concurrent buyers, and changes nothing for the others',
    async (area) => {
      const make = (stock: number) =>
        area === 'shop' ? shops.shopProduct({ stock }) : shops.product(store.slug, { stock });
      const [scarce, plenty, more] = [await make(50), await make(1000), await make(1000)];
      const buyers: Person[] = [];
      for (let n = 0; n < 200; n++) buyers.push(await createPerson(app.database, `racer-${area}-${n}`));
      const orders: [number, number][][] = [
        [
          [scarce, 1],
          [plenty, 1],
          [more, 1],
        ],
        [
          [more, 1],
          [plenty, 1],
          [scarce, 1],
        ],
        [
          [plenty, 1],
          [scarce, 1],
        ],
      ];
      const replies = await Promise.all(
        buyers.map(({ key }, n) => inTheEnd(() => shops.order(area, orders[n % orders.length] ?? [], key))),
      );
      const outcomes = new Map<string, number>();
      for (const { status, body } of replies) {
        const outcome = `${status} ${body.code ?? ''}`.trim();
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      expect(Object.fromEntries(outcomes)).toEqual({ '201': 50, '409 out_of_stock': 150 });
      const sold = (id: number) =>
        replies.filter(
          ({ status, body }) =>
            status === 201 && body.items.some((item: { product_id: number }) => item.product_id === id),
        ).length;
      expect(await Promise.all([scarce, plenty, more].map(shops.stock))).toEqual([0, 1000 - 50, 1000 - sold(more)]);
      await expectExact(app.database, 'shops');
    },
    120_000,
  );
});

describe.each([
  'createStore',
  'createMarketplaceProduct',
  'placeMarketplaceOrder',
  'createShopProduct',
  'placeShopOrder',
])('%s with an Idempotency-Key', (operation) => {
  let send: (key: string, quantity?: number) => ReturnType<TestApp['api']['post']>;
  let count: () => Promise<number>;
  beforeEach(async () => {
    const { api, people, database } = app;
    const [own, shop] = [await shops.product(store.slug, { stock: 900 }), await shops.shopProduct({ stock: 900 })];
    const name = `once-${++number}`;
    const order = (product_id: number, quantity: number) => ({ items: [{ product_id, quantity }] });
    const requests: Record<string, [string, string, (quantity: number) => object]> = {
      createStore: ['/marketplace/stores', people.other.key, (n) => ({ name: `n ${n}`, slug: name })],
      createMarketplaceProduct: [
        `/marketplace/stores/${store.slug}/products`,
        people.other.key,
        (n) => ({ title: 'Once', price: n, category: 'x' }),
      ],
      placeMarketplaceOrder: ['/marketplace/orders', people.member.key, (n) => order(own, n)],
      createShopProduct: [
        '/shop/products',
        people.moderator.key,
        (n) => ({ title: 'Once', slug: name, price: n, category: 'x' }),
      ],
      placeShopOrder: ['/shop/orders', people.member.key, (n) => order(shop, n)],
    };
    const [path, key, body] = requests[operation] ?? ['', '', () => ({})];
    send = (idempotencyKey, quantity = 1) =>
      api.post(path, key).set('Idempotency-Key', idempotencyKey).send(body(quantity));
    count = async () => {
      const { prisma } = database;
      return (await prisma.store.count()) + (await prisma.product.count()) + (await prisma.order.count());
    };
  });

  it('creates one order for five concurrent requests, and the same reply later', async () => {
    const [key, before] = [newKey(), await count()];
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(key)));
    const fresh = replies.filter(
      ({ status, headers }) => status === 201 && headers['idempotent-replayed'] === undefined,
    );
    expect(fresh).toHaveLength(1);
    expect(replies.every(({ status, body }) => status === 201 || body.code === 'idempotency_in_progress')).toBe(true);
    const again = await send(key).expect(201);
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([fresh[0]?.body, 'true']);
    expect((await send(key, 2).expect(422)).body.code).toBe('idempotency_key_reused');
    expect(await count()).toBe(before + 1);
  });

  it('is 409 while the first still runs', async () => {
    const holder = new pg.Client({ connectionString: app.testDatabase.url });
    await holder.connect();
    try {
      const key = newKey();
      await holder.query('BEGIN; LOCK TABLE stores, products IN EXCLUSIVE MODE');
      const first = send(key).then((reply) => reply);
      await until(async () => (await blockedBackends(app.database.pool)).length > 0);
      expect((await send(key).expect(409)).body.code).toBe('idempotency_in_progress');
      await holder.query('COMMIT');
      expect((await first).status).toBe(201);
    } finally {
      await holder.end();
    }
  });
});

it('creates one order if a request is repeated after its connection was cut', async () => {
  const product = await shops.product(store.slug, { stock: 9 });
  const [key, body] = [newKey(), JSON.stringify({ items: [{ product_id: product, quantity: 2 }] })];
  const socket = connect(app.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${app.config.basePaths[0]}/marketplace/orders HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${app.people.member.key}\r\n` +
      `Content-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  // The first byte of the reply has been sent, and the client does not read the rest.
  socket.once('data', () => socket.destroy());
  await once(socket, 'close');
  const again = await app.api
    .post('/marketplace/orders', app.people.member.key)
    .set('Idempotency-Key', key)
    .type('application/json')
    .send(body)
    .expect(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await shops.stock(product)).toBe(7);
  expect(await app.database.prisma.orderItem.count({ where: { productId: product } })).toBe(1);
});
