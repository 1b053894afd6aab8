import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let board: number;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
});
beforeEach(async () => {
  await app.database.prisma.board.deleteMany();
  await app.database.prisma.revision.deleteMany();
  board = await forum.board('The board');
});
afterAll(() => app.close());

const titles = (page: { topics: { title: string }[] }) => page.topics.map(({ title }) => title);
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;
const sql = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

describe('a new topic', () => {
  it('is attributed to the owner of the key, whatever the body says', async () => {
    const { member } = app.people;
    const body = {
      board_id: board,
      title: '  Trimmed\t',
      content: ' kept  \n',
      author: 'somebody',
      author_id: 1,
      id: 9,
    };
    const reply = await app.api
      .post('/forum/topics', member.key)
      .set('Prefer', 'handling=lenient')
      .send(body)
      .expect(201);
    const { id } = reply.body;
    expect(reply.body).toEqual({ id, title: 'Trimmed', board_id: board, author: member.username, hidden: null });
    const before = Date.now();
    const { topic, replies, page, pages, total } = await forum.readTopic(id);
    expect([replies, page, pages, total]).toEqual([[], 1, 0, 0]);
    expect(topic).toEqual({
      id,
      title: 'Trimmed',
      content: ' kept  \n',
      author_id: member.id,
      author: member.username,
      board_id: board,
      board_title: 'The board',
      reply_count: 0,
      like_count: 0,
      is_sticky: false,
      is_locked: false,
      tags: [],
      created_at: expect.stringMatching(iso),
      hidden: null,
      last_reply: expect.stringMatching(sql),
      last_reply_at: expect.stringMatching(iso),
      edited_at: null,
      edited_by: null,
    });
    expect(Math.abs(before - Date.parse(topic.created_at))).toBeLessThan(60_000);
    expect(topic.last_reply).toBe(topic.created_at.replace('T', ' ').replace('+00:00', ''));
  });

  it('shows its author as the last to have replied', async () => {
    await forum.topic(board);
    const [summary] = (await forum.readBoard(board)).topics;
    expect(summary).toEqual({
      id: expect.any(Number),
      title: 'A topic',
      board_id: board,
      board_title: 'The board',
      board_color: null,
      author_id: app.people.member.id,
      author: app.people.member.username,
      reply_count: 0,
      like_count: 0,
      is_sticky: false,
      is_locked: false,
      tags: [],
      created_at: expect.stringMatching(iso),
      last_reply: expect.stringMatching(sql),
      last_reply_at: expect.stringMatching(iso),
      last_reply_user: app.people.member.username,
      edited_at: null,
      edited_by: null,
    });
  });

  it('answers 404 for a new topic in an unknown board', async () => {
    const body = { board_id: 2147483647, title: 'x', content: 'x' };
    expect((await app.api.post('/forum/topics', app.people.member.key).send(body).expect(404)).body.code).toBe(
      'board_not_found',
    );
  });

  it('keeps any text as it was sent', async () => {
    const content =
      '# Ünïcödé 漢字 😀\u2028 <script>alert(1)</script> \\u0041 "quoted" \'; DROP TABLE topics; -- $1 {{x}}\r\n\t\u200d\ufeff';
    const { body } = await app.api
      .post('/forum/topics', app.people.member.key)
      .send({ board_id: board, title: '"\\\' %s $1', content });
    const { topic } = await forum.readTopic(body.id);
    expect([topic.title, topic.content]).toEqual(['"\\\' %s $1', content]);
  });
});

