import { isModerator } from '../access/authentication.js';
import type { Problem } from '../contract/problems.js';
import { trimmed } from '../contract/text.js';
import type { Json, Transaction } from '../database/client.js';
import type { Caller } from '../http/caller.js';
import { JsonText } from '../http/replies.js';
import type { Handler } from '../pipeline/handlers.js';
import { searchPage } from './search.js';
import { answersPerPage, indexedFrom, questionById, questionPageFar, questionPageNear, questionPageOf } from './sql.js';

export const listQuestions: Handler<'listQuestions'> = async ({ query, json }) => {
  const { page = 1, per_page = 20, cat, status, search = '' } = query;
  if (search.trim() !== '') {
    return { status: 200, body: new JsonText(await searchPage(json, query)) };
  }
  const before = (page - 1) * per_page;
  const statement = questionPageOf({
    byCategory: cat !== undefined,
    byStatus: status !== undefined,
    far: before >= indexedFrom,
  });
  const filters = [cat, status].filter((filter) => filter !== undefined);
  return { status: 200, body: new JsonText((await json(statement, [per_page, before, page, ...filters])) ?? '') };
};

export const getQuestion: Handler<'getQuestion'> = async ({ path, query: { page = 1 }, json, refuse }) => {
  const before = (page - 1) * answersPerPage;
  const statement = before < indexedFrom ? questionPageNear : questionPageFar;
  const reply = await json(statement, [path.id, before, page]);
  if (reply === null) {
    throw refuse('question_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
};

/** Creates nothing where a category is named that is not there. */
const insertQuestion = {
  name: 'insert_question',
  text: `
    WITH category AS (SELECT (SELECT id FROM categories WHERE slug = $4::text) AS id),
    created AS (
      INSERT INTO questions (author_id, title, body, category_id)
      SELECT $1::integer, $2::text, $3::text, id FROM category WHERE id IS NOT NULL OR $4::text IS NULL
      RETURNING id, title, status
    )
    SELECT row_to_json(created)::text AS reply FROM created`,
};

export const createQuestion: Handler<'createQuestion'> = async ({ body, caller, json, refuse }) => {
  const row = await json(insertQuestion, [caller.id, trimmed(body.title), body.body, body.category ?? null]);
  if (row === null) {
    throw refuse('category_not_found');
  }
  return { status: 201, body: { ...JSON.parse(row), author: caller.username } };
};

export const updateQuestion: Handler<'updateQuestion'> = async ({ path, body, caller, database, json, refuse }) => {
  const question = await lockQuestion(database, path.id, refuse);
  let categoryId: number | null = null;
  if (typeof body.category === 'string') {
    const category = await database.category.findUnique({ where: { slug: body.category }, select: { id: true } });
    if (category === null) {
      throw refuse('category_not_found');
    }
    categoryId = category.id;
  }
  allowChange(question, question.authorId, caller, refuse);
  await database.question.update({
    where: { id: path.id },
    data: {
      ...(body.title === undefined ? {} : { title: trimmed(body.title) }),
      ...(body.body === undefined ? {} : { body: body.body }),
      ...(body.category === undefined ? {} : { categoryId }),
    },
    select: { id: true },
  });
  return { status: 200, body: await readQuestion(json, path.id) };
};

export const deleteQuestion: Handler<'deleteQuestion'> = async ({ path, caller, database, refuse }) => {
  const question = await lockQuestion(database, path.id, refuse);
  allowChange(question, question.authorId, caller, refuse);
  await database.question.delete({ where: { id: path.id }, select: { id: true } });
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const closeQuestion: Handler<'closeQuestion'> = async ({ path, caller, database, json, refuse }) => {
  const question = await lockQuestion(database, path.id, refuse);
  if (question.authorId !== caller.id && !isModerator(caller)) {
    throw refuse('not_owner');
  }
  await database.question.update({ where: { id: path.id }, data: { status: 'closed' }, select: { id: true } });
  return { status: 200, body: await readQuestion(json, path.id) };
};

export const reopenQuestion: Handler<'reopenQuestion'> = async ({ path, database, json, refuse }) => {
  const { bestAnswerId } = await lockQuestion(database, path.id, refuse);
  const status = bestAnswerId === null ? 'open' : 'resolved';
  await database.question.update({ where: { id: path.id }, data: { status }, select: { id: true } });
  return { status: 200, body: await readQuestion(json, path.id) };
};

export type Refuse<Code extends string> = (code: Code) => Problem;
export type QuestionRow = {
  id: number;
  authorId: number;
  status: 'open' | 'resolved' | 'closed';
  bestAnswerId: number | null;
};

/** The question's row, locked until the transaction ends, so that what is found in it holds for as long as it matters. */
async function lockQuestion(
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

export async function lockQuestionRow(database: Transaction, id: number): Promise<QuestionRow | null> {
  const [question] = await database.$queryRaw<QuestionRow[]>`
    SELECT id, author_id AS "authorId", status::text, best_answer_id AS "bestAnswerId"
    FROM questions WHERE id = ${id} FOR UPDATE`;
  return question ?? null;
}

/** Refuses who may not change what `authorId` wrote in this question: all but the author and moderators, and in a closed one all but moderators. */
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

export async function readQuestion(json: Json, id: number) {
  return new JsonText<never>((await json(questionById, [id])) ?? 'null');
}
