import { buffer } from 'node:stream/consumers';
import { type Request, Router } from 'express';
import { problem } from '../../../api/contract/problems.js';
import { type EncodedReply, send } from '../../../api/http/replies.js';
import type { Parts } from '../../../api/pipeline/parts.js';
import { otherMethods } from '../../../api/pipeline/router.js';
import type { Statement } from '../../../database/statement.js';
import { StorageError } from '../../../storage/storage.js';
import { limitAnonymous, uncount } from '../../access/admission.js';
import { generatedPicture } from './generated.js';
import { versionSql } from './queries.js';
import { sizes } from './shrink.js';

type Found = { name: string; version: string; key: string | null };

/** $1 username, $2 size. */
const avatarByName: Statement<Found> = {
  name: 'avatar_by_name',
  text: `
    SELECT json_build_object('name', coalesce(u.display_name, u.username), 'version', ${versionSql}, 'key', a.object_key)::text AS reply
    FROM users u LEFT JOIN avatars a ON a.user_id = u.id AND a.size = $2::integer WHERE u.username = $1::citext`,
};

/** The pictures of people. Beside the interface, every reply of which is JSON. */
export function avatars(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route('/users/:username/avatar')
    .get(async (req, res) => {
      await limitAnonymous(req, res, parts);
      const { username = '' } = req.params as { username?: string };
      const size = sizeOf(req);
      const found = /^[A-Za-z0-9_-]{3,30}$/.test(username)
        ? (await parts.database.json(avatarByName, [username, size]))?.parse()
        : undefined;
      if (found === undefined) throw problem('user_not_found');
      const picture = await pictureOf(found, size, parts);
      // An address with a version always leads to the same picture.
      const isFixed = req.query.v === found.version && picture.isCurrent;
      // A page may show a hundred people. Browsers ask for each picture once.
      if (isFixed) await uncount(res, parts);
      res.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      send(res, picture.reply, true);
    })
    .all(otherMethods(['GET'], parts));
  return router;
}

/** @throws invalid_param */
function sizeOf({ query: { size = '128' } }: Request): number {
  const found = sizes.find((each) => String(each) === size);
  if (found === undefined) throw problem('invalid_param', { params: { size: `must be one of ${sizes.join(', ')}` } });
  return found;
}

type Picture = { reply: EncodedReply; isCurrent: boolean };

async function pictureOf({ name, version, key }: Found, size: number, { storage }: Parts): Promise<Picture> {
  const reply = (body: Buffer, mediaType: string, etag: string): EncodedReply => ({
    ...{ status: 200, body, mediaType, etag: `"${etag}"`, coding: null, compressed: {}, location: null, next: null },
  });
  if (key !== null) {
    try {
      const body = await buffer(await storage.read(key));
      return { reply: reply(body, 'image/webp', `${version}-${size}`), isCurrent: true };
    } catch (error) {
      // It was replaced a moment ago, or the storage has lost it.
      if (!(error instanceof StorageError) || error.fault !== 'missing') throw error;
    }
  }
  const body = Buffer.from(generatedPicture(name, size));
  return { reply: reply(body, 'image/svg+xml', `g-${version}-${size}`), isCurrent: key === null };
}
