import { JsonText } from '../database/statement.js';
import { type EncodedReply, encodeReply } from '../http/replies.js';
import type { Reply } from './idempotency.js';
import type { Operation } from './operation.js';
import type { Parts } from './parts.js';

/**
 * Encodes a reply once and checks what will leave against the contract.
 * @throws ReplyFault
 */
export function checkAndEncode(
  { id, cacheable, checkReply }: Operation,
  { status, body }: Reply,
  { replies }: Parts,
): EncodedReply {
  const text = body instanceof JsonText ? body.text : JSON.stringify(body);
  const known = cacheable ? replies.find(id, status, text) : undefined;
  if (known !== undefined) {
    return known;
  }
  checkReply(status, JSON.parse(text));
  const made = encodeReply(status, text, 'application/json; charset=utf-8');
  if (cacheable) {
    replies.add(id, text, made);
  }
  return made;
}
