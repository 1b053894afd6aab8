import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson } from '../../helpers/people.js';
import { operations } from '../../helpers/requests.js';

type Entry = {
  id: number;
  actor: string | null;
  actor_id: number | null;
  action: string;
  target_type: string;
  target_id: number | null;
  target: string | null;
  request_id: string | null;
  details: Record<string, string>;
};

let app: TestApp;
let board: number;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
afterAll(() => app.close());

const read = async (query = '') =>
  (await app.api.get(`/moderation/log${query}`, app.people.admin.key).expect(200)).body;
const latest = async (): Promise<Entry> => (await read('?per_page=1')).entries[0];
const entries = async (query = ''): Promise<Entry[]> => (await read(query)).entries;
const newTopic = (key?: string) => forumOf(app).topic(board, 'A topic', key ?? app.people.member.key);

describe('the log', () => {
  it('says who did what to what, when, and in which request', async () => {
    const id = await newTopic();
    const { moderator } = app.people;
    for (const [method, path, action] of [
      ['put', 'lock', 'lockTopic'],
      ['delete', 'lock', 'unlockTopic'],
      ['put', 'sticky', 'stickTopic'],
      ['delete', 'sticky', 'unstickTopic'],
    ] as const) {
      const reply = await app.api[method](`/forum/topics/${id}/${path}`, moderator.key).expect(200);
      expect(await latest()).toEqual({
        id: expect.any(Number),
        at: expect.any(String),
        actor_id: moderator.id,
        actor: moderator.username,
        action,
        target_type: 'topic',
        target_id: id,
        target: null,
        reason: null,
        request_id: reply.headers['x-request-id'],
        details: {},
      });
    }
  });

  it('has what staff do to what is not their own, and nothing that anybody does with their own', async () => {
    const { member, moderator, other } = app.people;
    const answers = answersOf(app);
    const question = await answers.question('Asked', {}, member.key);
    const answer = await answers.answer(question, 'An answer', other.key);
    const topic = await newTopic();
    const reply = (await app.api.post(`/forum/topics/${topic}/replies`, member.key).send({ content: 'x' }).expect(201))
      .body.id;
    const [before] = await entries();
    for (const key of [member.key, moderator.key]) {
      const own = await newTopic(key);
      await app.api.patch(`/forum/topics/${own}`, key).send({ title: 'Mine' }).expect(200);
      await app.api.delete(`/forum/topics/${own}`, key).expect(200);
    }
    await app.api.put(`/answers/questions/${question}/close`, member.key).expect(200);
    expect((await latest()).id).toBe(before?.id);
    const acts: [string, string, string, number, object?][] = [
      ['patch', `/forum/replies/${reply}`, 'updateReply', reply, { content: 'y' }],
      ['delete', `/forum/replies/${reply}`, 'deleteReply', reply],
      ['patch', `/forum/topics/${topic}`, 'updateTopic', topic, { title: 'y' }],
      ['delete', `/forum/topics/${topic}`, 'deleteTopic', topic],
      ['delete', `/answers/questions/${question}/close`, 'reopenQuestion', question],
      ['put', `/answers/questions/${question}/close`, 'closeQuestion', question],
      ['patch', `/answers/questions/${question}`, 'updateQuestion', question, { title: 'y' }],
      ['patch', `/answers/answers/${answer}`, 'updateAnswer', answer, { body: 'y' }],
      ['delete', `/answers/answers/${answer}`, 'deleteAnswer', answer],
      ['delete', `/answers/questions/${question}`, 'deleteQuestion', question],
    ];
    for (const [method, path, action, id, body] of acts) {
      const done = await app.api.call(method, path, moderator.key).send(body).expect(200);
      const type = path.includes('/replies') ? 'reply' : (/\/(topic|question|answer)s\/\d/.exec(path)?.[1] ?? '');
      expect(await latest()).toMatchObject({
        action,
        target_type: type,
        target_id: id,
        actor: moderator.username,
        request_id: done.headers['x-request-id'],
      });
    }
  });

  it('has what admins do to boards, and to all of them', async () => {
    const { admin } = app.people;
    const id = (await app.api.post('/forum/boards', admin.key).send({ title: 'One more' }).expect(201)).body.id;
    expect(await latest()).toMatchObject({ action: 'createBoard', target_type: 'board', target_id: id });
    await app.api.patch(`/forum/boards/${id}`, admin.key).send({ title: 'Other' }).expect(200);
    expect(await latest()).toMatchObject({ action: 'updateBoard', target_id: id });
    await app.api
      .put('/forum/boards/order', admin.key)
      .send({ board_ids: [id] })
      .expect(200);
    expect(await latest()).toMatchObject({ action: 'reorderBoards', target_type: 'board', target_id: null });
    await app.api.delete(`/forum/boards/${id}`, admin.key).expect(200);
    expect(await latest()).toMatchObject({ action: 'deleteBoard', target_id: id });
  });

  it('has what staff do to stores, products, orders and comments', async () => {
    const { member, other, moderator } = app.people;
    const store = { name: 'Store', slug: 'store' };
    const storeId = (await app.api.post('/marketplace/stores', member.key).send(store).expect(201)).body.id;
    const [before] = await entries();
    const product = { title: 'Thing', price: 5, category: 'Things', stock: 9 };
    const own = await app.api.post('/marketplace/stores/store/products', member.key).send(product).expect(201);
    expect((await latest()).id).toBe(before?.id);
    const items = { items: [{ product_id: own.body.id, quantity: 1 }] };
    const orders = [];
    for (let n = 0; n < 2; n++) {
      orders.push((await app.api.post('/marketplace/orders', other.key).send(items).expect(201)).body.id);
    }
    // Paying is not logged for the seller, only for staff.
    await app.api.post(`/orders/${orders[0]}/pay`, member.key).expect(200);
    expect((await latest()).id).toBe(before?.id);
    const acts: [string, string, object | undefined, object][] = [
      ['post', `/orders/${orders[1]}/pay`, undefined, { action: 'payOrder', target_id: orders[1] }],
      ['post', `/orders/${orders[1]}/complete`, undefined, { details: { from: 'paid', to: 'completed' } }],
      ['post', `/orders/${orders[0]}/refund`, undefined, { action: 'refundOrder', target_type: 'order' }],
      [
        'patch',
        `/marketplace/products/${own.body.id}`,
        { stock: 1 },
        { action: 'updateMarketplaceProduct', target_id: own.body.id },
      ],
      ['delete', `/marketplace/products/${own.body.id}`, undefined, { action: 'deleteMarketplaceProduct' }],
      [
        'post',
        '/marketplace/stores/store/products',
        product,
        { action: 'createMarketplaceProduct', target_type: 'product' },
      ],
      [
        'patch',
        '/marketplace/stores/store',
        { status: 'suspended' },
        { action: 'updateStore', target_id: storeId, details: { from: 'active', to: 'suspended' } },
      ],
    ];
    for (const [method, path, body, expected] of acts) {
      const done = await app.api.call(method, path, moderator.key).send(body);
      expect(done.status, path).toBeLessThan(300);
      expect(await latest()).toMatchObject({ ...expected, request_id: done.headers['x-request-id'] });
    }
  });

  it('has nothing of what was refused or undone', async () => {
    const [before] = await entries();
    const { moderator, member } = app.people;
    const id = await newTopic();
    await app.api.put('/forum/topics/2147483647/lock', moderator.key).expect(404);
    await app.api.put(`/forum/topics/${id}/lock`, member.key).expect(403);
    await app.api.delete(`/forum/topics/${id}`, app.people.other.key).expect(403);
    expect((await latest()).id).toBe(before?.id);
  });

  it('names an action for everything that only staff may do', () => {
    const actions: string[] = bundle.components.schemas.AuditAction['x-extensible-enum'];
    const ofStaff = operations.filter(({ role, scope }) => role !== null && scope === 'write').map(({ id }) => id);
    expect(ofStaff.length).toBeGreaterThan(10);
    expect(actions).toEqual(expect.arrayContaining(ofStaff));
  });

  it.each([
    'UPDATE audit_log SET reason = NULL',
    'UPDATE audit_log SET reason = NULL WHERE false',
    'DELETE FROM audit_log',
    'DELETE FROM audit_log WHERE id = 1',
    'TRUNCATE audit_log',
    'TRUNCATE users, audit_log CASCADE',
    "INSERT INTO audit_log (id, action, target_type) SELECT max(id), 'x', 'x' FROM audit_log ON CONFLICT (id) DO UPDATE SET action = 'y'",
  ])('refuses %s', async (statement) => {
    const count = async () => (await app.database.pool.query('SELECT count(*) FROM audit_log')).rows[0].count;
    const before = await count();
    await expect(app.database.pool.query(statement)).rejects.toThrow(/audit_log is append-only/);
    expect(await count()).toBe(before);
  });
});

