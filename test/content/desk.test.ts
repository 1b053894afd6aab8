import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { notificationsOf } from '../helpers/notifications.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let buyers: Person[];
let shopManager: Person;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  shopManager = await createPerson(app.database, 'Sam-Shop', 'shop_manager');
  buyers = [await createPerson(app.database, 'Mira-Desk'), await createPerson(app.database, 'Miro-Desk')];
});
afterAll(() => app.close());

describe.each(['marketplace', 'shop'] as const)('the desk of a seller of the %s', (area) => {
  it('finds orders to be shipped, by number, buyer and day, and sums what was sold', async () => {
    const { other, moderator } = app.people;
    const seller = area === 'shop' ? shopManager : other;
    const { slug } = area === 'shop' ? { slug: '' } : await shops.store();
    const path = area === 'shop' ? '/shop' : `/marketplace/stores/${slug}`;
    const list = area === 'shop' ? '/shop/sales' : `${path}/orders`;
    const goods = area === 'shop' ? await shops.shopProduct({ stock: 9 }) : await shops.product(slug, { stock: 9 });
    const [mira, miro] = buyers as [Person, Person];
    const place = async ({ key }: Person) =>
      (await shops.order(area, [[goods, 2]], key)).body as { id: number; number: number };
    const [unpaid, sent, waiting] = [await place(mira), await place(mira), await place(miro)];
    for (const { id } of [sent, waiting]) await app.api.post(`/orders/${id}/pay`, moderator.key).expect(200);
    const find = async (query: string) => {
      const { body } = await app.api.get(`${list}?${query}`, seller.key).expect(200);
      return body.orders.map(({ id }: { id: number }) => id);
    };
    expect(await find('to_ship=true')).toEqual([waiting.id, sent.id]);
    await app.api.post(`/orders/${sent.id}/shipments`, seller.key).expect(201);
    expect(await find('to_ship=true')).toEqual([waiting.id]);
    expect(await find('search=MIRA')).toEqual([sent.id, unpaid.id]);
    expect(await find('search=mira&status=pending')).toEqual([unpaid.id]);
    expect(await find(`search=${waiting.number}`)).toContain(waiting.id);
    expect(await find('search=nobody')).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await find(`from=${today}&to=${today}`)).toEqual([waiting.id, sent.id, unpaid.id]);
    expect(await find('to=2020-01-01')).toEqual([]);
    expect(await find('from=2020-02-30&to=2020-02-31')).toEqual([]);
    expect((await app.api.get(`${list}?from=2026-13-01`, seller.key)).status).toBe(400);
    await app.api.post(`/orders/${unpaid.id}/cancel`, seller.key).send({ reason: 'Sold out.' }).expect(200);
    expect(await find('search=mira')).toEqual([sent.id]);

    await app.api
      .post(`/orders/${sent.id}/refund`, seller.key)
      .send({ items: [{ product_id: goods, quantity: 1 }] })
      .expect(200);
    const { body } = await app.api.get(`${path}/sales-summary`, seller.key).expect(200);
    expect(body.days).toEqual([{ date: today, orders: 2, total: 30 }]);
    expect(body.products).toMatchObject([{ product_id: goods, quantity: 3, total: 30 }]);
    // Nine less the two that wait and the one that was sent and kept.
    expect(body.low_stock).toEqual([]);
    await app.api.patch(`/${area}/products/${goods}`, seller.key).send({ stock: 5 }).expect(200);
    const { low_stock: short } = (await app.api.get(`${path}/sales-summary`, seller.key)).body;
    expect(short).toMatchObject([{ product_id: goods, stock: 5 }]);
    await app.api.get(`${path}/sales-summary`, mira.key).expect(403);
    const { csv } = (await app.api.get(`${list}/export`, seller.key).expect(200)).body;
    const [header, first] = csv.split('\n');
    expect(header).toContain('order,number,status');
    // The cancelled one is left out.
    expect(first).toContain(',Miro-Desk,');
    expect(first?.split(',').slice(0, 3)).toEqual([String(waiting.id), String(waiting.number), 'paid']);
    expect(first).toMatch(/,2,0,0,10(\.00)?,/);
    expect(csv).not.toContain(`\n${unpaid.id},`);
    await app.api.get(`${list}/export`, mira.key).expect(403);
  });
});

