import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';

let app: TestApp;
/** The member's topics, the newest first. */
const mine: number[] = [];
let board: number;

beforeAll(async () => {
  app = await testApp();
  const forum = forumOf(app);
  const boards = [await forum.board(), await forum.board()];
  [board = 0] = boards;
  for (let n = 0; n < 5; n++) mine.unshift(await forum.topic(boards[n % 2] as number, `Topic ${n}`));
  const { moderator, other } = app.people;
  const theirs = { board_id: board, title: 'Of somebody else', content: 'x' };
  await app.api.post('/forum/topics', other.key).send(theirs).expect(201);
  await app.api.put(`/forum/topics/${mine[1]}/lock`, moderator.key).expect(200);
  await app.api.put(`/forum/topics/${mine[4]}/sticky`, moderator.key).expect(200);
});
afterAll(() => app.close());

const list = async (query = '', key = app.people.member.key) => {
  const { body } = await app.api.get(`/me/topics${query}`, key).expect(200);
  return { ...body, topics: body.topics.map(({ id }: { id: number }) => id) };
};

it('lists the topics of the caller alone, on all boards and in any state, the newest first', async () => {
  expect(await list()).toEqual({ topics: mine, page: 1, pages: 1, total: 5 });
  expect((await list('', app.people.moderator.key)).topics).toEqual([]);
});

it('shows a topic as its board does', async () => {
  const { body } = await app.api.get('/me/topics', app.people.member.key).expect(200);
  const { body: onBoard } = await app.api.get(`/forum/boards/${board}`, app.people.member.key).expect(200);
  for (const topic of onBoard.topics.filter(({ id }: { id: number }) => mine.includes(id))) {
    expect(body.topics).toContainEqual(topic);
  }
});

it('returns the list in pages, empty past the last one', async () => {
  expect(await list('?per_page=2&page=2')).toEqual({ topics: mine.slice(2, 4), page: 2, pages: 3, total: 5 });
  expect(await list('?per_page=2&page=4')).toEqual({ topics: [], page: 4, pages: 3, total: 5 });
  expect(await list('', app.people.admin.key)).toEqual({ topics: [], page: 1, pages: 0, total: 0 });
  await app.api.get('/me/topics?per_page=101', app.people.member.key).expect(400);
});

it('loses what is deleted', async () => {
  await app.api.delete(`/forum/topics/${mine[0]}`, app.people.member.key).expect(200);
  expect(await list()).toMatchObject({ topics: mine.slice(1), total: 4 });
});
