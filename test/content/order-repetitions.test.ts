import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../../generated/contract.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { holdIdempotencyKey } from '../helpers/idempotency.js';
import type { Person } from '../helpers/people.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('ships, returns and duplicates once for each key', async () => {
  const { api, people, database } = app;
  const shops = shopsOf(app);
  const { slug } = await shops.store();
  const [product, goods] = [await shops.product(slug), await shops.shopProduct()];
  const { body: order } = await shops.order('marketplace', [[product, 3]]);
  const items = (quantity: number) => ({ items: [{ product_id: product, quantity }] });
  await api.post(`/orders/${order.id}/pay`, people.other.key).expect(200);
  const repeated = async (id: OperationId, path: string, person: Person, [body, another]: [object?, object?] = []) => {
    const send = (key: string, sent = body) => api.post(path, person.key).set('Idempotency-Key', key).send(sent);
    const first = (await send('one').expect(201)).body;
    expect((await send('one').expect(201)).body).toEqual(first);
    const other = another === undefined ? api.post(path.replace(/\d+/, '2147483647'), person.key) : null;
    const reused = other === null ? send('one', another) : other.set('Idempotency-Key', 'one').send();
    await expectCode(reused, 422, 'idempotency_key_reused');
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, person, id, 'two');
      await expectCode(send('two'), 409, 'idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    return first;
  };
  const orderPath = `/orders/${order.id}`;
  const parcel = await repeated('createShipment', `${orderPath}/shipments`, people.other, [items(1), items(2)]);
  await expectCode(api.post(`${orderPath}/shipments/${parcel.id}/deliver`, people.moderator.key), 403, 'not_owner');
  await api.post(`${orderPath}/shipments/${parcel.id}/deliver`, people.member.key).expect(200);
  const back = (quantity: number) => ({ ...items(quantity), reason: 'Too many' });
  await repeated('createReturn', `${orderPath}/returns`, people.member, [back(1), back(2)]);
  await repeated('duplicateMarketplaceProduct', `/marketplace/products/${product}/duplicate`, people.other);
  await repeated('duplicateShopProduct', `/shop/products/${goods}/duplicate`, people.moderator);
});
