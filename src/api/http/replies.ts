import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Json } from '../../core/contract/document.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { JsonText } from '../../core/database/statement.js';
import type { Services } from './services.js';
import { checkRows } from './unreadable-rows.js';

/** Characters from which on a text is large: it is kept apart from others, and only a few are. */
const large = 64_000;
const fewLarge = 4;

/** About what a reply and its compressed forms take, for each of its bytes. */
const perByte = 1.4;

/** About as many bytes does a kept reply take beside its text and its bytes. */
const perReply = 400;

/** A content coding that replies are sent in (RFC 9110, 8.4.1). */
export type Coding = 'br' | 'gzip';

/** A reply ready to leave: its bytes, made once for the tag and for every socket, and what is known about it. */
export type EncodedReply = {
  status: number;
  body: Buffer;
  etag: string;
  mediaType: string;
  /** Of a 201 or 301: the path below the base path of what was created, or of where it is now. */
  location: string | null;
  /** The cursor of the next page of a list, the number of this one, and how many rows the list has. */
  next: string | null;
  page: number;
  total: number;
  /** The coding of its bytes; null for none. */
  coding: Coding | null;
  /** What was compressed of it, kept as long as it is. */
  compressed: Partial<Record<Coding, Promise<EncodedReply>>>;
  /** The body as a value, where it is at hand. Several requests may share it: nobody changes it. */
  value: Json | undefined;
};

/** A reply with what was asked to be added to it, by the names of that. */
type Completed = { added: string; reply: EncodedReply };

/** A reply, and the operation by whose contract it was checked. */
type Checked = { operation: string; reply: EncodedReply };

/**
 * Replies that passed the check, by operation, status and text. Equal text is valid again, so neither the check nor
 * the tag has to be done twice. What was asked for the longest ago leaves first. Large texts, such as the contract, drive out no others.
 */
export class ReplyCache {
  readonly #known: LRUCache<string, Checked>;
  readonly #large = new LRUCache<string, Checked>({ max: fewLarge });
  readonly #completed: LRUCache<EncodedReply, Completed>;
  /** How many were looked up and were there, and were not. */
  hits = 0;
  misses = 0;

  /** Of the texts and the bytes of all replies together, and of one text. */
  constructor(
    maxSize = 12_000_000,
    readonly maxTextCharacters = large,
  ) {
    const sizeCalculation = ({ reply }: Checked, text: string) =>
      Math.ceil(perReply + text.length + perByte * reply.body.length);
    this.#known = new LRUCache({ maxSize, sizeCalculation });
    this.#completed = new LRUCache({
      maxSize,
      maxEntrySize: maxSize / 10,
      sizeCalculation: ({ reply }, plain) => Math.ceil(perReply + perByte * (plain.body.length + reply.body.length)),
    });
  }

  /** The same reply with these additions, made by `make` unless it is kept, as what is final is. */
  async complete(
    plain: EncodedReply,
    added: string,
    make: () => Promise<{ reply: EncodedReply; isFinal: boolean }>,
  ): Promise<EncodedReply> {
    const known = this.#completed.get(plain);
    if (known?.added === added) return known.reply;
    const { reply, isFinal } = await make();
    if (isFinal) this.#completed.set(plain, { added, reply });
    return reply;
  }

  /** The reply with this text, if it passed the check before. */
  find(operation: string, status: number, text: string): EncodedReply | undefined {
    // The text alone is the key: one made of all three would be a copy of the text at each look-up.
    const known = this.#of(text).get(text);
    const isKnown = known?.operation === operation && known.reply.status === status;
    if (isKnown) this.hits++;
    else this.misses++;
    return isKnown ? known.reply : undefined;
  }

  /** About what they take, without the few large ones. */
  get bytes(): number {
    return this.#known.calculatedSize;
  }

  /** Keeps a reply that passed the check. */
  add(operation: string, text: string, reply: EncodedReply): void {
    this.#of(text).set(text, { operation, reply });
  }

  #of(text: string): LRUCache<string, Checked> {
    return text.length > this.maxTextCharacters ? this.#large : this.#known;
  }
}

/** A reply as it leaves, with its ETag: the SHA-1 of the text, which tells texts apart and protects nothing. */
export function encodeReply(status: number, text: string, mediaType: string): EncodedReply {
  // Of its own memory: a slice of what Node shares among small buffers would keep all of that, once it is kept.
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  body.write(text);
  return {
    status,
    body,
    mediaType,
    location: null,
    next: null,
    page: 1,
    total: 0,
    coding: null,
    compressed: {},
    value: undefined,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  };
}

/** The body of a reply as a value of the caller's own, which it may change. */
export const bodyOf = ({ body }: EncodedReply): Json => JSON.parse(String(body));

