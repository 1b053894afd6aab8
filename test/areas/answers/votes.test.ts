import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { expectExact } from '../../helpers/exact.js';
import { inTheEnd } from '../../helpers/waiting.js';

let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
});
afterAll(() => app.close());

describe.each(['question', 'answer'])('a vote on a %s', (type) => {
  it('is changed and withdrawn, and theirs to see', async () => {
    const { member, other, moderator } = app.people;
    const question = await area.question();
    const answer = await area.answer(question);
    const path = type === 'question' ? `/answers/questions/${question}/vote` : `/answers/answers/${answer}/vote`;
    const set = async (vote: number, key: string) => (await app.api.put(path, key).send({ vote }).expect(200)).body;
    const shown = async (key?: string) => {
      const { body } = await app.api.get(`/answers/questions/${question}`, key).expect(200);
      return type === 'question' ? body.question : body.answers[0];
    };
    expect(await set(1, member.key)).toEqual({ vote: 1, vote_score: 1 });
    expect(await set(1, member.key)).toEqual({ vote: 1, vote_score: 1 });
    expect(await set(1, other.key)).toEqual({ vote: 1, vote_score: 2 });
    expect(await set(-1, member.key)).toEqual({ vote: -1, vote_score: 0 });
    expect(await shown(member.key)).toMatchObject({ my_vote: -1, vote_score: 0 });
    expect(await shown(moderator.key)).not.toHaveProperty('my_vote');
    expect(await shown()).toMatchObject({ vote_score: 0 });
    for (let times = 0; times < 2; times++) {
      expect((await app.api.delete(path, member.key).expect(200)).body).toEqual({ vote: null, vote_score: 1 });
    }
    expect(await shown(member.key)).not.toHaveProperty('my_vote');
    const missing = path.replace(/\d+/, '2000000000');
    for (const call of [app.api.put(missing, member.key).send({ vote: 1 }), app.api.delete(missing, member.key)]) {
      expect((await call.expect(404)).body.code).toBe(`${type}_not_found`);
    }
    await expectExact(app.database);
  });

  it('is exact after many changes of few people at once', async () => {
    const question = await area.question();
    const answer = await area.answer(question);
    const path = type === 'question' ? `/answers/questions/${question}/vote` : `/answers/answers/${answer}/vote`;
    const keys = Object.values(app.people).map(({ key }) => key);
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const key = keys[n % keys.length];
        const vote = n % 7 < 3 ? 1 : -1;
        return inTheEnd(() => (n % 5 === 0 ? app.api.delete(path, key) : app.api.put(path, key).send({ vote })));
      }),
    );
    await expectExact(app.database);
  });
});

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

  it('counts one of hundreds of concurrent votes of a user, and returns the score to all', async () => {
    const answer = await area.answer(await area.question());
    await area.vote(answer, 1, app.people.admin.key);
    const { key } = app.people.member;
    const replies = await Promise.all(
      Array.from({ length: atNight(1000, 300) }, async (_, n) => {
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
