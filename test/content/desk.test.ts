import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let buyers: Person[];
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  buyers = [await createPerson(app.database, 'Mira-Desk'), await createPerson(app.database, 'Miro-Desk')];
});
afterAll(() => app.close());

describe.each(['marketplace', 'shop'] as const)('the desk of a seller of the %s', (area) => {
  it('finds orders to be shipped, by number, buyer and day, and sums what was sold', async () => {
    const { other, moderator } = app.people;
    const seller = area === 'shop' ? moderator : other;
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
