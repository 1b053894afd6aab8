import { isModerator } from '../../accounts/access/authentication.js';
import type { Problem } from '../../api/contract/problems.js';
import type { Caller } from '../../api/http/caller.js';
import type { Transaction } from '../../database/client.js';
import { lockedRow } from '../../database/row-lock.js';

type Refuse<Code extends string> = (code: Code) => Problem;
type QuestionRow = {
  id: number;
  authorId: number;
  status: 'open' | 'resolved' | 'closed';
  bestAnswerId: number | null;
};

/** The question's row, locked until the transaction ends, so that what is found in it holds for as long as it matters. */
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

async function lockQuestionRow(database: Transaction, id: number): Promise<QuestionRow | null> {
  const question = await lockedRow<QuestionRow>(database)`
    SELECT id, author_id AS "authorId", status::text, best_answer_id AS "bestAnswerId"
    FROM questions WHERE id = ${id} FOR UPDATE`;
  return question;
}

/** An answer's author and its question, whose row is locked. The question first, as whoever deletes it does. */
export async function lockAnswer(database: Transaction, id: number, refuse: Refuse<'answer_not_found'>) {
  const found = await database.answer.findUnique({ where: { id }, select: { questionId: true } });
  const question = found && (await lockQuestionRow(database, found.questionId));
  // Read again: it may have been deleted while the lock was waited for.
  const answer = question && (await database.answer.findUnique({ where: { id }, select: { authorId: true } }));
  if (!question || !answer) {
    throw refuse('answer_not_found');
  }
  return { question, authorId: answer.authorId };
}

/**
 * Refuses who may not change what `authorId` wrote in this question: all but the author and moderators, and in a closed one
 * all but moderators.
 */
export function allowChange(
  question: QuestionRow,
  authorId: number,
  caller: Caller,
  refuse: Refuse<'not_owner' | 'question_closed'>,
): void {
  if (isModerator(caller)) {
    return;
  }
  if (authorId !== caller.id) {
    throw refuse('not_owner');
  }
  if (question.status === 'closed') {
    throw refuse('question_closed');
  }
}

/** Only the asker knows what helped: not even a moderator accepts in their place. */
export function allowJudging(
  question: QuestionRow,
  callerId: number,
  refuse: Refuse<'not_owner' | 'question_closed'>,
): void {
  if (question.authorId !== callerId) {
    throw refuse('not_owner');
  }
  if (question.status === 'closed') {
    throw refuse('question_closed');
  }
}
