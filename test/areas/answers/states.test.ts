import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectExact } from '../../helpers/exact.js';

type State = 'open' | 'resolved' | 'closed' | 'closed+best';
type Actor = 'asker' | 'other' | 'moderator';
type Edge = { operation: string; by: Actor[]; from: (State | 'none')[]; to?: State; code?: string };

const document = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'));
const edges: Edge[] = document.components.schemas.QuestionStatus['x-states'];
const states: State[] = ['open', 'resolved', 'closed', 'closed+best'];
const actors: Actor[] = ['asker', 'other', 'moderator'];
const steps = edges.flatMap(({ operation, by, from, to, code }) =>
  by.flatMap((actor) => from.map((state) => ({ operation, actor, state, outcome: to ?? code ?? '' }))),
);

let app: TestApp;
let area: ReturnType<typeof answersOf>;
beforeAll(async () => {
  app = await testApp();
  area = answersOf(app);
});
afterAll(() => app.close());

/** A question of the member's in this state, and an answer to it: the best one, if there is one. */
async function questionIn(state: State): Promise<{ id: number; answer: number }> {
  const { member } = app.people;
  const id = await area.question(state);
  const answer = await area.answer(id);
  if (state === 'resolved' || state === 'closed+best') await area.accept(answer);
  if (state.startsWith('closed')) await app.api.put(`/answers/questions/${id}/close`, member.key).expect(200);
  expect(await stateOf(id)).toBe(state);
  return { id, answer };
}

async function stateOf(id: number): Promise<string> {
  const { question, answers } = await area.read(id);
  const best = answers.filter((answer: { is_best: boolean }) => answer.is_best);
  expect(best.map((answer: { id: number }) => answer.id)).toEqual(
    question.best_answer_id === null ? [] : [question.best_answer_id],
  );
  return question.status === 'closed' && question.best_answer_id !== null ? 'closed+best' : question.status;
}

function take(operation: string, id: number, answer: number, key: string) {
  const { api } = app;
  switch (operation) {
    case 'acceptAnswer':
      return api.put(`/answers/answers/${answer}/best`, key);
    case 'unacceptAnswer':
      return api.delete(`/answers/answers/${answer}/best`, key);
    case 'closeQuestion':
      return api.put(`/answers/questions/${id}/close`, key);
    case 'reopenQuestion':
      return api.delete(`/answers/questions/${id}/close`, key);
    case 'createAnswer':
      return api.post(`/answers/questions/${id}/answers`, key).send({ body: 'One more' });
    case 'deleteAnswer':
      return api.delete(`/answers/answers/${answer}`, key);
    default:
      throw new Error(`The table names ${operation}, which the test does not know`);
  }
}

describe('the table of states', () => {
  it('has exactly one result for every operation, person and state', () => {
    const seen = steps.map(({ operation, actor, state }) => `${operation} ${actor} ${state}`);
    expect(new Set(seen).size).toBe(seen.length);
    const operations = [...new Set(edges.map(({ operation }) => operation))];
    const expected = operations.flatMap((operation) =>
      actors.flatMap((actor) =>
        (operation === 'createQuestion' ? ['none'] : states).map((state) => `${operation} ${actor} ${state}`),
      ),
    );
    expect(seen.sort()).toEqual(expected.sort());
  });

  it.each(steps)('$operation by the $actor from $state: $outcome', async ({ operation, actor, state, outcome }) => {
    const key = { asker: app.people.member, other: app.people.admin, moderator: app.people.moderator }[actor].key;
    // A stranger is a member; the answer under test is not theirs.
    const caller = actor === 'other' ? (await stranger()).key : key;
    if (state === 'none') {
      const { body } = await app.api.post('/answers/questions', caller).send({ title: 'New', body: 'x' }).expect(201);
      expect(body.status).toBe(outcome);
      return;
    }
    const { id, answer } = await questionIn(state);
    if (operation === 'deleteAnswer' && actor === 'asker') {
      // Makes the asker the author of the answer as well.
      await app.database.prisma.answer.update({ where: { id: answer }, data: { authorId: app.people.member.id } });
    }
    const legal = states.includes(outcome as State);
    for (let turn = 0; turn < (legal && operation !== 'deleteAnswer' ? 2 : 1); turn++) {
      const reply = await take(operation, id, answer, caller);
      if (legal) {
        expect([200, 201]).toContain(reply.status);
        if (reply.body.status !== undefined) expect(reply.body.status).toBe(outcome.replace('+best', ''));
      } else {
        expect([reply.status, reply.body.code]).toEqual([403, outcome]);
      }
      expect(await stateOf(id)).toBe(legal ? outcome : state);
    }
  });

  it('leaves everything counted', () => expectExact(app.database, 'answers'));
});

let known: { key: string } | undefined;
async function stranger(): Promise<{ key: string }> {
  const { createPerson } = await import('../../helpers/people.js');
  known ??= await createPerson(app.database, 'stranger');
  return known;
}

describe('accepting another answer', () => {
  it('moves the mark, and taking back one that is not the best changes nothing', async () => {
    const { id, answer } = await questionIn('resolved');
    const second = await area.answer(id, 'Better');
    expect((await area.accept(second)).body).toMatchObject({ status: 'resolved', best_answer_id: second });
    const { member } = app.people;
    const reply = await app.api.delete(`/answers/answers/${answer}/best`, member.key).expect(200);
    expect(reply.body).toMatchObject({ status: 'resolved', best_answer_id: second });
    await app.api.delete(`/answers/answers/${answer}`, app.people.other.key).expect(200);
    expect(await stateOf(id)).toBe('resolved');
  });
});

describe('the database itself', () => {
  it('refuses a status and a best answer that disagree, and an answer to another question', async () => {
    const { id } = await questionIn('open');
    const { answer: elsewhere } = await questionIn('open');
    const set = (change: string) => app.database.pool.query(`UPDATE questions SET ${change} WHERE id = ${id}`);
    await expect(set(`status = 'resolved'`)).rejects.toThrow('questions_resolved_has_best_answer');
    await expect(set(`best_answer_id = ${elsewhere}`)).rejects.toThrow('questions_open_has_no_best_answer');
    await expect(set(`status = 'resolved', best_answer_id = ${elsewhere}`)).rejects.toThrow('best_answer_id_id_fkey');
  });

  it('opens a question whose best answer is deleted by any way, and deletes a question with its best answer', async () => {
    const { id, answer } = await questionIn('resolved');
    await app.database.pool.query('DELETE FROM answers WHERE id = $1', [answer]);
    expect(await stateOf(id)).toBe('open');
    const { id: other } = await questionIn('closed+best');
    await app.database.pool.query('DELETE FROM questions WHERE id = $1', [other]);
    await expectExact(app.database, 'answers');
  });
});
