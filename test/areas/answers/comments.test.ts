import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';
import { notificationsOf } from '../../helpers/notifications.js';
import { createPerson } from '../../helpers/people.js';

let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
});
afterAll(() => app.close());

const comment = async (path: string, key: string, body = 'A comment'): Promise<number> =>
  (await app.api.post(`/answers/${path}/comments`, key).send({ body }).expect(201)).body.id;
const codeOf = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await call;
  return [status, body.code];
};

describe('a comment on a question or an answer', () => {
  it('is edited and deleted by its author and moderators, once the question is closed by moderators alone', async () => {
    const { member, other, moderator, admin } = app.people;
    const question = await area.question();
    const answer = await area.answer(question);
    const id = await comment(`questions/${question}`, other.key);
    const path = `/answers/comments/${id}`;
    const edit = (key: string) => app.api.patch(path, key).send({ body: 'Edited' });
    expect(await codeOf(edit(member.key))).toEqual([403, 'not_owner']);
    expect(await codeOf(app.api.delete(path, member.key))).toEqual([403, 'not_owner']);
    await edit(other.key).expect(200);
    await app.api.put(`/answers/questions/${question}/close`, moderator.key).expect(200);
    expect(await codeOf(edit(other.key))).toEqual([403, 'question_closed']);
    expect(await codeOf(app.api.delete(path, other.key))).toEqual([403, 'question_closed']);
    for (const post of [`questions/${question}`, `answers/${answer}`])
      expect(await codeOf(app.api.post(`/answers/${post}/comments`, other.key).send({ body: 'x' }))).toEqual([
        403,
        'question_closed',
      ]);
    await comment(`questions/${question}`, admin.key);
    await edit(admin.key).expect(200);
    await app.api.delete(path, moderator.key).expect(200);
  });

  it('has at most 600 characters', async () => {
    const path = `/answers/questions/${await area.question()}/comments`;
    await app.api
      .post(path, app.people.member.key)
      .send({ body: 'x'.repeat(600) })
      .expect(201);
    expect(await codeOf(app.api.post(path, app.people.member.key).send({ body: 'x'.repeat(601) }))).toEqual([
      400,
      'invalid_param',
    ]);
  });

  it('is among the first two of its post, or in the list, and counted', async () => {
    const { member, other } = app.people;
    const question = await area.question();
    const answer = await area.answer(question);
    const ids = [];
    for (let n = 0; n < 3; n++)
      ids.push(await comment(`answers/${answer}`, n === 1 ? other.key : member.key, `Number ${n}`));
    const { answers, question: shown } = await area.read(question);
    expect(answers[0]).toMatchObject({
      comment_count: 3,
      comments: ids.slice(0, 2).map((id) => ({ id, answer_id: answer })),
    });
    expect(shown).toMatchObject({ comment_count: 0, comments: [] });
    const { body } = await app.api.get(`/answers/answers/${answer}/comments`).expect(200);
    expect([body.comments.map(({ id }: { id: number }) => id), body.total]).toEqual([ids, 3]);
    await expectExact(app.database, 'answers');
  });

  it('notifies the author of its post and those it mentions', async () => {
    const [asker, answerer, named] = await Promise.all([
      createPerson(app.database, 'asker'),
      createPerson(app.database, 'answerer'),
      createPerson(app.database, 'named'),
    ]);
    const question = await area.question('Why?', {}, asker.key);
    const answer = await area.answer(question, 'So', answerer.key);
    const { notify, of } = notificationsOf(app);
    await notify();
    await comment(`answers/${answer}`, app.people.other.key, 'Thanks, @named');
    const typesOf = async (person: { key: string }) =>
      (await of(person))
        .map(({ type, reason }) => `${type} ${reason}`)
        .filter((each) => each.startsWith('post_comment'));
    expect(await typesOf(answerer)).toEqual(['post_comment.created own']);
    expect(await typesOf(named)).toEqual(['post_comment.created mention']);
    expect(await typesOf(asker)).toEqual([]);
  });

  it('goes for good with its question, also if it was hidden before', async () => {
    const { member, other, moderator } = app.people;
    const question = await area.question();
    const answer = await area.answer(question);
    const kept = await comment(`answers/${answer}`, other.key);
    const hidden = await comment(`answers/${answer}`, member.key);
    await app.api.put(`/content/post_comment/${kept}/like`, member.key).expect(200);
    await app.api.put(`/moderation/content/post_comment/${hidden}`, moderator.key).send({ reason: 'Spam' }).expect(200);
    await app.api.delete(`/answers/questions/${question}`, moderator.key).expect(200);
    await app.database.pool.query(
      `SELECT purge_removals(id) FROM removals WHERE target_type = 'question' AND target_id = $1`,
      [question],
    );
    const { rows } = await app.database.pool.query(
      `SELECT id FROM post_comments WHERE thread_id = $1 UNION ALL SELECT id FROM removed.post_comments WHERE thread_id = $1
       UNION ALL SELECT id FROM removals WHERE target_type = 'post_comment' AND target_id = ANY ($2)`,
      [question, [kept, hidden]],
    );
    expect(rows).toEqual([]);
    await expectExact(app.database);
  });
});
