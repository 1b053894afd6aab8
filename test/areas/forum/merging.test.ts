import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { testDatabase } from '../../helpers/database.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { createPeople } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';
import { searchSettled } from '../../helpers/search.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let board: number;
beforeAll(async () => {
  const own = await testDatabase({ poolSize: 20 });
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  forum = forumOf(app);
  board = await forum.board();
});
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});

const staff = () => app.people.moderator.key;
const merge = (topic: number, into: unknown, key = staff()) =>
  app.api.post(`/forum/topics/${topic}/merge`, key).send({ into });
const split = (topic: number, reply_ids: unknown, more: object = {}, key = staff()) =>
  app.api.post(`/forum/topics/${topic}/split`, key).send({ reply_ids, title: 'Split off', ...more });
const hide = (type: string, id: number) =>
  app.api.put(`/moderation/content/${type}/${id}`, staff()).send({ reason: 'Spam' }).expect(200);
const restore = (type: string, id: number) => app.api.delete(`/moderation/content/${type}/${id}`, staff()).expect(200);
const exact = () => expectExact(app.database, 'forum', 'moderation');
type Reply = { id: number; content: string; author: string };
const contents = async (topic: number) => (await forum.readTopic(topic)).replies.map(({ content }: Reply) => content);
const newTopic = async (content: string, key = app.people.member.key): Promise<number> =>
  (
    await app.api
      .post('/forum/topics', key)
      .send({ board_id: board, title: `On ${content}`, content })
      .expect(201)
  ).body.id;

