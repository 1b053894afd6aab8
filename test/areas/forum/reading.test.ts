import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldReads } from '../../../src/areas/forum/reading.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { contentPath } from '../../helpers/content-path.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let board: number;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
  board = await forum.board();
});
afterAll(() => app.close());

const member = () => app.people.member.key;
const other = () => app.people.other.key;
const mark = (topic: number, reply_id: unknown, key = member()) =>
  app.api.put(`/forum/topics/${topic}/read`, key).send({ reply_id });
const unmark = (topic: number, key = member()) => app.api.delete(`/forum/topics/${topic}/read`, key).send();
/** Unread posts of a topic for a caller; its page and all lists have to agree. */
async function unread(topic: number, key = member()) {
  const { body } = await app.api.get(`/forum/topics/${topic}`, key).expect(200);
  const { author, board_id, unread_count, first_unread } = body.topic;
  const paths = [
    '/forum/topics',
    `/forum/topics?board=${board_id}`,
    `/forum/boards/${board_id}`,
    `/users/${author}/topics`,
  ];
  const lists = [...paths, '/forum/topics?sort=newest', `/forum/topics?author=${author}&board=${board_id}`];
  for (const path of lists) {
    const list = await app.api.get(`${path}${path.includes('?') ? '&' : '?'}per_page=100`, key).expect(200);
    const row = list.body.topics.find(({ id }: { id: number }) => id === topic);
    expect(row, path).toMatchObject({ unread_count, first_unread });
  }
  expect((await unreadTopics(key)).includes(topic)).toBe(unread_count > 0);
  return [unread_count, first_unread];
}
async function unreadTopics(key = member(), more = ''): Promise<number[]> {
  const { body } = await app.api.get(`/forum/topics?unread=true&per_page=100${more}`, key).expect(200);
  expect(body.total).toBe(body.topics.length);
  for (const topic of body.topics) expect(topic.unread_count).toBeGreaterThan(0);
  return body.topics.map(({ id }: { id: number }) => id);
}
/** Moves the time of a topic or a reply back by so many days. */
const age = (table: 'topics' | 'replies', id: number, days: number) =>
  app.database.pool.query(`UPDATE ${table} SET created_at = created_at - $2 * interval '1 day' WHERE id = $1`, [
    id,
    days,
  ]);
const ageTopic = async (id: number, days: number) => {
  await age('topics', id, days);
  await app.database.pool.query(
    `UPDATE topics SET last_reply_at = last_reply_at - $2 * interval '1 day' WHERE id = $1`,
    [id, days],
  );
};
const topicOfOther = () => forum.topic(board, 'By another', other());

