import { isDeepStrictEqual } from 'node:util';
import { JsonText } from '../../core/database/statement.js';

/**
 * Makes a change, and records it if what can be read of it is another than before: the log tells nothing that did not happen. Answers
 * what is read afterwards.
 */
export async function recordIfChanged<Shown>(
  read: () => Promise<Shown>,
  change: () => Promise<unknown>,
  record: () => Promise<void>,
): Promise<Shown> {
  const before = textOf(await read());
  await change();
  const after = await read();
  if (!isDeepStrictEqual(textOf(after), before)) await record();
  return after;
}

const textOf = (shown: unknown): unknown => (shown instanceof JsonText ? shown.text : shown);
