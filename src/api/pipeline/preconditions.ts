import { Problem } from '../../core/contract/problems.js';
import type { Queries } from '../../core/database/client.js';
import type { Caller } from '../http/caller.js';
import { withoutCoding } from '../http/compression.js';
import { checkAndEncode, type EncodedReply } from '../http/replies.js';
import { type Call, inputOf } from './call.js';
import type { AnyInput, Handle, Operation } from './operation.js';
import { ownStateOf } from './own-state.js';
import type { Parts } from './parts.js';

/** Whether the `If-Match` of a call matches; null without the header. */
type Precondition = ((database: Queries) => Promise<boolean>) | null;

/**
 * Creates the function that finds whether `If-Match` (RFC 9110, 13.1.1) contains the ETag of the current reply of the GET at the same path
 * without a query: to the same caller, or to everybody, which a shared cache may have answered.
 */
export function preconditionOf({ reader }: Operation, parts: Parts): (call: Call, caller: Caller) => Precondition {
  if (reader === null) return () => null;
  const addOwn = ownStateOf(reader, parts.ownState);
  return (call, caller) => {
    const header = call.headers['if-match'];
    if (header === undefined) return null;
    const tags = withoutCoding(header)
      .split(',')
      .map((each) => each.trim());
    return async (database) => {
      const input = inputOf(call, { caller, budget: call.context.budget, database });
      for (const reads of readersOf(reader, caller)) {
        const reply = await replyTo(reads, reader, input);
        if (reply === null) continue;
        if (tags.includes(reply.etag) || header.trim() === '*') return true;
        if (addOwn !== null && tags.includes((await addOwn(reply, caller, database)).etag)) return true;
      }
      return false;
    };
  };
}

/** The callers for whom the read may have given the client its ETag. */
function readersOf({ open, optionalKey }: Operation, caller: Caller): (Caller | null | undefined)[] {
  if (open && !optionalKey) return [undefined];
  return open ? [caller, null] : [caller];
}

/** The reply to a caller; null if it is 404. */
async function replyTo(
  caller: Caller | null | undefined,
  reader: Operation,
  input: AnyInput,
): Promise<EncodedReply | null> {
  const readerInput = { ...input, query: reader.queryDefaults, body: undefined, caller } as unknown as AnyInput;
  try {
    const reply = await (reader.handler as Handle)(readerInput);
    return checkAndEncode(reader, reply, input.parts);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  }
}
