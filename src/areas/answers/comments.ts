import { isModerator } from '../../api/auth/authentication.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { requestedRows } from '../../content/lists/walks.js';
import type { Problem, ProblemCode } from '../../core/contract/problems.js';
import type { Statement } from '../../core/database/statement.js';
import {
  answerComments,
  commentOnAnswer,
  commentOnQuestion,
  type Inserted,
  postCommentDetail,
  questionComments,
} from './comment-queries.js';
import { postComments } from './editing.js';

const placeOf = ({ path, query }: Pick<Input<'listAnswerComments'>, 'path' | 'query'>): unknown[] => {
  const { page = 1, per_page: perPage = 20 } = query;
  return [path.id, (page - 1) * perPage, perPage, page];
};

export const listQuestionComments: Handler<'listQuestionComments'> = async (input) => {
  const call = requestedRows(questionComments, placeOf(input), input.query);
  return okOrNotFound(await input.database.$json(...call), input.refuse, 'question_not_found');
};

export const listAnswerComments: Handler<'listAnswerComments'> = async (input) => {
  const call = requestedRows(answerComments, placeOf(input), input.query);
  return okOrNotFound(await input.database.$json(...call), input.refuse, 'answer_not_found');
};

export const getPostComment: Handler<'getPostComment'> = async ({ path, query, database, refuse }) => {
  const { per_page: perPage = 20 } = query;
  return okOrNotFound(await database.$json(postCommentDetail, [path.id, perPage]), refuse, 'post_comment_not_found');
};

type CreateInput<Missing extends ProblemCode> = Pick<
  Input<'createAnswerComment'>,
  'path' | 'body' | 'caller' | 'database'
> & {
  refuse: (code: Missing | 'question_closed') => Problem;
};

/** Creates a comment. @throws question_closed, or the code for a missing post */
async function create<Missing extends ProblemCode>(
  { path, body, caller, database, refuse }: CreateInput<Missing>,
  statement: Statement<Inserted>,
  missing: Missing,
  answer: number | null,
) {
  const made = (await database.$json(statement, [path.id, caller.id, body.body, isModerator(caller)]))?.parse();
  if (made === undefined) throw refuse(missing);
  if (made.id === null) throw refuse('question_closed');
  return { id: made.id, question_id: made.question_id, answer_id: answer, author: caller.username, hidden: null };
}

export const createQuestionComment: Handler<'createQuestionComment'> = async (input) => ({
  status: 201,
  body: await create(input, commentOnQuestion, 'question_not_found', null),
});

export const createAnswerComment: Handler<'createAnswerComment'> = async (input) => ({
  status: 201,
  body: await create(input, commentOnAnswer, 'answer_not_found', input.path.id),
});

export const updatePostComment: Handler<'updatePostComment'> = (input) =>
  postComments.update(input, { body: input.body.body });
export const deletePostComment: Handler<'deletePostComment'> = postComments.remove;
