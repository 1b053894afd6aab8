import { isModerator } from '../../api/auth/authentication.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { requestedRows } from '../../content/lists/walks.js';
import { answerComments, commentOnAnswer, commentOnQuestion, questionComments } from './comment-queries.js';
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

export const createQuestionComment: Handler<'createQuestionComment'> = async (input) => {
  const { path, body, caller, database, refuse } = input;
  const made = (await database.$json(commentOnQuestion, [path.id, caller.id, body.body, isModerator(caller)]))?.parse();
  if (made === undefined) throw refuse('question_not_found');
  const { id, question_id } = made;
  if (id === null) throw refuse('question_closed');
  return { status: 201, body: { id, question_id, answer_id: null, author: caller.username, hidden: null } };
};

export const createAnswerComment: Handler<'createAnswerComment'> = async (input) => {
  const { path, body, caller, database, refuse } = input;
  const made = (await database.$json(commentOnAnswer, [path.id, caller.id, body.body, isModerator(caller)]))?.parse();
  if (made === undefined) throw refuse('answer_not_found');
  const { id, question_id } = made;
  if (id === null) throw refuse('question_closed');
  return { status: 201, body: { id, question_id, answer_id: path.id, author: caller.username, hidden: null } };
};

export const updatePostComment: Handler<'updatePostComment'> = (input) =>
  postComments.update(input, { body: input.body.body });
export const deletePostComment: Handler<'deletePostComment'> = postComments.remove;
