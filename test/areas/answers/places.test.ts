import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { moderationPathOf } from '../../helpers/kinds.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { randomNumbers } from '../../helpers/random.js';
import { newcomer, Visitor } from '../../web/visitor.js';

let app: TestApp;
let area: ReturnType<typeof answersOf>;
let question: number;
let answers: number[];
/** Comments on the question and on an answer that is on its last page. */
let onQuestion: number[];
let onAnswer: number[];
const least = () => answers.at(-1) as number;

beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
  const { pool } = app.database;
  const { other, member } = app.people;
  question = await area.question('Which oil?');
  const { below } = randomNumbers(1);
  const scores = Array.from({ length: 64 }, () => below(5) - 2);
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO answers (question_id, author_id, body, vote_score)
     SELECT $1, $2, 'Answer ' || n, score FROM unnest($3::integer[]) WITH ORDINALITY AS s (score, n) RETURNING id`,
    [question, other.id, [...scores, -3]],
  );
  answers = rows.map(({ id }) => id);
  const comment = async (column: 'question_id' | 'answer_id', id: number) =>
    (
      await pool.query<{ id: number }>(
        `INSERT INTO post_comments (thread_id, ${column}, author_id, body)
         SELECT $1, $2, $3, '${column} comment ' || n || '.' FROM generate_series(1, 45) n RETURNING id`,
        [question, id, member.id],
      )
    ).rows.map((row) => row.id);
  onQuestion = await comment('question_id', question);
  onAnswer = await comment('answer_id', least());
});
afterAll(() => app.close());

const sorts = ['votes', 'newest', 'oldest'] as const;

describe('the page of an answer', () => {
  const pagesOf = async (sort: string) => {
    const pages = new Map<number, number>();
    for (const page of [1, 2, 3]) {
      const { body } = await app.api.get(`/answers/questions/${question}?sort=${sort}&page=${page}`).expect(200);
      for (const { id } of body.answers) pages.set(id, page);
    }
    expect(pages.size).toBe(65);
    return pages;
  };

  it.each(sorts)(
    'is the one that the question has it on, sorted by %s, also while there is a best one',
    async (sort) => {
      for (const best of [null, answers[40] as number]) {
        if (best !== null) await area.accept(best);
        const pages = await pagesOf(sort);
        for (const id of answers) {
          const { body } = await app.api.get(`/answers/answers/${id}?sort=${sort}`).expect(200);
          expect(body).toMatchObject({
            question_id: question,
            page: pages.get(id),
            answer: { id, is_best: id === best },
          });
        }
      }
      await app.api.delete(`/answers/answers/${answers[40]}/best`, app.people.member.key).expect(200);
    },
  );

  it('is of no answer that is hidden or not there', async () => {
    const id = await area.answer(await area.question());
    await app.api
      .put(moderationPathOf({ type: 'answer', id }), app.people.moderator.key)
      .send({ reason: 'Because' })
      .expect(200);
    await expectCode(app.api.get(`/answers/answers/${id}`), 404, 'answer_not_found');
    await expectCode(app.api.get('/answers/answers/999999'), 404, 'answer_not_found');
  });
});

describe('the page of a comment', () => {
  it('is the one that the comments of its post have it on', async () => {
    for (const [ids, answer] of [
      [onQuestion, null],
      [onAnswer, least()],
    ] as const) {
      for (const [place, id] of ids.entries()) {
        const { body } = await app.api.get(`/answers/comments/${id}?per_page=7`).expect(200);
        const comment = { id, question_id: question, answer_id: answer };
        expect(body).toMatchObject({ page: 1 + Math.floor(place / 7), comment });
      }
    }
    await expectCode(app.api.get('/answers/comments/999999'), 404, 'post_comment_not_found');
  });
});

describe('the page of a question', () => {
  const look = async (query: string) => {
    const visitor = new Visitor(app);
    const { text, status } = await visitor.get(`/answers/questions/${question}-which-oil?${query}`);
    expect(status).toBe(200);
    return text;
  };

  it.each(sorts)('shows the answer that its address names, sorted by %s', async (sort) => {
    for (const id of [answers[0], answers[33], least()]) {
      const text = await look(`sort=${sort}&answer=${id}`);
      expect(text).toContain(`id="answer-${id}"`);
      expect(text).toContain(`href="/answers/questions/${question}-which-oil?answer=${id}#answer-${id}"`);
    }
  });

  it('shows the comment that its address names, among all of its post, page by page without a script', async () => {
    for (const [ids, on] of [
      [onQuestion, `question-${question}`],
      [onAnswer, `answer-${least()}`],
    ] as const) {
      const text = await look(`comment=${ids[44]}`);
      expect(text).toContain(`id="post_comment-${ids[44]}"`);
      expect(text).not.toContain(`id="post_comment-${ids[39]}"`);
      // From there to the others.
      const seen = new Set<number>();
      for (const page of [1, 2, 3]) {
        const [, link] = new RegExp(`href="([^"]*comments=${on}[^"]*comments_page=${page}#${on})"`).exec(text) ?? [];
        expect(link, `${on} ${page}`).toBeDefined();
        const shown = await look(String(link).replaceAll('&amp;', '&').split('?')[1]?.split('#')[0] ?? '');
        for (const [, id] of shown.matchAll(/id="post_comment-(\d+)"/g)) seen.add(Number(id));
      }
      expect(ids.filter((id) => !seen.has(id))).toEqual([]);
    }
    const [, all] = /href="([^"]*)">All 45 comments/.exec(await look('')) ?? [];
    expect(all).toContain(`comments=question-${question}&amp;comments_page=1#question-${question}`);
  });

  it('is shown without what its address names if that is gone, and leads to the question that has it', async () => {
    const other = await area.question('Another?');
    const visitor = new Visitor(app);
    for (const query of [
      'answer=999999',
      'comment=999999',
      'answer=x',
      'comment=x',
      'comments=answer-999999',
      'comments=x',
    ]) {
      expect(await look(query)).toContain('Which oil?');
    }
    const answer = await visitor.get(`/answers/questions/${other}-another?answer=${least()}`);
    expect([answer.status, answer.location]).toEqual([
      303,
      `/answers/questions/${question}?answer=${least()}#answer-${least()}`,
    ]);
    const comment = await visitor.get(`/answers/questions/${other}-another?comment=${onAnswer[0]}`);
    expect(comment.location).toBe(`/answers/questions/${question}?comment=${onAnswer[0]}#post_comment-${onAnswer[0]}`);
  });
});

it('leads from the notification of a 46th comment to that comment', async () => {
  const reader = await newcomer(app, 'olga');
  await notificationsOf(app).forget();
  const comment = { body: 'As @olga says' };
  const { body } = await app.api
    .post(`/answers/answers/${least()}/comments`, app.people.member.key)
    .send(comment)
    .expect(201);
  await notificationsOf(app).notify();
  const [, link = ''] = /href="(\/notifications\/\d+\?to=[^"]*)"/.exec((await reader.get('/notifications')).text) ?? [];
  const { location } = await reader.get(link.replaceAll('&amp;', '&'));
  expect(location).toBe(`/answers/questions/${question}-which-oil?comment=${body.id}#post_comment-${body.id}`);
  expect((await reader.get(location as string)).text).toContain(`id="post_comment-${body.id}"`);
});
