import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { randomNumbers } from '../../helpers/random.js';

const rows = 16_000;
const { below, pick } = randomNumbers(20260228);
let app: TestApp;
let area: ReturnType<typeof answersOf>;

const insert = (count: number) =>
  app.database.pool.query(
    `INSERT INTO questions (author_id, title, body, category_id, status)
     SELECT $1, 'Question', 'x', CASE WHEN n % 10 < 6 THEN 1 + n % 2 END,
       CASE n % 3 WHEN 0 THEN 'closed' ELSE 'open' END::question_status
     FROM generate_series(1, $2::integer) n`,
    [app.people.member.id, count],
  );

beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
  await app.database.pool.query(`INSERT INTO categories (id, name, slug) VALUES (1, 'One', 'one'), (2, 'Two', 'two')`);
  for (let batch = 0; batch < 8; batch++) await insert(rows / 8);
}, 120_000);
afterAll(() => app.close());

type Filter = { cat?: string; status?: string };
const filters: Filter[] = [{}, { cat: 'one' }, { status: 'open' }, { cat: 'two', status: 'open' }];

/** Ids of a whole list, read without paging. */
async function idsOf({ cat, status }: Filter): Promise<number[]> {
  const { rows: found } = await app.database.pool.query<{ id: number }>(
    `SELECT q.id FROM questions q LEFT JOIN categories c ON c.id = category_id
     WHERE ($1::text IS NULL OR slug = $1) AND ($2::text IS NULL OR status::text = $2) ORDER BY q.id DESC`,
    [cat ?? null, status ?? null],
  );
  return found.map(({ id }) => id);
}

async function expectPages(count: number): Promise<void> {
  for (const filter of filters) {
    const expected = await idsOf(filter);
    for (let n = 0; n < count; n++) {
      const size = pick([1, 7, 20, 100]);
      const last = Math.ceil(expected.length / size);
      const page = Math.min(100_000, pick([1, 2, last - 1, last, last + 1, 1 + below(last), 1 + below(last)]));
      const list = await area.list({ ...filter, page, per_page: size });
      const wanted = expected.slice((page - 1) * size, page * size);
      expect(
        list.questions.map(({ id }) => id),
        `${JSON.stringify(filter)} ${page} × ${size}`,
      ).toEqual(wanted);
      expect([list.total, list.pages]).toEqual([expected.length, last]);
    }
  }
}

describe('deep pages under every filter', () => {
  it('are what skipping row by row would find', () => expectPages(25), 60_000);

  it('stay so while questions come, go, close, reopen and change category', async () => {
    const { moderator, member } = app.people;
    for (let round = 0; round < 4; round++) {
      const ids = await idsOf({});
      for (let step = 0; step < 25; step++) {
        const id = pick(ids);
        const call = pick([
          () => app.api.put(`/answers/questions/${id}/close`, moderator.key),
          () => app.api.delete(`/answers/questions/${id}/close`, moderator.key),
          () => app.api.patch(`/answers/questions/${id}`, moderator.key).send({ category: pick(['one', 'two', null]) }),
          () => app.api.delete(`/answers/questions/${id}`, moderator.key),
          () => app.api.post('/answers/questions', member.key).send({ title: 'x', body: 'x', category: 'one' }),
        ]);
        expect((await call()).status).toBeLessThan(500);
      }
      const from = below(ids.length - 3000);
      await app.database.pool.query('DELETE FROM questions WHERE id = ANY($1)', [ids.slice(from, from + 700)]);
      await app.database.pool.query(`UPDATE questions SET status = 'closed' WHERE id = ANY($1)`, [
        ids.slice(from + 700, from + 1000),
      ]);
      await insert(300);
      await expectPages(6);
      await expectExact(app.database, 'answers');
    }
  }, 120_000);
});
