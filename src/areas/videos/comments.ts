import { isModerator, viewerOf } from '../../api/auth/authentication.js';
import { policies } from '../../api/auth/policies.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { requireAllowed } from '../../content/editing.js';
import { pageOfPerson } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { removeContent } from '../../content/removal/removal.js';
import { comments, lockComment } from './editing.js';
import { readVisible } from './policy.js';
import { commentPageOf, commentsByName, insertComment } from './queries.js';

export const listVideoComments: Handler<'listVideoComments'> = async (input) => {
  const { path, query, caller, database } = input;
  const [viewer] = viewerOf(caller);
  const find = (isShared: boolean) => database.$json(...commentPageOf(path.id, query, { viewer, isShared }));
  return { status: 200, body: await readVisible(input, find) };
};

export const listUserComments: Handler<'listUserComments'> = async ({ path, query, caller, database, refuse }) => {
  const page = requestedRows(commentsByName, [...pageOfPerson(path.username, query), ...viewerOf(caller)], query);
  return okOrNotFound(await database.$json(...page), refuse, 'user_not_found');
};

export const createVideoComment: Handler<'createVideoComment'> = async (input) => {
  const { path, query, body, caller, database, refuse } = input;
  const values = [path.id, caller.id, body.content, isModerator(caller), query.share ?? null];
  const reply = await database.$json(insertComment, values);
  if (reply === null) {
    throw refuse('video_not_found');
  }
  return { status: 201, body: reply };
};

export const updateVideoComment: Handler<'updateVideoComment'> = async (input) => {
  await lockComment(input, false);
  return comments.update({ ...input, path: { id: input.path.comment_id } }, { body: input.body.content });
};

export const deleteVideoComment: Handler<'deleteVideoComment'> = async (input) => {
  const { path, caller, database, record, refuse } = input;
  // Moderators learn of a private video only through an existing comment.
  const { authorId, hostId } = await lockComment(input, isModerator(caller));
  requireAllowed(policies.comment.delete, { authorId, hostId }, caller, refuse);
  await record({ target: 'comment', id: path.comment_id, of: [authorId, hostId] });
  await removeContent(database, { type: 'comment', id: path.comment_id }, { state: 'deleted', actor: caller.id });
  return { status: 200, body: { id: path.comment_id, deleted: true } };
};
