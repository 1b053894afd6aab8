import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';

let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
});
afterAll(() => app.close());

const closeBy = (id: number, key: string, body: object = {}) =>
  app.api.put(`/answers/questions/${id}/close`, key).send(body);
const reopenBy = (id: number, key: string) => app.api.delete(`/answers/questions/${id}/close`, key);
const shown = async (id: number) => (await area.read(id)).question;

describe('a closed question', () => {
  it('says who closed it and why, and leads to the question that it repeats, as that does to it', async () => {
    const { member, moderator } = app.people;
    const [original, repeated] = [await area.question('The first'), await area.question('Once more')];
    const reply = await closeBy(repeated, moderator.key, { reason: 'Asked before.', duplicate_of: original }).expect(
      200,
    );
    const closed = {
      status: 'closed',
      closed_by: moderator.username,
      close_reason: 'Asked before.',
      duplicate_of: { id: original, title: 'The first' },
    };
    expect(reply.body).toMatchObject(closed);
    expect(await shown(repeated)).toMatchObject(closed);
    expect(await shown(original)).toMatchObject({ duplicates: [{ id: repeated, title: 'Once more' }], status: 'open' });
    await closeBy(repeated, member.key).expect(200);
    expect(await shown(repeated)).toMatchObject(closed);

    const place = `/moderation/content/question/${original}`;
    await app.api.put(place, moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await shown(repeated)).toMatchObject({ duplicate_of: null, status: 'closed' });
    await app.api.delete(place, moderator.key).expect(200);
    await app.api.put(`/moderation/content/question/${repeated}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    expect(await shown(original)).toMatchObject({ duplicates: [] });
    await app.api.delete(`/moderation/content/question/${repeated}`, moderator.key).expect(200);
    expect(await shown(repeated)).toMatchObject(closed);

    await reopenBy(repeated, moderator.key).expect(200);
    expect(await shown(repeated)).toMatchObject({
      status: 'open',
      closed_by: null,
      close_reason: null,
      duplicate_of: null,
    });
    expect(await shown(original)).toMatchObject({ duplicates: [] });
  });

  it('keeps the closing of a moderator from its asker, and leads nowhere from the question that an asker names', async () => {
    const { member, moderator } = app.people;
    const [first, second] = [await area.question('Popular'), await area.question('Mine')];
    await closeBy(second, member.key, { duplicate_of: first }).expect(200);
    expect(await shown(first)).toMatchObject({ duplicates: [] });
    await closeBy(second, moderator.key, { reason: 'Asked before.' }).expect(200);
    expect(await shown(second)).toMatchObject({ closed_by: moderator.username, duplicate_of: { id: first } });
    expect(await shown(first)).toMatchObject({ duplicates: [{ id: second }] });
    expect((await closeBy(second, member.key, { reason: 'Mine.' }).expect(403)).body.code).toBe('question_closed');
    expect((await reopenBy(second, member.key).expect(403)).body.code).toBe('question_closed');
    // Two do not repeat each other.
    await closeBy(first, moderator.key, { duplicate_of: second }).expect(400);
  });

  it('cannot repeat itself or nothing', async () => {
    const id = await area.question();
    for (const other of [id, 2_000_000_000]) {
      const { body } = await closeBy(id, app.people.member.key, { duplicate_of: other }).expect(400);
      expect([body.code, body.data.params]).toEqual(['invalid_param', { duplicate_of: 'must be another question' }]);
    }
    expect(await shown(id)).toMatchObject({ status: 'open' });
  });

  it('is reopened by an asker who closed it, but not after a moderator did, and keeps its solution', async () => {
    const { member, moderator, other } = app.people;
    const id = await area.question();
    const answer = await area.answer(id);
    await area.accept(answer);
    await closeBy(id, member.key).expect(200);
    expect((await area.read(id)).answers[0]).toMatchObject({ id: answer, is_best: true });
    expect((await reopenBy(id, other.key).expect(403)).body.code).toBe('not_owner');
    expect((await reopenBy(id, member.key).expect(200)).body).toMatchObject({
      status: 'resolved',
      best_answer_id: answer,
    });
    await closeBy(id, moderator.key).expect(200);
    expect((await reopenBy(id, member.key).expect(403)).body.code).toBe('question_closed');
    await reopenBy(id, moderator.key).expect(200);
  });
});

it('sorts answers by votes, newest and oldest, the best one first, on pages and by cursors', async () => {
  const { member, moderator, other } = app.people;
  const id = await area.question();
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) ids.push(await area.answer(id));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
  for (const key of [member.key, moderator.key]) await area.vote(b, 1, key);
  await area.vote(d, 1, other.key);
  await area.accept(c);
  const order = { votes: [c, b, d, a, e], newest: [c, e, d, b, a], oldest: [c, a, b, d, e] };
  const idsOf = ({ answers }: { answers: { id: number }[] }) => answers.map((each) => each.id);
  for (const [sort, expected] of Object.entries(order)) {
    for (const cursor of ['', '&cursor=*']) {
      const { body } = await app.api.get(`/answers/questions/${id}?sort=${sort}${cursor}`).expect(200);
      expect([sort, cursor, idsOf(body)]).toEqual([sort, cursor, expected]);
    }
  }
  await app.api.get(`/answers/questions/${id}?sort=best`).expect(400);
});