describe('merging a topic into another', () => {
  it('puts its text and replies among those of the other in the order of time, and its address leads there', async () => {
    const into = await newTopic('into');
    const topic = await newTopic('text', app.people.other.key);
    await forum.reply(into, 'into 1');
    await forum.reply(topic, 'topic 1', app.people.member.key);
    await forum.reply(into, 'into 2');
    await forum.reply(topic, 'topic 2');
    const { body } = await merge(topic, into).expect(200);
    expect(body).toMatchObject({ id: into, content: 'into', reply_count: 5 });
    const page = await forum.readTopic(into);
    expect(page.replies.map(({ content }: Reply) => content)).toEqual([
      'text',
      'into 1',
      'topic 1',
      'into 2',
      'topic 2',
    ]);
    expect(page.replies[0].author).toBe(app.people.other.username);
    for (const query of ['', '?per_page=2&order=newest']) {
      const moved = await app.api.get(`/forum/topics/${topic}${query}`).expect(301);
      expect(moved.body).toEqual({ id: topic, topic_id: into });
      expect(moved.headers.location).toBe(`/api/v1/forum/topics/${into}${query}`);
    }
    const paged = await app.api.get(`/forum/topics/${topic}?page=7&api_key=${staff()}&render=html&include=people`);
    expect(paged.status).toBe(301);
    // A redirect does not depend on the key.
    await app.api.get(`/forum/topics/${topic}`, app.people.member.key).expect(301);
    await app.api.get(`/forum/topics/${topic}?cursor=*`).expect(301);
    expect(paged.headers.location).toBe(`/api/v1/forum/topics/${into}?render=html&include=people`);
    const { board: summary, topics } = await forum.readBoard(board);
    expect([summary.topic_count, summary.post_count, topics[0].id]).toEqual([1, 6, into]);
    await searchSettled(app);
    const search = await app.api.get(`/search?q="topic 2"`).expect(200);
    expect(search.body.results).toMatchObject([{ type: 'topic', id: into }]);
    const { entries } = (await app.api.get(`/moderation/log?target=topic:${topic}`, app.people.admin.key)).body;
    expect(entries).toMatchObject([{ action: 'mergeTopic', details: { merged_into: String(into) } }]);
    await app.api.post(`/forum/topics/${topic}/replies`, staff()).send({ content: 'x' }).expect(404);
    await exact();
  });

  it('takes along what was hidden in it, reported of it and said in it before', async () => {
    const { member, other, admin } = app.people;
    const [into, topic] = [await newTopic('a'), await newTopic('first words')];
    const [hidden, deleted] = [await forum.reply(topic, 'hidden'), await forum.reply(topic, 'deleted')];
    await hide('reply', hidden);
    await app.api.delete(`/forum/replies/${deleted}`, other.key).expect(200);
    await app.api.patch(`/forum/topics/${topic}`, member.key).send({ content: 'last words' }).expect(200);
    const report = { target_type: 'topic', target_id: topic, reason: 'spam' };
    const reported = (await app.api.post('/reports', other.key).send(report).expect(201)).body.id;
    await merge(topic, into).expect(200);
    const { body } = await app.api.get(`/forum/topics/${into}?hidden=include`, other.key).expect(403);
    expect(body.code).toBe('forbidden');
    const seen = (await app.api.get(`/forum/topics/${into}`, other.key).expect(200)).body;
    expect(seen.replies).toMatchObject([{ content: 'last words', my_report: { id: reported } }]);
    const opening = seen.replies[0].id;
    const { revisions } = (await app.api.get(`/content/reply/${opening}/revisions`, member.key).expect(200)).body;
    expect(revisions).toMatchObject([
      { number: 2, title: 'On first words', body: 'last words', editor: app.people.moderator.username },
      { number: 1, title: 'On first words', body: 'first words' },
    ]);
    await app.api.post(`/content/reply/${opening}/revisions/1/restore`, member.key).expect(200);
    const all = (await app.api.get(`/forum/topics/${into}?hidden=include`, admin.key).expect(200)).body;
    expect(all.replies.map(({ content }: Reply) => content)).toEqual(['first words', 'hidden']);
    await restore('reply', hidden);
    await restore('reply', deleted);
    expect(await contents(into)).toEqual(['first words', 'hidden', 'deleted']);
    await exact();
  });

  it('counts nothing as read that was not', async () => {
    const { member, other } = app.people;
    const into = await newTopic('a', other.key);
    const topic = await newTopic('b', other.key);
    const read = [await forum.reply(into, '1'), await forum.reply(topic, '2')];
    const [unread, last] = [await forum.reply(topic, '3'), await forum.reply(into, '4')];
    const mark = (id: number, reply_id: number | undefined, key = member.key) =>
      app.api.put(`/forum/topics/${id}/read`, key).send({ reply_id }).expect(200);
    const { admin, moderator } = app.people;
    for (const key of [member.key, admin.key, moderator.key]) await mark(into, last, key);
    await mark(topic, read[1]);
    await mark(topic, unread, admin.key);
    await merge(topic, into).expect(200);
    const state = async (key: string) => {
      const { body } = await app.api.get(`/forum/topics/${into}`, key).expect(200);
      return [body.topic.unread_count, body.topic.first_unread];
    };
    expect(await state(member.key)).toEqual([2, unread]);
    expect(await state(admin.key)).toEqual([0, null]);
    const opening = (await forum.readTopic(into)).replies[0].id;
    expect(await state(moderator.key)).toEqual([5, opening]);
    await exact();
  });

  it('leaves marks where they are, if what comes before them is too old to be unread', async () => {
    const { member, other } = app.people;
    const [into, topic] = [await newTopic('a', other.key), await newTopic('b', other.key)];
    await forum.reply(topic, 'old');
    const last = await forum.reply(into, 'read');
    await app.api.put(`/forum/topics/${into}/read`, member.key).send({ reply_id: last }).expect(200);
    for (const [table, column] of [
      ['topics', 'id'],
      ['replies', 'topic_id'],
    ]) {
      const age = `UPDATE ${table} SET created_at = created_at - interval '31 days' WHERE ${column} = $1`;
      await app.database.pool.query(age, [topic]);
    }
    await merge(topic, into).expect(200);
    const { body } = await app.api.get(`/forum/topics/${into}`, member.key).expect(200);
    expect([body.total, body.topic.unread_count]).toEqual([3, 0]);
    const mark = await app.database.pool.query('SELECT reply_id FROM topic_reads WHERE topic_id = $1', [into]);
    expect(mark.rows).toEqual([{ reply_id: last }]);
  });

  it('again leads from every old address to the newest, and to nothing while that is away', async () => {
    const [a, b, c] = [await newTopic('a'), await newTopic('b'), await newTopic('c')];
    await merge(a, b).expect(200);
    await merge(b, c).expect(200);
    for (const id of [a, b]) {
      expect((await app.api.get(`/forum/topics/${id}`).expect(301)).body).toEqual({ id, topic_id: c });
    }
    expect(await contents(c)).toEqual(['a', 'b']);
    await hide('topic', c);
    for (const key of [undefined, staff()]) await app.api.get(`/forum/topics/${a}`, key).expect(404);
    await restore('topic', c);
    await app.api.get(`/forum/topics/${a}`).expect(301);
    await app.api.delete(`/forum/topics/${c}`, staff()).expect(200);
    await app.api.get(`/forum/topics/${a}`).expect(404);
    await exact();
  });

  it('is refused to others, into itself, of what is not there, and of more than 1,000 replies', async () => {
    const { member, other } = app.people;
    const [topic, into, hidden] = [await newTopic('a'), await newTopic('b'), await newTopic('c')];
    await hide('topic', hidden);
    for (const { key } of [member, other]) {
      expect((await merge(topic, into, key).expect(403)).body.code).toBe('forbidden');
    }
    expect(Object.keys((await merge(topic, topic).expect(400)).body.data.params)).toEqual(['into']);
    for (const [from, to] of [
      [topic, 2147483647],
      [2147483647, into],
      [hidden, into],
      [topic, hidden],
    ] as const) {
      expect((await merge(from, to).expect(404)).body.code).toBe('topic_not_found');
    }
    const fill = `INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, repeat('Some words of a reply. ', 20) || n FROM generate_series(1, $3) n`;
    await app.database.pool.query(fill, [topic, other.id, 1001]);
    const { body } = await merge(topic, into).expect(403);
    expect([body.code, body.message]).toEqual(['quota_exceeded', expect.stringContaining('1000')]);
    await app.api.delete(`/forum/replies/${(await forum.readTopic(topic)).replies[0].id}`, staff()).expect(200);
    expect((await merge(topic, into)).body.code).toBe('quota_exceeded');
    await app.database.pool.query(
      `SELECT purge_removals(id) FROM removals WHERE target_type = 'reply' AND parent_id = $1`,
      [topic],
    );
    expect((await merge(topic, into).expect(200)).body.reply_count).toBe(1001);
    await exact();
  });

  it('refuses to merge or split more than a megabyte of replies', async () => {
    const [topic, into] = [await newTopic('a'), await newTopic('b')];
    const fill = `INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, repeat('é', 25000) FROM generate_series(1, 20) RETURNING id`;
    const first = await forum.reply(topic, 'The text of the new topic, and none of its replies');
    const { rows } = await app.database.pool.query<{ id: number }>(fill, [topic, app.people.other.id]);
    const ids = [first, ...rows.map(({ id }) => id), await forum.reply(topic, 'x')];
    for (const request of [merge(topic, into), split(topic, ids)]) {
      const { body } = await request.expect(403);
      expect([body.code, body.message]).toEqual(['quota_exceeded', expect.stringContaining('1000000')]);
    }
    expect((await forum.readTopic(topic)).topic.reply_count).toBe(22);
    const off = (await split(topic, ids.slice(0, -1)).expect(201)).body;
    expect(off.reply_count).toBe(20);
    expect((await merge(off.id, into).expect(200)).body.reply_count).toBe(21);
    await exact();
  });
});

