import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { hasBody } from '../http/request/json-body.js';
import type { ValidatedParameters } from '../http/request/request-context.js';

/** Limits of remembered URLs: characters of all together, and of one. */
const maxCharacters = 2_000_000;
const maxUrl = 500;

/** The parameters of a URL, and its handler. */
export type Known = { parameters: ValidatedParameters; handle: RequestHandler };

/**
 * Validated URLs of anonymous reads, so that the operation is not looked up and the parameters are not checked again: both depend on the
 * URL only. The least recently used is evicted first.
 */
export class KnownUrls {
  readonly #known = new LRUCache<string, Known>({
    maxSize: maxCharacters,
    sizeCalculation: (_, url) => 100 + url.length,
  });

  /** Remembers the URL of a request that has passed the validation. */
  add(req: Request, parameters: ValidatedParameters | null, handle: RequestHandler): void {
    if (parameters === null || !isPlain(req) || req.originalUrl.length > maxUrl) return;
    this.#known.set(req.originalUrl, { parameters, handle });
  }

  /** The entry for the URL of a request, or null. */
  find(req: Request): Known | null {
    return (isPlain(req) && this.#known.get(req.originalUrl)) || null;
  }
}

/** Whether a request depends on nothing but its URL. */
function isPlain(req: Request): boolean {
  const { authorization, prefer } = req.headers;
  return req.method === 'GET' && authorization === undefined && prefer === undefined && !hasBody(req);
}
