import { isModerator } from '../../api/auth/authentication.js';
import { isAllowed, policies } from '../../api/auth/policies.js';
import type { Caller } from '../../api/http/caller.js';
import type { Input } from '../../api/pipeline/handlers.js';
import { amongHidden, type Hidden } from '../../content/removal/removal.js';
import { isInForce } from '../../content/removal/visibility.js';
import { ownTerms, secondsLeftSql, termsSql } from '../../content/shares/share-links.js';
import { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';

/** Columns of a video that access depends on. */
export type VideoRow = {
  id: number;
  authorId: number;
  visibility: 'public' | 'unlisted' | 'private';
  status: 'processing' | 'ready' | 'failed';
  title: string;
  objectKey: string;
  mimeType: string;
};

/** A video, the terms under which the caller may see it (null: none), and for how many seconds (null: unlimited). */
export type VisibleVideo = VideoRow & { terms: string | null; secondsLeft: number | null };

/** Id of the viewer. A key without `read` sees the same as anonymous callers. */
export function viewerOf(caller: Caller | null): number | null {
  return caller?.scopes.includes('read') ? caller.id : null;
}

/** $1 video, $2 token of a share link or null. A link with a password opens nothing by itself. */
export const findVideo: Statement<VideoRow & { share: { secondsLeft: number | null; terms: string } | null }> = {
  name: 'find_video',
  text: `
    SELECT json_build_object(
      'id', id, 'authorId', author_id, 'visibility', visibility, 'status', status, 'title', title,
      'objectKey', object_key, 'mimeType', mime_type, 'share', (
        SELECT json_build_object('secondsLeft', ${secondsLeftSql}, 'terms', ${termsSql})
        FROM shares s JOIN users u ON u.id = v.author_id
        WHERE s.video_id = v.id AND s.token = $2::text AND s.password_hash IS NULL AND ${isInForce}
      )
    )::text AS reply
    FROM videos v WHERE id = $1`,
};

type VideoReadInput = {
  path: { id: number };
  query: { share?: string };
  caller: Caller | null;
  database: StatementRunner;
  refuse: (code: 'unauthorized' | 'video_not_found') => Problem;
};

/** The video, if the caller of an open operation may see it. */
export async function seeVideo({ path, query, caller, database, refuse }: VideoReadInput): Promise<VisibleVideo> {
  const row = await database.$json(findVideo, [path.id, query.share ?? null]);
  if (row === null) {
    throw refuse('video_not_found');
  }
  const { share, ...video } = row.parse();
  const viewer = viewerOf(caller);
  if (viewer === video.authorId && video.visibility !== 'public') {
    return { ...video, terms: ownTerms, secondsLeft: null };
  }
  const isStaff = viewer !== null && caller !== null && isModerator(caller);
  if (video.visibility === 'public' || (video.visibility === 'unlisted' && isStaff)) {
    return { ...video, terms: null, secondsLeft: null };
  }
  if (share === null) {
    throw refuse(viewer === null && video.visibility === 'private' ? 'unauthorized' : 'video_not_found');
  }
  return { ...video, ...share };
}

/**
 * Result of `find` for a video that the caller may see. A share link is looked up only if nothing else opens the video.
 * @throws unauthorized, video_not_found
 */
export async function readVisible<T>(
  input: VideoReadInput,
  find: (isShared: boolean) => Promise<T | null>,
): Promise<T> {
  const open = await find(false);
  if (open !== null) return open;
  await seeVideo(input);
  const shared = await find(true);
  if (shared === null) throw input.refuse('video_not_found');
  return shared;
}

/**
 * Result of `seen`, or, if that is `video_not_found` and the caller is the author of the hidden video or staff, of
 * `find`.
 */
export async function orHidden<T, U>(
  input: Pick<Input<'getVideo'>, 'path' | 'caller' | 'budget' | 'parts'>,
  seen: Promise<T>,
  find: (database: StatementRunner, hidden: Hidden) => Promise<U>,
): Promise<T | U> {
  try {
    return await seen;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'video_not_found') throw error;
    const result = await amongHidden(input, { type: 'video', id: input.path.id }, find);
    if (result === null) throw error;
    return result;
  }
}

/** True if the video counts as not found for callers other than its owner, without a share link. */
export function isConcealed({ visibility }: Pick<VideoRow, 'visibility'>, caller: Caller): boolean {
  return visibility === 'private' || (visibility === 'unlisted' && !isModerator(caller));
}

/**
 * Locks the caller's own video, and returns its visibility. Private videos of others count as not found; so do unlisted
 * ones, except for staff.
 */
export async function claimVideo(
  database: Transaction,
  id: number,
  caller: Caller,
  refuse: (code: 'video_not_found' | 'not_owner') => Problem,
): Promise<VideoRow['visibility']> {
  const video = await lockedRow<Pick<VideoRow, 'authorId' | 'visibility'>>(database)`
    SELECT author_id AS "authorId", visibility::text FROM videos WHERE id = ${id} FOR UPDATE`;
  if (video !== null && isAllowed(policies.video.update, caller, { isAuthor: video.authorId === caller.id })) {
    return video.visibility;
  }
  throw refuse(video === null || isConcealed(video, caller) ? 'video_not_found' : 'not_owner');
}
