import type { Request } from 'express';
import type { Queries } from '../../database/client.js';
import { Problem } from '../contract/problems.js';
import { withoutCoding } from '../http/compression.js';
import { checkAndEncode } from '../http/replies.js';
import type { AnyInput, Handle, Operation } from './operation.js';
import { isOfHideable, isUnshared } from './operation.js';

/**
 * Whether the ETag of what the GET at the same path answers now, to the same caller and without a query, is among those of
 * `If-Match` (RFC 9110, 13.1.1); null where the request has none. `given` is what a handler is given.
 */
export function preconditionOf(
  req: Request,
  { reader }: Operation,
  given: (database: Queries) => AnyInput,
): ((database: Queries) => Promise<boolean>) | null {
  const header = req.headers['if-match'];
  if (header === undefined || reader === null) return null;
  const tags = withoutCoding(header)
    .split(',')
    .map((each) => each.trim());
  return async (database) => {
    const etag = await etagOf(reader, given(database));
    return etag !== null && (tags.includes(etag) || header.trim() === '*');
  };
}

/** The ETag of a reader's reply; null where there is nothing to read. */
async function etagOf(reader: Operation, input: AnyInput): Promise<string | null> {
  const { handler, open, optionalKey, queryDefaults } = reader;
  const anonymous = { ...input, query: queryDefaults, body: undefined, caller: undefined } as unknown as AnyInput;
  const asCaller = { ...anonymous, caller: input.caller };
  const isOfAnybody = open && !optionalKey;
  const encoded = async (handle: Handle, asked: AnyInput) =>
    checkAndEncode(reader, await handle(asked), input.parts).etag;
  try {
    if (!isOfHideable(handler)) {
      const handle = isUnshared(handler) ? handler.unshared : (handler as Handle);
      return await encoded(handle, isOfAnybody ? anonymous : asCaller);
    }
    return await encoded(handler.shared, anonymous).catch((error) => {
      if (!(error instanceof Problem) || error.status !== 404) throw error;
      return encoded(handler.privileged, asCaller);
    });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
