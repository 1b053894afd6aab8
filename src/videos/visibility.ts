import type { Problem } from '../contract/problems.js';
import type { Database } from '../database/client.js';
import type { Caller } from '../identity/authentication.js';

export type VideoRow = {
  id: number;
  authorId: number;
  visibility: 'public' | 'unlisted' | 'private';
  status: 'processing' | 'ready' | 'failed';
};

/** Who looks: a key without `read` sees what anybody does. */
export function viewerOf(caller: Caller | null): number | null {
  return caller?.scopes.includes('read') ? caller.id : null;
}

const findVideo = {
  name: 'find_video',
  text: `
    SELECT json_build_object('id', id, 'authorId', author_id, 'visibility', visibility, 'status', status)::text AS reply
    FROM videos WHERE id = $1`,
};

/** The video, if the caller of an open operation may see it. */
export async function seeVideo(
  json: Database['json'],
  id: number,
  caller: Caller | null,
  refuse: (code: 'unauthorized' | 'video_not_found') => Problem,
): Promise<VideoRow> {
  const row = await json(findVideo, [id]);
  if (row === null) {
    throw refuse('video_not_found');
  }
  const video = JSON.parse(row) as VideoRow;
  const viewer = viewerOf(caller);
  if (video.visibility === 'private' && viewer !== video.authorId) {
    throw refuse(viewer === null ? 'unauthorized' : 'video_not_found');
  }
  return video;
}