describe('the topics of a board', () => {
  it('come sticky first, then by the last reply, newest first, then by id', async () => {
    const ids = [];
    for (const title of ['a', 'b', 'c', 'd', 'e']) ids.push(await forum.topic(board, title));
    expect(titles(await forum.readBoard(board))).toEqual(['e', 'd', 'c', 'b', 'a']);
    await forum.reply(ids[1] as number);
    expect(titles(await forum.readBoard(board))).toEqual(['b', 'e', 'd', 'c', 'a']);
    await app.api.put(`/forum/topics/${ids[0]}/sticky`, app.people.moderator.key).expect(200);
    await app.api.put(`/forum/topics/${ids[2]}/sticky`, app.people.moderator.key).expect(200);
    expect(titles(await forum.readBoard(board))).toEqual(['c', 'a', 'b', 'e', 'd']);
    await app.database.pool.query(`UPDATE topics SET last_reply_at = '2026-01-01T00:00:00Z'`);
    expect(titles(await forum.readBoard(board))).toEqual(['c', 'a', 'e', 'd', 'b']);
  });

  it('come in pages of 20, empty past the end with the true total', async () => {
    for (let n = 1; n <= 41; n++) await forum.topic(board, `t${n}`);
    const pages = [await forum.readBoard(board), await forum.readBoard(board, 2), await forum.readBoard(board, 3)];
    expect(pages.map(({ topics }) => topics.length)).toEqual([20, 20, 1]);
    expect(pages.flatMap(titles)).toEqual(Array.from({ length: 41 }, (_, index) => `t${41 - index}`));
    expect(pages.map(({ page, pages, total }) => [page, pages, total])).toEqual([
      [1, 3, 41],
      [2, 3, 41],
      [3, 3, 41],
    ]);
    for (const page of [4, 53, 100000]) {
      expect(await forum.readBoard(board, page)).toMatchObject({
        topics: [],
        page,
        pages: 3,
        total: 41,
        board: { id: board },
      });
    }
  });

  it('are none in an empty board, which has no page', async () => {
    for (const page of [1, 60]) {
      expect(await forum.readBoard(board, page)).toMatchObject({ topics: [], page, pages: 0, total: 0 });
    }
    await app.api.get('/forum/boards/2147483647?page=90').expect(404);
  });

  it('do not mix with those of other boards', async () => {
    const other = await forum.board('Another');
    await forum.topic(board, 'here');
    await forum.topic(other, 'there');
    expect(titles(await forum.readBoard(board))).toEqual(['here']);
    expect((await forum.readBoard(other)).total).toBe(1);
  });
});

describe('locking and sticking', () => {
  it.each(['lock', 'sticky'])('returns the topic and is idempotent: %s', async (what) => {
    const id = await forum.topic(board);
    const field = what === 'lock' ? 'is_locked' : 'is_sticky';
    const { key } = app.people.moderator;
    for (let i = 0; i < 2; i++) {
      const on = await app.api.put(`/forum/topics/${id}/${what}`, key).expect(200);
      expect(on.body).toEqual({ ...(await forum.readTopic(id)).topic, [field]: true });
    }
    for (let i = 0; i < 2; i++) {
      const off = await app.api.delete(`/forum/topics/${id}/${what}`, key).expect(200);
      expect(off.body).toEqual({ ...(await forum.readTopic(id)).topic, [field]: false });
    }
    for (const method of ['put', 'delete']) {
      const reply = await app.api.call(method, `/forum/topics/2147483647/${what}`, key).expect(404);
      expect(reply.body.code).toBe('topic_not_found');
    }
  });

  it('a locked topic takes no replies, from anyone, until it is unlocked', async () => {
    const id = await forum.topic(board);
    const { member, other, moderator, admin } = app.people;
    await app.api.put(`/forum/topics/${id}/lock`, moderator.key).expect(200);
    for (const { key } of [member, other, moderator, admin]) {
      const reply = await app.api.post(`/forum/topics/${id}/replies`, key).send({ content: 'x' }).expect(403);
      expect(reply.body.code).toBe('topic_locked');
    }
    expect((await forum.readTopic(id)).total).toBe(0);
    await app.api.delete(`/forum/topics/${id}/lock`, moderator.key).expect(200);
    await forum.reply(id);
  });
});

