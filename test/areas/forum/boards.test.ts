import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeOld } from '../../../src/content/removal/purge.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { blockedBackends } from '../../helpers/waiting.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
});
beforeEach(() => app.database.prisma.board.deleteMany());
afterAll(() => app.close());

const list = async () => (await app.api.get('/forum/boards').expect(200)).body;
const admin = () => app.people.admin.key;

describe('the list of boards', () => {
  it('is empty at first', async () => {
    expect(await list()).toEqual([]);
  });

  it('shows a new board last, with its counters at zero and no last post', async () => {
    await forum.board('First');
    const reply = await app.api
      .post('/forum/boards', admin())
      .send({ title: '  Second \t', description: ' kept ' })
      .expect(201);
    const second = {
      id: reply.body.id,
      title: 'Second',
      description: ' kept ',
      color: null,
      parent: null,
      is_private: false,
      topic_count: 0,
      post_count: 0,
      last_post_time: null,
      last_post_at: null,
      last_post_user: null,
      last_topic: null,
    };
    expect(reply.body).toEqual({ ...second, children: [] });
    const boards = await list();
    expect(boards.map(({ title }: { title: string }) => title)).toEqual(['First', 'Second']);
    expect(boards[1]).toEqual({ ...second, description: 'kept' });
  });

  it('counts topics, and topics and replies together as posts, and names the last poster', async () => {
    const id = await forum.board();
    const [first, second] = [await forum.topic(id), await forum.topic(id)];
    await forum.reply(first);
    await forum.reply(second);
    await forum.reply(first, 'The last', app.people.moderator.key);
    const [board] = await list();
    expect(board).toMatchObject({ topic_count: 2, post_count: 5, last_post_user: app.people.moderator.username });
    expect(board.last_post_time).toBe((await forum.readTopic(first)).topic.last_reply);
  });

  it('has of each board its own last post, whatever is newer elsewhere', async () => {
    const [one, other] = [await forum.board(), await forum.board()];
    const topics = [await forum.topic(one), await forum.topic(other)];
    expect((await list()).map((board: { last_topic: { id: number } }) => board.last_topic.id)).toEqual(topics);
  });

  it('has the last post of a sticky topic too', async () => {
    const id = await forum.board();
    const [sticky, plain] = [await forum.topic(id), await forum.topic(id)];
    await app.api.put(`/forum/topics/${sticky}/sticky`, app.people.moderator.key).expect(200);
    await forum.reply(plain, 'x', app.people.moderator.key);
    expect((await list())[0].last_post_user).toBe(app.people.moderator.username);
    await forum.reply(sticky, 'x', app.people.admin.key);
    expect((await list())[0].last_post_user).toBe(app.people.admin.username);
  });

  it('goes back to the post before when the last is deleted, and to none when all are', async () => {
    const id = await forum.board();
    const topic = await forum.topic(id);
    const reply = await forum.reply(topic);
    const later = await forum.topic(id, 'Later', app.people.moderator.key);
    await app.api.delete(`/forum/topics/${later}`, app.people.moderator.key).expect(200);
    expect((await list())[0]).toMatchObject({
      topic_count: 1,
      post_count: 2,
      last_post_user: app.people.other.username,
    });
    await app.api.delete(`/forum/replies/${reply}`, app.people.other.key).expect(200);
    expect((await list())[0]).toMatchObject({
      topic_count: 1,
      post_count: 1,
      last_post_user: app.people.member.username,
    });
    await app.api.delete(`/forum/topics/${topic}`, app.people.member.key).expect(200);
    expect((await list())[0]).toMatchObject({
      topic_count: 0,
      post_count: 0,
      last_post_time: null,
      last_post_user: null,
    });
  });
});

