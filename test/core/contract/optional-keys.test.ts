import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../generated/contract.js';
import { sequenceEvents } from '../../../src/community/events/retention.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { kinds, kindsThatCan, make, moderationPathOf, operationAt, pathFor, pathOf } from '../../helpers/kinds.js';
import { operations } from '../../helpers/requests.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
/** For each operation: a path, and a key that changes its reply. */
let cases: Partial<Record<OperationId, { path: string; key: string }>>;
beforeAll(async () => {
  app = await testApp();
  const { people } = app;
  const videos = videosOf(app);
  const hidden = await videos.video({ visibility: 'private' });
  const comment = await videos.comment(hidden, 'A comment', people.member.key);
  await videos.rate(await videos.video(), 'like', people.member.key);
  const topic = await make(app, 'topic');
  const { body } = await app.api
    .patch(pathOf(topic), topic.by.key)
    .send({ tags: ['lathe'] })
    .expect(200);
  const tag = body.tags[0].id;
  await app.api.put(`/watches/tag/${tag}`, people.other.key).send({ state: 'watching' }).expect(200);
  await sequenceEvents(app.database);
  const forum = forumOf(app);
  const board = await forum.board();
  await forum.reply(await forum.topic(board));
  await app.api
    .put(`/forum/boards/${board}/access`, people.admin.key)
    .send({ read: 'groups', topics: 'members', replies: 'members' })
    .expect(200);
  const draft = await shopsOf(app).shopProduct({ status: 'draft' });
  const closed = await shopsOf(app).store();
  await app.api.patch(`/marketplace/stores/${closed.slug}`, people.other.key).send({ status: 'inactive' }).expect(200);
  await app.api
    .post('/groups', people.moderator.key)
    .send({ slug: 'felt', name: 'Felt', visibility: 'hidden', joining: 'open' })
    .expect(201);
  cases = {
    ...Object.fromEntries(await casesOfKinds()),
    listEvents: { path: '/events?types=video.created', key: people.member.key },
    listLikes: { path: `/content/comment/${comment}/likes`, key: people.member.key },
    listBoards: { path: '/forum/boards', key: people.moderator.key },
    getHome: { path: '/home', key: people.moderator.key },
    listUserReplies: { path: `/users/${people.other.username}/replies`, key: people.moderator.key },
    getBoard: { path: `/forum/boards/${topic.parentAt}`, key: people.other.key },
    listTopics: { path: '/forum/topics', key: people.other.key },
    listUserTopics: { path: `/users/${people.member.username}/topics`, key: people.other.key },
    getUser: { path: `/users/${people.member.username}`, key: people.moderator.key },
    listGroups: { path: '/groups', key: people.moderator.key },
    getGroup: { path: '/groups/felt', key: people.moderator.key },
    listGroupMembers: { path: '/groups/felt/members', key: people.moderator.key },
    listTags: { path: '/tags', key: people.other.key },
    getTag: { path: `/tags/${tag}`, key: people.other.key },
    listVideos: { path: '/videos', key: people.member.key },
    listUserVideos: { path: `/users/${people.member.username}/videos`, key: people.member.key },
    listUserComments: { path: `/users/${people.member.username}/comments`, key: people.member.key },
    getStoreTrader: { path: `/marketplace/stores/${closed.slug}/trader`, key: people.other.key },
    listProductPictures: { path: `/products/${draft}/pictures`, key: people.moderator.key },
    getVideoStreamUrl: { path: `/videos/${hidden}/stream`, key: people.member.key },
  };
});
afterAll(() => app.close());

/** Hidden content, which its author or staff still see by itself; and reported content in lists, which say so to who reported it. */
async function casesOfKinds(): Promise<[string, { path: string; key: string }][]> {
  const { other, moderator } = app.people;
  const found: [string, { path: string; key: string }][] = [];
  for (const name of kindsThatCan('report')) {
    const { path, page, create, isAnonymous } = kinds[name];
    const reported = await make(app, name);
    const report = { target_type: reported.type, target_id: reported.id, reason: 'spam' };
    for (const list of [create, page[0]].filter((each) => each !== path)) {
      const listing = operationAt('get', list);
      if (!listing?.optionalKey) continue;
      await app.api.post('/reports', other.key).send(report);
      found.push([listing.id, { path: pathFor(reported, list), key: other.key }]);
    }
    const reading = operationAt('get', path);
    if (!reading?.optionalKey) continue;
    const hidden = await make(app, name);
    await app.api.put(moderationPathOf(hidden), moderator.key).send({ reason: 'Spam' }).expect(200);
    found.push([reading.id, { path: pathOf(hidden), key: isAnonymous ? moderator.key : hidden.by.key }]);
  }
  return found;
}

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
      const ofStranger = await limited.api.get('/answers/categories').expect(200);
      const ofHolder = await limited.api.get('/answers/categories', limited.people.member.key).expect(200);
      expect([ofStranger, ofHolder].map(({ headers }) => headers['ratelimit-limit'])).toEqual(['10', '20']);
      expect(ofHolder.body).toEqual(ofStranger.body);
    } finally {
      await limited.close();
    }
  });
});