describe('unread topics', () => {
  it('is a new topic and its replies, then what comes after the reply that was marked', async () => {
    const topic = await topicOfOther();
    expect(await unread(topic)).toEqual([1, null]);
    const first = await forum.reply(topic);
    expect(await unread(topic)).toEqual([2, null]);
    const { body } = await mark(topic, null).expect(200);
    expect(body).toEqual({ topic_id: topic, reply_id: null, unread_count: 1, first_unread: first });
    expect(await unread(topic)).toEqual([1, first]);
    const second = await forum.reply(topic);
    await mark(topic, first).expect(200, { topic_id: topic, reply_id: first, unread_count: 1, first_unread: second });
    expect(await unread(topic)).toEqual([1, second]);
    await mark(topic, second).expect(200, { topic_id: topic, reply_id: second, unread_count: 0, first_unread: null });
    expect(await unread(topic)).toEqual([0, null]);
  });

  it('never grows by a mark at an earlier reply, but by removing the mark', async () => {
    const topic = await topicOfOther();
    const [first, second] = [await forum.reply(topic), await forum.reply(topic)];
    await mark(topic, second).expect(200);
    for (const earlier of [first, null]) {
      const { body } = await mark(topic, earlier).expect(200);
      expect(body).toMatchObject({ reply_id: second, unread_count: 0 });
    }
    await unmark(topic).expect(200, { topic_id: topic, reply_id: null, unread_count: 3, first_unread: null });
    await unmark(topic).expect(200);
    expect(await unread(topic)).toEqual([3, null]);
  });

  it('is not what one wrote, nor what stood above one’s own reply', async () => {
    const mine = await forum.topic(board);
    expect(await unread(mine)).toEqual([0, null]);
    const first = await forum.reply(mine);
    expect(await unread(mine)).toEqual([1, first]);
    await forum.reply(mine, 'Mine', member());
    expect(await unread(mine)).toEqual([0, null]);
    await mark(mine, first).expect(200);
    const last = await forum.reply(mine);
    expect(await unread(mine)).toEqual([1, last]);
  });

  it('is counted up to 100, and begins at the reply after the marked one', async () => {
    const topic = await topicOfOther();
    const [first, second] = [await forum.reply(topic), await forum.reply(topic)];
    await app.database.pool.query(
      `INSERT INTO replies (topic_id, author_id, content) SELECT $1, $2, 'x' FROM generate_series(1, 99)`,
      [topic, app.people.other.id],
    );
    await mark(topic, second).expect(200);
    expect((await unread(topic))[0]).toBe(99);
    await unmark(topic).expect(200);
    expect(await unread(topic)).toEqual([100, null]);
    await mark(topic, first).expect(200);
    expect(await unread(topic)).toEqual([100, second]);
  });

  it('is counted among own replies', async () => {
    const topic = await topicOfOther();
    await mark(topic, await forum.reply(topic)).expect(200);
    const next = await forum.reply(topic);
    await app.database.pool.query(
      `INSERT INTO replies (topic_id, author_id, content)
       SELECT $1, CASE WHEN n % 3 = 0 THEN $2::integer ELSE $3 END, 'x' FROM generate_series(1, 200) n`,
      [topic, app.people.other.id, app.people.member.id],
    );
    await forum.reply(topic);
    expect(await unread(topic)).toEqual([68, next]);
  });

  it('goes with what is hidden or deleted, and is right after the marked reply is gone', async () => {
    const topic = await topicOfOther();
    const ids: [number, number, number] = [
      await forum.reply(topic),
      await forum.reply(topic),
      await forum.reply(topic),
    ];
    await mark(topic, ids[1]).expect(200);
    await app.api.delete(`/forum/replies/${ids[1]}`, other()).expect(200);
    expect(await unread(topic)).toEqual([1, ids[2]]);
    const hidden = contentPath(`/forum/replies/${ids[2]}`);
    await app.api.put(hidden, app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await unread(topic)).toEqual([0, null]);
    await mark(topic, ids[2]).expect(404);
    await app.api.delete(hidden, app.people.moderator.key).expect(200);
    expect(await unread(topic)).toEqual([1, ids[2]]);
  });

  it('ends after 30 days, and before the account', async () => {
    const topic = await topicOfOther();
    await ageTopic(topic, 31);
    expect(await unread(topic)).toEqual([0, null]);
    const old = await forum.reply(topic);
    await age('replies', old, 31);
    const first = await forum.reply(topic);
    await forum.reply(topic);
    expect(await unread(topic)).toEqual([2, first]);
    const { body } = await app.api.get(`/forum/topics/${topic}`, app.people.moderator.key).expect(200);
    expect(body.topic).toMatchObject({ unread_count: 2 });
    await app.database.pool.query(`UPDATE users SET created_at = clock_timestamp() WHERE id = $1`, [
      app.people.moderator.id,
    ]);
    const fresh = await testApp({ sharing: app });
    const after = await fresh.api.get(`/forum/topics/${topic}`, app.people.moderator.key).expect(200);
    expect(after.body.topic).toMatchObject({ unread_count: 0, first_unread: null });
    await fresh.close();
  });

  it('stays the same when old marks are forgotten', async () => {
    const topic = await topicOfOther();
    const reply = await forum.reply(topic);
    await mark(topic, reply).expect(200);
    await ageTopic(topic, 31);
    await age('replies', reply, 31);
    const last = await forum.reply(topic);
    const marks = () => app.database.prisma.topicRead.count({ where: { topicId: topic } });
    await forgetOldReads(app.database.prisma);
    expect(await marks()).toBe(1);
    expect(await unread(topic)).toEqual([1, last]);
    await app.database.pool.query(`UPDATE topic_reads SET read_at = read_at - interval '31 days' WHERE topic_id = $1`, [
      topic,
    ]);
    await forgetOldReads(app.database.prisma);
    expect(await marks()).toBe(0);
    expect(await unread(topic)).toEqual([1, last]);
  });

  it('is each reader’s own', async () => {
    const topic = await topicOfOther();
    await mark(topic, null).expect(200);
    expect(await unread(topic)).toEqual([0, null]);
    expect(await unread(topic, app.people.admin.key)).toEqual([1, null]);
  });
});

