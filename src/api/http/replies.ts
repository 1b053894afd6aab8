import { hash } from 'node:crypto';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Json } from '../../core/contract/document.js';
import { Excerpts } from '../../core/contract/excerpts.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { JsonText } from '../../core/database/statement.js';
import type { Services } from './services.js';
import { checkRows } from './unreadable-rows.js';

/** Characters from which on a text is large: large texts are kept in a separate, smaller cache. */
const large = 64_000;
const fewLarge = 4;

/** Approximate memory of a reply and its compressed forms for each of its bytes. */
const perByte = 1.4;

/** Approximate memory in bytes of a kept reply beside its text and its bytes. */
const perReply = 400;

/** A content coding of replies (RFC 9110, 8.4.1). */
export type Coding = 'br' | 'gzip';

/** A reply ready to send: its bytes, made once for the ETag and for every socket, and its metadata. */
export type EncodedReply = {
  status: number;
  body: Buffer;
  etag: string;
  mediaType: string;
  /** The path of the created resource (201) or the new location (301), below the base path. */
  location: string | null;
  /** The cursor of the next page of a list, the number of this one, and the number of rows in the list. */
  next: string | null;
  page: number;
  total: number;
  /** The coding of its bytes; null for none. */
  coding: Coding | null;
  /** Compressed forms, kept as long as the reply. */
  compressed: Partial<Record<Coding, Promise<EncodedReply>>>;
  /** The body as a value, if it was parsed. It may be shared and must not be changed. */
  value: Json | undefined;
};

/** A reply with requested additions, and their names. */
type Completed = { added: string; reply: EncodedReply };

/** A reply, and the operation whose contract it was checked by. */
type Checked = { operation: string; reply: EncodedReply };

/**
 * Cache of replies that passed the check, by operation, status and text. Equal text is valid again, so neither the check nor the ETag has
 * to be computed twice. The least recently used is evicted first. Large texts, such as the contract, do not evict others.
 */
export class ReplyCache {
  readonly #known: LRUCache<string, Checked>;
  readonly #large = new LRUCache<string, Checked>({ max: fewLarge });
  readonly #completed: LRUCache<EncodedReply, Completed>;
  readonly excerpts = new Excerpts();
  /** Numbers of cache hits and misses. */
  hits = 0;
  misses = 0;

  /** Limits of the texts and bytes of all replies together, and of one text. */
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

  /** The reply with these additions, made by `make` unless it is cached. A final one is cached. */
  async complete(
    plain: EncodedReply,
    added: string,
    make: () => Promise<{ reply: EncodedReply; isFinal: boolean }>,
  ): Promise<EncodedReply> {
    const cached = this.#completed.get(plain);
    if (cached?.added === added) return cached.reply;
    const { reply, isFinal } = await make();
    if (isFinal) this.#completed.set(plain, { added, reply });
    return reply;
  }

  /** The reply with this text, if it passed the check before. */
  find(operation: string, status: number, text: string): EncodedReply | undefined {
    // The text alone is the key: a key of all three would copy the text at each look-up.
    const cached = this.#of(text).get(text);
    const isKnown = cached?.operation === operation && cached.reply.status === status;
    if (isKnown) this.hits++;
    else this.misses++;
    return isKnown ? cached.reply : undefined;
  }

  /** Approximate size of the cache, without the few large replies. */
  get bytes(): number {
    return this.#known.calculatedSize;
  }

  /** Adds a reply that passed the check. */
  add(operation: string, text: string, reply: EncodedReply): void {
    this.#of(text).set(text, { operation, reply });
  }

  #of(text: string): LRUCache<string, Checked> {
    return text.length > this.maxTextCharacters ? this.#large : this.#known;
  }
}

/** Encodes a reply, with its ETag: the SHA-1 of the text, which only distinguishes texts and protects nothing. */
export function encodeReply(status: number, text: string, mediaType: string): EncodedReply {
  // Not a slice of Node's shared pool, which would be kept in memory as long as the reply is cached.
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
    etag: `"${hash('sha1', body, 'base64url')}"`,
  };
}

