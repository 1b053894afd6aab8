import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let topic: number;
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
});
beforeEach(async () => {
  await app.database.prisma.board.deleteMany();
  await app.database.prisma.revision.deleteMany();
  topic = await forum.topic(await forum.board());
});
afterAll(() => app.close());

const contents = (page: { replies: { content: string }[] }) => page.replies.map(({ content }) => content);

describe('a new reply', () => {
  it('is attributed to the owner of the key', async () => {
    const { other } = app.people;
    const body = { content: ' As sent \n', author: 'somebody', author_id: 1 };
    const reply = await app.api
      .post(`/forum/topics/${topic}/replies`, other.key)
      .set('Prefer', 'handling=lenient')
      .send(body)
      .expect(201);
    expect(reply.body).toEqual({ id: expect.any(Number), topic_id: topic, author: other.username, hidden: null });
    const { replies } = await forum.readTopic(topic);
    expect(replies).toEqual([
      {
        id: reply.body.id,
        content: ' As sent \n',
        author_id: other.id,
        author: other.username,
        reply_to: null,
        like_count: 0,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
        edited_at: null,
        edited_by: null,
      },
    ]);
  });

  describe('to another reply', () => {
    const answer = (to: number | null, at = topic) =>
      app.api.post(`/forum/topics/${at}/replies`, app.people.member.key).send({ content: 'Indeed', reply_to: to });
    const targets = async (at = topic) =>
      (await forum.readTopic(at)).replies.map(({ reply_to: to }: { reply_to: object | null }) => to);

    it('is read with its id, author and beginning', async () => {
      const first = await forum.reply(topic, '😀'.repeat(300));
      const { body } = await answer(first).expect(201);
      await answer(null).expect(201);
      const target = { id: first, author: app.people.other.username, excerpt: `${'😀'.repeat(99)}…` };
      expect(await targets()).toEqual([null, target, null]);
      const edit = app.api.patch(`/forum/replies/${body.id}`, app.people.member.key).send({ content: 'Edited' });
      expect((await edit.expect(200)).body.reply_to).toEqual(target);
    });

    it('refuses one that the topic does not have', async () => {
      const elsewhere = await forum.reply(await forum.topic(await forum.board()));
      await expectCode(answer(elsewhere), 404, 'reply_not_found');
      await expectCode(answer(2_147_483_647), 404, 'reply_not_found');
      expect(await targets()).toEqual([]);
    });

    it('shows nothing of one that is hidden, and all of it again once it is restored', async () => {
      const first = await forum.reply(topic, 'Secret');
      await answer(first).expect(201);
      const { moderator } = app.people;
      const path = `/moderation/content/reply/${first}`;
      await app.api.put(path, moderator.key).send({ reason: 'Spam' }).expect(200);
      expect(await targets()).toEqual([null]);
      await app.api.delete(path, moderator.key).expect(200);
      expect(await targets()).toEqual([null, expect.objectContaining({ excerpt: 'Secret' })]);
      // It is kept while the answer itself is hidden, too.
      const answered = (await forum.readTopic(topic)).replies[1].id;
      await app.api.put(`/moderation/content/reply/${answered}`, moderator.key).send({ reason: 'Spam' }).expect(200);
      await app.api.delete(`/moderation/content/reply/${answered}`, moderator.key).expect(200);
      expect((await targets())[1]).toMatchObject({ id: first });
    });

    it('goes with both into another topic, and shows nothing of one that stays', async () => {
      const first = await forum.reply(topic);
      const { body: second } = await answer(first).expect(201);
      await answer(second.id).expect(201);
      const ids = [first, second.id];
      const split = app.api.post(`/forum/topics/${topic}/split`, app.people.moderator.key);
      const { body: made } = await split.send({ reply_ids: ids, title: 'Split' }).expect(201);
      // The first one has become the topic.
      expect(await targets(made.id)).toEqual([null]);
      expect(await targets()).toEqual([null]);
      const merge = app.api.post(`/forum/topics/${made.id}/merge`, app.people.moderator.key);
      await merge.send({ into: topic }).expect(200);
      expect(await targets()).toMatchObject([null, { id: first }, { id: second.id }]);
    });
  });

  it('moves count, time and name of the last reply', async () => {
    await app.database.pool.query(
      `UPDATE topics SET created_at = '2020-02-29T23:59:59.999999Z', last_reply_at = '2020-02-29T23:59:59.999999Z'`,
    );
    expect((await forum.readTopic(topic)).topic).toMatchObject({
      created_at: '2020-02-29T23:59:59+00:00',
      last_reply: '2020-02-29 23:59:59',
    });
    await forum.reply(topic);
    const page = await forum.readTopic(topic);
    expect(page.topic).toMatchObject({
      reply_count: 1,
      last_reply: page.replies[0].created_at.slice(0, 19).replace('T', ' '),
    });
    expect(page.topic.created_at).toBe('2020-02-29T23:59:59+00:00');
  });
});