describe('a board', () => {
  it('changes in the fields that are named, and in no other', async () => {
    const { body } = await app.api
      .post('/forum/boards', admin())
      .send({ title: 'Old', description: 'Text' })
      .expect(201);
    const renamed = await app.api.patch(`/forum/boards/${body.id}`, admin()).send({ title: ' New ' }).expect(200);
    expect(renamed.body).toEqual({ ...body, title: 'New' });
    const emptied = await app.api.patch(`/forum/boards/${body.id}`, admin()).send({ description: '' }).expect(200);
    expect(emptied.body).toEqual({ ...body, title: 'New', description: '' });
  });

  it('has a colour, which lists of topics have too, and is part of another board', async () => {
    const whole = await forum.board('Whole');
    const body = { title: 'Part', color: 'teal', parent_id: whole };
    const { body: part } = await app.api.post('/forum/boards', admin()).send(body).expect(201);
    const reference = { id: whole, title: 'Whole', color: null };
    expect(part).toMatchObject({ color: 'teal', parent: reference, children: [] });
    const topic = await forum.topic(part.id);
    const { topics } = (await app.api.get('/forum/topics').expect(200)).body;
    expect(topics[0]).toMatchObject({ id: topic, board_color: 'teal' });
    const page = async () => (await app.api.get(`/forum/boards/${whole}`).expect(200)).body.board;
    expect((await page()).children).toEqual([{ id: part.id, title: 'Part', color: 'teal' }]);
    expect((await list()).map((each: { parent: unknown }) => each.parent)).toEqual([null, reference]);

    const free = { color: null, parent_id: null };
    const freed = await app.api.patch(`/forum/boards/${part.id}`, admin()).send(free).expect(200);
    expect(freed.body).toMatchObject({ color: null, parent: null });
    expect((await page()).children).toEqual([]);
  });

  it('keeps the name of its parent from who may not read that', async () => {
    const [whole, part] = [await forum.board('Whole'), await forum.board('Part')];
    await app.api.patch(`/forum/boards/${part}`, admin()).send({ parent_id: whole }).expect(200);
    await app.database.pool.query(`UPDATE boards SET read_access = 'groups' WHERE id = $1`, [whole]);
    const parentFor = async (key?: string) =>
      (await app.api.get(`/forum/boards/${part}`, key).expect(200)).body.board.parent;
    expect([await parentFor(), await parentFor(app.people.member.key), (await parentFor(admin()))?.id]).toEqual([
      null,
      null,
      whole,
    ]);
  });

  it('is no part of itself, of a part, or of a board that is not there; nor is one that has parts', async () => {
    const [whole, part, other] = [await forum.board('Whole'), await forum.board('Part'), await forum.board('Other')];
    const put = (id: number, parent: number) =>
      app.api.patch(`/forum/boards/${id}`, admin()).send({ parent_id: parent });
    await put(part, whole).expect(200);
    for (const [id, parent] of [
      [part, part],
      [other, part],
      [whole, other],
    ] as const) {
      const { body } = await put(id, parent).expect(400);
      expect([body.code, Object.keys(body.data.params)]).toEqual(['invalid_param', ['parent_id']]);
    }
    expect((await put(other, 2147483647).expect(404)).body.code).toBe('board_not_found');
    await app.api.post('/forum/boards', admin()).send({ title: 'Deep', parent_id: part }).expect(400);
    const nowhere = await app.api.post('/forum/boards', admin()).send({ title: 'Lost', parent_id: 2147483647 });
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'board_not_found']);
  });

  it('frees its parts when it is deleted with its topics', async () => {
    const [whole, part, other] = [await forum.board('Whole'), await forum.board('Part'), await forum.board('Other')];
    const put = (id: number, parent: number) =>
      app.api.patch(`/forum/boards/${id}`, admin()).send({ parent_id: parent });
    await put(part, whole).expect(200);
    await forum.topic(whole);
    await app.api.delete(`/forum/boards/${whole}?with_topics=true`, admin()).expect(200);
    expect((await put(other, part).expect(200)).body.parent.id).toBe(part);
  });

  it('is not put into a board that becomes part of another at the same time', async () => {
    const boards = [await forum.board('One'), await forum.board('Two'), await forum.board('Three')] as const;
    const put = (id: number, parent: number) =>
      app.api.patch(`/forum/boards/${id}`, admin()).send({ parent_id: parent });
    const replies = await Promise.all([
      put(boards[0], boards[1]),
      put(boards[1], boards[2]),
      put(boards[2], boards[0]),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is not deleted as long as it has topics, also ones that can be restored', async () => {
    const id = await forum.board();
    const { moderator } = app.people;
    const path = `/forum/boards/${id}`;
    const refused = async () =>
      expect((await app.api.delete(path, admin()).expect(409)).body.code).toBe('board_not_empty');
    const topic = await forum.topic(id);
    await refused();
    await app.api.put(`/moderation/content/topic/${topic}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    await refused();
    await app.api.delete(`/moderation/content/topic/${topic}`, moderator.key).expect(200);
    await app.api.delete(`/forum/topics/${topic}`, moderator.key).expect(200);
    await refused();
    await app.api.delete(`/moderation/content/topic/${topic}`, moderator.key).expect(200);
    expect((await forum.readTopic(topic)).topic.board_id).toBe(id);
    const { body } = await app.api.delete(`${path}?move_to=${id}`, admin()).expect(400);
    expect([body.code, Object.keys(body.data.params)]).toEqual(['invalid_param', ['move_to']]);
    expect((await app.api.delete(`${path}?move_to=2147483647`, admin()).expect(404)).body.code).toBe('board_not_found');
    await app.api.delete(`${path}?move_to=0`, admin()).expect(400);
  });

  it('is deleted with its topics, and is there again with the first that is restored', async () => {
    const [id, before] = [await forum.board('Old'), (await app.api.get('/forum/boards').expect(200)).body.length];
    const { member, moderator } = app.people;
    const [topic, other] = [await forum.topic(id), await forum.topic(id)];
    await forum.reply(topic);
    const path = `/forum/boards/${id}`;
    await app.api.delete(`${path}?with_topics=false`, admin()).expect(409);
    await app.api.delete(`${path}?with_topics=true`, admin()).expect(200);
    const { entries } = (await app.api.get('/moderation/log?action=deleteBoard', admin()).expect(200)).body;
    expect(entries[0]).toMatchObject({ target_id: id, details: { topics: '2' } });
    expect((await app.api.get('/forum/boards').expect(200)).body.length).toBe(before - 1);
    for (const gone of [path, `/forum/topics/${topic}`, `/forum/topics/${other}`]) await app.api.get(gone).expect(404);
    await app.api.delete(path, admin()).expect(404);
    await app.api.patch(path, admin()).send({ title: 'x' }).expect(404);
    await app.api
      .put('/forum/boards/order', admin())
      .send({ board_ids: [id] })
      .expect(404);
    await app.api.post('/forum/topics', member.key).send({ board_id: id, title: 'x', content: 'x' }).expect(404);
    const kept = await forum.board();
    await app.api.delete(`/forum/boards/${kept}?move_to=${id}`, admin()).expect(404);
    await expectExact(app.database, 'forum');
    await purgeOld(app.database, async () => {}, 1);
    await app.api.delete(`/moderation/content/topic/${topic}`, moderator.key).expect(200);
    expect((await forum.readBoard(id)).board).toMatchObject({ title: 'Old', topic_count: 1, post_count: 2 });
    await app.api.get(`/forum/topics/${other}`).expect(404);
    await expectExact(app.database, 'forum');
    // The board is deleted for good once none of its topics can be restored.
    await app.api.delete(`${path}?with_topics=true`, admin()).expect(200);
    await purgeOld(app.database, async () => {}, 0);
    expect(await app.database.prisma.board.count({ where: { id } })).toBe(0);
    await app.api.delete(`/moderation/content/topic/${topic}`, moderator.key).expect(404);
  });

  it('is there again with a topic whose restoring waited for its deletion', async () => {
    const id = await forum.board();
    const topic = await forum.topic(id);
    const { member, moderator } = app.people;
    await app.api.delete(`/forum/topics/${topic}`, member.key).expect(200);
    const deleting = await app.database.pool.connect();
    try {
      await deleting.query('BEGIN');
      await deleting.query('SELECT FROM boards WHERE id = $1 FOR UPDATE', [id]);
      await deleting.query('UPDATE boards SET deleted_at = now() WHERE id = $1', [id]);
      const restoring = app.api
        .delete(`/moderation/content/topic/${topic}`, moderator.key)
        .then((reply) => reply.status);
      await expect.poll(() => blockedBackends(app.database.pool)).toHaveLength(1);
      await deleting.query('COMMIT');
      expect(await restoring).toBe(200);
    } finally {
      deleting.release();
    }
    expect((await forum.readBoard(id)).board.topic_count).toBe(1);
    await expectExact(app.database, 'forum');
  });

  it('is not deleted with more topics than fit into one request', async () => {
    const id = await forum.board();
    await app.database.pool.query(
      `INSERT INTO topics (board_id, author_id, title, content) SELECT $1, $2, 'x', 'x' FROM generate_series(1, 1000)`,
      [id, app.people.member.id],
    );
    const last = await forum.topic(id);
    const path = `/forum/boards/${id}?with_topics=true`;
    const { body } = await app.api.delete(path, admin()).expect(409);
    expect([body.code, body.message]).toEqual(['board_not_empty', expect.stringContaining('1000')]);
    await app.api.get(`/forum/topics/${last}`).expect(200);
    await app.api.delete(`/forum/topics/${last}`, app.people.moderator.key).expect(200);
    await app.api.delete(path, admin()).expect(200);
    await expectExact(app.database, 'forum');
  });

  it('leaves its topics to another board, with all that is away of them, and answers 404 from then on', async () => {
    const [id, other] = [await forum.board(), await forum.board('Other')];
    const { member, moderator } = app.people;
    const [topic, hidden, deleted] = [await forum.topic(id), await forum.topic(id), await forum.topic(id)];
    const kept = await forum.topic(other);
    const reply = await forum.reply(topic);
    await app.api.put(`/moderation/content/topic/${hidden}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    await app.api.delete(`/forum/topics/${deleted}`, member.key).expect(200);
    const sent = app.api.delete(`/forum/boards/${id}?move_to=${other}`, admin());
    expect((await sent.expect(200)).body).toEqual({ id, deleted: true });
    await app.api.get(`/forum/boards/${id}`).expect(404);
    expect(await forum.readTopic(topic)).toMatchObject({ topic: { board_id: other }, replies: [{ id: reply }] });
    for (const away of [hidden, deleted]) {
      await app.api.delete(`/moderation/content/topic/${away}`, moderator.key).expect(200);
      expect((await forum.readTopic(away)).topic.board_title).toBe('Other');
    }
    expect((await forum.readBoard(other)).board).toMatchObject({ topic_count: 4, post_count: 5 });
    const { entries } = (await app.api.get('/moderation/log?action=deleteBoard', admin()).expect(200)).body;
    expect(entries[0]).toMatchObject({ target_id: id, details: { moved_to: String(other) } });
    await expectExact(app.database, 'forum');
    expect((await app.api.delete(`/forum/boards/${id}`, admin()).expect(404)).body.code).toBe('board_not_found');
    await app.api.patch(`/forum/boards/${id}`, admin()).send({ title: 'x' }).expect(404);
    await app.api.post('/forum/topics', admin()).send({ board_id: id, title: 'x', content: 'x' }).expect(404);
    expect((await forum.readTopic(kept)).topic.board_title).toBe('Other');
    const { rows } = await app.database.pool.query(
      "SELECT FROM list_counters WHERE list IN ('topics', 'posts') AND part = $1",
      [id],
    );
    expect(rows).toEqual([]);
    await expectExact(app.database, 'forum');
  });
});

describe('the order of boards', () => {
  it('is the one given, in the reply and in the list', async () => {
    const ids = [await forum.board('A'), await forum.board('B'), await forum.board('C')];
    const wanted = [ids[2], ids[0], ids[1]];
    const reply = await app.api.put('/forum/boards/order', admin()).send({ board_ids: wanted }).expect(200);
    expect(reply.body.map(({ id }: { id: number }) => id)).toEqual(wanted);
    expect(await list()).toEqual(reply.body);
    const last = await forum.board('D');
    expect((await list()).at(-1).id).toBe(last);
  });

  it('puts those that are named first, and leaves the others as they are', async () => {
    const [a, b, c, d] = [
      await forum.board('A'),
      await forum.board('B'),
      await forum.board('C'),
      await forum.board('D'),
    ];
    const put = (board_ids: unknown[]) => app.api.put('/forum/boards/order', admin()).send({ board_ids });
    const idsOf = (boards: { id: number }[]) => boards.map(({ id }) => id);
    expect(idsOf((await put([c]).expect(200)).body)).toEqual([c, a, b, d]);
    expect(idsOf((await put([d, b]).expect(200)).body)).toEqual([d, b, c, a]);
    expect(idsOf((await put([]).expect(200)).body)).toEqual([d, b, c, a]);
    expect((await put([d, d]).expect(400)).body.code).toBe('invalid_param');
    expect((await put([a, 2147483647]).expect(404)).body.code).toBe('board_not_found');
    expect(idsOf(await list())).toEqual([d, b, c, a]);
    await app.database.prisma.board.deleteMany();
    expect((await put([]).expect(200)).body).toEqual([]);
  });

  it('breaks ties by id', async () => {
    const ids = [await forum.board('A'), await forum.board('B'), await forum.board('C')];
    await app.database.prisma.board.updateMany({ data: { position: 7 } });
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual(ids);
  });
});

it('there are at most 1000 boards, however many are asked for at once', async () => {
  await app.database.pool.query(
    `INSERT INTO boards (title, description, position) SELECT 'Board ' || n, '', n FROM generate_series(1, 998) n`,
  );
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => app.api.post('/forum/boards', admin()).send({ title: 'More' })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
  expect(replies.find(({ status }) => status === 403)?.body.code).toBe('quota_exceeded');
  expect(await list()).toHaveLength(1000);
});

it('shows the topic of the latest post, in the list and alone', async () => {
  const board = await forum.board();
  const last = async () => [
    (await list()).find(({ id }: { id: number }) => id === board).last_topic,
    (await app.api.get(`/forum/boards/${board}`).expect(200)).body.board.last_topic,
  ];
  expect(await last()).toEqual([null, null]);
  const first = await forum.topic(board);
  const second = await forum.topic(board);
  expect((await last()).map((topic) => topic.id)).toEqual([second, second]);
  await app.api.post(`/forum/topics/${first}/replies`, app.people.member.key).send({ content: 'Again.' }).expect(201);
  const { title } = (await app.api.get(`/forum/topics/${first}`).expect(200)).body.topic;
  expect(await last()).toEqual([
    { id: first, title },
    { id: first, title },
  ]);
});
