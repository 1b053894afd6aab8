import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../generated/contract.js';
import { sequenceEvents } from '../../../src/community/events/retention.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { contentPath } from '../../helpers/content-path.js';
import { forumOf } from '../../helpers/forum.js';
import { operations } from '../../helpers/requests.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
/** For each operation: a path, and a key that changes its reply. */
let cases: Partial<Record<OperationId, { path: string; key: string }>>;
beforeAll(async () => {
  app = await testApp();
  const { api, people } = app;
  const shops = shopsOf(app);
  const videos = videosOf(app);
  const { slug } = await shops.store(people.other.key);
  const draft = await shops.product(slug, { status: 'draft' });
  const inactive = await shops.shopProduct({ status: 'inactive' });
  const hidden = await videos.video({ visibility: 'private' });
  await videos.comment(hidden, 'A comment', people.member.key);
  await videos.rate(await videos.video(), 'like', people.member.key);
  await api.patch(`/marketplace/stores/${slug}`, people.other.key).send({ status: 'inactive' }).expect(200);
  const forum = forumOf(app);
  const board = await forum.board();
  const topic = await forum.topic(board);
  await forum.topic(board);
  const question = await answersOf(app).question();
  for (const path of [`/forum/topics/${topic}`, `/answers/questions/${question}`]) {
    await api.put(contentPath(path), people.moderator.key).send({ reason: 'Spam' }).expect(200);
  }
  const reviewed = await shops.product((await shops.store()).slug);
  const review = await shops.review(reviewed);
  const spam = { target_type: 'review', target_id: review, reason: 'spam' };
  await api.post('/reports', people.other.key).send(spam).expect(201);
  await sequenceEvents(app.database);
  cases = {
    listEvents: { path: '/events?types=video.created', key: people.member.key },
    listReviews: { path: `/marketplace/products/${reviewed}/reviews`, key: people.other.key },
    getTopic: { path: `/forum/topics/${topic}`, key: people.member.key },
    getQuestion: { path: `/answers/questions/${question}`, key: people.member.key },
    getBoard: { path: `/forum/boards/${board}`, key: people.other.key },
    listTopics: { path: '/forum/topics', key: people.other.key },
    listUserTopics: { path: `/users/${people.member.username}/topics`, key: people.other.key },
    getUser: { path: `/users/${people.member.username}`, key: people.moderator.key },
    getStore: { path: `/marketplace/stores/${slug}`, key: people.other.key },
    getMarketplaceProduct: { path: `/marketplace/products/${draft}`, key: people.other.key },
    getShopProduct: { path: `/shop/products/${inactive}`, key: people.moderator.key },
    listVideos: { path: '/videos', key: people.member.key },
    listUserVideos: { path: `/users/${people.member.username}/videos`, key: people.member.key },
    getVideo: { path: `/videos/${hidden}`, key: people.member.key },
    listVideoComments: { path: `/videos/${hidden}/comments`, key: people.member.key },
    listUserComments: { path: `/users/${people.member.username}/comments`, key: people.member.key },
    getVideoStreamUrl: { path: `/videos/${hidden}/stream`, key: people.member.key },
  };
});
afterAll(() => app.close());

const optional = operations.filter(({ optionalKey }) => optionalKey);

// The compiler ensures that other handlers do not get the caller.
describe('an operation with an optional key', () => {
  it.each(optional.map(({ id }) => id))('answers by who asks: %s', async (id) => {
    const { path, key } = cases[id] ?? { path: '', key: '' };
    const ofStranger = await app.api.get(path);
    const ofHolder = await app.api.get(path, key).expect(200);
    expect(ofHolder.body).not.toEqual(ofStranger.body);
  });
});

describe('an open operation', () => {
  it('raises the rate limit of callers with a key, though the reply is the same for everybody', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_ANONYMOUS: '10', RATE_LIMIT_KEY: '20' } });
    try {
      const ofStranger = await limited.api.get('/forum/boards').expect(200);
      const ofHolder = await limited.api.get('/forum/boards', limited.people.member.key).expect(200);
      expect([ofStranger, ofHolder].map(({ headers }) => headers['ratelimit-limit'])).toEqual(['10', '20']);
      expect(ofHolder.body).toEqual(ofStranger.body);
    } finally {
      await limited.close();
    }
  });
});