/** The same reply with another body. */
export function withBody(
  { status, mediaType, location, next, page, total }: EncodedReply,
  body: unknown,
): EncodedReply {
  return { ...encodeReply(status, JSON.stringify(body), mediaType), location, next, page, total };
}

/** Whether the client has this reply already: it gets a 304. */
export function isUnchanged(req: Request, { etag }: EncodedReply): boolean {
  // These two headers alone: who reloads with `Cache-Control: no-cache` is told all the same that nothing changed.
  return fresh({ 'if-none-match': req.headers['if-none-match'] }, { etag });
}

/** Writes a reply. `tagged` replies carry their ETag and answer 304 to a client that has the same. */
export function send(res: Response, reply: EncodedReply, tagged: boolean): void {
  if (tagged) {
    res.setHeader('ETag', reply.etag);
    if (!res.hasHeader('Cache-Control')) {
      res.setHeader('Cache-Control', 'no-cache');
    }
    if (isUnchanged(res.req, reply)) {
      res.statusCode = 304;
      res.end();
      return;
    }
  }
  res.statusCode = reply.status;
  res.setHeader('Content-Type', reply.mediaType);
  if (reply.next !== null) res.appendHeader('Link', `<${nextOf(res.req, reply.next)}>; rel="next"`);
  if (reply.location !== null) res.setHeader('Location', res.req.baseUrl + locationOf(res.req, reply));
  if (reply.coding !== null) res.setHeader('Content-Encoding', reply.coding);
  res.setHeader('Content-Length', reply.body.length);
  res.end(reply.body);
}

/** The address of a request. A key in the query is left out: headers are stored where no key should be. */
function addressOf(req: Request): URL {
  const address = new URL(req.originalUrl, 'http://host');
  address.searchParams.delete('api_key');
  return address;
}

/** Where the next page of a list is. */
function nextOf(req: Request, cursor: string): string {
  const { pathname, searchParams } = addressOf(req);
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}

/** Where a reply leads, and if it is a redirection with what was asked for, but for a place in a list that is another one there. */
function locationOf(req: Request, { status, location }: EncodedReply): string {
  if (status !== 301) return String(location);
  const { searchParams } = addressOf(req);
  for (const place of ['page', 'cursor']) searchParams.delete(place);
  return searchParams.size === 0 ? String(location) : `${location}?${searchParams}`;
}

type CheckedOperation = Pick<OperationContract, 'id' | 'cacheable' | 'location' | 'checkReply' | 'replySchema'>;
type Counting = { count: (name: 'plaza_contract_violations_total', labels: { operation: string }) => void };

/**
 * Encodes a reply once and checks what will leave against the contract. `onParsed` is given its value where it was not known, which
 * it may change.
 * @throws ReplyFault
 */
export function checkAndEncode(
  operation: CheckedOperation,
  { status, body }: { status: number; body: unknown },
  {
    replies,
    config,
    log,
    metrics,
  }: Pick<Services, 'config' | 'log'> & { replies: ReplyCache; metrics: Counting | null },
  onParsed?: (value: Json) => void,
): EncodedReply {
  const { id, cacheable, location, checkReply, replySchema } = operation;
  const sent = body instanceof JsonText ? body.text : JSON.stringify(body);
  // The contract itself shows what such a reply looks like.
  const text = id === 'getContract' ? sent : withContact(sent, config.site.contact);
  const known = cacheable ? replies.find(id, status, text) : undefined;
  if (known !== undefined) {
    return known;
  }
  const parsed = JSON.parse(text);
  const check = () => checkReply(status, parsed);
  const unreadable = checkRows(parsed, check, replySchema);
  for (const row of unreadable) {
    log.error(
      { operation: id, row: row.id, err: row.fault },
      'a row of a list is not as the contract says, and was left out',
    );
    metrics?.count('plaza_contract_violations_total', { operation: id });
  }
  const shown = unreadable.length === 0 ? text : JSON.stringify(parsed);
  const made = encodeReply(status, shown, 'application/json; charset=utf-8');
  if ((status === 201 || status === 301) && location !== null) {
    made.location = location.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(parsed[field]));
  }
  made.next = parsed.next_cursor ?? null;
  made.page = parsed.page ?? 1;
  made.total = parsed.total ?? 0;
  if (cacheable) {
    replies.add(id, text, made);
  }
  onParsed?.(parsed);
  return made;
}

/** With whom to write to about what is hidden, which no statement knows. In a JSON text no value of a field looks like this. */
function withContact(text: string, contact: string | null): string {
  const mark = '"hidden":{"state":';
  return contact === null || !text.includes(mark)
    ? text
    : text.replaceAll(mark, () => `"hidden":{"contact":${JSON.stringify(contact)},"state":`);
}
