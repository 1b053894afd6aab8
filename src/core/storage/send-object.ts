import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { requestedRange } from './requested-range.js';
import { dispositionOf } from './serve.js';
import type { ObjectHead, Storage } from './storage.js';

type SendOptions = { storage: Storage; head: ObjectHead; size: number };

/**
 * Sends an object of any storage, or the requested range of it, through this service: for private objects of the signed-in user, so that
 * there is no link to them. Not cached.
 * @throws StorageError
 */
export async function sendObject(req: Request, res: Response, { storage, head, size }: SendOptions): Promise<void> {
  const etag = `"${head.key.split('/').at(-1)}"`;
  res.setHeader('Accept-Ranges', 'bytes');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('ETag', etag);
  const range = requestedRange(req, size, etag);
  if (range === 'unsatisfiable') {
    res.setHeader('Content-Range', `bytes */${size}`);
    res.status(416).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const bytes = req.method === 'HEAD' ? null : await storage.read(head.key, ...(range === null ? [] : [range]));
  res.setHeader('Content-Type', head.mimeType);
  res.setHeader('Content-Disposition', dispositionOf(head));
  res.setHeader('Content-Length', end + 1 - start);
  if (range !== null) res.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  res.status(range === null ? 200 : 206);
  if (bytes === null) {
    res.end();
    return;
  }
  await pipeline(bytes, res).catch((error: unknown) => {
    // A client that closes the connection is not an error of the service; otherwise the response is cut off.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
