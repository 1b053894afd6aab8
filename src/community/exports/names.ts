/** SQL of the file name and type of a profile picture in an archive. */
export const avatarFile = `'avatar.webp'::text AS name, 'image/webp'::text AS mime_type`;

/** Same as `avatarFile`, of a picture of a person's page, stores or products. */
export const pictureFile = `'picture.webp'::text AS name, 'image/webp'::text AS mime_type`;

/** Most bytes of a name: file systems allow 255, and an id precedes it. */
const mostBytes = 180;

/** Characters with a meaning for file systems or unpacking programs, and those that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters.
const unsafe = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\\/:*?"<>|]/g;

/**
 * Path of an object in an archive: unique in any case of letters, since the id comes before the name; never outside of
 * the folder, hidden, or the name of a device.
 */
export function pathIn(folder: string, id: number, name: string): string {
  const clean = name.normalize('NFC').replaceAll(unsafe, '_');
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.\s]{1,16})?$/s.exec(clean) ?? [];
  const path = `${id}-${cut(stem, mostBytes - Buffer.byteLength(ending))}${ending}`;
  // Some systems drop dots and spaces at the end of a name.
  return `${folder}/${path.replace(/[-. ]+$/, '')}`;
}

/** Longest beginning of a text within so many bytes, without half of a character. */
function cut(text: string, bytes: number): string {
  let kept = '';
  let left = bytes;
  for (const character of text) {
    left -= Buffer.byteLength(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}