describe('a mark', () => {
  it('is refused at a reply of another topic, in no topic, and in one that is hidden', async () => {
    const [topic, another] = [await topicOfOther(), await topicOfOther()];
    const foreign = await forum.reply(another);
    expect((await mark(topic, foreign).expect(404)).body.code).toBe('reply_not_found');
    expect((await mark(topic, 2147483647).expect(404)).body.code).toBe('reply_not_found');
    expect((await mark(2147483647, null).expect(404)).body.code).toBe('topic_not_found');
    expect((await unmark(2147483647).expect(404)).body.code).toBe('topic_not_found');
    for (const wrong of [0, -1, 2147483648, '1', 1.5]) await mark(topic, wrong).expect(400);
    await app.api
      .put(contentPath(`/forum/topics/${topic}`), app.people.moderator.key)
      .send({ reason: 'Spam' })
      .expect(200);
    expect((await mark(topic, null, other()).expect(404)).body.code).toBe('topic_not_found');
    await app.api.get(`/forum/topics/${topic}`, other()).expect(200);
    expect(await app.database.prisma.topicRead.count({ where: { topicId: topic } })).toBe(0);
  });

  it('goes with its topic, and is one for many that are made at once', async () => {
    const topic = await topicOfOther();
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push(await forum.reply(topic));
    await Promise.all(ids.map((id) => mark(topic, id).expect(200)));
    expect(await unread(topic)).toEqual([0, null]);
    await app.api.delete(`/forum/topics/${topic}`, app.people.moderator.key).expect(200);
    expect(await app.database.prisma.topicRead.count({ where: { topicId: topic } })).toBe(0);
  });
});

describe('topics that are unread', () => {
  it('are found by board, author and order, and in pages', async () => {
    const own = await forum.board();
    const topics: number[] = [];
    for (let n = 0; n < 3; n++) topics.push(await forum.topic(own, `Topic ${n}`, other()));
    const [first = 0, second = 0, third = 0] = topics;
    await app.api.put(`/forum/topics/${first}/sticky`, app.people.moderator.key).expect(200);
    await mark(second, null).expect(200);
    await forum.reply(first);
    const of = (more: string) => unreadTopics(member(), `&board=${own}${more}`);
    expect(await of('')).toEqual([first, third]);
    expect(await of('&sort=newest')).toEqual([third, first]);
    expect(await of(`&author=${app.people.other.username}`)).toEqual([first, third]);
    expect(await of(`&author=${app.people.member.username}`)).toEqual([]);
    const { body } = await app.api
      .get(`/forum/topics?unread=true&board=${own}&per_page=1&page=2`, member())
      .expect(200);
    expect(body).toMatchObject({ topics: [{ id: third }], page: 2, pages: 2, total: 2 });
  });

  it('need a key that may read', async () => {
    const { body } = await app.api.get('/forum/topics?unread=true').expect(401);
    expect(body.code).toBe('unauthorized');
    const all = await app.api.get('/forum/topics').expect(200);
    expect((await app.api.get('/forum/topics?unread=false').expect(200)).body).toEqual(all.body);
  });
});

it('shows unread counts only with a key', async () => {
  const topic = await topicOfOther();
  for (const path of [
    '/forum/topics',
    `/forum/topics/${topic}`,
    `/forum/boards/${board}`,
    `/users/${app.people.other.username}/topics`,
  ]) {
    const { text } = await app.api.get(path).expect(200);
    expect(text, path).not.toContain('unread');
    await app.api.get(path, member()).expect(200);
    expect((await app.api.get(path).expect(200)).text).toBe(text);
  }
});

it("accepts the public ETag and the caller's own in If-Match", async () => {
  const topic = await forum.topic(board);
  const change = (etag: string, content: string) =>
    app.api.patch(`/forum/topics/${topic}`, member()).set('If-Match', etag).send({ content });
  const tag = async (key?: string) =>
    (await app.api.get(`/forum/topics/${topic}`, key).expect(200)).headers.etag as string;
  const [everybody, own] = [await tag(), await tag(member())];
  expect(own).not.toBe(everybody);
  await change(everybody, 'One').expect(200);
  await change(everybody, 'Two').expect(412);
  await change(own, 'Two').expect(412);
  await change(await tag(member()), 'Two').expect(200);
});
