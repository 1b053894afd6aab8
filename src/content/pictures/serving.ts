import type { Response } from 'express';
import { uncount } from '../../api/auth/admission.js';
import { type EncodedReply, send } from '../../api/http/replies.js';
import type { Parts } from '../../api/pipeline/parts.js';

/** A picture as it leaves; `etag` without quotes. */
export type Picture = { body: Buffer; mediaType: string; etag: string };

/** Sends a picture, which is kept for a year if the address always leads to this one (`isFixed`). */
export async function sendPicture(res: Response, parts: Parts, picture: Picture, isFixed: boolean): Promise<void> {
  // A page may show a hundred of them. Browsers ask for each once.
  if (isFixed) await uncount(res, parts);
  res.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  const { body, mediaType, etag } = picture;
  const none = { coding: null, compressed: {}, value: undefined, location: null, next: null };
  const reply: EncodedReply = { ...none, status: 200, page: 1, total: 0, body, mediaType, etag: `"${etag}"` };
  send(res, reply, true);
}
