import { iso } from '../database/formats.js';
import type { Handler } from '../pipeline/handlers.js';
import { secondsWithin } from '../storage/storage.js';
import { countView } from './views.js';
import { seeVideo, type VideoRow, viewerOf } from './visibility.js';

export const streamSeconds = 24 * 3600;

/** Who saves a video gets a name that says what it is. */
const endings: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/matroska': 'mkv',
};

export const videoTypes = Object.keys(endings);

/** What the storage tells whoever fetches the video. */
export function headOf({ objectKey: key, mimeType, title }: Pick<VideoRow, 'objectKey' | 'mimeType' | 'title'>) {
  return { key, mimeType, disposition: 'inline' as const, name: `${title}.${endings[mimeType] ?? 'bin'}` };
}

export const streamVideo: Handler<'streamVideo'> = async (input) => {
  const video = await seeVideo(input);
  const { caller, bodiless, origin, parts, refuse } = input;
  if (video.status !== 'ready') {
    throw refuse('video_not_ready');
  }
  const { url, expiresAt } = await parts.storage.link(
    headOf(video),
    secondsWithin(streamSeconds, video.secondsLeft),
    origin(),
    video.terms,
  );
  if (viewerOf(caller) !== video.authorId && !bodiless) {
    countView(parts.database, video.id);
  }
  return { status: 200, body: { stream_url: url, expires_at: iso(expiresAt) } };
};
