import type { Transaction } from '../database/client.js';
import { JsonText } from '../http/replies.js';
import type { Handler } from '../pipeline/handlers.js';
import { allowChange, lockQuestionRow, type QuestionRow, type Refuse, readQuestion } from './questions.js';
import { answerById } from './sql.js';

/** One statement: the question's row is locked before its status is read, so that nothing slips in behind its closing. */
const insertAnswer = {
  name: 'insert_answer',
  text: `
    WITH question AS (SELECT id, status FROM questions WHERE id = $1 FOR UPDATE),
    created AS (
      INSERT INTO answers (question_id, author_id, body)
      SELECT id, $2::integer, $3::text FROM question WHERE status <> 'closed'
      RETURNING id
    )
    SELECT json_build_object('id', created.id)::text AS reply FROM question LEFT JOIN created ON true`,
};

export const createAnswer: Handler<'createAnswer'> = async ({ path, body, caller, json, refuse }) => {
  const row = await json(insertAnswer, [path.id, caller.id, body.body]);
  if (row === null) {
    throw refuse('question_not_found');
  }
  const { id } = JSON.parse(row) as { id: number | null };
  if (id === null) {
    throw refuse('question_closed');
  }
  return { status: 201, body: { id, question_id: path.id, author: caller.username } };
};

export const updateAnswer: Handler<'updateAnswer'> = async ({ path, body, caller, database, json, refuse }) => {
  const { question, authorId } = await lockAnswer(database, path.id, refuse);
  allowChange(question, authorId, caller, refuse);
  await database.answer.update({ where: { id: path.id }, data: { body: body.body }, select: { id: true } });
  const reply = await json(answerById, [path.id]);
  return { status: 200, body: new JsonText(reply ?? 'null') };
};

export const deleteAnswer: Handler<'deleteAnswer'> = async ({ path, caller, database, refuse }) => {
  const { question, authorId } = await lockAnswer(database, path.id, refuse);
  allowChange(question, authorId, caller, refuse);
  await database.answer.delete({ where: { id: path.id }, select: { id: true } });
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const acceptAnswer: Handler<'acceptAnswer'> = async ({ path, caller, database, json, refuse }) => {
  const { question } = await lockAnswer(database, path.id, refuse);
  allowJudging(question, caller.id, refuse);
  await database.question.update({
    where: { id: question.id },
    data: { status: 'resolved', bestAnswerId: path.id },
    select: { id: true },
  });
  return { status: 200, body: await readQuestion(json, question.id) };
};

export const unacceptAnswer: Handler<'unacceptAnswer'> = async ({ path, caller, database, json, refuse }) => {
  const { question } = await lockAnswer(database, path.id, refuse);
  allowJudging(question, caller.id, refuse);
  await database.question.updateMany({
    where: { id: question.id, bestAnswerId: path.id },
    data: { status: 'open', bestAnswerId: null },
  });
  return { status: 200, body: await readQuestion(json, question.id) };
};

/** Only the asker knows what helped: not even a moderator accepts in their place. */
function allowJudging(question: QuestionRow, callerId: number, refuse: Refuse<'not_owner' | 'question_closed'>): void {
  if (question.authorId !== callerId) {
    throw refuse('not_owner');
  }
  if (question.status === 'closed') {
    throw refuse('question_closed');
  }
}

/**
 * One statement. Whoever votes on an answer holds its row, so that of many votes of one user the first alone is counted,
 * and the score that the others see has it in. A trigger adds the vote to the score.
 */
export const insertVote = {
  name: 'insert_vote',
  text: `
    WITH answer AS (SELECT id, vote_score FROM answers WHERE id = $1 FOR NO KEY UPDATE),
    counted AS (
      INSERT INTO votes (answer_id, user_id, value)
      SELECT id, $2::integer, $3::smallint FROM answer
      ON CONFLICT (answer_id, user_id) DO NOTHING
      RETURNING value
    )
    SELECT json_build_object(
      'result', CASE WHEN counted.value IS NULL THEN 'already_voted' ELSE 'ok' END,
      'vote_score', answer.vote_score + coalesce(counted.value, 0)
    )::text AS reply
    FROM answer LEFT JOIN counted ON true`,
};

export const voteAnswer: Handler<'voteAnswer'> = async ({ path, body, caller, json, refuse }) => {
  const reply = await json(insertVote, [path.id, caller.id, body.vote]);
  if (reply === null) {
    throw refuse('answer_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
};

/** An answer's author and its question, whose row is locked. The question first, as whoever deletes it does. */
async function lockAnswer(database: Transaction, id: number, refuse: Refuse<'answer_not_found'>) {
  const found = await database.answer.findUnique({ where: { id }, select: { questionId: true } });
  const question = found && (await lockQuestionRow(database, found.questionId));
  // Read again: it may have been deleted while the lock was waited for.
  const answer = question && (await database.answer.findUnique({ where: { id }, select: { authorId: true } }));
  if (!question || !answer) {
    throw refuse('answer_not_found');
  }
  return { question, authorId: answer.authorId };
}
