import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { randomNumbers } from '../../helpers/random.js';

/** Number of newest questions that are ranked, as in the contract. */
const ranked = 1000;
let app: TestApp;
let area: ReturnType<typeof answersOf>;

beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
  const { member, moderator, admin } = app.people;
  await area.category('one');
  const { pick, below } = randomNumbers(20261122);
  const ids: number[] = [];
  for (let n = 0; n < 30; n++) ids.push(await area.question(`Question ${n}`, n % 2 === 0 ? { category: 'one' } : {}));
  for (let n = 0; n < 40; n++) {
    // The first few stay without an answer.
    const answer = await area.answer(ids[8 + below(22)] as number);
    for (const { key } of [member, moderator, admin].slice(0, below(4))) await area.vote(answer, pick([1, 1, -1]), key);
  }
  await app.api.put(`/answers/questions/${ids[9]}/close`, moderator.key).expect(200);
});
afterAll(() => app.close());

type Query = { sort?: string; cat?: string; status?: string };

/** Expected order, from counting votes and answers. */
async function expected({ sort = 'newest', cat, status }: Query): Promise<number[]> {
  const rank = {
    newest: '0::integer',
    votes: 'coalesce((SELECT max(vote_score) FROM answers a WHERE a.question_id = q.id), 0)',
    unanswered: '(NOT EXISTS (SELECT FROM answers a WHERE a.question_id = q.id))::integer',
  }[sort];
  const { rows } = await app.database.pool.query<{ id: number }>(
    `SELECT q.id FROM (
       SELECT q.* FROM questions q LEFT JOIN categories c ON c.id = q.category_id
       WHERE ($1::text IS NULL OR c.slug = $1) AND ($2::text IS NULL OR q.status::text = $2)
       ORDER BY q.id DESC LIMIT ${sort === 'newest' ? 'ALL' : ranked}
     ) q ORDER BY ${rank} DESC, q.id DESC`,
    [cat ?? null, status ?? null],
  );
  return rows.map(({ id }) => id);
}

const queries = ['newest', 'votes', 'unanswered'].flatMap((sort) =>
  [{}, { cat: 'one' }, { status: 'open' }, { cat: 'one', status: 'open' }, { cat: 'none' }].map((filter) => ({
    sort,
    ...filter,
  })),
);

it.each(queries)('sorts by %j as counted from the votes, on every page', async (query) => {
  const ids = await expected(query);
  for (const page of [1, 2, 3, 9]) {
    const list = await area.list({ ...query, page, per_page: 7 });
    expect(list.questions.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 7, page * 7));
    expect([list.total, list.pages]).toEqual([ids.length, Math.ceil(ids.length / 7)]);
  }
});

it('sorts questions by three different orders', async () => {
  const [newest, votes, unanswered] = await Promise.all(
    ['newest', 'votes', 'unanswered'].map(async (sort) => (await area.list({ sort })).questions.map(({ id }) => id)),
  );
  expect(votes).not.toEqual(newest);
  expect(unanswered).not.toEqual(newest);
  expect(votes).not.toEqual(unanswered);
});

it('follows a vote at once', async () => {
  const [last] = (await expected({ sort: 'votes' })).slice(-1);
  const answer = await area.answer(last as number);
  const before = (await area.list({ sort: 'votes', per_page: 100 })).questions.findIndex(({ id }) => id === last);
  for (const { key } of [app.people.member, app.people.moderator, app.people.admin]) await area.vote(answer, 1, key);
  const after = (await area.list({ sort: 'votes', per_page: 100 })).questions.findIndex(({ id }) => id === last);
  expect(after).toBeLessThan(before);
});

it('ignores the sort order in a search', async () => {
  const plain = await area.list({ search: 'Question' });
  expect(await area.list({ search: 'Question', sort: 'votes' })).toEqual(plain);
});

it('refuses an unknown sort order', async () => {
  expect((await app.api.get('/answers/questions?sort=best').expect(400)).body.code).toBe('invalid_param');
});

it('ranks the newest alone, and says how many', async () => {
  await app.database.pool.query(
    `INSERT INTO questions (author_id, title, body) SELECT $1, 'Another', 'x' FROM generate_series(1, $2::integer)`,
    [app.people.member.id, ranked - 10],
  );
  for (const sort of ['votes', 'unanswered']) {
    const ids = await expected({ sort });
    const list = await area.list({ sort, page: 9 });
    expect(list.questions.map(({ id }) => id)).toEqual(ids.slice(160, 180));
    expect(list.total).toBe(ranked);
  }
  expect((await area.list()).total).toBe(ranked + 20);
});
