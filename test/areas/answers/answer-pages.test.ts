import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { randomNumbers } from '../../helpers/random.js';

const size = 30;
const count = 2500;
const { pick } = randomNumbers(20261122);
let app: TestApp;
let area: ReturnType<typeof answersOf>;
let question: number;

beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
  question = await area.question();
  await app.database.pool.query(
    `INSERT INTO answers (question_id, author_id, body, vote_score)
     SELECT $1, $2, 'n ' || n, n * 7919 % 13 - 4 FROM generate_series(1, $3::integer) n`,
    [question, app.people.other.id, count],
  );
}, 60_000);
afterAll(() => app.close());

/** The ids of all answers in their order, by sorting them. */
async function sorted(): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `SELECT a.id FROM answers a JOIN questions q ON q.id = a.question_id
     WHERE q.id = $1 ORDER BY a.id IS NOT DISTINCT FROM q.best_answer_id DESC, a.vote_score DESC, a.id`,
    [question],
  );
  return rows.map(({ id }) => id);
}

const read = async (page: number) =>
  (await app.api.get(`/answers/questions/${question}?page=${page}`).expect(200)).body;

async function expectPages(): Promise<void> {
  const ids = await sorted();
  const last = Math.ceil(ids.length / size);
  const middle = Math.ceil(last / 2);
  for (const page of [1, 2, middle - 1, middle, middle + 1, middle + 2, last - 1, last, last + 1]) {
    const reply = await read(page);
    expect(
      reply.answers.map(({ id }: { id: number }) => id),
      `page ${page}`,
    ).toEqual(ids.slice((page - 1) * size, page * size));
    expect([reply.page, reply.pages, reply.total]).toEqual([page, last, ids.length]);
    expect(reply.question.answer_count).toBe(ids.length);
  }
}

describe('the pages of a question’s answers', () => {
  it('have thirty each, by score and then by age', expectPages);

  it('begin with the best answer, wherever its score would put it', async () => {
    const ids = await sorted();
    for (const best of [ids[0], ids[size - 1], ids[size], ids[1250], ids.at(-1)]) {
      await area.accept(best as number);
      expect((await read(1)).answers.map(({ is_best }: { is_best: boolean }) => is_best)).toEqual([
        true,
        ...Array(size - 1).fill(false),
      ]);
      await expectPages();
    }
  });

  it('stay in order while votes are cast and answers come and go', async () => {
    for (let round = 0; round < 5; round++) {
      const ids = await sorted();
      for (let n = 0; n < 20; n++) await area.vote(pick(ids), pick([1, -1]), pick(Object.values(app.people)).key);
      await area.answer(question);
      await app.api.delete(`/answers/answers/${pick(ids)}`, app.people.moderator.key).expect(200);
      await expectPages();
    }
  });

  it('fill the last one whole, and are none where there is no answer', async () => {
    const id = await area.question();
    expect(await area.read(id)).toMatchObject({ answers: [], page: 1, pages: 0, total: 0 });
    for (let n = 0; n < size; n++) await area.answer(id);
    expect(await area.read(id)).toMatchObject({ page: 1, pages: 1, total: size });
    const { body } = await app.api.get(`/answers/questions/${id}?page=2`).expect(200);
    expect(body).toMatchObject({ answers: [], page: 2, pages: 1, total: size });
    expect((await app.api.get(`/answers/questions/${id}?page=100000`).expect(200)).body.answers).toEqual([]);
  });

  it.each(['page=0', 'page=100001', 'page=x'])('refuse %s', async (query) => {
    expect((await app.api.get(`/answers/questions/${question}?${query}`).expect(400)).body.code).toBe('invalid_param');
  });
});
