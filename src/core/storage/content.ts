import { fileTypeFromBuffer } from 'file-type';
import mime from 'mime';

/** As much of a file's beginning as is needed to recognise it. */
export const sampleBytes = 4100;

const unknown = 'application/octet-stream';

/** Types under which a format with another is served: phones and older programs have names of their own for it. */
const sameAs: Readonly<Record<string, string>> = {
  'video/x-m4v': 'video/mp4',
  'video/3gpp': 'video/mp4',
  'video/3gpp2': 'video/mp4',
  'image/apng': 'image/png',
};

/** Types that are never written as text. */
const isBinary = (type: string): boolean =>
  /^(audio|video|font|image(?!\/svg))\/|^application\/(x-|zip|gzip)/.test(type);

/** Byte order marks, and the encodings that they stand for. */
const marks: readonly (readonly [Buffer, string])[] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
];

/** Types that are written as text, and so have nothing to be recognised by. */
const isText = (type: string): boolean =>
  type.startsWith('text/') ||
  /^(application|image)\/(json|javascript|xml|yaml|toml|sql|rtf|.*\+(json|xml))$/.test(type);

/**
 * What a file is, told by its content. Text has no mark of its own: there the name's ending says which kind it is, if it
 * is a kind of text. A name never makes bytes anything else.
 */
export async function recognise(head: Buffer, name: string): Promise<string> {
  const isWritten = looksLikeText(head);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // Some are told with their codecs.
  const type = found?.mime.split(';', 1)[0];
  // Short marks of binary formats are the beginning of texts, too: BM, or the mark of UTF-16.
  if (type !== undefined && !(isWritten && isBinary(type))) {
    return sameAs[type] ?? type;
  }
  if (!isWritten) {
    return unknown;
  }
  const named = mime.getType(name);
  return named !== null && isText(named) ? named : 'text/plain';
}

function looksLikeText(head: Buffer): boolean {
  const encoding = marks.find(([mark]) => head.subarray(0, 2).equals(mark))?.[1] ?? 'utf-8';
  try {
    // The sample may end in the middle of a character.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return !(encoding === 'utf-8' ? text.includes('\0') : /(?!\s)[\p{Cc}\p{NChar}]/u.test(text));
  } catch {
    return false;
  }
}