/** A copy of a reply's body as a value, which the caller may change. */
export const bodyOf = ({ body }: EncodedReply): Json => JSON.parse(String(body));

/** The same reply with another body. */
export function withBody(
  { status, mediaType, location, next, page, total }: EncodedReply,
  body: unknown,
): EncodedReply {
  return { ...encodeReply(status, JSON.stringify(body), mediaType), location, next, page, total };
}

/** Whether the client has this reply already and gets a 304. */
export function isUnchanged(req: Request, { etag }: EncodedReply): boolean {
  // Only these two headers: a reload with `Cache-Control: no-cache` may also get a 304.
  return fresh({ 'if-none-match': req.headers['if-none-match'] }, { etag });
}

/** Sends a reply. `tagged` replies carry their ETag and are answered by 304 to a client that has the same. */
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

/** The URL of a request, without a key in the query: headers are stored where no key should be. */
function addressOf(req: Request): URL {
  const address = new URL(req.originalUrl, 'http://host');
  address.searchParams.delete('api_key');
  return address;
}

/** The URL of the next page of a list. */
function nextOf(req: Request, cursor: string): string {
  const { pathname, searchParams } = addressOf(req);
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}

/** The Location of a reply. A redirection keeps the request's query, except for a position in a list, which is another one there. */
function locationOf(req: Request, { status, location }: EncodedReply): string {
  if (status !== 301) return String(location);
  const { searchParams } = addressOf(req);
  for (const place of ['page', 'cursor']) searchParams.delete(place);
  return searchParams.size === 0 ? String(location) : `${location}?${searchParams}`;
}

type CheckedOperation = Pick<
  OperationContract,
  'id' | 'cacheable' | 'location' | 'checkReply' | 'replySchema' | 'excerpts'
>;
type ViolationCounter = { count: (name: 'plaza_contract_violations_total', labels: { operation: string }) => void };

/**
 * Encodes a reply, with its excerpts, and checks it against the contract. `onParsed` gets its value, which it may change, if it had to be parsed.
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
  }: Pick<Services, 'config' | 'log'> & { replies: ReplyCache; metrics: ViolationCounter | null },
  onParsed?: (value: Json) => void,
): EncodedReply {
  const { id, cacheable, location, checkReply, replySchema, excerpts } = operation;
  const sent = body instanceof JsonText ? body.text : JSON.stringify(body);
  // Not in the contract itself, whose examples contain the pattern.
  const text = id === 'getContract' ? sent : withContact(sent, config.site.contact);
  const cached = cacheable ? replies.find(id, status, text) : undefined;
  if (cached !== undefined) {
    return cached;
  }
  const parsed = JSON.parse(text);
  const isShortened = status < 300 && replies.excerpts.make(parsed, excerpts);
  const check = () => checkReply(status, parsed);
  const unreadable = checkRows(parsed, check, replySchema);
  for (const row of unreadable) {
    log.error(
      { operation: id, row: row.id, err: row.fault },
      'a row of a list does not match the contract, and was left out',
    );
    metrics?.count('plaza_contract_violations_total', { operation: id });
  }
  const sentText = unreadable.length === 0 && !isShortened ? text : JSON.stringify(parsed);
  const reply = encodeReply(status, sentText, 'application/json; charset=utf-8');
  if ((status === 201 || status === 301) && location !== null) {
    reply.location = location.replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(parsed[field]));
  }
  reply.next = parsed.next_cursor ?? null;
  reply.page = parsed.page ?? 1;
  reply.total = parsed.total ?? 0;
  if (cacheable) {
    replies.add(id, text, reply);
  }
  onParsed?.(parsed);
  return reply;
}

/** Adds the contact about hidden content, which the SQL does not know. No string value of a JSON text can contain this pattern. */
function withContact(text: string, contact: string | null): string {
  const mark = '"hidden":{"state":';
  return contact === null || !text.includes(mark)
    ? text
    : text.replaceAll(mark, () => `"hidden":{"contact":${JSON.stringify(contact)},"state":`);
}
