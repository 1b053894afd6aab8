import { createHash } from 'node:crypto';
import { json, type Request, type Response } from 'express';
import { problem } from '../contract/problems.js';
import { requestContext } from './request-context.js';
import { requireUnicode, requireUtf8 } from './unicode.js';

/** 1 MiB: what a body that is no upload may have. */
export const maxBodyBytes = 1024 * 1024;

const parseJson = json({
  limit: maxBodyBytes,
  strict: false,
  type: () => true,
  verify: (req, res, bytes, encoding) => {
    requireUtf8(bytes, encoding);
    if (req.headers['idempotency-key'] !== undefined) {
      requestContext(res as Response).bodyHash = createHash('sha256').update(bytes).digest('hex');
    }
  },
});

const isJson = (mediaType: string): boolean => /^application\/json\s*(;|$)/i.test(mediaType);

/**
 * Reads a JSON body into `req.body`.
 * @throws unsupported_media_type, payload_too_large, invalid_json
 */
export async function readJson(req: Request, res: Response): Promise<void> {
  if (!isJson(req.headers['content-type'] ?? '')) {
    throw problem('unsupported_media_type');
  }
  // The parser would read all of it first, and only then refuse it.
  if (Number(req.headers['content-length']) > maxBodyBytes) {
    throw problem('payload_too_large', { maxSize: maxBodyBytes });
  }
  await new Promise<void>((resolve, reject) => {
    parseJson(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
  requireUnicode(req.body);
}

/** Whether a request has a body, or announces one. */
export function hasBody(req: Request): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  return encoding !== undefined || (length !== undefined && Number(length) !== 0);
}
