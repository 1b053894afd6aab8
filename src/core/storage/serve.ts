import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import send from 'send';
import { problem } from '../contract/problems.js';
import { withoutOverrides } from '../contract/text.js';
import { errorCode } from '../platform/lock.js';
import { requestedRange } from './requested-range.js';
import { sendRange } from './send-range.js';
import type { ObjectHead } from './storage.js';
import type { Throttle } from './throttle.js';

/** Policy for an object that is opened as a page: no scripts, and no origin. */
const policy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The `Content-Disposition` of an object (RFC 6266). */
export function dispositionOf({ disposition, mimeType, name }: ObjectHead): string {
  const type = disposition === 'inline' && mimeType.startsWith('video/') ? 'inline' : 'attachment';
  // A stored name may be older than the rule for names.
  return contentDisposition(withoutOverrides(name), { type });
}

const options = { cacheControl: false, lastModified: false, index: false } as const;

type ServeOptions = { root: string; head: ObjectHead; cacheControl: string; throttle: Throttle | null };

/** Sends an object, or the requested range of it. Its key is its ETag, since an object never changes. */
export async function serveObject(
  req: Request,
  res: Response,
  { root, head, cacheControl, throttle }: ServeOptions,
): Promise<void> {
  res.setHeader('Content-Type', head.mimeType);
  res.setHeader('Content-Disposition', dispositionOf(head));
  res.setHeader('Content-Security-Policy', policy);
  res.setHeader('Cache-Control', cacheControl);
  const etag = `"${head.key.split('/').at(-1)}"`;
  res.setHeader('ETag', etag);
  const pace = throttle && throttle.paceOf(`${req.ip} ${head.key}`, res);
  await new Promise<void>((resolve, reject) => {
    res.once('close', resolve);
    const sending = send(req, `/${head.key}`, { root, ...options });
    // The library parses ranges less strictly.
    sending.on('file', (_path: string, { size }: { size: number }) => {
      const range = requestedRange(req, size, etag);
      delete req.headers.range;
      if (range !== null)
        req.headers.range = range === 'unsatisfiable' ? `bytes=${size}-` : `bytes=${range.start}-${range.end}`;
    });
    sending.stream = (path, range) => {
      sendRange(path, res, range as { start: number; end: number }, pace).catch((error) => {
        if (res.headersSent) res.destroy(error);
        else sending.emit('error', Object.assign(error, { status: errorCode(error) === 'ENOENT' ? 404 : 500 }));
      });
    };
    sending
      .on('error', (error: Error & { status: number; headers?: Record<string, string> }) => {
        for (const name of ['Content-Disposition', 'Cache-Control', 'ETag', 'Content-Type']) res.removeHeader(name);
        if (error.status !== 416 && error.status !== 412) {
          reject(error.status === 404 ? problem('file_not_found', {}, error) : error);
          return;
        }
        // These have no problem code: they are about headers, and headers answer.
        for (const [name, value] of Object.entries(error.headers ?? {})) res.setHeader(name, value);
        res.statusCode = error.status;
        res.end();
      })
      .pipe(res);
  });
}