describe('splitting replies off', () => {
  it('makes a topic of them, whose text is the first, and merging it back is as it was', async () => {
    const { member, other, admin } = app.people;
    const topic = await newTopic('a');
    const ids = [];
    for (const n of [1, 2, 3, 4, 5])
      ids.push(await forum.reply(topic, `reply ${n}`, n % 2 === 0 ? member.key : other.key));
    const before = await forum.readTopic(topic);
    await app.api.patch(`/forum/replies/${ids[1]}`, member.key).send({ content: 'reply 2, edited' }).expect(200);
    const report = { target_type: 'reply', target_id: ids[1], reason: 'spam' };
    await app.api.post('/reports', other.key).send(report).expect(201);
    await app.api.put(`/forum/topics/${topic}/read`, other.key).send({ reply_id: ids[2] }).expect(200);
    const elsewhere = await forum.board('Elsewhere');
    const { body, headers } = await split(topic, [ids[3], ids[1]], { board_id: elsewhere, title: ' New ' }).expect(201);
    expect(body).toMatchObject({
      title: 'New',
      content: 'reply 2, edited',
      author: member.username,
      board_id: elsewhere,
      reply_count: 1,
      created_at: before.replies[1].created_at,
      edited_by: member.username,
    });
    expect(headers.location).toBe(`/api/v1/forum/topics/${body.id}`);
    expect(await contents(topic)).toEqual(['reply 1', 'reply 3', 'reply 5']);
    const seen = (await app.api.get(`/forum/topics/${body.id}`, other.key).expect(200)).body;
    expect(seen.topic).toMatchObject({ unread_count: 1, first_unread: ids[3], my_report: { status: 'open' } });
    expect(seen.replies).toMatchObject([{ id: ids[3], content: 'reply 4' }]);
    const { revisions } = (await app.api.get(`/content/topic/${body.id}/revisions`, member.key).expect(200)).body;
    expect(revisions).toMatchObject([{ number: 1, title: 'New', body: 'reply 2' }]);
    await app.api.post(`/content/topic/${body.id}/revisions/1/restore`, member.key).expect(200);
    expect((await forum.readTopic(body.id)).topic).toMatchObject({ title: 'New', content: 'reply 2' });
    await searchSettled(app);
    const search = await app.api.get('/search?q="reply 4"').expect(200);
    expect(search.body.results[0]).toMatchObject({ type: 'topic', id: body.id });
    const { entries } = (await app.api.get(`/moderation/log?target=topic:${topic}`, admin.key)).body;
    expect(entries).toMatchObject([{ action: 'splitTopic', details: { split_into: String(body.id), replies: '2' } }]);
    await exact();
    await merge(body.id, topic).expect(200);
    const after = await forum.readTopic(topic);
    expect(after.replies.map(({ id }: Reply) => id)).toEqual(ids);
    expect(after.replies.map(({ content }: Reply) => content)).toEqual(
      before.replies.map(({ content }: Reply) => content),
    );
    await exact();
  });

  it('has the old addresses of its replies lead to where they are, and to nothing while that is away', async () => {
    const [topic, into] = [await newTopic('a'), await newTopic('b')];
    const [first, second] = [await forum.reply(topic), await forum.reply(topic)];
    const { id } = (await split(topic, [first, second]).expect(201)).body;
    const at = (reply: number, old = topic) => `/forum/topics/${old}?per_page=1&reply=${reply}`;
    const follow = async (path: string): Promise<{ topic: number; page: number; replies: number[] }> => {
      const reply = await app.api.get(path);
      if (reply.status === 301) return follow(String(reply.headers.location).replace('/api/v1', ''));
      const { topic, page, replies } = reply.body;
      return { topic: topic.id, page, replies: replies.map(({ id }: Reply) => id) };
    };
    expect(await follow(at(first))).toEqual({ topic: id, page: 1, replies: [second] });
    expect(await follow(`${at(first)}&order=newest`)).toEqual({ topic: id, page: 1, replies: [second] });
    expect(await follow(at(second))).toEqual({ topic: id, page: 1, replies: [second] });
    await hide('topic', id);
    for (const reply of [first, second]) {
      for (const key of [undefined, staff()]) await app.api.get(at(reply), key).expect(404);
    }
    await restore('topic', id);
    await merge(id, into).expect(200);
    for (const old of [topic, id]) {
      expect(await follow(at(first, old))).toEqual({ topic: into, page: 1, replies: [first] });
      expect(await follow(at(second, old))).toEqual({ topic: into, page: 2, replies: [second] });
    }
    await merge(into, topic).expect(200);
    expect(await follow(at(second))).toMatchObject({ topic, replies: [second] });
    await exact();
  });

  it('is refused to others, without replies, with those of others or hidden ones, and into no board', async () => {
    const { member } = app.people;
    const topic = await newTopic('a');
    const [reply, hidden] = [await forum.reply(topic), await forum.reply(topic)];
    const other = await forum.reply(await newTopic('b'));
    await hide('reply', hidden);
    expect((await split(topic, [reply], {}, member.key).expect(403)).body.code).toBe('forbidden');
    for (const ids of [[], [reply, reply], [0], Array.from({ length: 101 }, (_, n) => n + 1), ['1'], null]) {
      expect([400, 422]).toContain((await split(topic, ids)).status);
    }
    for (const id of [other, hidden, 2147483647]) {
      expect((await split(topic, [reply, id]).expect(404)).body.code).toBe('reply_not_found');
    }
    expect((await split(topic, [reply], { board_id: 2147483647 }).expect(404)).body.code).toBe('board_not_found');
    expect((await split(2147483647, [reply]).expect(404)).body.code).toBe('topic_not_found');
    expect(await contents(topic)).toEqual(['A reply']);
    await exact();
  });
});

