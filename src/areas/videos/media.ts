import type { VideoRow } from './access.js';

/** How long a link to a stream works, unless what it is given for ends before. */
export const streamSeconds = 24 * 3600;

/** Who saves a video gets a name that says what it is. */
const endings: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov',
  'video/matroska': 'mkv',
};

/** The media types that are taken. */
export const videoTypes = Object.keys(endings);

/** What the storage tells whoever fetches the video. */
export function headOf({ objectKey: key, mimeType, title }: Pick<VideoRow, 'objectKey' | 'mimeType' | 'title'>) {
  return { key, mimeType, disposition: 'inline' as const, name: `${title}.${endings[mimeType] ?? 'bin'}` };
}
