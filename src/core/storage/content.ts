import { fileTypeFromBuffer } from 'file-type';
import mime from 'mime';

/** Bytes of a file's beginning that are needed to recognise it. */
export const sampleBytes = 4100;

const unknown = 'application/octet-stream';

/** Aliases of types: phones and older programs use other names for them. */
const sameAs: Readonly<Record<string, string>> = {
  'video/x-m4v': 'video/mp4',
  'video/3gpp': 'video/mp4',
  'video/3gpp2': 'video/mp4',
  'image/apng': 'image/png',
};

/** Types that are never text. */
const isBinary = (type: string): boolean =>
  /^(audio|video|font|image(?!\/svg))\/|^application\/(x-|zip|gzip)/.test(type);

/** Byte order marks and their encodings. */
const marks: readonly (readonly [Buffer, string])[] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
];

/** Text types, which cannot be recognised by their content. */
const isText = (type: string): boolean =>
  type.startsWith('text/') ||
  /^(application|image)\/(json|javascript|xml|yaml|toml|sql|rtf|.*\+(json|xml))$/.test(type);

/**
 * Detects the type of a file by its content. Text has no signature: there the file extension decides, if it is one of a text type. An
 * extension never overrides binary content.
 */
export async function recognise(head: Buffer, name: string): Promise<string> {
  const isWritten = looksLikeText(head);
  const detected = await fileTypeFromBuffer(head).catch(() => undefined);
  // Some types include their codecs.
  const type = detected?.mime.split(';', 1)[0];
  // Short signatures of binary formats can also begin a text: BM, or the UTF-16 mark.
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
