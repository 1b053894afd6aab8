import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Coding, EncodedReply } from './replies.js';

const codings: readonly Coding[] = ['br', 'gzip'];

/** Bytes up to which compression saves no packet worth its time. */
const small = 1024;

const options = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };
const compress: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, options),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * The reply in the best coding that the request accepts, with its own ETag. Only for replies that are the same for everybody: the
 * compressed length reveals secrets to an attacker who can put guesses beside them (BREACH).
 */
export async function compressed(req: Request, res: Response, reply: EncodedReply): Promise<EncodedReply> {
  if (reply.body.length <= small) return reply;
  res.vary('Accept-Encoding');
  // Most programs do not send the header.
  if (req.headers['accept-encoding'] === undefined) return reply;
  const accepted = req.acceptsEncodings(...codings, 'identity');
  const coding = codings.find((each) => each === accepted);
  if (coding === undefined) return reply;
  reply.compressed[coding] ??= inCoding(reply, coding);
  return reply.compressed[coding];
}

async function inCoding(reply: EncodedReply, coding: Coding): Promise<EncodedReply> {
  const body = await compress[coding](reply.body);
  return { ...reply, body, coding, etag: reply.etag.replace(/"$/, `-${coding}"`) };
}

/** Removes the suffix of a coding from ETags, so that they match the uncompressed reply. */
export const withoutCoding = (tags: string): string => tags.replace(/-(?:br|gzip)"/g, '"');
