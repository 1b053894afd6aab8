import { fileTypeFromBuffer } from 'file-type';
import mime from 'mime';

/** As much of a file's beginning as is needed to recognise it. */
export const sampleBytes = 4100;

const unknown = 'application/octet-stream';

/** Types that are written as text, and so have nothing to be recognised by. */
const isText = (type: string): boolean =>
  type.startsWith('text/') ||
  /^(application|image)\/(json|javascript|xml|yaml|toml|sql|rtf|.*\+(json|xml))$/.test(type);

/**
 * What a file is, told by its content. Text has no mark of its own: there the name's ending says which kind it is, if it
 * is a kind of text. A name never makes bytes anything else.
 */
export async function recognise(head: Buffer, name: string): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found !== undefined) {
    // Some are told with their codecs.
    return found.mime.split(';', 1)[0] as string;
  }
  if (!looksLikeText(head)) {
    return unknown;
  }
  const named = mime.getType(name);
  return named !== null && isText(named) ? named : 'text/plain';
}

function looksLikeText(head: Buffer): boolean {
  if (head.includes(0)) {
    return false;
  }
  try {
    // The sample may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