describe('a shop manager', () => {
  it('sells the products of the shop as its seller', async () => {
    const product = await shops.shopProduct({ status: 'inactive' });
    const place = `/shop/products/${product}`;
    expect((await app.api.get(place, shopManager.key).expect(200)).body.status).toBe('inactive');
    await app.api.patch(place, shopManager.key).send({ status: 'active', price: 12 }).expect(200);
    await app.api
      .patch('/products', shopManager.key)
      .send({ products: [{ id: product, stock: 2 }] })
      .expect(200);
    const { id } = (await shops.order('shop', [[product, 1]])).body;
    await app.api.post(`/orders/${id}/pay`, shopManager.key).send({ amount: 12 }).expect(200);
    const { body } = await app.api.post(`/orders/${id}/refund`, shopManager.key).send({ amount: 5 }).expect(200);
    expect(body).toMatchObject({ status: 'paid', refunded_total: 5 });
    const { events } = (await app.api.get(`/orders/${id}/events`, shopManager.key).expect(200)).body;
    expect(events.at(-1)).toMatchObject({ type: 'refunded', by: shopManager.username });
  });

  it('is logged in what they do with orders, and sells nothing to themselves', async () => {
    const product = await shops.shopProduct();
    const { id } = (await shops.order('shop', [[product, 1]])).body;
    await app.api.post(`/orders/${id}/pay`, shopManager.key).expect(200);
    await app.api.post(`/orders/${id}/shipments`, shopManager.key).expect(201);
    const { body } = await app.api.get('/moderation/log?per_page=2', app.people.admin.key).expect(200);
    expect(body.entries.map(({ actor, action }: { actor: string; action: string }) => [actor, action])).toEqual([
      [shopManager.username, 'createShipment'],
      [shopManager.username, 'payOrder'],
    ]);
    const own = (await shops.order('shop', [[product, 1]], shopManager.key)).body;
    expect((await app.api.post(`/orders/${own.id}/pay`, shopManager.key)).body.code).toBe('not_owner');
  });

  it('is notified of orders of the shop alone', async () => {
    const inbox = notificationsOf(app);
    await inbox.forget();
    const { slug } = await shops.store();
    const { id } = (await shops.order('shop', [[await shops.shopProduct(), 1]])).body;
    await shops.order('marketplace', [[await shops.product(slug), 1]]);
    const told = await inbox.of(shopManager);
    expect(told.map(({ type, target_id: order }) => [type, order])).toEqual([['order.placed', id]]);
    expect(await inbox.of(app.people.admin)).toEqual([]);
  });

  it('neither moderates nor sells for stores', async () => {
    const { slug } = await shops.store();
    const product = await shops.product(slug);
    const { id } = (await shops.order('marketplace', [[product, 1]])).body;
    const { key } = shopManager;
    const refused = [
      await app.api.post(`/orders/${id}/pay`, key),
      await app.api.get(`/orders/${id}`, key),
      await app.api.patch(`/marketplace/products/${product}`, key).send({ price: 1 }),
      await app.api.put(`/moderation/content/product/${product}`, key).send({ reason: 'Enough.' }),
      await app.api.get('/moderation/queue', key),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual([
      'order_not_found',
      'order_not_found',
      'not_owner',
      'forbidden',
      'forbidden',
    ]);
  });

  it('can be suspended by moderators, who are equal to it in nothing', async () => {
    const other = await createPerson(app.database, 'Sun-Shop', 'shop_manager');
    const suspend = (name: string, by: Person) =>
      app.api.put(`/users/${name}/suspension`, by.key).send({ reason: 'Away.' });
    expect((await suspend(app.people.member.username, other)).status).toBe(403);
    await suspend(other.username, app.people.moderator).expect(200);
  });
});

describe('the sales of the site', () => {
  it('are all orders, and money by month with what the site owes its stores', async () => {
    const { api, people } = app;
    const { slug, name } = await shops.store();
    await api.put(`/marketplace/stores/${slug}/commission`, people.admin.key).send({ percent: 10 }).expect(200);
    const [goods, mug] = [await shops.product(slug, { price: 70 }), await shops.shopProduct({ price: 30 })];
    const month = new Date().toISOString().slice(0, 7);
    const read = async () => {
      const { body } = await api.get('/site/sales', people.admin.key).expect(200);
      return { ...body, month: body.months.find((each: { month: string }) => each.month === month) };
    };
    const before = (await read()).month;
    const [ofStore, ofShop, unpaid] = [
      (await shops.order('marketplace', [[goods, 2]])).body,
      (await shops.order('shop', [[mug, 1]])).body,
      (await shops.order('shop', [[mug, 1]])).body,
    ];
    for (const { id } of [ofStore, ofShop]) await api.post(`/orders/${id}/pay`, people.moderator.key).expect(200);
    await api.post(`/orders/${ofStore.id}/refund`, people.other.key).send({ amount: 40 }).expect(200);
    await api.post(`/orders/${ofStore.id}/dispute`, people.member.key).send({ reason: 'One is broken.' }).expect(200);
    const after = await read();
    expect(after.month).toMatchObject({
      orders: before.orders + 2,
      total: before.total + 170,
      refunded: before.refunded + 40,
      commission: before.commission + 10,
    });
    // Paid to the store itself, which owes the site its commission.
    expect(after.stores).toContainEqual({ slug, name, orders: 1, total: 100, balance: -10 });

    const list = async (query: string) => {
      const { body } = await api.get(`/site/orders?${query}`, people.admin.key).expect(200);
      return body.orders as { id: number }[];
    };
    const [first, second, third] = await list('per_page=3');
    expect([first?.id, second?.id]).toEqual([unpaid.id, ofShop.id]);
    expect(third).toMatchObject({
      id: ofStore.id,
      area: 'marketplace',
      store_slug: slug,
      status: 'disputed',
      total: 140,
    });
    expect(await list('status=disputed')).toHaveLength(1);
    expect((await list(`search=${people.member.username.slice(0, 3)}`)).length).toBeGreaterThan(2);
    for (const path of ['/site/orders', '/site/sales']) await api.get(path, people.moderator.key).expect(403);
  });
});
