import type { Response } from 'express';
import { uncount } from '../../api/auth/admission.js';
import { type EncodedReply, send } from '../../api/http/replies.js';
import type { Parts } from '../../api/pipeline/parts.js';

/** A picture to send; `etag` without quotes. */
export type Picture = { body: Buffer; mediaType: string; etag: string };

/** How it is cached: for a year if its address never changes its content (`fixed`), for minutes if it may end (`brief`). */
const caching = {
  fixed: 'public, max-age=31536000, immutable',
  brief: 'public, max-age=300',
  checked: 'public, no-cache',
  private: 'private, no-store',
} as const;

/** Sends a picture. */
export async function sendPicture(
  res: Response,
  parts: Pick<Parts, 'limits'>,
  picture: Picture,
  cached: keyof typeof caching,
): Promise<void> {
  // Not counted: a page may show a hundred of them, each of which browsers request once.
  if (cached === 'fixed' || cached === 'brief') await uncount(res, parts);
  res.setHeader('Cache-Control', caching[cached]);
  const { body, mediaType, etag } = picture;
  const none = { coding: null, compressed: {}, value: undefined, location: null, next: null };
  const reply: EncodedReply = { ...none, status: 200, page: 1, total: 0, body, mediaType, etag: `"${etag}"` };
  send(res, reply, true);
}
