import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { testDatabase } from '../../helpers/database.js';
import { expectExact } from '../../helpers/exact.js';
import { createPeople } from '../../helpers/people.js';
import { randomNumbers } from '../../helpers/random.js';
import { inTheEnd } from '../../helpers/waiting.js';

const writers = 16;
let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  // One connection for each writer, so that they wait for rows only.
  const own = await testDatabase({ poolSize: writers + 5 });
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  area = answersOf(app);
});
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});

describe('many writers at once', () => {
  it('leave every counter and score exact, and none of them meets a fault or a deadlock', async () => {
    for (const slug of ['one', 'two']) await area.category(slug);
    await app.database.pool.query(
      `INSERT INTO questions (author_id, title, body, category_id)
       SELECT $1, 'Question ' || n, 'words', (SELECT id FROM categories WHERE slug = 'one') FROM generate_series(1, 1000) n`,
      [app.people.member.id],
    );
    const { rows } = await app.database.pool.query<{ id: number }>('SELECT id FROM questions ORDER BY id');
    const ids = rows.map(({ id }) => id);
    const answers: number[] = [await area.answer(ids[0] as number)];
    const { member, other, moderator, admin } = app.people;
    const seen = new Map<string, number>();

    const callsOf = ({ below, pick }: ReturnType<typeof randomNumbers>) => {
      // Few questions, so that the writers meet: the oldest and the newest.
      const id = pick([...ids.slice(0, 5), ...ids.slice(-4)]);
      const answer = pick(answers);
      const voter = pick([member, other, moderator, admin]).key;
      return [
        () => app.api.post(`/answers/questions/${id}/answers`, other.key).send({ body: 'x' }),
        () => app.api.post(`/answers/questions/${id}/answers`, member.key).send({ body: 'x' }),
        () => app.api.post('/answers/questions', member.key).send({ title: 'New', body: 'words', category: 'two' }),
        () => app.api.post(`/answers/answers/${answer}/vote`, voter).send({ vote: 1 }),
        () => app.api.post(`/answers/answers/${answer}/vote`, voter).send({ vote: -1 }),
        () => app.api.put(`/answers/answers/${answer}/vote`, voter).send({ vote: pick([1, -1]) }),
        () => app.api.delete(`/answers/answers/${answer}/vote`, voter),
        () => app.api.put(`/answers/questions/${id}/vote`, voter).send({ vote: pick([1, -1]) }),
        () => app.api.delete(`/answers/questions/${id}/vote`, voter),
        () => app.api.put(`/moderation/content/question/${id}`, moderator.key).send({ reason: 'x' }),
        () => app.api.delete(`/moderation/content/question/${id}`, moderator.key),
        () => app.api.post(`/answers/questions/${id}/comments`, voter).send({ body: 'x' }),
        () => app.api.post(`/answers/answers/${answer}/comments`, voter).send({ body: 'x' }),
        () => app.api.delete(`/answers/comments/${1 + below(30)}`, moderator.key),
        () => app.api.put(`/content/post_comment/${1 + below(30)}/like`, voter),
        () => app.api.put(`/moderation/content/answer/${answer}`, moderator.key).send({ reason: 'x' }),
        () => app.api.delete(`/moderation/content/answer/${answer}`, moderator.key),
        () => app.api.put(`/moderation/content/post_comment/${1 + below(30)}`, moderator.key).send({ reason: 'x' }),
        () => app.api.delete(`/moderation/content/post_comment/${1 + below(30)}`, moderator.key),
        () => app.api.put(`/answers/answers/${answer}/best`, member.key),
        () => app.api.delete(`/answers/answers/${answer}/best`, member.key),
        () => app.api.delete(`/answers/answers/${answer}`, moderator.key),
        () => app.api.put(`/answers/questions/${id}/close`, member.key),
        () => app.api.delete(`/answers/questions/${id}/close`, moderator.key),
        () => app.api.patch(`/answers/questions/${id}`, moderator.key).send({ category: pick(['one', 'two', null]) }),
        () => app.api.delete(`/answers/questions/${below(8) === 0 ? id : pick(ids.slice(10))}`, moderator.key),
        () => app.api.get('/answers/questions?search=new&per_page=5'),
        () => app.api.get(`/answers/questions?cat=one&status=open&page=${1 + below(50)}`),
      ];
    };
    // The first call of an operation compiles its validator, during which no connection could be opened.
    for (const call of callsOf(randomNumbers(1))) await call();

    const writer = async (index: number): Promise<void> => {
      const random = randomNumbers(500 + index);
      for (let turn = 0; turn < 30; turn++) {
        const reply = await inTheEnd(random.pick(callsOf(random)));
        const outcome = `${reply.status} ${reply.body.code ?? ''}`.trim();
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        if (reply.status === 201 && reply.body.question_id !== undefined) answers.push(reply.body.id);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, index) => writer(index)));
    const missing = ['question', 'answer', 'post_comment'].map((type) => `404 ${type}_not_found`);
    const expected = ['200', '201', '403 own_content', '403 question_closed', ...missing];
    expect([...seen.keys()].filter((outcome) => !expected.includes(outcome))).toEqual([]);
    expect(seen.get('200')).toBeGreaterThan(50);
    await expectExact(app.database, 'answers');
  }, 120_000);

  it('never let an answer into a question after it was closed', async () => {
    const id = await area.question();
    let closed = false;
    const late: number[] = [];
    const answering = Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < 4; turn++) {
        const wasClosed = closed;
        const { status } = await inTheEnd(() =>
          app.api.post(`/answers/questions/${id}/answers`, app.people.other.key).send({ body: 'x' }),
        );
        if (wasClosed && status !== 403) late.push(status);
      }
    });
    await app.api.put(`/answers/questions/${id}/close`, app.people.member.key).expect(200);
    closed = true;
    await Promise.all(answering);
    expect(late).toEqual([]);
  });
});