describe('the filters of the log', () => {
  const one = () => app.people.moderator.username;

  it('take who did it, what was done, and to what, each alone and together', async () => {
    const { moderator } = app.people;
    const helper = await createPerson(app.database, 'helper', 'moderator');
    const [first, second] = [await newTopic(), await newTopic()];
    for (const [key, id] of [
      [moderator.key, first],
      [helper.key, first],
      [helper.key, second],
    ] as const) {
      // Locking again is not logged.
      await app.database.prisma.topic.updateMany({ where: { id }, data: { isLocked: false } });
      await app.api.put(`/forum/topics/${id}/lock`, key).expect(200);
    }
    await app.api.delete(`/forum/topics/${first}/lock`, helper.key).expect(200);
    const search = async (query: string) =>
      (await entries(query)).map(({ actor, action, target_id }) => [actor, action, target_id]);
    const [lockedByHelper, unlocked] = [
      ['helper', 'lockTopic', first],
      ['helper', 'unlockTopic', first],
    ];
    expect(await search('?actor=HELPER')).toEqual([unlocked, ['helper', 'lockTopic', second], lockedByHelper]);
    expect(await search('?actor=helper&action=lockTopic')).toEqual([['helper', 'lockTopic', second], lockedByHelper]);
    expect(await search(`?target=topic:${first}`)).toEqual([unlocked, lockedByHelper, [one(), 'lockTopic', first]]);
    expect(await search(`?target=topic:${first}&action=lockTopic`)).toEqual([
      lockedByHelper,
      [one(), 'lockTopic', first],
    ]);
    expect(await search(`?actor=helper&target=topic:${first}&action=unlockTopic`)).toEqual([unlocked]);
    for (const none of [
      'actor=nobody',
      'action=nothing',
      'target=topic:2147483648',
      'target=topic:x',
      'target=user:nobody',
    ]) {
      expect(await read(`?${none}`)).toEqual({ entries: [], page: 1, pages: 0, total: 0 });
    }
    const page = await read('?actor=helper&per_page=2&page=2');
    expect(page).toMatchObject({ page: 2, pages: 2, total: 3, entries: [{ action: 'lockTopic', target_id: first }] });
  });

  it('leave the whole log its exact number', async () => {
    const { rows } = await app.database.pool.query('SELECT count(*)::integer AS total FROM audit_log');
    const { total, pages } = await read('?per_page=5');
    expect([total, pages]).toEqual([rows[0].total, Math.ceil(rows[0].total / 5)]);
  });

  it('take from when and until when, the first included and the last not', async () => {
    const { moderator } = app.people;
    const topic = await newTopic();
    for (const [method, time] of [
      ['put', '2031-01-31T12:00:00Z'],
      ['delete', '2031-01-31T13:00:00Z'],
    ] as const) {
      await app.api[method](`/forum/topics/${topic}/lock`, moderator.key).expect(200);
      await app.database.pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
      await app.database.pool.query('UPDATE audit_log SET at = $1 WHERE id = $2', [time, (await latest()).id]);
      await app.database.pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER');
    }
    const actionsSince = async (query: string) =>
      (await entries(`?target=topic:${topic}&${query}`)).map(({ action }) => action);
    expect(await actionsSince('since=2031-01-31T13:00:00Z')).toEqual(['unlockTopic']);
    expect(await actionsSince('until=2031-01-31T13:00:00Z')).toEqual(['lockTopic']);
    expect(await actionsSince('since=2031-01-31T12:00:00Z')).toEqual(['unlockTopic', 'lockTopic']);
    expect(await actionsSince('since=2031-01-31T12:00:00.5Z&until=2031-01-31T14:00:00%2B02:00')).toEqual([]);
    // PostgreSQL rejects the offset, but the contract allows it.
    expect(await actionsSince('since=2031-02-01T12:00:00%2B23:00')).toEqual(['unlockTopic']);
  });

  it('are 400 in another form', async () => {
    const days = [
      '2026',
      '',
      'x',
      '2026-01-31',
      '2026-02-30T00:00:00Z',
      '2026-02-29T00:00:00Z',
      '0000-01-01T00:00:00Z',
    ];
    const times = days.flatMap((day) => [`since=${day}`, `until=${day}`]);
    for (const wrong of ['actor=a.b', 'action=a-b', 'target=topic', 'target=topic:', 'target=Topic:1', ...times]) {
      const { body } = await app.api.get(`/moderation/log?${wrong}`, app.people.admin.key).expect(400);
      expect([body.code, Object.keys(body.data.params)]).toEqual(['invalid_param', [wrong.split('=')[0]]]);
    }
  });
});

it('shows who deleted their account by the name that is left, and keeps no other', async () => {
  const gone = await createPerson(app.database, 'goes_away', 'moderator');
  const id = await newTopic();
  await app.api.put(`/forum/topics/${id}/lock`, gone.key).expect(200);
  await deleteAccount(app.database, gone.id);
  expect((await entries(`?actor=deleted-${gone.id}`))[0]).toMatchObject({
    actor_id: gone.id,
    actor: `deleted-${gone.id}`,
  });
  const { rows } = await app.database.pool.query("SELECT FROM audit_log l WHERE l::text ~ 'goes_away'");
  expect(rows).toEqual([]);
});
