import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { createPerson, type Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
let slug: string;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
  slug = (await shops.store()).slug;
});
afterAll(() => app.close());

let number = 0;
const buyerNamed = () => createPerson(app.database, `kinds-${++number}`);
const refusal = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;
const fileOf = async ({ key }: Person): Promise<number> =>
  (
    await app.api
      .post('/files', key)
      .attach('file', Buffer.from(`a pattern ${++number}`), 'pattern.txt')
      .expect(201)
  ).body.id;

describe('a digital product', () => {
  it('is a file of its seller, which buyers download from their payment until it is refunded', async () => {
    const { api, people } = app;
    const [buyer, file] = [await buyerNamed(), await fileOf(people.other)];
    const id = await shops.product(slug, { kind: 'digital', file_id: file, price: 4 });
    const { body } = await shops.order('marketplace', [[id, 1]], buyer.key);
    expect(body.items).toMatchObject([{ kind: 'digital', downloadable: false }]);
    const download = (key: string) => api.get(`/orders/${body.id}/items/${id}/download`, key);
    expect(refusal(await download(buyer.key))).toBe('404 file_not_found');
    await api.post(`/orders/${body.id}/pay`, people.other.key).expect(200);
    const link = (await download(buyer.key).expect(200)).body.download_url;
    expect(await (await fetch(link)).text()).toMatch(/^a pattern/);
    expect((await api.get(`/orders/${body.id}`, buyer.key)).body.items).toMatchObject([{ downloadable: true }]);
    await download(people.other.key).expect(200);
    expect(refusal(await download(people.member.key))).toBe('404 order_not_found');
    expect(refusal(await api.get(`/orders/${body.id}/items/2147483647/download`, buyer.key))).toBe(
      '404 file_not_found',
    );
    await api.post(`/orders/${body.id}/refund`, people.other.key).expect(200);
    expect(refusal(await download(buyer.key))).toBe('404 file_not_found');
  });

  it('has no file of another, and loses the one that is deleted', async () => {
    const { api, people } = app;
    const [foreign, own] = [await fileOf(people.member), await fileOf(people.other)];
    const body = { title: 'Pattern', price: 1, category: 'Things', kind: 'digital', file_id: foreign };
    const products = `/marketplace/stores/${slug}/products`;
    expect(refusal(await api.post(products, people.other.key).send(body))).toBe('404 file_not_found');
    const shopBody = { ...body, slug: 'pattern' };
    expect(refusal(await api.post('/shop/products', people.moderator.key).send(shopBody))).toBe('404 file_not_found');
    const id = await shops.product(slug, { kind: 'digital', file_id: own });
    const edit = (key: string, changes: object) => api.patch(`/marketplace/products/${id}`, key).send(changes);
    expect(refusal(await edit(people.other.key, { file_id: foreign }))).toBe('404 file_not_found');
    // A moderator keeps what is there.
    await edit(people.moderator.key, { file_id: own, price: 2 }).expect(200);
    const goods = await shops.shopProduct({});
    expect(refusal(await api.patch(`/shop/products/${goods}`, people.moderator.key).send({ file_id: own }))).toBe(
      '404 file_not_found',
    );
    await api.delete(`/files/${own}`, people.other.key).expect(200);
    expect((await api.get(`/marketplace/products/${id}`).expect(200)).body).toMatchObject({
      kind: 'digital',
      file_id: null,
    });
  });
});

it('ships the goods of a cart alone, and asks for no address without any', async () => {
  const { api, people } = app;
  const buyer = await buyerNamed();
  const parcel = { code: 'parcel', name: 'Parcel', kind: 'flat', price: 5, countries: ['DE'] };
  const settings = { shipping_methods: [parcel], prices_include_tax: true, tax_rates: [], payment_methods: [] };
  await api.put('/shop/sales-settings', people.moderator.key).send(settings).expect(200);
  const put = (id: number) => api.put(`/cart/items/${id}`, buyer.key).send({ quantity: 1 }).expect(200);
  const preview = async (body: object = {}) =>
    (await api.post('/checkout/preview', buyer.key).send(body).expect(200)).body.parts[0];
  const lesson = await shops.shopProduct({ kind: 'service', price: 30 });
  expect((await put(lesson)).body.items).toMatchObject([{ kind: 'service' }]);
  expect(await preview()).toMatchObject({ deliverable: true, shipping_methods: [], shipping_method: null, total: 30 });
  await put(await shops.shopProduct({ price: 10 }));
  expect(await preview()).toMatchObject({ deliverable: false });
  expect(refusal(await api.post('/checkout', buyer.key))).toBe('409 not_deliverable');
  const shipping_address = { name: 'Mira', line1: 'Hafen 12', postal_code: '20457', city: 'Hamburg', country: 'DE' };
  expect(await preview({ shipping_address })).toMatchObject({ deliverable: true, shipping: 5, total: 45 });
  const { orders } = (await api.post('/checkout', buyer.key).send({ shipping_address }).expect(201)).body;
  await api.post(`/orders/${orders[0].id}/pay`, people.moderator.key).expect(200);
  // The parcel has the goods alone.
  const { items } = (await api.post(`/orders/${orders[0].id}/shipments`, people.moderator.key).send({}).expect(201))
    .body;
  expect(items).toHaveLength(1);
  await put(lesson);
  await api.post('/checkout', buyer.key).expect(201);
});