describe('changing a topic', () => {
  it('is for its author and for moderators', async () => {
    const id = await forum.topic(board);
    const { member, other, moderator, admin } = app.people;
    const patch = (key: string, body: object) => app.api.patch(`/forum/topics/${id}`, key).send(body);
    expect((await patch(other.key, { title: 'x' }).expect(403)).body.code).toBe('not_owner');
    expect((await patch(member.key, { title: ' Mine ' }).expect(200)).body).toMatchObject({
      title: 'Mine',
      content: 'Text',
    });
    expect((await patch(moderator.key, { content: ' Theirs ' }).expect(200)).body).toMatchObject({
      title: 'Mine',
      content: ' Theirs ',
    });
    const both = await patch(admin.key, { title: 'New', content: 'Both' }).expect(200);
    expect(both.body).toEqual((await forum.readTopic(id)).topic);
    expect(both.body).toMatchObject({ title: 'New', content: 'Both', author: member.username });
    expect(
      (await app.api.patch('/forum/topics/2147483647', admin.key).send({ title: 'x' }).expect(404)).body.code,
    ).toBe('topic_not_found');
  });

  it('allows only moderators to change a locked topic', async () => {
    const id = await forum.topic(board);
    const { member, moderator } = app.people;
    await app.api.put(`/forum/topics/${id}/lock`, moderator.key).expect(200);
    expect((await app.api.patch(`/forum/topics/${id}`, member.key).send({ title: 'x' }).expect(403)).body.code).toBe(
      'topic_locked',
    );
    expect((await app.api.delete(`/forum/topics/${id}`, member.key).expect(403)).body.code).toBe('topic_locked');
    await app.api.patch(`/forum/topics/${id}`, moderator.key).send({ title: 'x' }).expect(200);
    await app.api.delete(`/forum/topics/${id}`, moderator.key).expect(200);
  });

  it('does not move it in its list', async () => {
    const first = await forum.topic(board, 'first');
    await forum.topic(board, 'second');
    await app.api.patch(`/forum/topics/${first}`, app.people.member.key).send({ title: 'edited' }).expect(200);
    expect(titles(await forum.readBoard(board))).toEqual(['second', 'edited']);
  });
});

describe('deleting a topic', () => {
  it('is for its author and for moderators, and takes the replies along', async () => {
    const { member, other, moderator } = app.people;
    const id = await forum.topic(board);
    const reply = await forum.reply(id, 'Mine', member.key);
    expect((await app.api.delete(`/forum/topics/${id}`, other.key).expect(403)).body.code).toBe('not_owner');
    expect((await app.api.delete(`/forum/topics/${id}`, member.key).expect(200)).body).toEqual({ id, deleted: true });
    expect((await app.api.get(`/forum/topics/${id}`).expect(404)).body.code).toBe('topic_not_found');
    expect(
      (await app.api.post(`/forum/topics/${id}/replies`, other.key).send({ content: 'x' }).expect(404)).body.code,
    ).toBe('topic_not_found');
    expect(
      (await app.api.patch(`/forum/replies/${reply}`, other.key).send({ content: 'x' }).expect(404)).body.code,
    ).toBe('reply_not_found');
    await app.api.delete(`/forum/topics/${id}`, member.key).expect(404);
    const second = await forum.topic(board);
    await app.api.delete(`/forum/topics/${second}`, moderator.key).expect(200);
    expect((await forum.readBoard(board)).board).toMatchObject({ topic_count: 0, post_count: 0 });
    await expectExact(app.database, 'forum');
  });

  it('is for moderators alone once somebody else has replied, and then it is in the log', async () => {
    const { member, other, moderator, admin } = app.people;
    const latest = async () => (await app.api.get('/moderation/log?per_page=1', admin.key).expect(200)).body.entries[0];
    for (const author of [member, moderator]) {
      const id = await forum.topic(board, 'Discussed', author.key);
      await forum.reply(id, 'Mine', author.key);
      const reply = await forum.reply(id, 'Not mine', other.key);
      const path = `/forum/topics/${id}`;
      if (author === member) {
        expect((await app.api.delete(path, member.key).expect(403)).body.code).toBe('has_replies');
        // Deleted content has no owner.
        await app.api.delete(`/forum/replies/${reply}`, other.key).expect(200);
        await app.api.delete(path, member.key).expect(200);
        expect(await latest()).not.toMatchObject({ action: 'deleteTopic', target_id: id });
        continue;
      }
      await app.api.delete(path, moderator.key).expect(200);
      expect(await latest()).toMatchObject({ action: 'deleteTopic', target_id: id, actor: moderator.username });
    }
  });
});
