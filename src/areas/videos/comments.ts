import { isModerator } from '../../accounts/access/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { removeContent } from '../../content/removal.js';
import { lockedRow } from '../../database/row-lock.js';
import { isConcealed, ofSeenVideo, type VideoRow, viewerOf } from './policy.js';
import { commentPageOf, insertComment } from './queries.js';

export const listVideoComments: Handler<'listVideoComments'> = async (input) => {
  const { path, query, caller, database } = input;
  const viewer = viewerOf(caller);
  const find = (isShared: boolean) => database.$json(...commentPageOf(path.id, query, { viewer, isShared }));
  return { status: 200, body: await ofSeenVideo(input, find) };
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

export const deleteVideoComment: Handler<'deleteVideoComment'> = async ({ path, caller, database, record, refuse }) => {
  // Locks the video first, as deletions and new comments do.
  const video = await lockedRow<Pick<VideoRow, 'authorId' | 'visibility'>>(database)`
    SELECT author_id AS "authorId", visibility::text FROM videos WHERE id = ${path.id} FOR UPDATE`;
  const where = { id: path.comment_id, videoId: path.id };
  const comment = video && (await database.comment.findFirst({ where, select: { authorId: true } }));
  const isConcerned = [comment?.authorId, video?.authorId].includes(caller.id);
  // A moderator learns of a private video by nothing but a comment that is there.
  if (video === null || (isConcealed(video, caller) && !isConcerned && !(comment && isModerator(caller)))) {
    throw refuse('video_not_found');
  }
  if (!comment) {
    throw refuse('comment_not_found');
  }
  if (!isConcerned && !isModerator(caller)) {
    throw refuse('not_owner');
  }
  await record({ target: 'comment', id: path.comment_id, of: [comment.authorId, video.authorId] });
  await removeContent(database, { type: 'comment', id: path.comment_id }, { state: 'deleted', actor: caller.id });
  return { status: 200, body: { id: path.comment_id, deleted: true } };
};
