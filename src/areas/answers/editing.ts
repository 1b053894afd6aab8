import { policies } from '../../api/auth/policies.js';
import { editableContent, requireAllowed, type WriteInput } from '../../content/editing.js';
import type { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { answer, question } from './content.js';
import { answerById, readQuestion } from './queries.js';

type Refuse<Code extends string> = (code: Code) => Problem;
type QuestionRow = {
  id: number;
  authorId: number;
  status: 'open' | 'resolved' | 'closed';
  bestAnswerId: number | null;
};

async function lockQuestionRow(database: Transaction, id: number): Promise<QuestionRow | null> {
  const question = await lockedRow<QuestionRow>(database)`
    SELECT id, author_id AS "authorId", status::text, best_answer_id AS "bestAnswerId"
    FROM questions WHERE id = ${id} FOR UPDATE`;
  return question;
}

/** The question's row, locked until the transaction ends. */
export async function lockQuestion(
  database: Transaction,
  id: number,
  refuse: Refuse<'question_not_found'>,
): Promise<QuestionRow> {
  const question = await lockQuestionRow(database, id);
  if (question === null) {
    throw refuse('question_not_found');
  }
  return question;
}

/** Author id of an answer, and its question, whose row it locks as a deletion of the question does. */
export async function lockAnswer(database: Transaction, id: number, refuse: Refuse<'answer_not_found'>) {
  const row = await database.answer.findUnique({ where: { id }, select: { questionId: true } });
  const question = row && (await lockQuestionRow(database, row.questionId));
  // Read again: it may have been deleted while the lock was waited for.
  const answer = question && (await database.answer.findUnique({ where: { id }, select: { authorId: true } }));
  if (!question || !answer) {
    throw refuse('answer_not_found');
  }
  return { question, authorId: answer.authorId };
}

type Action = 'update' | 'delete';

/** Error code that refuses changes by members in this question; null if they are allowed. */
export const closedBy = ({ status }: QuestionRow) => (status === 'closed' ? 'question_closed' : null);

/** Locks a question that the caller may change, and returns its author's id. */
async function claimQuestion(
  input: WriteInput<'question_not_found' | 'not_owner' | 'question_closed'>,
  action: Action,
): Promise<number> {
  const { path, caller, database, refuse } = input;
  const question = await lockQuestion(database, path.id, refuse);
  const { authorId } = question;
  requireAllowed(policies.question[action], { authorId, closed: closedBy(question) }, caller, refuse);
  return authorId;
}

/** Locks the question of an answer that the caller may change, and returns the answer's author's id. */
async function claimAnswer(
  input: WriteInput<'answer_not_found' | 'not_owner' | 'question_closed'>,
  action: Action,
): Promise<number> {
  const { path, caller, database, refuse } = input;
  const { question, authorId } = await lockAnswer(database, path.id, refuse);
  requireAllowed(policies.answer[action], { authorId, closed: closedBy(question) }, caller, refuse);
  return authorId;
}

/** Edits of questions. */
export const questions = editableContent(question, {
  lock: claimQuestion,
  write: ({ path, database }, data: { categoryId?: number | null }) =>
    database.question.update({ where: { id: path.id }, data, select: { id: true } }),
  read: ({ path, database }) => readQuestion(database, path.id),
});

/** Edits of answers. */
export const answers = editableContent(answer, {
  lock: claimAnswer,
  read: ({ path, database }) => database.$one(answerById, [path.id]),
});
