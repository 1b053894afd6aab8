import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../generated/contract.js';
import { addPicture, noteFirst } from '../../../src/content/pictures/pictures.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { editOperation, kindNames, make, pathOf, textsOf } from '../../helpers/kinds.js';
import { createPerson } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { webhooksOf } from '../../helpers/webhooks.js';

let app: TestApp;
let admin: string;
/** Changed by their owners alone, which is not logged. */
const ofOwners = [
  'renameFile',
  'updateFile',
  'updateFileFolder',
  'updateMessage',
  'updateNotificationSettings',
  'updateVideo',
];
type Change = [method: string, path: string, body?: object];
/** Changes by staff of others' content, each of which is sent twice. */
const changes: Record<string, () => Promise<Change>> = {
  ...Object.fromEntries(
    kindNames
      .map((name) => ({ name, operation: editOperation(name) }))
      .filter(({ operation }) => operation?.method === 'patch' && !ofOwners.includes(operation.id))
      .map(({ name, operation }) => [
        operation?.id,
        async (): Promise<Change> => ['patch', pathOf(await make(app, name)), textsOf(name, 'Now', 'Now')],
      ]),
  ),
  updateBoard: async () => ['patch', `/forum/boards/${await forumOf(app).board()}`, { title: 'Now' }],
  updateGroup: async () => {
    const group = { slug: 'felt', name: 'Before', visibility: 'public', joining: 'open' };
    await app.api.post('/groups', app.people.moderator.key).send(group).expect(201);
    return ['patch', '/groups/felt', { name: 'Now' }];
  },
  updateQuestionCategory: async () => {
    await app.api.post('/answers/categories', admin).send({ name: 'Before', slug: 'before' }).expect(201);
    return ['patch', '/answers/categories/before', { name: 'Now' }];
  },
  updateTag: async () => ['patch', `/tags/${await tag()}`, { name: 'now' }],
  updateSite: async () => ['patch', '/site', { accent: '#123456' }],
  updateWebhook: async () => {
    const { id } = await webhooksOf(app).createOfSite('https://receiver.example/hook', ['topic.created']);
    return ['patch', `/webhooks/${id}`, { description: 'Now' }];
  },
  setBoardAccess: async () => [
    'put',
    `/forum/boards/${await forumOf(app).board()}/access`,
    { read: 'everybody', topics: 'groups', replies: 'members' },
  ],
  reorderBoards: async () => {
    const forum = forumOf(app);
    const ids = [await forum.board(), await forum.board()].reverse();
    return ['put', '/forum/boards/order', { board_ids: ids }];
  },
  updateProductPicture: async () => {
    const [product, picture] = await pictured();
    return ['patch', `/products/${product}/pictures/${picture}`, { alt: 'Now' }];
  },
  updateProducts: async () => [
    'patch',
    '/products',
    { products: [{ id: await shopsOf(app).shopProduct(), stock: 77 }] },
  ],
  reorderProductPictures: async () => {
    const [product, , second] = await pictured();
    return ['put', `/products/${product}/pictures/order`, { picture_ids: [second] }];
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
const tag = async () => {
  const path = `/forum/topics/${await topic()}`;
  return (
    await app.api
      .patch(path, admin)
      .send({ tags: ['before'] })
      .expect(200)
  ).body.tags[0].id;
};
const pictured = async () => {
  const product = await shopsOf(app).shopProduct();
  const add = (position: number) => {
    const key = `pictures/00/${product}-${position}`;
    const file = { key, size: 320, width: 9, height: 9, bytes: 1, sha256: '' };
    return addPicture(app.database.prisma as never, { productId: product, position }, [file]);
  };
  const ids = [await add(1), await add(2)];
  await noteFirst(app.database.prisma as never, [product]);
  return [product, ...ids];
};
const person = async (name: string) => (await createPerson(app.database, `unchanged-${name}`)).username;

beforeAll(async () => {
  app = await testApp();
  admin = app.people.admin.key;
});
afterAll(() => app.close());

it('every PATCH that staff are logged for is tried here', () => {
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
