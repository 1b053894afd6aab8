import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { dispositionOf } from './serve.js';
import type { ObjectHead, Storage } from './storage.js';

type Sent = { storage: Storage; head: ObjectHead; size: number };

/**
 * Sends an object of any storage through this service, or the one range of it that is asked for: for objects of the
 * person signed in alone, so that there is no link to it. No cache keeps it.
 * @throws StorageError
 */
export async function sendObject(req: Request, res: Response, { storage, head, size }: Sent): Promise<void> {
  const etag = `"${head.key.split('/').at(-1)}"`;
  res.setHeader('Accept-Ranges', 'bytes');
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('ETag', etag);
  // Who goes on with another object than they began with needs all of it.
  const isSame = [undefined, etag].includes(req.get('If-Range'));
  const asked = isSame && size > 0 ? req.range(size, { combine: true }) : undefined;
  if (asked === -1) {
    res.setHeader('Content-Range', `bytes */${size}`);
    res.status(416).end();
    return;
  }
  const isPart = Array.isArray(asked) && asked.type === 'bytes' && asked.length === 1;
  const { start, end } = (isPart ? asked[0] : undefined) ?? { start: 0, end: size - 1 };
  const bytes = req.method === 'HEAD' ? null : await storage.read(head.key, ...(isPart ? [{ start, end }] : []));
  res.setHeader('Content-Type', head.mimeType);
  res.setHeader('Content-Disposition', dispositionOf(head));
  res.setHeader('Content-Length', end + 1 - start);
  if (isPart) res.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  res.status(isPart ? 206 : 200);
  if (bytes === null) {
    res.end();
    return;
  }
  await pipeline(bytes, res).catch((error: unknown) => {
    // A client that closes the connection is not an error of the service; otherwise the reply is cut off.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
