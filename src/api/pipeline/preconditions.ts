import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../core/contract/problems.js';
import type { Queries } from '../../core/database/client.js';
import { withoutCoding } from '../http/compression.js';
import { checkAndEncode, type EncodedReply } from '../http/replies.js';
import type { AnyInput, Handle, Operation } from './operation.js';
import { isModeratable, isUnshared } from './operation.js';
import type { AddOwnState } from './own-state.js';

/**
 * Whether `If-Match` (RFC 9110, 13.1.1) contains the ETag of the current reply of the GET at the same path without a query: to the same
 * caller, or to everybody, which a shared cache may have answered. Null without the header. `inputOf` makes the input of a handler, and `addOwn`
 * adds the caller's own state.
 */
export function preconditionOf(
  headers: IncomingHttpHeaders,
  { reader }: Operation,
  inputOf: (database: Queries) => AnyInput,
  addOwn: AddOwnState | null,
): ((database: Queries) => Promise<boolean>) | null {
  const header = headers['if-match'];
  if (header === undefined || reader === null) return null;
  const tags = withoutCoding(header)
    .split(',')
    .map((each) => each.trim());
  return async (database) => {
    const input = inputOf(database);
    for (const read of readsOf(reader, input)) {
      const reply = await replyOrNull(read);
      if (reply === null) continue;
      if (tags.includes(reply.etag) || header.trim() === '*') return true;
      if (addOwn !== null && tags.includes((await addOwn(reply, input.caller, database)).etag)) return true;
    }
    return false;
  };
}

type Read = () => Promise<EncodedReply>;

/** The reads that may have given the client its ETag. */
function readsOf(reader: Operation, input: AnyInput): Read[] {
  const { handler, open, optionalKey, queryDefaults } = reader;
  const read = (handle: Handle, caller: unknown): Read => {
    const readerInput = { ...input, query: queryDefaults, body: undefined, caller } as unknown as AnyInput;
    return async () => checkAndEncode(reader, await handle(readerInput), input.parts);
  };
  if (isModeratable(handler)) {
    const { shared, privileged, showsOwn } = handler;
    const hideable: Read = () =>
      read(shared, null)().catch((error) => {
        if (!isMissing(error)) throw error;
        return read(privileged, input.caller)();
      });
    return showsOwn ? [read(shared, input.caller), hideable] : [hideable];
  }
  const handle = isUnshared(handler) ? handler.unshared : (handler as Handle);
  if (open && !optionalKey) return [read(handle, undefined)];
  return open ? [read(handle, input.caller), read(handle, null)] : [read(handle, input.caller)];
}

/** A reader's reply; null if there is none. */
async function replyOrNull(read: Read): Promise<EncodedReply | null> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Problem && error.status === 404;
