import { JsonText } from '../../database/statement.js';
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
  { replies, config }: Pick<Parts, 'replies' | 'config'>,
): EncodedReply {
  const sent = body instanceof JsonText ? body.text : JSON.stringify(body);
  // The contract itself shows what such a reply looks like.
  const text = id === 'getContract' ? sent : withContact(sent, config.site.contact);
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

/** With whom to write to about what is hidden, which no statement knows. In a JSON text no value of a field looks like this. */
function withContact(text: string, contact: string | null): string {
  const mark = '"hidden":{"state":';
  return contact === null || !text.includes(mark)
    ? text
    : text.replaceAll(mark, () => `"hidden":{"contact":${JSON.stringify(contact)},"state":`);
}