describe('the replies of a topic', () => {
  it('come oldest first in pages of 20, empty past the end with the true total', async () => {
    for (let n = 1; n <= 40; n++) await forum.reply(topic, `r${n}`);
    const pages = [await forum.readTopic(topic), await forum.readTopic(topic, 2)];
    expect(pages.flatMap(contents)).toEqual(Array.from({ length: 40 }, (_, index) => `r${index + 1}`));
    expect(pages.map(({ page, pages, total }) => [page, pages, total])).toEqual([
      [1, 2, 40],
      [2, 2, 40],
    ]);
    for (const page of [3, 60, 100000]) {
      expect(await forum.readTopic(topic, page)).toMatchObject({
        replies: [],
        page,
        pages: 2,
        total: 40,
        topic: { id: topic },
      });
    }
    await forum.reply(topic, 'r41');
    expect(await forum.readTopic(topic, 3)).toMatchObject({ pages: 3, total: 41, replies: [{ content: 'r41' }] });
  });
});

describe('changing a reply', () => {
  it('is for its author and for moderators, and keeps everything but the content', async () => {
    const { member, other, moderator, admin } = app.people;
    const id = await forum.reply(topic);
    const before = (await forum.readTopic(topic)).replies[0];
    const patch = (key: string, content: string) => app.api.patch(`/forum/replies/${id}`, key).send({ content });
    // The topic is the member's, the reply is not.
    expect((await patch(member.key, 'x').expect(403)).body.code).toBe('not_owner');
    for (const { key, username } of [other, moderator, admin]) {
      expect((await patch(key, ` by ${username} `).expect(200)).body).toEqual({
        ...before,
        content: ` by ${username} `,
        edited_at: expect.any(String),
        edited_by: username,
      });
    }
    expect((await forum.readTopic(topic)).replies[0].content).toBe(` by ${admin.username} `);
    expect(
      (await app.api.patch('/forum/replies/2147483647', admin.key).send({ content: 'x' }).expect(404)).body.code,
    ).toBe('reply_not_found');
  });

  it('allows only moderators to change and delete replies in a locked topic', async () => {
    const { other, moderator, member } = app.people;
    const id = await forum.reply(topic);
    await app.api.put(`/forum/topics/${topic}/lock`, moderator.key).expect(200);
    expect((await app.api.patch(`/forum/replies/${id}`, other.key).send({ content: 'x' }).expect(403)).body.code).toBe(
      'topic_locked',
    );
    expect((await app.api.delete(`/forum/replies/${id}`, other.key).expect(403)).body.code).toBe('topic_locked');
    expect((await app.api.delete(`/forum/replies/${id}`, member.key).expect(403)).body.code).toBe('not_owner');
    await app.api.patch(`/forum/replies/${id}`, moderator.key).send({ content: 'x' }).expect(200);
    await app.api.delete(`/forum/replies/${id}`, moderator.key).expect(200);
  });
});

describe('deleting a reply', () => {
  it('takes the count down and the last reply back to the one before, or to the topic itself', async () => {
    const { member, other, moderator } = app.people;
    const created = (await forum.readTopic(topic)).topic;
    const first = await forum.reply(topic, 'first', other.key);
    const [second, third] = [
      await forum.reply(topic, 'second', moderator.key),
      await forum.reply(topic, 'third', member.key),
    ];
    expect((await app.api.delete(`/forum/replies/${third}`, member.key).expect(200)).body).toEqual({
      id: third,
      deleted: true,
    });
    const board = () => forum.readBoard(created.board_id);
    expect((await board()).topics[0]).toMatchObject({ reply_count: 2, last_reply_user: moderator.username });
    await app.api.delete(`/forum/replies/${first}`, moderator.key).expect(200);
    expect((await board()).topics[0]).toMatchObject({ reply_count: 1, last_reply_user: moderator.username });
    expect(contents(await forum.readTopic(topic))).toEqual(['second']);
    await app.api.delete(`/forum/replies/${second}`, moderator.key).expect(200);
    expect((await board()).topics[0]).toMatchObject({
      reply_count: 0,
      last_reply_user: member.username,
      last_reply: created.last_reply,
    });
    await app.api.delete(`/forum/replies/${second}`, moderator.key).expect(404);
    await expectExact(app.database, 'forum');
  });
});
