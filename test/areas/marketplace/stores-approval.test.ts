import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    settings: {
      STORES: 'approval',
      REQUIRE_VERIFIED_EMAIL: 'false',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'plaza@example.org',
      PUBLIC_URL: 'http://localhost',
    },
  });
});
afterAll(() => app.close());

const settings = { shipping_methods: [], prices_include_tax: true, tax_rates: [], payment_methods: ['cash'] };
const decide = (id: number, decision: string, reason?: string) =>
  app.api
    .post('/moderation/decisions', app.people.moderator.key)
    .send({ targets: [`store:${id}`], decision, ...(reason && { reason }) })
    .expect(200);

it('keeps a new store to its owner, who prepares it, until a moderator approves it', async () => {
  const { api, people } = app;
  const notifications = notificationsOf(app);
  await notifications.notify();
  const body = { name: 'Oak', slug: 'oak', description: 'Made to last.' };
  const reply = await api.post('/marketplace/stores', people.other.key).send(body).expect(201);
  const { id } = reply.body;
  const hidden = { state: 'held', reason: 'New stores wait for approval.' };
  expect(reply.body).toMatchObject({ status: 'suspended', hidden });
  const product = await shopsOf(app).product('oak');
  const own = people.other.key;
  await api.put('/marketplace/stores/oak/sales-settings', own).send(settings).expect(200);
  await api.patch('/marketplace/stores/oak', own).send({ description: 'Made to last longer.' }).expect(200);
  await expectCode(api.patch('/marketplace/stores/oak', own).send({ status: 'active' }), 403, 'not_owner');
  const statuses = async (key?: string) => {
    const paths = ['/marketplace/stores/oak', `/marketplace/products/${product}`];
    return Promise.all(paths.map(async (path) => (await api.get(path, key)).status));
  };
  expect(await statuses(own)).toEqual([200, 200]);
  expect(await statuses(people.moderator.key)).toEqual([200, 200]);
  expect(await statuses(people.member.key)).toEqual([404, 404]);
  expect(await statuses()).toEqual([404, 404]);
  expect((await api.get('/marketplace/stores').expect(200)).body.total).toBe(0);
  expect((await api.get('/marketplace/products').expect(200)).body.total).toBe(0);
  const { body: queue } = await api.get('/moderation/queue?cause=approval', people.moderator.key).expect(200);
  expect(queue.entries).toMatchObject([
    { target_type: 'store', target_id: id, body: 'Made to last longer.', context: { title: 'Oak', hidden } },
  ]);
  await decide(id, 'keep');
  expect(await statuses()).toEqual([200, 200]);
  expect((await api.get('/marketplace/stores/oak')).body.store).toMatchObject({ status: 'active', hidden: null });
  expect((await notifications.of(people.other)).map(({ type }) => type)).toEqual(['store.published']);
  await expectExact(app.database, 'shops');
});

it('tells the owner of a store that is rejected why', async () => {
  const { api, people, database } = app;
  const { id, slug } = await shopsOf(app).store();
  await decide(id, 'hide', 'Only handmade goods here.');
  const { body } = await api.get(`/marketplace/stores/${slug}`, people.other.key).expect(200);
  expect(body.store).toMatchObject({
    status: 'suspended',
    hidden: { state: 'hidden', reason: 'Only handmade goods here.' },
  });
  const { rows } = await database.pool.query(`SELECT data FROM mails WHERE kind = 'content_hidden' AND user_id = $1`, [
    people.other.id,
  ]);
  expect(rows).toMatchObject([{ data: { kind: 'store', reason: 'Only handmade goods here.' } }]);
});

it('opens stores of staff at once', async () => {
  const { slug } = await shopsOf(app).store(app.people.moderator.key);
  expect((await app.api.get(`/marketplace/stores/${slug}`).expect(200)).body.store.status).toBe('active');
});
