import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { hasBody } from '../http/request/json-body.js';
import type { Validated } from '../http/request/request-context.js';

/** Characters of all URLs together, and of one, that are remembered. */
const maxCharacters = 2_000_000;
const maxUrl = 500;

/** The parameters of a URL, and what handles its requests. */
export type Known = { parameters: Validated; handle: RequestHandler };

/**
 * The URLs of anonymous reads that were validated before: whose operation was found, and whose parameters fit the
 * contract. What that depends on is the URL alone, so neither has to be done again. What was asked for the longest ago
 * leaves first.
 */
export class KnownUrls {
  readonly #known = new LRUCache<string, Known>({
    maxSize: maxCharacters,
    sizeCalculation: (_, url) => 100 + url.length,
  });

  /** Remembers the URL of a request that has passed the validation. */
  add(req: Request, parameters: Validated | null, handle: RequestHandler): void {
    if (parameters === null || !isPlain(req) || req.originalUrl.length > maxUrl) return;
    this.#known.set(req.originalUrl, { parameters, handle });
  }

  /** What is known of the URL of a request; null if nothing is. */
  find(req: Request): Known | null {
    return (isPlain(req) && this.#known.get(req.originalUrl)) || null;
  }
}

/** Whether nothing but its URL says what a request asks for. */
function isPlain(req: Request): boolean {
  const { authorization, prefer } = req.headers;
  return req.method === 'GET' && authorization === undefined && prefer === undefined && !hasBody(req);
}