describe('concurrent merges', () => {
  it('merges only once when the same topics are merged concurrently, in either direction', async () => {
    for (let turn = 0; turn < atNight(10, 4); turn++) {
      const [a, b] = [await newTopic('a'), await newTopic('b')];
      await forum.reply(a, 'of a');
      await forum.reply(b, 'of b');
      const sent = await Promise.all(turn % 2 === 0 ? [merge(a, b), merge(b, a)] : [merge(a, b), merge(a, b)]);
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 404]);
      const kept = sent.find(({ status }) => status === 200)?.body.id;
      expect((await contents(kept)).sort()).toEqual([kept === a ? 'b' : 'a', 'of a', 'of b'].sort());
    }
    await exact();
  });

  it('a merge and what is written, hidden, split and deleted lose nothing', async () => {
    for (let turn = 0; turn < atNight(10, 4); turn++) {
      const [a, b] = [await newTopic('a'), await newTopic('b')];
      const replies = [];
      for (let n = 0; n < 4; n++) replies.push(await forum.reply(a, `old ${n}`));
      const [written, merged, splitOff, hidden, deleted, edited] = await Promise.all([
        app.api.post(`/forum/topics/${a}/replies`, app.people.other.key).send({ content: 'new' }),
        merge(a, b),
        split(a, [replies[0], replies[1]]),
        app.api.put(`/moderation/content/reply/${replies[2]}`, staff()).send({ reason: 'Spam' }),
        app.api.delete(`/forum/replies/${replies[1]}`, staff()),
        app.api.patch(`/forum/replies/${replies[3]}`, app.people.other.key).send({ content: 'edited' }),
      ]);
      expect(merged.status).toBe(200);
      for (const each of [written, splitOff, hidden, deleted, edited]) expect([200, 201, 404]).toContain(each.status);
      const texts = await contents(b);
      const there =
        splitOff.status === 201 ? [...texts, ...(await contents(splitOff.body.id)), splitOff.body.content] : texts;
      const expected = ['a', 'old 0', 'old 1', 'old 2', edited.status === 200 ? 'edited' : 'old 3', 'new'].filter(
        (text) =>
          !(text === 'new' && written.status === 404) &&
          !(text === 'old 1' && deleted.status === 200) &&
          !(text === 'old 2' && hidden.status === 200),
      );
      expect(there.sort()).toEqual(expected.sort());
    }
    await exact();
  });
});

