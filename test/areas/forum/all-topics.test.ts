import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { testDatabase } from '../../helpers/database.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { createPeople } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';

let app: TestApp;
let forum: ReturnType<typeof forumOf>;
let boards: number[];

beforeAll(async () => {
  // A database of its own, since the list shows the whole forum.
  const own = await testDatabase();
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  forum = forumOf(app);
  boards = [await forum.board('One'), await forum.board('Two')];
  const { member, other, moderator } = app.people;
  const topics: number[] = [];
  for (let n = 0; n < 12; n++) {
    const author = n % 3 === 0 ? other : member;
    topics.push(await forum.topic(boards[n % 2] as number, `Topic ${n}`, author.key));
  }
  const { pick } = randomNumbers(20261122);
  for (let n = 0; n < 10; n++) await forum.reply(pick(topics));
  await app.api.put(`/forum/topics/${topics[2]}/sticky`, moderator.key).expect(200);
});
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});

type Query = { board?: number; author?: string; sort?: 'latest' | 'newest' };

const list = async (query: Query & { page?: number; per_page?: number } = {}) => {
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]);
  const { body } = await app.api.get(`/forum/topics?${new URLSearchParams(parameters)}`).expect(200);
  return { ...body, topics: body.topics.map(({ id }: { id: number }) => id) };
};

/** Expected ids, from counting and sorting all topics. */
const expected = async ({ board, author, sort = 'latest' }: Query): Promise<number[]> => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `SELECT t.id FROM topics t JOIN users u ON u.id = t.author_id
     WHERE ($1::integer IS NULL OR t.board_id = $1) AND ($2::text IS NULL OR u.username = $2::citext)
     ORDER BY ${sort === 'newest' ? '' : `${author === undefined && board !== undefined ? 't.is_sticky DESC,' : ''} t.last_reply_at DESC,`}
       t.id DESC`,
    [board ?? null, author ?? null],
  );
  return rows.map(({ id }) => id);
};

const queries = (): Query[] =>
  ([undefined, 'latest', 'newest'] as const).flatMap((sort) =>
    [undefined, ...boards, 2147483647].flatMap((board) =>
      [undefined, app.people.member.username, app.people.other.username.toUpperCase(), 'nobody_at_all'].map(
        (author) => ({
          ...(sort === undefined ? {} : { sort }),
          ...(board === undefined ? {} : { board }),
          ...(author === undefined ? {} : { author }),
        }),
      ),
    ),
  );

it('lists the topics of all boards by any filter and in any order, with the total', async () => {
  for (const query of queries()) {
    const ids = await expected(query);
    const pages = Math.ceil(ids.length / 20);
    expect(await list(query), JSON.stringify(query)).toEqual({
      topics: ids.slice(0, 20),
      page: 1,
      pages,
      total: ids.length,
    });
  }
  expect((await list()).total).toBe(12);
});

it('returns the list in pages, empty past the last one', async () => {
  for (const query of queries()) {
    const ids = await expected(query);
    const pages = Math.ceil(ids.length / 5);
    for (const page of [1, 2, 3, 4]) {
      expect(await list({ ...query, page, per_page: 5 })).toEqual({
        topics: ids.slice((page - 1) * 5, page * 5),
        page,
        pages,
        total: ids.length,
      });
    }
  }
});

it("shows a topic with its board, as the board's list does", async () => {
  const { body } = await app.api.get('/forum/topics').expect(200);
  for (const id of boards) {
    const { board, topics } = await forum.readBoard(id);
    for (const topic of topics) {
      expect(topic).toMatchObject({ board_id: id, board_title: board.title });
      expect(body.topics).toContainEqual(topic);
    }
  }
});

it('puts the topic with the latest reply first', async () => {
  const last = (await list({ per_page: 100 })).topics.at(-1);
  await forum.reply(last);
  expect((await list()).topics[0]).toBe(last);
});

it("ends the list after 10,000 topics, except a board's own", async () => {
  const { rows: added } = await app.database.pool.query<{ id: number }>(
    `INSERT INTO topics (board_id, author_id, title, content, created_at)
     SELECT $1, $2, 'Of old', 'x', '2001-01-01'::timestamptz + interval '1 s' * n FROM generate_series(1, 10000) n RETURNING id`,
    [boards[1], app.people.moderator.id],
  );
  const every = await expected({ board: boards[1] as number });
  const last = { page: 100, per_page: 100 };
  for (const query of [{}, { sort: 'newest' }, { board: boards[1] as number, sort: 'newest' }] as Query[]) {
    const ids = (await expected(query)).slice(0, 10_000);
    expect(await list({ ...query, ...last })).toEqual({
      topics: ids.slice(9900),
      page: 100,
      pages: 100,
      total: 10_000,
    });
    expect((await list({ ...query, page: 101, per_page: 100 })).topics).toEqual([]);
    // A page beyond the end of the list.
    expect((await list({ ...query, page: 143, per_page: 70 })).topics).toEqual(ids.slice(9940));
  }
  expect(await list({ board: boards[1] as number, page: 101, per_page: 100 })).toMatchObject({
    topics: every.slice(10_000),
    total: every.length,
  });
  await app.database.pool.query('DELETE FROM topics WHERE id = ANY ($1)', [added.map(({ id }) => id)]);
});

it('loses what is deleted, and keeps the topics of a board that goes', async () => {
  const [first] = (await list()).topics;
  await app.api.delete(`/forum/topics/${first}`, app.people.admin.key).expect(200);
  expect(await list()).toMatchObject({ total: 11, topics: expect.not.arrayContaining([first]) });
  await app.api.delete(`/forum/boards/${boards[0]}?move_to=${boards[1]}`, app.people.admin.key).expect(200);
  const left = await expected({});
  expect(left.length).toBeGreaterThan(0);
  expect(await list()).toMatchObject({ topics: left, total: left.length });
  await expectExact(app.database, 'forum');
});

it.each(['sort=oldest', 'per_page=101', 'page=0', 'board=0', 'board=x', 'author=', 'author=a%20b'])(
  'refuses %s',
  async (query) => {
    expect((await app.api.get(`/forum/topics?${query}`).expect(400)).body.code).toBe('invalid_param');
  },
);
