import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let topic: number;
const replies: number[] = [];
/** Indices of hidden, pending and deleted replies. */
const [hidden, held, deleted] = [[1, 2, 8], [4], [6]];
beforeAll(async () => {
  app = await testApp();
  forum = forumOf(app);
  topic = await forum.topic(await forum.board());
  for (let n = 0; n < 10; n++) replies.push(await forum.reply(topic, `Reply ${n}`));
  const removed = { hidden, held, deleted };
  for (const [state, places] of Object.entries(removed)) {
    for (const place of places) {
      await app.database.pool.query(`SELECT take_away('reply', $1, $2, $3, 'Spam')`, [
        replies[place],
        state,
        state === 'held' ? null : app.people.moderator.id,
      ]);
    }
  }
});
afterAll(() => app.close());

type Reply = { id: number; hidden?: { state: string } | null };
const staff = () => app.people.moderator.key;
const read = async (query: string, key = staff()) =>
  (await app.api.get(`/forum/topics/${topic}?hidden=include${query}`, key).expect(200)).body;
const statesOf = (page: { replies: Reply[] }) =>
  page.replies.map(({ id, hidden }) => [replies.indexOf(id), hidden === null ? null : hidden?.state]);
const all = [
  [0, null],
  [1, 'hidden'],
  [2, 'hidden'],
  [3, null],
  [4, 'held'],
  [5, null],
  [7, null],
  [8, 'hidden'],
  [9, null],
];

describe('a topic with what is hidden in it', () => {
  it('shows moderators hidden and held replies in their place, and none that is deleted', async () => {
    const page = await read('');
    expect(statesOf(page)).toEqual(all);
    expect([page.page, page.pages, page.total, page.topic.reply_count]).toEqual([1, 1, 9, 5]);
    expect(page.replies[1]).toMatchObject({
      content: 'Reply 1',
      author: app.people.other.username,
      hidden: { state: 'hidden', reason: 'Spam', since: expect.any(String) },
    });
    expect(statesOf(await read('&order=newest', app.people.admin.key))).toEqual([...all].reverse());
  });

  it('has pages and cursors of its own', async () => {
    for (const order of ['oldest', 'newest']) {
      const expected = order === 'oldest' ? all : [...all].reverse();
      const pages = [];
      for (let page = 1; page <= 4; page++) pages.push(await read(`&order=${order}&per_page=2&page=${page}`));
      pages.push(await read(`&order=${order}&per_page=2&page=5`));
      expect(pages.flatMap(statesOf)).toEqual(expected);
      expect(pages.map(({ pages, total }) => [pages, total])).toEqual(Array(5).fill([5, 9]));
      const walked = [];
      for (let cursor = '*'; cursor !== null; ) {
        const page = await read(`&order=${order}&per_page=2&cursor=${cursor}`);
        walked.push(...statesOf(page));
        cursor = page.next_cursor;
      }
      expect(walked).toEqual(expected);
    }
  });

  it('is for moderators alone, and shows others what it did', async () => {
    const path = `/forum/topics/${topic}`;
    expect((await app.api.get(`${path}?hidden=include`).expect(401)).body.code).toBe('unauthorized');
    for (const { key } of [app.people.member, app.people.other]) {
      expect((await app.api.get(`${path}?hidden=include`, key).expect(403)).body.code).toBe('forbidden');
    }
    for (const key of [undefined, staff(), app.people.member.key]) {
      const { body } = await app.api.get(path, key).expect(200);
      expect(body.total).toBe(5);
      for (const reply of body.replies) expect(Object.keys(reply)).not.toContain('hidden');
    }
    await app.api.get(`${path}?hidden=only`, staff()).expect(400);
    expect((await app.api.get('/forum/topics/2147483647?hidden=include', staff()).expect(404)).body.code).toBe(
      'topic_not_found',
    );
  });

  it('shows them in a topic that is hidden itself, too', async () => {
    await app.api.put(`/moderation/content/topic/${topic}`, staff()).send({ reason: 'All of it' }).expect(200);
    const page = await read('');
    expect(page.topic.hidden).toMatchObject({ state: 'hidden', reason: 'All of it' });
    expect(statesOf(page)).toEqual(all);
    expect(page.total).toBe(9);
    const byReply = await read(`&per_page=2&reply=${replies[8]}`);
    expect([byReply.page, statesOf(byReply)]).toEqual([4, all.slice(6, 8)]);
    await app.api.get(`/forum/topics/${topic}?hidden=include`, app.people.member.key).expect(403);
    await app.api.delete(`/moderation/content/topic/${topic}`, staff()).expect(200);
  });
});