describe('random merges, splits, moves, removals and restorations', () => {
  it('lose no text and leave all counts right', async () => {
    const { below, pick } = randomNumbers(20261125);
    const boards = [await forum.board(), await forum.board(), await forum.board()];
    const { member, other } = app.people;
    const texts: string[] = [];
    const first = (await app.database.pool.query('SELECT max(id) FROM topics')).rows[0].max;
    const write = async (topic?: number) => {
      const content = `Text ${texts.length}`;
      texts.push(content);
      const path = topic === undefined ? '/forum/topics' : `/forum/topics/${topic}/replies`;
      const body = topic === undefined ? { board_id: pick(boards), title: content, content } : { content };
      await app.api
        .post(path, pick([member.key, other.key]))
        .send(body)
        .expect(201);
    };
    for (let n = 0; n < 6; n++) await write();
    const rowsOf = async (sql: string) => (await app.database.pool.query<{ id: number; topic_id: number }>(sql)).rows;
    for (let step = 0; step < atNight(150, 60); step++) {
      const topics = (await rowsOf(`SELECT id FROM topics WHERE id > ${first}`)).map(({ id }) => id);
      const replies = await rowsOf(`SELECT id, topic_id FROM replies WHERE topic_id > ${first}`);
      if (topics.length < 3) await write();
      const topic = pick(topics);
      const own = replies.filter(({ topic_id }) => topic_id === topic).map(({ id }) => id);
      const away = await rowsOf(
        `SELECT target_id AS id, target_type AS type FROM removals WHERE target_type IN ('topic', 'reply') ORDER BY random()`,
      );
      const steps = [
        () => write(topic),
        () => write(topic),
        () => write(),
        () => merge(topic, pick(topics)),
        () =>
          split(
            topic,
            own.filter(() => below(2) === 0),
            { board_id: pick(boards) },
          ),
        () => app.api.patch(`/forum/topics/${topic}`, staff()).send({ board_id: pick(boards) }),
        () => (own.length > 0 ? hide('reply', pick(own)) : null),
        () => (below(3) === 0 ? hide('topic', topic) : null),
        () => (own.length > 0 ? app.api.delete(`/forum/replies/${pick(own)}`, staff()) : null),
        ...away.slice(0, 3).map(
          ({ id, type }: { id: number; type?: string }) =>
            () =>
              restore(type ?? '', id),
        ),
      ];
      expect((await pick(steps)())?.status ?? 200).toBeLessThan(500);
      if (step % 15 === 0) await exact();
    }
    await exact();
    const { rows } = await app.database.pool.query<{ content: string }>(
      `SELECT content FROM topics UNION ALL SELECT content FROM replies
       UNION ALL SELECT content FROM removed.topics UNION ALL SELECT content FROM removed.replies`,
    );
    const kept = rows.map(({ content }) => content).filter((content) => /^Text \d+$/.test(content));
    expect(kept.sort()).toEqual(texts.sort());
  }, 60_000);
});
