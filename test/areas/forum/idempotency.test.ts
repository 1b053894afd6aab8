import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { deleteOldReplies } from '../../../src/api/pipeline/idempotency.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { holdIdempotencyKey } from '../../helpers/idempotency.js';
import { bodyOperations } from '../../helpers/requests.js';
import { blockedBackends } from '../../helpers/waiting.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let board: number;
let number = 0;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
});
beforeEach(async () => {
  await app.database.prisma.board.deleteMany();
  await app.database.prisma.idempotencyKey.deleteMany();
  board = await forum.board();
});
afterAll(() => app.close());

const newKey = () => `key ${++number} ~!"#`;
const createTopic = (key: string, changes: object = {}, person = app.people.member.key) =>
  app.api
    .post('/forum/topics', person)
    .set('Idempotency-Key', key)
    .send({ board_id: board, title: 'Once', content: 'Text', ...changes });
const topicCount = async () => (await forum.readBoard(board)).total;

describe('an Idempotency-Key', () => {
  it('makes a repetition answer as the first did, once more and marked, without creating again', async () => {
    const key = newKey();
    const first = await createTopic(key).expect(201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    for (let i = 0; i < 2; i++) {
      const again = await createTopic(key).expect(201);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.body).toEqual(first.body);
    }
    expect(await topicCount()).toBe(1);
    await createTopic(newKey()).expect(201);
    expect(await topicCount()).toBe(2);
  });

  it('works for every operation that creates', async () => {
    const topic = await forum.topic(board);
    const reply = await forum.reply(topic);
    const question = await answersOf(app).question();
    const requests: Record<string, () => ReturnType<typeof createTopic>> = {
      createBoard: () => app.api.post('/forum/boards', app.people.admin.key).send({ title: 'Once' }),
      createTopic: () =>
        app.api.post('/forum/topics', app.people.admin.key).send({ board_id: board, title: 'x', content: 'x' }),
      createReply: () => app.api.post(`/forum/topics/${topic}/replies`, app.people.admin.key).send({ content: 'x' }),
      splitTopic: () =>
        app.api.post(`/forum/topics/${topic}/split`, app.people.admin.key).send({ title: 'Once', reply_ids: [reply] }),
      createQuestionCategory: () =>
        app.api.post('/answers/categories', app.people.admin.key).send({ name: 'Once', slug: 'once' }),
      createQuestion: () => app.api.post('/answers/questions', app.people.admin.key).send({ title: 'x', body: 'x' }),
      createAnswer: () =>
        app.api.post(`/answers/questions/${question}/answers`, app.people.admin.key).send({ body: 'x' }),
    };
    // The same key for all operations, since keys are per operation.
    const key = newKey();
    for (const { id } of bodyOperations.filter(({ idempotent, area }) => idempotent && area === 'forum')) {
      const send = requests[id];
      if (send === undefined) throw new Error(`${id} has no request here`);
      const [first, second] = [await send().set('Idempotency-Key', key), await send().set('Idempotency-Key', key)];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
      expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([
        undefined,
        'true',
      ]);
    }
  });

  it('answers 422 idempotency_key_reused to another body or another path', async () => {
    const key = newKey();
    await createTopic(key).expect(201);
    expect((await createTopic(key, { title: 'Another' }).expect(422)).body.code).toBe('idempotency_key_reused');
    const [one, two] = [await forum.topic(board), await forum.topic(board)];
    const reply = (topic: number) =>
      app.api
        .post(`/forum/topics/${topic}/replies`, app.people.member.key)
        .set('Idempotency-Key', key)
        .send({ content: 'x' });
    await reply(one).expect(201);
    expect((await reply(two).expect(422)).body.code).toBe('idempotency_key_reused');
    expect((await forum.readTopic(two)).total).toBe(0);
    const boards = (title: string) =>
      app.api.post('/forum/boards', app.people.admin.key).set('Idempotency-Key', key).send({ title });
    await boards('One').expect(201);
    expect((await boards('Two').expect(422)).body.code).toBe('idempotency_key_reused');
  });

  it('answers a repeated split with 422 for other replies, and 409 while the first runs', async () => {
    const { moderator } = app.people;
    const topic = await forum.topic(board);
    const replies = [await forum.reply(topic), await forum.reply(topic)];
    const send = (key: string, ids: number[]) =>
      app.api
        .post(`/forum/topics/${topic}/split`, moderator.key)
        .set('Idempotency-Key', key)
        .send({ title: 'Split', reply_ids: ids });
    const key = newKey();
    await send(key, replies.slice(0, 1)).expect(201);
    expect((await send(key, replies).expect(422)).body.code).toBe('idempotency_key_reused');
    const holder = await app.database.pool.connect();
    try {
      await holder.query('BEGIN');
      const other = newKey();
      await holdIdempotencyKey(holder, moderator, 'splitTopic', other);
      expect((await send(other, replies.slice(1)).expect(409)).body.code).toBe('idempotency_in_progress');
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  });

  it('belongs to one person', async () => {
    const key = newKey();
    const mine = await createTopic(key).expect(201);
    const theirs = await createTopic(key, { title: 'Theirs' }, app.people.other.key).expect(201);
    expect(theirs.body).toMatchObject({ title: 'Theirs', author: app.people.other.username });
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('keeps a refusal too', async () => {
    const topic = await forum.topic(board);
    const { moderator, other } = app.people;
    const key = newKey();
    const reply = () =>
      app.api.post(`/forum/topics/${topic}/replies`, other.key).set('Idempotency-Key', key).send({ content: 'x' });
    await app.api.put(`/forum/topics/${topic}/lock`, moderator.key).expect(200);
    await reply().expect(403);
    await app.api.delete(`/forum/topics/${topic}/lock`, moderator.key).expect(200);
    const again = await reply().expect(403);
    expect([again.body.code, again.headers['idempotent-replayed']]).toEqual(['topic_locked', 'true']);
    expect((await forum.readTopic(topic)).total).toBe(0);
    const missing = newKey();
    await createTopic(missing, { board_id: 2147483647 }).expect(404);
    const repeated = await createTopic(missing, { board_id: 2147483647 }).expect(404);
    expect([repeated.body.code, repeated.headers['idempotent-replayed']]).toEqual(['board_not_found', 'true']);
  });

  it('does not keep what was refused before the operation began', async () => {
    const key = newKey();
    await createTopic(key, { title: 7 }).expect(400);
    await createTopic(key, { title: '' }).expect(422);
    const reply = await createTopic(key).expect(201);
    expect(reply.headers['idempotent-replayed']).toBeUndefined();
  });

  it('does not keep a fault of ours, nor what was done before it', async () => {
    const key = newKey();
    const { pool } = app.database;
    await pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
    );
    await pool.query('CREATE TRIGGER zzz_fail AFTER INSERT ON topics FOR EACH ROW EXECUTE FUNCTION fail()');
    expect((await createTopic(key).expect(500)).body.code).toBe('internal_error');
    await pool.query('DROP TRIGGER zzz_fail ON topics');
    const reply = await createTopic(key).expect(201);
    expect(reply.headers['idempotent-replayed']).toBeUndefined();
    expect(await topicCount()).toBe(1);
  });

  it('is forgotten after 24 hours', async () => {
    const key = newKey();
    const first = await createTopic(key).expect(201);
    const age = (hours: number) =>
      app.database.pool.query(`UPDATE idempotency_keys SET created_at = now() - interval '1 hour' * ${hours}`);
    await age(23.9);
    await createTopic(key).expect(201, first.body);
    await age(24.1);
    const second = await createTopic(key, { title: 'Another' }).expect(201);
    expect(second.body.id).not.toBe(first.body.id);
    await age(24.1);
    await createTopic(newKey()).expect(201);
    expect(await deleteOldReplies(app.database.prisma)).toBe(1);
    expect(await app.database.prisma.idempotencyKey.count()).toBe(1);
  });
});

describe.each(['createBoard', 'createTopic', 'createReply'])('while the first %s still runs', (operation) => {
  let holder: pg.Client;
  let send: (key: string) => ReturnType<typeof createTopic>;
  let created: () => Promise<number>;
  beforeEach(async () => {
    const topic = await forum.topic(board);
    holder = new pg.Client({ connectionString: app.testDatabase.url });
    await holder.connect();
    await holder.query('BEGIN');
    // Locks that every operation has to wait for.
    await holder.query(
      'SELECT FROM boards FOR UPDATE; SELECT FROM topics FOR UPDATE; LOCK TABLE boards IN ROW EXCLUSIVE MODE',
    );
    const { admin } = app.people;
    send = (key) => {
      const call =
        operation === 'createBoard'
          ? app.api.post('/forum/boards', admin.key).send({ title: 'Once' })
          : operation === 'createTopic'
            ? app.api.post('/forum/topics', admin.key).send({ board_id: board, title: 'Once', content: 'x' })
            : app.api.post(`/forum/topics/${topic}/replies`, admin.key).send({ content: 'Once' });
      return call.set('Idempotency-Key', key);
    };
    created = async () => {
      const [{ count }] = (
        await app.database.pool.query(`
        SELECT (SELECT count(*) FROM boards WHERE title = 'Once') + (SELECT count(*) FROM topics WHERE title = 'Once')
          + (SELECT count(*) FROM replies WHERE content = 'Once') AS count`)
      ).rows;
      return Number(count);
    };
    return () => holder.end();
  });

  it('a second is 409, and the first is not disturbed', async () => {
    const key = newKey();
    const first = send(key).then((reply) => reply);
    await until(async () => (await blockedBackends(app.database.pool)).length > 0);
    expect((await send(key).expect(409)).body.code).toBe('idempotency_in_progress');
    await holder.query('COMMIT');
    expect((await first).status).toBe(201);
    expect((await send(key).expect(201)).headers['idempotent-replayed']).toBe('true');
    expect(await created()).toBe(1);
  });

  it('a lost connection leaves nothing behind, and a repetition creates', async () => {
    const key = newKey();
    const first = send(key).then((reply) => reply);
    await until(async () => (await blockedBackends(app.database.pool)).length > 0);
    for (const pid of await blockedBackends(app.database.pool))
      await holder.query('SELECT pg_terminate_backend($1)', [pid]);
    expect((await first).status).toBe(503);
    await holder.query('COMMIT');
    expect(await created()).toBe(0);
    expect((await send(key).expect(201)).headers['idempotent-replayed']).toBeUndefined();
    expect(await created()).toBe(1);
    await expectExact(app.database, 'forum');
  });
});

it('creates once for twenty concurrent requests with one key', async () => {
  const key = newKey();
  const replies = await Promise.all(Array.from({ length: 20 }, () => createTopic(key)));
  const fresh = replies.filter(({ status, headers }) => status === 201 && headers['idempotent-replayed'] === undefined);
  expect(fresh).toHaveLength(1);
  expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(await topicCount()).toBe(1);
});

it('repeats the first response to twenty concurrent retries', async () => {
  const key = newKey();
  const { body } = await createTopic(key).expect(201);
  for (let round = 0; round < 3; round++) {
    const replies = await Promise.all(Array.from({ length: 20 }, () => createTopic(key)));
    expect(replies.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual(
      replies.map(() => [201, 'true']),
    );
    expect(replies.map((reply) => reply.body)).toEqual(replies.map(() => body));
  }
  expect(await topicCount()).toBe(1);
});
