import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../generated/contract.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { webhooksOf } from '../../helpers/webhooks.js';

let app: TestApp;
let admin: string;
/** Changes by staff of others' content, each of which is sent twice. */
const changes: Record<string, () => Promise<[method: string, path: string, body?: object]>> = {
  updateAnnouncement: async () => {
    const sent = { title: 'Before', body: 'x' };
    const { id } = (await app.api.post('/announcements', admin).send(sent).expect(201)).body;
    return ['patch', `/announcements/${id}`, { title: 'Now' }];
  },
  updateBoard: async () => ['patch', `/forum/boards/${await forumOf(app).board()}`, { title: 'Now' }],
  updateTopic: async () => ['patch', `/forum/topics/${await topic()}`, { title: 'Now' }],
  updateReply: async () => ['patch', `/forum/replies/${await forumOf(app).reply(await topic())}`, { content: 'Now' }],
  updateQuestion: async () => ['patch', `/answers/questions/${await answersOf(app).question()}`, { title: 'Now' }],
  updateAnswer: async () => {
    const answers = answersOf(app);
    return ['patch', `/answers/answers/${await answers.answer(await answers.question())}`, { body: 'Now' }];
  },
  updateQuestionCategory: async () => {
    await app.api.post('/answers/categories', admin).send({ name: 'Before', slug: 'before' }).expect(201);
    return ['patch', '/answers/categories/before', { name: 'Now' }];
  },
  updateStore: async () => ['patch', `/marketplace/stores/${(await shopsOf(app).store()).slug}`, { name: 'Now' }],
  updateMarketplaceProduct: async () => {
    const shops = shopsOf(app);
    return ['patch', `/marketplace/products/${await shops.product((await shops.store()).slug)}`, { title: 'Now' }];
  },
  updateShopProduct: async () => {
    const sent = { title: 'Before', slug: 'before', price: 1, category: 'x', stock: 1 };
    const { id } = (await app.api.post('/shop/products', admin).send(sent).expect(201)).body;
    return ['patch', `/shop/products/${id}`, { title: 'Now', price: 2 }];
  },
  updateSite: async () => ['patch', '/site', { accent: '#123456' }],
  updateVideoComment: async () => {
    const videos = videosOf(app);
    const video = await videos.video();
    const comment = await videos.comment(video);
    return ['patch', `/videos/${video}/comments/${comment}`, { content: 'Now' }];
  },
  updateWebhook: async () => {
    const { id } = await webhooksOf(app).createOfSite('https://receiver.example/hook', ['topic.created']);
    return ['patch', `/webhooks/${id}`, { description: 'Now' }];
  },
  reorderBoards: async () => {
    const forum = forumOf(app);
    const ids = [await forum.board(), await forum.board()].reverse();
    return ['put', '/forum/boards/order', { board_ids: ids }];
  },
  hideContent: async () => ['put', `/moderation/content/topic/${await topic()}`, { reason: 'Spam' }],
  restoreContent: async () => {
    const path = `/moderation/content/topic/${await topic()}`;
    await app.api.put(path, admin).send({ reason: 'Spam' }).expect(200);
    return ['delete', path];
  },
  releaseReport: async () => {
    const report = { target_type: 'topic', target_id: await topic(), reason: 'spam' };
    const { id } = (await app.api.post('/reports', app.people.other.key).send(report).expect(201)).body;
    await app.api.put(`/moderation/reports/${id}/claim`, admin).expect(200);
    return ['delete', `/moderation/reports/${id}/claim`];
  },
  lockTopic: async () => ['put', `/forum/topics/${await topic()}/lock`],
  closeQuestion: async () => ['put', `/answers/questions/${await answersOf(app).question()}/close`],
  setUserRole: async () => ['put', `/users/${await person('role')}/role`, { role: 'moderator' }],
  updateSitePage: async () => ['put', '/site/pages/rules', { text: 'Be kind.' }],
};
const topic = async () => forumOf(app).topic(await forumOf(app).board());
const person = async (name: string) => (await createPerson(app.database, `unchanged-${name}`)).username;

beforeAll(async () => {
  app = await testApp();
  admin = app.people.admin.key;
});
afterAll(() => app.close());

it('every PATCH that staff are logged for is tried here', () => {
  // Changes by owners only are never logged.
  const ofOwners = ['renameFile', 'updateNotificationSettings', 'updateVideo'];
  const all = Object.entries(contract).flatMap(([id, { method }]) => (method === 'patch' ? [id] : []));
  expect(all.filter((id) => !ofOwners.includes(id) && !(id in changes))).toEqual([]);
});

const logged = async (action: string): Promise<number> =>
  (await app.api.get(`/moderation/log?action=${action}`, admin).expect(200)).body.total;

describe.each(Object.entries(changes))('%s', (action, make) => {
  it('is logged once where it is sent twice, since the second time nothing changes', async () => {
    const [method, path, body] = await make();
    const before = await logged(action);
    for (let n = 0; n < 2; n++) await app.api.call(method, path, admin).send(body).expect(200);
    expect(await logged(action)).toBe(before + 1);
  });
});

it('names a log row that cannot be shown, and shows the others', async () => {
  await app.database.pool.query(`
    INSERT INTO audit_log (actor_id, action, target_type, details) VALUES (NULL, 'updateSite', 'site', '{"fields": ""}')`);
  const { rows } = await app.database.pool.query<{ id: number }>('SELECT max(id) AS id FROM audit_log');
  for (const query of ['', '?action=updateSite']) {
    const { body } = await app.api.get(`/moderation/log${query}`, admin).expect(200);
    expect(body.unreadable).toEqual([String(rows[0]?.id)]);
    expect(body.entries.length).toBeGreaterThan(0);
    expect(body.entries.map(({ id }: { id: number }) => id)).not.toContain(rows[0]?.id);
  }
});
