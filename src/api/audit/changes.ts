import { isDeepStrictEqual } from 'node:util';
import { JsonText } from '../../core/database/statement.js';

/**
 * Makes a change, and logs it only if the readable state differs afterwards, so that the log contains no change that did not happen.
 * Returns the state afterwards.
 */
export async function recordIfChanged<State>(
  read: () => Promise<State>,
  change: () => Promise<unknown>,
  record: () => Promise<void>,
): Promise<State> {
  const before = textOf(await read());
  await change();
  const after = await read();
  if (!isDeepStrictEqual(textOf(after), before)) await record();
  return after;
}

const textOf = (value: unknown): unknown => (value instanceof JsonText ? value.text : value);
