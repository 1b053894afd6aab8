/** SQL of what a picture of somebody is called in an archive: they are all of one type. */
export const avatarFile = `'avatar.webp'::text AS name, 'image/webp'::text AS mime_type`;

/** Bytes that a name may have: file systems end at 255, and there is an id before it. */
const mostBytes = 180;

/** What a file system, or a program that unpacks, could take for something else than a letter; and what turns text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unsafe = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\\/:*?"<>|]/g;

/**
 * The path of bytes in an archive: no two are equal, in any case of letters, since the id comes before the name; none leads out of
 * the folder, is hidden or is the name of a device.
 */
export function pathIn(folder: string, id: number, name: string): string {
  const clean = name.normalize('NFC').replaceAll(unsafe, '_');
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.\s]{1,16})?$/s.exec(clean) ?? [];
  const path = `${id}-${cut(stem, mostBytes - Buffer.byteLength(ending))}${ending}`;
  // Some systems leave dots and spaces at the end of a name out.
  return `${folder}/${path.replace(/[-. ]+$/, '')}`;
}

/** The beginning of a text that has so many bytes at most, and no half of a character. */
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
