import type { Test } from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { operations, smallVideo } from '../../helpers/requests.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
let at: {
  board: number;
  topic: number;
  reply: number;
  question: number;
  product: number;
  shopProduct: number;
  video: number;
};
let slug: string;
beforeAll(async () => {
  app = await testApp();
  const [forum, shops] = [forumOf(app), shopsOf(app)];
  const board = await forum.board();
  ({ slug } = await shops.store());
  const product = await shops.product(slug, { stock: 100 });
  const topic = await forum.topic(board);
  at = {
    board,
    topic,
    reply: await forum.reply(topic),
    question: await answersOf(app).question(),
    product,
    shopProduct: await shops.shopProduct(),
    video: await videosOf(app).video(),
  };
  const { body } = await shops.order('marketplace', [[product, 1]]);
  await app.api.post(`/orders/${body.id}/pay`, app.people.moderator.key).expect(200);
});
afterAll(() => app.close());

type By = 'member' | 'moderator' | 'admin';
const webhook = { url: 'https://example.org/hook', types: ['topic.created'] };
const text = { title: 'A title', body: 'Some text.', content: 'Some text.' };

/** For each operation: the user and the request that creates something. */
const calls: Record<string, (send: (path: string, by?: By) => Test) => Test> = {
  createAnnouncement: (send) => send('/announcements', 'admin').send(text),
  createAnswer: (send) => send(`/answers/questions/${at.question}/answers`).send(text),
  createBoard: (send) => send('/forum/boards', 'admin').send(text),
  createFile: (send) => send('/files').attach('file', Buffer.from('bytes'), 'note.txt'),
  createInvitation: (send) => send('/moderation/invitations', 'moderator').send({ max_uses: 1, expires_at: tomorrow }),
  createMarketplaceProduct: (send) =>
    send(`/marketplace/stores/${slug}/products`, 'moderator').send({ ...text, price: 1, category: 'Things' }),
  createPersonRemoval: (send) =>
    send(`/users/${app.people.other.username}/removals`, 'moderator').send({ action: 'hide', reason: 'Spam.' }),
  createQuestion: (send) => send('/answers/questions').send(text),
  createQuestionCategory: (send) => send('/answers/categories', 'moderator').send({ name: 'Felt', slug: 'felt' }),
  createReply: (send) => send(`/forum/topics/${at.topic}/replies`).send(text),
  createReport: (send) => send('/reports').send({ target_type: 'product', target_id: at.product, reason: 'spam' }),
  createReview: (send) => send(`/marketplace/products/${at.product}/reviews`).send({ ...text, rating: 4 }),
  createShopProduct: (send) =>
    send('/shop/products', 'moderator').send({ ...text, slug: 'felt', price: 1, category: 'Things' }),
  createStore: (send) => send('/marketplace/stores').send({ name: 'A store', slug: 'a-store' }),
  createTopic: (send) => send('/forum/topics').send({ ...text, board_id: at.board }),
  createSiteWebhook: (send) => send('/site/webhooks', 'admin').send(webhook),
  createVideo: (send) => send('/videos').field('title', 'Felt').attach('video', smallVideo, 'f.mp4'),
  createVideoComment: (send) => send(`/videos/${at.video}/comments`).send(text),
  createWebhook: (send) => send('/webhooks').send(webhook),
  createWarning: (send) =>
    send(`/users/${app.people.other.username}/warnings`, 'moderator').send({ text: 'Stop that.' }),
  placeMarketplaceOrder: (send) =>
    send('/marketplace/orders').send({ items: [{ product_id: at.product, quantity: 1 }] }),
  placeShopOrder: (send) => send('/shop/orders').send({ items: [{ product_id: at.shopProduct, quantity: 1 }] }),
  shareFile: (send) => send('/files/1/share').send({}),
  shareVideo: (send) => send(`/videos/${at.video}/share`).send({}),
  splitTopic: (send) =>
    send(`/forum/topics/${at.topic}/split`, 'moderator').send({ title: 'Felt', reply_ids: [at.reply] }),
};
const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)}Z`;

const creating = operations.filter(({ location, method }) => location !== null && method === 'post');

it('every operation with a 201 is tried here', () => {
  expect(creating.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
});

it.each(creating.map(({ id }) => id))('the Location of %s leads to what was created, also of a replay', async (id) => {
  let by: By = 'member';
  const created = async () => {
    const call = calls[id]?.((path, who = 'member') => {
      by = who;
      return app.api.post(path, app.people[who].key);
    }) as Test;
    // Each request contains the texts of all kinds.
    const { headers, body } = await call.set({ 'Idempotency-Key': id, Prefer: 'handling=lenient' }).expect(201);
    return { location: String(headers.location), replayed: headers['idempotent-replayed'], body };
  };
  const first = await created();
  const replay = await created();
  expect([replay.location, replay.replayed]).toEqual([first.location, 'true']);
  const [base = ''] = app.config.basePaths;
  expect(first.location.startsWith(`${base}/`)).toBe(true);
  const reply = await app.api.get(first.location.slice(base.length), app.people[by].key).expect(200);
  const mark = first.body.id ?? first.body.slug ?? first.body.token;
  // A list of questions contains its category; the Location of a share link is its target.
  expect(id === 'shareFile' || id === 'shareVideo' || reply.text.includes(JSON.stringify(mark))).toBe(true);
});
