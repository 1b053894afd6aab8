import type { Response } from 'express';
import { uncount } from '../../api/auth/admission.js';
import { type EncodedReply, send } from '../../api/http/replies.js';
import type { Parts } from '../../api/pipeline/parts.js';

/** A picture to send; `etag` without quotes. */
export type Picture = { body: Buffer; mediaType: string; etag: string };

/** Sends a picture, cached for a year if its address never changes its content (`isFixed`). */
export async function sendPicture(res: Response, parts: Parts, picture: Picture, isFixed: boolean): Promise<void> {
  // Not counted: a page may show a hundred of them, each of which browsers request once.
  if (isFixed) await uncount(res, parts);
  res.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  const { body, mediaType, etag } = picture;
  const none = { coding: null, compressed: {}, value: undefined, location: null, next: null };
  const reply: EncodedReply = { ...none, status: 200, page: 1, total: 0, body, mediaType, etag: `"${etag}"` };
  send(res, reply, true);
}
