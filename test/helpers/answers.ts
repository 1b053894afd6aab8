import { expect } from 'vitest';
import type { Database } from '../../src/database/client.js';
import type { TestApp } from './app.js';

/** Short ways to fill the answers area through its interface. The member asks, the other answers. */
export function answersOf(app: TestApp) {
  const { api, people } = app;
  return {
    category: async (slug: string, name = slug): Promise<void> => {
      await api.post('/answers/categories', people.moderator.key).send({ slug, name }).expect(201);
    },
    question: async (title = 'A question', more: object = {}, key = people.member.key): Promise<number> =>
      (
        await api
          .post('/answers/questions', key)
          .send({ title, body: 'Text', ...more })
          .expect(201)
      ).body.id,
    answer: async (questionId: number, body = 'An answer', key = people.other.key): Promise<number> =>
      (await api.post(`/answers/questions/${questionId}/answers`, key).send({ body }).expect(201)).body.id,
    vote: async (answerId: number, vote: number, key: string) =>
      (await api.post(`/answers/answers/${answerId}/vote`, key).send({ vote }).expect(200)).body,
    accept: (answerId: number) => api.put(`/answers/answers/${answerId}/best`, people.member.key).expect(200),
    read: async (id: number) => (await api.get(`/answers/questions/${id}`).expect(200)).body,
    list: async (query: Record<string, string | number> = {}) => {
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return (await api.get(`/answers/questions?${parameters}`).expect(200)).body as {
        questions: { id: number; title: string }[];
        total: number;
        pages: number;
        page: number;
      };
    },
  };
}

/** Whether everything that triggers keep says what counting says. */
export async function expectExactAnswers({ pool }: Database): Promise<void> {
  const wrong = async (text: string, what: string) => {
    const { rows } = await pool.query(text);
    expect(rows, what).toEqual([]);
  };
  await wrong(
    `SELECT * FROM (
       SELECT category_id, status, sum(questions)::integer AS counter FROM question_counters GROUP BY 1, 2
     ) c
     FULL JOIN (
       SELECT l.category_id, l.status, count(*)::integer AS counted
       FROM questions q CROSS JOIN LATERAL question_lists(q.category_id, q.status) l GROUP BY 1, 2
     ) held USING (category_id, status)
     WHERE coalesce(counter, 0) <> coalesce(counted, 0)`,
    'lists whose counters are wrong',
  );
  await wrong(
    `SELECT b.*, counted FROM (
       SELECT *, coalesce(lag(last_id) OVER (PARTITION BY category_id, status ORDER BY last_id), 0) AS after_id
       FROM question_blocks
     ) b
     CROSS JOIN LATERAL (
       SELECT count(*)::integer AS counted FROM questions q
       WHERE q.id > b.after_id AND q.id <= b.last_id AND (b.category_id = 0 OR q.category_id = b.category_id)
         AND (b.status = 'any' OR q.status::text = b.status)
     ) held
     WHERE b.questions <> counted`,
    'blocks that are wrong',
  );
  await wrong(
    `SELECT q.id, q.answer_count, held.answers FROM questions q
     CROSS JOIN LATERAL (SELECT count(*)::integer AS answers FROM answers WHERE question_id = q.id) held
     WHERE q.answer_count <> held.answers`,
    'questions whose answers are counted wrongly',
  );
  await wrong(
    `SELECT a.id, a.vote_score, held.score FROM answers a
     CROSS JOIN LATERAL (SELECT coalesce(sum(value), 0)::integer AS score FROM votes WHERE answer_id = a.id) held
     WHERE a.vote_score <> held.score`,
    'answers whose score is wrong',
  );
  await wrong(
    `SELECT q.id, s.question_id FROM questions q FULL JOIN question_search s ON s.question_id = q.id
     WHERE s.words IS DISTINCT FROM question_words(q.title, q.body, q.category_id, q.status)`,
    'questions that a search looks through wrongly',
  );
}
