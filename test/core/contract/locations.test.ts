import type { Test } from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { createOperation, draft, type KindName, kindNames, make, send as sendDraft } from '../../helpers/kinds.js';
import type { Person } from '../../helpers/people.js';
import { operations, smallImage } from '../../helpers/requests.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const webhook = { url: 'https://example.org/hook', types: ['topic.created'] };

type Request = { by: Person; send: () => Test };
const post = (by: Person, path: string, body?: object): Request => ({
  by,
  send: () => app.api.post(path, by.key).send(body),
});
const ordered = async (area: string, product: KindName) => {
  const items = [{ product_id: (await make(app, product)).id, quantity: 1 }];
  return post(app.people.other, `/${area}/orders`, { items });
};

/** For each operation: a request that creates something. */
const calls: Record<string, () => Promise<Request>> = {
  ...Object.fromEntries(
    kindNames.map((name) => [
      createOperation(name)?.id,
      async () => {
        const prepared = await draft(app, name);
        return { by: prepared.by, send: () => sendDraft(app, prepared) };
      },
    ]),
  ),
  createBoard: async () => post(app.people.admin, '/forum/boards', { title: 'A title' }),
  createFileFolder: async () => post(app.people.member, '/folders', { name: 'A folder' }),
  createGroup: async () =>
    post(app.people.moderator, '/groups', { slug: 'felt', name: 'Felt', visibility: 'hidden', joining: 'open' }),
  createInvitation: async () =>
    post(app.people.moderator, '/moderation/invitations', { max_uses: 1, expires_at: tomorrow }),
  createMyKey: async () => post(app.people.member, '/me/keys', { name: 'A key', scopes: ['read'] }),
  createPersonRemoval: async () =>
    post(app.people.moderator, `/users/${app.people.other.username}/removals`, { action: 'hide', reason: 'Spam.' }),
  createCheckout: async () => {
    const { id } = await make(app, 'product of the shop');
    const { key } = app.people.other;
    await app.api.put(`/cart/items/${id}`, key).send({ quantity: 1 }).expect(200);
    return post(app.people.other, '/checkout', {});
  },
  createReturn: async () => {
    const { by, send } = await ordered('shop', 'product of the shop');
    const { body } = await send().expect(201);
    await app.api.post(`/orders/${body.id}/pay`, app.people.moderator.key).expect(200);
    await app.api.post(`/orders/${body.id}/complete`, by.key).expect(200);
    const items = [{ product_id: body.items[0].product_id, quantity: 1 }];
    return post(by, `/orders/${body.id}/returns`, { items, reason: 'Too small.' });
  },
  createShipment: async () => {
    const { body } = await (await ordered('shop', 'product of the shop')).send().expect(201);
    await app.api.post(`/orders/${body.id}/pay`, app.people.moderator.key).expect(200);
    return post(app.people.moderator, `/orders/${body.id}/shipments`, {});
  },
  createConversation: async () => post(app.people.member, '/conversations', toOther()),
  createMessage: async () => {
    const { body } = await post(app.people.member, '/conversations', toOther()).send().expect(201);
    return post(app.people.member, `/conversations/${body.id}/messages`, { content: 'More.' });
  },
  createProductPicture: async () => {
    const { id } = await make(app, 'product of the shop');
    const { key } = app.people.moderator;
    const send = () => app.api.post(`/products/${id}/pictures`, key).attach('file', smallImage, 'a.png');
    return { by: app.people.moderator, send };
  },
  duplicateMarketplaceProduct: async () => {
    const { id } = await make(app, 'product of a store');
    return post(app.people.moderator, `/marketplace/products/${id}/duplicate`);
  },
  duplicateShopProduct: async () => {
    const { id } = await make(app, 'product of the shop');
    return post(app.people.moderator, `/shop/products/${id}/duplicate`);
  },
  createQuestionCategory: async () => post(app.people.moderator, '/answers/categories', { name: 'Felt', slug: 'felt' }),
  createReport: async () => {
    const { type, id } = await make(app, 'topic');
    return post(app.people.other, '/reports', { target_type: type, target_id: id, reason: 'spam' });
  },
  createUpload: async () => post(app.people.member, '/uploads', { kind: 'file', name: 'a.txt', size: 5 }),
  createSiteWebhook: async () => post(app.people.admin, '/site/webhooks', webhook),
  createWebhook: async () => post(app.people.member, '/webhooks', webhook),
  createWarning: async () =>
    post(app.people.moderator, `/users/${app.people.other.username}/warnings`, { text: 'Stop that.' }),
  placeMarketplaceOrder: () => ordered('marketplace', 'product of a store'),
  placeShopOrder: () => ordered('shop', 'product of the shop'),
  splitTopic: async () => {
    const { id, parentAt } = await make(app, 'reply');
    return post(app.people.moderator, `/forum/topics/${parentAt}/split`, { title: 'Felt', reply_ids: [id] });
  },
};
const toOther = () => ({ people: [app.people.other.username], content: 'Hello!' });
const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)}Z`;

const creating = operations.filter(({ location, method }) => location !== null && method === 'post');

it('every operation with a 201 is tried here', () => {
  expect(creating.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
});

it.each(creating.map(({ id }) => id))('the Location of %s leads to what was created, also of a replay', async (id) => {
  const { by, send } = await (calls[id] as (typeof calls)[string])();
  const created = async () => {
    const { headers, body } = await send().set('Idempotency-Key', id).expect(201);
    return { location: String(headers.location), replayed: headers['idempotent-replayed'], body };
  };
  const first = await created();
  const replay = await created();
  expect([replay.location, replay.replayed]).toEqual([first.location, 'true']);
  const [base = ''] = app.config.basePaths;
  expect(first.location.startsWith(`${base}/`)).toBe(true);
  const reply = await app.api.get(first.location.slice(base.length), by.key).expect(200);
  const mark = first.body.id ?? first.body.slug ?? first.body.token;
  // A list of questions contains its category; the Location of a share link is its target.
  expect(id === 'shareFile' || id === 'shareVideo' || reply.text.includes(JSON.stringify(mark))).toBe(true);
});
