import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { inTheEnd } from '../../helpers/waiting.js';

let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
});
afterAll(() => app.close());

describe('a vote', () => {
  it('counts once for each user, for ever, also on an answer of their own and under a closed question', async () => {
    const id = await area.question();
    const answer = await area.answer(id);
    const { member, other, moderator } = app.people;
    expect(await area.vote(answer, 1, member.key)).toEqual({ result: 'ok', vote_score: 1 });
    expect(await area.vote(answer, -1, member.key)).toEqual({ result: 'already_voted', vote_score: 1 });
    expect(await area.vote(answer, 1, other.key)).toEqual({ result: 'ok', vote_score: 2 });
    await app.api.put(`/answers/questions/${id}/close`, member.key).expect(200);
    expect(await area.vote(answer, -1, moderator.key)).toEqual({ result: 'ok', vote_score: 1 });
    expect(await area.vote(answer, 1, member.key)).toEqual({ result: 'already_voted', vote_score: 1 });
    expect((await area.read(id)).answers[0].vote_score).toBe(1);
  });

  it.each([0, 2, -2, 1.5, '1', true, [1], {}])('answers 400 to the value %j', async (vote) => {
    const answer = await area.answer(await area.question());
    const reply = await app.api
      .post(`/answers/answers/${answer}/vote`, app.people.member.key)
      .send({ vote })
      .expect(400);
    expect(reply.body.code).toBe('invalid_param');
  });

  it('counts one of a thousand concurrent votes of a user, and returns the score to all', async () => {
    const answer = await area.answer(await area.question());
    await area.vote(answer, 1, app.people.admin.key);
    const { key } = app.people.member;
    const replies = await Promise.all(
      Array.from({ length: 1000 }, async (_, n) => {
        const vote = n % 3 === 0 ? -1 : 1;
        const cast = await inTheEnd(() => app.api.post(`/answers/answers/${answer}/vote`, key).send({ vote }));
        expect(cast.status).toBe(200);
        return cast.body as { result: string; vote_score: number };
      }),
    );
    const first = replies.filter(({ result }) => result === 'ok');
    expect(first).toHaveLength(1);
    const score = first[0]?.vote_score;
    expect([0, 2]).toContain(score);
    expect(replies.every(({ vote_score }) => vote_score === score)).toBe(true);
    await expectExact(app.database, 'answers');
  }, 60_000);

  it('goes with its answer', async () => {
    const answer = await area.answer(await area.question());
    await area.vote(answer, 1, app.people.member.key);
    await app.api.delete(`/answers/answers/${answer}`, app.people.other.key).expect(200);
    expect(await app.database.prisma.vote.count({ where: { answerId: answer } })).toBe(0);
  });
});
