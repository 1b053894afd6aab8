import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillOrders, settleCurrency } from '../../src/content/orders/currency.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { shopsOf } from '../helpers/shops.js';

const areas = ['marketplace', 'shop'] as const;
type Area = (typeof areas)[number];

const productIn = async (app: TestApp, area: Area, changes: object) => {
  const shops = shopsOf(app);
  return area === 'shop' ? shops.shopProduct(changes) : shops.product((await shops.store()).slug, changes);
};

/** The app again on the same database, as after a restart with another setting. */
const withCurrency = (app: TestApp, currency: string) =>
  testApp({ settings: { CURRENCY: currency }, sharing: { testDatabase: app.testDatabase, people: app.people } });

describe.each([
  [
    'JPY',
    1250,
    3750,
    [
      [12.5, 'must have no decimals'],
      [1e8, 'must be <= 99999999'],
    ],
  ],
  ['EUR', 0.07, 0.21, [[1.005, 'must have at most two decimals']]],
  [
    'KWD',
    1.005,
    3.015,
    [
      [1.0005, 'must have at most three decimals'],
      [1e7, 'must be <= 9999999.999'],
    ],
  ],
] as const)('a site with the currency %s', (currency, price, total, refused) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ settings: { CURRENCY: currency } });
    await settleCurrency(app.database, currency);
  });
  afterAll(() => app.close());

  it.each(areas)(
    'the %s takes amounts with the decimals of the currency alone, and adds them up exactly',
    async (area) => {
      const { api, people } = app;
      const id = await productIn(app, area, { price });
      const placed = (await shopsOf(app).order(area, [[id, 3]])).body;
      expect(placed).toMatchObject({ currency, total, items: [{ price }] });
      expect(await app.database.prisma.order.findUnique({ where: { id: placed.id } })).toMatchObject({ currency });
      for (const [wrong, says] of refused) {
        for (const field of area === 'shop' ? ['price', 'regular_price'] : ['price']) {
          const reply = await api
            .patch(`/${area}/products/${id}`, people.admin.key)
            .send({ [field]: wrong })
            .expect(400);
          expect(reply.body).toMatchObject({ code: 'invalid_param', data: { params: { [field]: says } } });
        }
      }
    },
  );

  it('sorts by price to the last decimal', async () => {
    const step = { JPY: 1, EUR: 0.01, KWD: 0.001 }[currency];
    const title = `Sorted ${currency}`;
    const ids: number[] = [];
    for (const n of [2, 0, 1]) ids[n] = await productIn(app, 'marketplace', { title, price: 5000 + n * step });
    const { body } = await app.api
      .get(`/marketplace/products?sort=price_asc&search=${encodeURIComponent(title)}`)
      .expect(200);
    expect(body.products.map(({ id }: { id: number }) => id)).toEqual(ids);
  });

  it('is documented in the contract', async () => {
    const { body } = await app.api.get('/openapi.json').expect(200);
    expect(body.components.schemas.Price).toMatchObject({ 'x-decimals': { JPY: 0, EUR: 2, KWD: 3 }[currency] });
  });
});

describe('a changed CURRENCY', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await settleCurrency(app.database, 'EUR');
  });
  afterAll(() => app.close());

  it.each(areas)('keeps the currency of a product of the %s until its price changes', async (area) => {
    const id = await productIn(app, area, { price: 25 });
    await settleCurrency(app.database, 'JPY');
    const later = await withCurrency(app, 'JPY');
    try {
      const read = async () => (await later.api.get(`/${area}/products/${id}`, app.people.admin.key).expect(200)).body;
      expect(await read()).toMatchObject({ price: 25, currency: 'EUR' });
      const refusal = (await shopsOf(later).order(area, [[id, 1]])).body;
      expect(refusal).toMatchObject({ code: 'product_not_found', message: expect.stringContaining('in EUR') });
      await later.api.patch(`/${area}/products/${id}`, app.people.admin.key).send({ title: 'Renamed' }).expect(200);
      expect(await read()).toMatchObject({ price: 25, currency: 'EUR' });
      await later.api.patch(`/${area}/products/${id}`, app.people.admin.key).send({ price: 3000 }).expect(200);
      expect(await read()).toMatchObject({
        price: 3000,
        currency: 'JPY',
        ...(area === 'shop' && { regular_price: 3000 }),
      });
    } finally {
      await later.close();
      await settleCurrency(app.database, 'EUR');
    }
  });

  it('is refused once there are orders', async () => {
    const id = await productIn(app, 'shop', { price: 25 });
    const placed = (await shopsOf(app).order('shop', [[id, 1]])).body;
    await expect(settleCurrency(app.database, 'JPY')).rejects.toThrow(/orders in EUR.*set CURRENCY=EUR/);
    await settleCurrency(app.database, 'EUR');
    const later = await withCurrency(app, 'JPY');
    try {
      const { body } = await later.api.get(`/orders/${placed.id}`, app.people.member.key).expect(200);
      expect(body).toMatchObject({ total: 25, currency: 'EUR' });
    } finally {
      await later.close();
    }
  });

  it('fills in missing currencies of the previous release, and changes nothing else', async () => {
    const { prisma, pool } = app.database;
    const id = await productIn(app, 'shop', { price: 25 });
    const { id: order } = (await shopsOf(app).order('shop', [[id, 1]])).body;
    await pool.query('UPDATE products SET currency = NULL');
    await pool.query('UPDATE orders SET currency = NULL');
    const read = async () => [
      (await app.api.get(`/orders/${order}`, app.people.member.key).expect(200)).body,
      (await app.api.get(`/shop/products/${id}`).expect(200)).body,
      (await prisma.order.findUniqueOrThrow({ where: { id: order } })).updatedAt,
      (await pool.query('SELECT count(*) FROM event_outbox')).rows,
    ];
    const before = await read();
    expect(before).toMatchObject([{ currency: 'EUR' }, { currency: 'EUR' }, {}, {}]);
    expect(await fillOrders(app.database)).toBeGreaterThan(1);
    expect(await fillOrders(app.database)).toBe(0);
    expect(await read()).toEqual(before);
    expect(await prisma.order.count({ where: { currency: 'EUR' } })).toBe(await prisma.order.count());
    expect(await prisma.product.count({ where: { currency: null } })).toBe(0);
  });
});