describe('the page of a reply', () => {
  it('is found in both orders, with and without what is hidden', async () => {
    const visible = all.filter(([, state]) => state === null);
    for (const [listed, more] of [
      [visible, ''],
      [all, '&hidden=include'],
    ] as const) {
      for (const order of ['oldest', 'newest']) {
        const expected = order === 'oldest' ? listed : [...listed].reverse();
        for (const [at, [place]] of expected.entries()) {
          const query = `?per_page=2&page=9&order=${order}&reply=${replies[place as number]}${more}`;
          const { body } = await app.api.get(`/forum/topics/${topic}${query}`, staff()).expect(200);
          const page = Math.floor(at / 2);
          expect(body).toMatchObject({ page: page + 1, pages: Math.ceil(listed.length / 2), total: listed.length });
          const ids = expected.slice(2 * page, 2 * page + 2).map(([one]) => replies[one as number]);
          expect(body.replies.map(({ id }: Reply) => id)).toEqual(ids);
        }
      }
    }
  });

  it('is 404 of a reply that the topic does not show', async () => {
    const elsewhere = await forum.topic(await forum.board());
    const reply = await forum.reply(elsewhere);
    const path = `/forum/topics/${topic}?reply=`;
    for (const id of [2147483647, replies[1], replies[4], replies[6]]) {
      expect((await app.api.get(`${path}${id}`, staff()).expect(404)).body.code).toBe('reply_not_found');
    }
    const { headers } = await app.api.get(`${path}${reply}&order=newest`).expect(301);
    expect(headers.location).toBe(`/api/v1/forum/topics/${elsewhere}?reply=${reply}&order=newest`);
    await app.api.put(`/moderation/content/reply/${reply}`, staff()).send({ reason: 'Spam' }).expect(200);
    expect((await app.api.get(`${path}${reply}`, staff()).expect(404)).body.code).toBe('reply_not_found');
    await app.api.get(`${path}${reply}&hidden=include`, staff()).expect(301);
    await app.api.put(`/moderation/content/topic/${elsewhere}`, staff()).send({ reason: 'Spam' }).expect(200);
    expect((await app.api.get(`${path}${reply}`).expect(404)).body.code).toBe('reply_not_found');
    const deletedReply = `${path}${replies[6]}&hidden=include`;
    expect((await app.api.get(deletedReply, staff()).expect(404)).body.code).toBe('reply_not_found');
    expect((await app.api.get(`/forum/topics/2147483647?reply=${replies[0]}`).expect(404)).body.code).toBe(
      'reply_not_found',
    );
    await app.api.get(`${path}0`).expect(400);
  });

  it('tells what is unread with a key, and gives way to a cursor', async () => {
    const { body } = await app.api.get(`/forum/topics/${topic}?reply=${replies[9]}`, app.people.member.key).expect(200);
    expect(body.topic.unread_count).toBe(5);
    const walked = await app.api.get(`/forum/topics/${topic}?cursor=*&per_page=2&reply=${elsewhere}`).expect(200);
    expect(walked.body.replies.map(({ id }: Reply) => id)).toEqual([replies[0], replies[3]]);
  });
  const elsewhere = 2147483647;
});
