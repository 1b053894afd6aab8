import type { components } from '../../../generated/openapi.js';
import { policies } from '../../api/auth/policies.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { requireAllowed } from '../../content/editing.js';
import { personPages } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { amongHidden } from '../../content/removal/removal.js';
import { similarContent } from '../../content/similar.js';
import { tagIdsOf } from '../../content/tags.js';
import { trimmed } from '../../core/contract/text.js';
import { defined } from '../../core/database/defined.js';
import type { Statement } from '../../core/database/statement.js';
import { question } from './content.js';
import { lockQuestion, type QuestionRow, questions } from './editing.js';
import {
  answersPerPage,
  questionPageOf,
  questionSummary,
  questionWithAnswers,
  readQuestion,
  setVoteOnQuestion,
} from './queries.js';
import { searchPage } from './search.js';

export const listQuestions: Handler<'listQuestions'> = async ({ query, database, parts }) => {
  const { page = 1, per_page = 20, cat, status, tag, sort, search = '' } = query;
  if (search.trim() !== '') {
    return { status: 200, body: await searchPage(parts.searches, database, query) };
  }
  const by = { byCategory: cat !== undefined, byStatus: status !== undefined, byTag: tag !== undefined };
  const statement = questionPageOf(by, sort);
  const filters = [cat, status, tag].filter((filter) => filter !== undefined);
  const values = [per_page, (page - 1) * per_page, page, ...filters];
  return { status: 200, body: await database.$one(...requestedRows(statement, values, query)) };
};

const questionsOfId = personPages(questionSummary, 'questions_of_author');
const questionsOfName = personPages(questionSummary, 'questions_of_author', { by: 'username' });

export const listMyQuestions: Handler<'listMyQuestions'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...questionsOfId(caller.id, query)),
});

export const listUserQuestions: Handler<'listUserQuestions'> = async ({ path, query, database, refuse }) => {
  return okOrNotFound(await database.$json(...questionsOfName(path.username, query)), refuse, 'user_not_found');
};

/** Statement and parameters of a page of a question. */
function questionPageAt({ path, query }: Pick<Input<'getQuestion'>, 'path' | 'query'>) {
  const { page = 1 } = query;
  return requestedRows(questionWithAnswers(query.sort), [path.id, (page - 1) * answersPerPage, page], query);
}

export const getQuestion: Handler<'getQuestion'> = async (input) => {
  const { path, database, refuse } = input;
  const page = questionPageAt(input);
  const body =
    (await database.$json(...page)) ??
    (await amongHidden(input, { type: 'question', id: path.id }, async ({ $one }, hidden) => {
      const found = (await $one(...page)).parse();
      return { ...found, question: { ...found.question, hidden } };
    }));
  return okOrNotFound(body, refuse, 'question_not_found');
};

type CreatedQuestion = components['schemas']['CreatedQuestion'];

/** Creates nothing if a given category does not exist. */
const insertQuestion: Statement<Omit<CreatedQuestion, 'author' | 'hidden'>> = {
  name: 'insert_question',
  text: `
    WITH category AS (SELECT (SELECT id FROM categories WHERE slug = $4::text) AS id),
    created AS (
      INSERT INTO questions (author_id, title, body, category_id, tag_ids)
      SELECT $1::integer, $2::text, $3::text, id, $5::integer[] FROM category WHERE id IS NOT NULL OR $4::text IS NULL
      RETURNING id, title, status
    )
    SELECT row_to_json(created)::text AS reply FROM created`,
};

export const createQuestion: Handler<'createQuestion'> = async ({ body, caller, database, refuse }) => {
  const tagIds = await tagIdsOf({ database, refuse }, body.tags);
  const values = [caller.id, trimmed(body.title), body.body, body.category ?? null, tagIds];
  const row = await database.$json(insertQuestion, values);
  if (row === null) {
    throw refuse('category_not_found');
  }
  return { status: 201, body: { ...row.parse(), author: caller.username, hidden: null } };
};

