import { policies } from '../../api/auth/policies.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { requireAllowed } from '../../content/editing.js';
import { joinedRows, type PersonBy, pageOfPerson, personPage, personRows } from '../../content/lists/lists.js';
import { type BoundStatement, requestedRows } from '../../content/lists/walks.js';
import { objectSql } from '../../core/database/formats.js';
import type { Statement } from '../../core/database/statement.js';
import { answers, closedBy, lockQuestionOf } from './editing.js';
import { answerDetail, answerSummary, insertVote, readQuestion, setVoteOnAnswer } from './queries.js';

/** One statement: locks the question's row before reading its status, so that no answer slips in behind its closing. */
const insertAnswer: Statement<{ id: number | null }> = {
  name: 'insert_answer',
  text: `
    WITH question AS (SELECT id, status FROM questions WHERE id = $1 FOR UPDATE),
    created AS (
      INSERT INTO answers (question_id, author_id, body)
      SELECT id, $2::integer, $3::text FROM question WHERE status <> 'closed'
      RETURNING id
    )
    SELECT ${objectSql({ id: 'created.id' })}::text AS reply FROM question LEFT JOIN created ON true`,
};

export const createAnswer: Handler<'createAnswer'> = async ({ path, body, caller, database, refuse }) => {
  const row = await database.$json(insertAnswer, [path.id, caller.id, body.body]);
  if (row === null) {
    throw refuse('question_not_found');
  }
  const { id } = row.parse();
  if (id === null) {
    throw refuse('question_closed');
  }
  return { status: 201, body: { id, question_id: path.id, author: caller.username, hidden: null } };
};

/** $5 status of the questions. */
const answersOfStatus = joinedRows('answers_of_author_by_status', {
  table: 'answers',
  column: 'question_id',
  join: 'JOIN questions q ON q.id = written.question_id AND q.status = $5::question_status',
});

const answersOf = (by: PersonBy) => {
  const all = personPage(answerSummary, personRows('answers_of_author'), by);
  const some = personPage(answerSummary, answersOfStatus, by);
  return { all, some };
};
const answersOfPerson = { id: answersOf('id'), username: answersOf('username') };

/** Statement and parameters of a page of somebody's answers. */
function answerPageOf(
  by: PersonBy,
  person: number | string,
  query: Input<'listMyAnswers'>['query'],
): BoundStatement<'AnswerList'> {
  const { all, some } = answersOfPerson[by];
  const values = pageOfPerson(person, query);
  return query.status === undefined
    ? requestedRows(all, values, query)
    : requestedRows(some, [...values, query.status], query);
}

export const listMyAnswers: Handler<'listMyAnswers'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...answerPageOf('id', caller.id, query)),
});

export const listUserAnswers: Handler<'listUserAnswers'> = async ({ path, query, database, refuse }) => {
  return okOrNotFound(
    await database.$json(...answerPageOf('username', path.username, query)),
    refuse,
    'user_not_found',
  );
};

export const getAnswer: Handler<'getAnswer'> = async ({ path, query, database, refuse }) =>
  okOrNotFound(await database.$json(answerDetail(query.sort), [path.id]), refuse, 'answer_not_found');

export const updateAnswer: Handler<'updateAnswer'> = (input) => answers.update(input, { body: input.body.body });
export const deleteAnswer: Handler<'deleteAnswer'> = answers.remove;

export const acceptAnswer: Handler<'acceptAnswer'> = async ({ path, caller, database, refuse }) => {
  const question = await lockQuestionOf(database, path.id, refuse);
  requireAllowed(policies.question.accept, { ...question, closed: closedBy(question) }, caller, refuse);
  await database.question.update({
    where: { id: question.id },
    data: { status: 'resolved', bestAnswerId: path.id },
    select: { id: true },
  });
  return { status: 200, body: await readQuestion(database, question.id) };
};

export const unacceptAnswer: Handler<'unacceptAnswer'> = async ({ path, caller, database, refuse }) => {
  const question = await lockQuestionOf(database, path.id, refuse);
  requireAllowed(policies.question.accept, { ...question, closed: closedBy(question) }, caller, refuse);
  await database.question.updateMany({
    where: { id: question.id, bestAnswerId: path.id },
    data: { status: 'open', bestAnswerId: null },
  });
  return { status: 200, body: await readQuestion(database, question.id) };
};

export const voteAnswer: Handler<'voteAnswer'> = async ({ path, body, caller, database, refuse }) => {
  return okOrNotFound(await database.$json(insertVote, [path.id, caller.id, body.vote]), refuse, 'answer_not_found');
};

export const setAnswerVote: Handler<'setAnswerVote'> = async ({ path, body, caller, database, refuse }) =>
  okOrNotFound(await database.$json(setVoteOnAnswer, [path.id, caller.id, body.vote]), refuse, 'answer_not_found');
export const deleteAnswerVote: Handler<'deleteAnswerVote'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(setVoteOnAnswer, [path.id, caller.id, 0]), refuse, 'answer_not_found');
