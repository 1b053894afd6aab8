import { policies } from '../../api/auth/policies.js';
import type { Input } from '../../api/pipeline/handlers.js';
import { editableContent, requireAllowed, type WriteInput } from '../../content/editing.js';
import type { Problem } from '../../core/contract/problems.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { comment } from './content.js';
import { isConcealed, type VideoRow } from './policy.js';
import { commentById } from './queries.js';

type CommentInput = Pick<Input<'deleteVideoComment'>, 'path' | 'caller' | 'database'> & {
  refuse: (code: 'video_not_found' | 'comment_not_found') => Problem;
};

/**
 * Locks a comment's video, as deletions and new comments do, and then the comment. `mayModerate` lets moderators find
 * comments on private videos.
 */
export async function lockComment({ path, caller, database, refuse }: CommentInput, mayModerate: boolean) {
  const video = await lockedRow<Pick<VideoRow, 'authorId' | 'visibility'>>(database)`
    SELECT author_id AS "authorId", visibility::text FROM videos WHERE id = ${path.id} FOR UPDATE`;
  const where = { id: path.comment_id, videoId: path.id };
  const comment = video && (await database.comment.findFirst({ where, select: { authorId: true } }));
  const isConcerned = [comment?.authorId, video?.authorId].includes(caller.id);
  if (video === null || (isConcealed(video, caller) && !isConcerned && !(comment && mayModerate))) {
    throw refuse('video_not_found');
  }
  if (!comment) {
    throw refuse('comment_not_found');
  }
  return { authorId: comment.authorId, hostId: video.authorId };
}

/** Edits of comments. */
export const comments = editableContent(comment, {
  lock: async ({ path, caller, database, refuse }: WriteInput<'comment_not_found' | 'not_owner'>, action) => {
    const row = await database.comment.findUnique({ where: { id: path.id }, select: { videoId: true } });
    const place = { id: row?.videoId ?? 0, comment_id: path.id };
    const hidden = () => refuse('comment_not_found');
    const { authorId } = await lockComment({ path: place, caller, database, refuse: hidden }, false);
    requireAllowed(policies.comment[action], { authorId }, caller, refuse);
    return authorId;
  },
  read: ({ path, database }) => database.$one(commentById, [path.id]),
});