export const updateQuestion: Handler<'updateQuestion'> = async (input) => {
  const { body, database, refuse } = input;
  const { title, category: slug } = body;
  const category = slug ? await database.category.findUnique({ where: { slug }, select: { id: true } }) : null;
  if (slug && category === null) {
    throw refuse('category_not_found');
  }
  const changes = {
    ...{ title: title && trimmed(title), body: body.body },
    ...(body.tags && { tagIds: await tagIdsOf(input, body.tags) }),
  };
  return questions.update(input, slug === undefined ? changes : { ...changes, categoryId: category?.id ?? null });
};

export const deleteQuestion: Handler<'deleteQuestion'> = (input) => {
  const where = { questionId: input.path.id, NOT: { authorId: input.caller.id } };
  return questions.removeUnanswered(input, async () => {
    return (await input.database.answer.findFirst({ where, select: { id: true } })) !== null;
  });
};

/** Error code for an asker whose question others have closed; null otherwise. */
const closedByOthers = ({ status, closedBy }: QuestionRow, caller: number) =>
  status === 'closed' && closedBy !== caller ? 'question_closed' : null;

export const closeQuestion: Handler<'closeQuestion'> = async ({ path, body, caller, database, record, refuse }) => {
  const { reason, duplicate_of: duplicateOfId } = body ?? {};
  const question = await lockQuestion(database, path.id, refuse);
  requireAllowed(policies.question.close, question, caller, refuse);
  if (duplicateOfId !== undefined) {
    const select = { duplicateOfId: true } as const;
    const original = await database.question.findUnique({ where: { id: duplicateOfId }, select });
    if (original === null || [duplicateOfId, original.duplicateOfId].includes(path.id)) {
      throw refuse('invalid_param', { params: { duplicate_of: 'must be another question' } });
    }
  }
  const data = defined({ closeReason: reason, duplicateOfId });
  if (question.status !== 'closed' || Object.keys(data).length > 0) {
    // Askers change no closing of a moderator.
    requireAllowed(
      policies.question.reopen,
      { ...question, closed: closedByOthers(question, caller.id) },
      caller,
      refuse,
    );
    const closing = { status: 'closed', closedBy: caller.id, ...data } as const;
    await database.question.update({ where: { id: path.id }, data: closing, select: { id: true } });
    await record({ target: 'question', id: path.id, of: question.authorId, reason: reason ?? null });
  }
  return { status: 200, body: await readQuestion(database, path.id) };
};

export const reopenQuestion: Handler<'reopenQuestion'> = async ({ path, caller, database, record, refuse }) => {
  const question = await lockQuestion(database, path.id, refuse);
  const { bestAnswerId, authorId, closedBy: closer } = question;
  requireAllowed(policies.question.reopen, { authorId, closed: closedByOthers(question, caller.id) }, caller, refuse);
  const status = bestAnswerId === null ? 'open' : 'resolved';
  const data = { status, closedBy: null, closeReason: null, duplicateOfId: null } as const;
  const { count } = await database.question.updateMany({ where: { id: path.id, NOT: { status } }, data });
  if (count > 0) await record({ target: 'question', id: path.id, ...(closer === caller.id ? { of: authorId } : {}) });
  return { status: 200, body: await readQuestion(database, path.id) };
};

const similar = similarContent('SimilarQuestions', question, {
  field: 'questions',
  columns: 'r.status, r.answer_count',
  first: `r.status = 'resolved' DESC`,
});

export const listSimilarQuestions: Handler<'listSimilarQuestions'> = async (input) => ({
  status: 200,
  body: await similar(input),
});

export const setQuestionVote: Handler<'setQuestionVote'> = async ({ path, body, caller, database, refuse }) =>
  okOrNotFound(await database.$json(setVoteOnQuestion, [path.id, caller.id, body.vote]), refuse, 'question_not_found');
export const deleteQuestionVote: Handler<'deleteQuestionVote'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(setVoteOnQuestion, [path.id, caller.id, 0]), refuse, 'question_not_found');
