import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
});
afterAll(() => app.close());

const move = (topic: number, body: object, key = app.people.moderator.key) =>
  app.api.patch(`/forum/topics/${topic}`, key).send(body);

describe('moving a topic to another board', () => {
  it('takes its replies along, in the counts and last posts of both boards, and stands in the log', async () => {
    const [from, to] = [await forum.board('From'), await forum.board('To')];
    const [older, topic] = [await forum.topic(from, 'Older'), await forum.topic(from, 'Moved')];
    const reply = await forum.reply(topic);
    const { member, other, moderator } = app.people;
    await app.api.put(`/forum/topics/${topic}/read`, member.key).send({ reply_id: reply }).expect(200);
    const next = await forum.reply(topic);
    const { body } = await move(topic, { board_id: to }).expect(200);
    expect(body).toMatchObject({ id: topic, board_id: to, board_title: 'To', reply_count: 2, edited_at: null });
    expect(await forum.readBoard(from)).toMatchObject({
      board: { topic_count: 1, post_count: 1, last_post_user: member.username, last_topic: { id: older } },
      topics: [{ id: older }],
    });
    expect(await forum.readBoard(to)).toMatchObject({
      board: { topic_count: 1, post_count: 3, last_post_user: other.username, last_topic: { id: topic } },
      topics: [{ id: topic }],
    });
    const read = await app.api.get(`/forum/topics?board=${to}&unread=true`, member.key).expect(200);
    expect(read.body.topics).toMatchObject([{ id: topic, unread_count: 1, first_unread: next }]);
    const { entries } = (await app.api.get(`/moderation/log?target=topic:${topic}`, app.people.admin.key)).body;
    expect(entries).toMatchObject([
      { action: 'updateTopic', actor: moderator.username, details: { moved_to: String(to) } },
    ]);
    await expectExact(app.database, 'forum');
  });

  it('is in the log even if the topic is the moderator’s own, and can be done with an edit', async () => {
    const [from, to] = [await forum.board(), await forum.board()];
    const { moderator, admin } = app.people;
    const topic = await forum.topic(from, 'Own', moderator.key);
    const { body } = await move(topic, { board_id: to, title: 'Own, moved', reason: 'Off topic' }).expect(200);
    expect(body).toMatchObject({ board_id: to, title: 'Own, moved', edited_by: moderator.username });
    const { entries } = (await app.api.get(`/moderation/log?target=topic:${topic}`, admin.key)).body;
    expect(entries).toMatchObject([{ reason: 'Off topic', details: { moved_to: String(to) } }]);
  });

  it('is refused to its author and others, whatever the board', async () => {
    const board = await forum.board();
    const topic = await forum.topic(board);
    const { member, other } = app.people;
    for (const key of [member.key, other.key]) {
      for (const board_id of [board, 2147483647]) {
        const { body } = await move(topic, { board_id, title: 'x' }, key).expect(403);
        expect([body.code, body.message]).toEqual(['not_owner', expect.stringContaining('moderators')]);
      }
    }
    expect((await forum.readTopic(topic)).topic).toMatchObject({ board_id: board, title: 'A topic' });
  });

  it('is 404 where the board is not there or deleted with its topics, and where the topic is not', async () => {
    const [board, deleted] = [await forum.board(), await forum.board()];
    const topic = await forum.topic(board);
    await forum.topic(deleted);
    await app.api.delete(`/forum/boards/${deleted}?with_topics=true`, app.people.admin.key).expect(200);
    for (const board_id of [deleted, 2147483647]) {
      expect((await move(topic, { board_id }).expect(404)).body.code).toBe('board_not_found');
    }
    expect((await move(2147483647, { board_id: board }).expect(404)).body.code).toBe('topic_not_found');
    await move(topic, { board_id: 0 }).expect(400);
  });

  it('leaves a moved topic in a board, or deletes it, when its board is deleted concurrently', async () => {
    const from = await forum.board();
    for (let turn = 0; turn < 10; turn++) {
      const to = await forum.board();
      const topic = await forum.topic(from);
      const [moved, deleted] = await Promise.all([
        move(topic, { board_id: to }),
        app.api.delete(`/forum/boards/${to}?with_topics=${turn % 2 === 0}`, app.people.admin.key),
      ]);
      expect([200, 404]).toContain(moved.status);
      expect([200, 409]).toContain(deleted.status);
      expect(moved.status === 404 ? deleted.status : 200).toBe(200);
    }
    await expectExact(app.database, 'forum', 'moderation');
  });
});
