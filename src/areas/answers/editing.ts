import { editableContent, lockOf } from '../../content/editing.js';
import type { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { postCommentById } from './comment-queries.js';
import { answer, postComment, question } from './content.js';
import { answerById, readQuestion } from './queries.js';

type Refuse<Code extends string> = (code: Code) => Problem;
/** A locked question. */
export type QuestionRow = {
  id: number;
  authorId: number;
  status: 'open' | 'resolved' | 'closed';
  bestAnswerId: number | null;
  /** The id of who closed it. */
  closedBy: number | null;
};

async function lockQuestionRow(database: Transaction, id: number): Promise<QuestionRow | null> {
  const question = await lockedRow<QuestionRow>(database)`
    SELECT id, author_id AS "authorId", status::text, best_answer_id AS "bestAnswerId", closed_by AS "closedBy"
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

/** The question of an answer, whose row it locks as a deletion of the question does. */
export async function lockQuestionOf(
  database: Transaction,
  id: number,
  refuse: Refuse<'answer_not_found'>,
): Promise<QuestionRow> {
  const row = await database.answer.findUnique({ where: { id }, select: { questionId: true } });
  const question = row && (await lockQuestionRow(database, row.questionId));
  // Read again: it may have been deleted while the lock was waited for.
  const answer = question && (await database.answer.findUnique({ where: { id }, select: { id: true } }));
  if (!question || !answer) {
    throw refuse('answer_not_found');
  }
  return question;
}

/** Error code that refuses changes by members in this question; null if they are allowed. */
export const closedBy = ({ status }: QuestionRow) => (status === 'closed' ? 'question_closed' : null);

/** Edits of questions. */
export const questions = editableContent(question, {
  lock: lockOf(question, 'question_closed'),
  write: ({ path, database }, data: { categoryId?: number | null; tagIds?: number[] }) =>
    database.question.update({ where: { id: path.id }, data, select: { id: true } }),
  read: ({ path, database }) => readQuestion(database, path.id),
});

/** Edits of answers. */
export const answers = editableContent(answer, {
  lock: lockOf(answer, 'question_closed'),
  read: ({ path, database }) => database.$one(answerById, [path.id]),
});

/** Edits of comments on questions and answers. */
export const postComments = editableContent(postComment, {
  lock: lockOf(postComment, 'question_closed'),
  read: ({ path, database }) => database.$one(postCommentById, [path.id]),
});
