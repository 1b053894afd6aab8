import { createHash } from 'node:crypto';
import type { Response } from 'express';

declare const described: unique symbol;

/** JSON text that the database made. What it describes is checked against the contract like any other reply. */
export class JsonText<T> {
  declare readonly [described]: T;
  constructor(readonly text: string) {}
}

/** A reply ready to leave: its bytes, and what is known about them. */
export type Sealed = { status: number; text: string; etag: string; mediaType: string };

/**
 * Replies that passed the check, by operation, status and text. Equal text is valid again, so neither the check nor
 * the tag has to be done twice. The oldest leaves first; large texts are not kept.
 */
export class SealedReplies {
  readonly #known = new Map<string, Sealed>();
  #characters = 0;

  constructor(
    readonly maxCharacters = 8_000_000,
    readonly maxTextCharacters = 64_000,
  ) {}

  find(operation: string, status: number, text: string): Sealed | undefined {
    return this.#known.get(`${operation} ${status} ${text}`);
  }

  add(operation: string, reply: Sealed): void {
    if (reply.text.length > this.maxTextCharacters) {
      return;
    }
    const key = `${operation} ${reply.status} ${reply.text}`;
    if (!this.#known.has(key)) {
      this.#known.set(key, reply);
      this.#characters += key.length;
    }
    for (const oldest of this.#known.keys()) {
      if (this.#characters <= this.maxCharacters) {
        break;
      }
      this.#known.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

export function seal(status: number, text: string, mediaType: string): Sealed {
  return { status, text, mediaType, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

/** RFC 9110, 13.1.2: a weak comparison, and `*` matches anything. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** Writes a reply. `tagged` replies carry their ETag and answer 304 to a client that has the same. */
export function send(res: Response, reply: Sealed, tagged: boolean): void {
  if (tagged) {
    res.setHeader('ETag', reply.etag);
    if (!res.hasHeader('Cache-Control')) {
      res.setHeader('Cache-Control', 'no-cache');
    }
    if (matches(res.req.headers['if-none-match'], reply.etag)) {
      res.statusCode = 304;
      res.end();
      return;
    }
  }
  res.statusCode = reply.status;
  res.setHeader('Content-Type', reply.mediaType);
  res.setHeader('Content-Length', Buffer.byteLength(reply.text));
  res.end(reply.text);
}
