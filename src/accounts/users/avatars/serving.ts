import { buffer } from 'node:stream/consumers';
import { type Request, Router } from 'express';
import { limitAnonymous } from '../../../api/auth/admission.js';
import type { Parts } from '../../../api/pipeline/parts.js';
import { otherMethods } from '../../../api/pipeline/router.js';
import { type Picture, sendPicture } from '../../../content/pictures/serving.js';
import { problem } from '../../../core/contract/problems.js';
import type { Statement } from '../../../core/database/statement.js';
import { StorageError } from '../../../core/storage/storage.js';
import { generatedPicture } from './generated.js';
import { versionSql } from './queries.js';
import { sizes } from './uploads.js';

type AvatarRow = { name: string; version: string; key: string | null };

/** $1 username, $2 size. */
const avatarByName: Statement<AvatarRow> = {
  name: 'avatar_by_name',
  text: `
    SELECT json_build_object('name', coalesce(u.display_name, u.username), 'version', ${versionSql}, 'key', a.object_key)::text AS reply
    FROM users u LEFT JOIN avatars a ON a.user_id = u.id AND a.size = $2::integer WHERE u.username = $1::citext`,
};

/** Serves the pictures of people, outside of the API, whose replies are all JSON. */
export function avatars(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route('/users/:username/avatar')
    .get(async (req, res) => {
      await limitAnonymous(req, res, parts);
      const { username = '' } = req.params as { username?: string };
      const size = sizeOf(req);
      const avatar = /^[A-Za-z0-9_-]{3,30}$/.test(username)
        ? (await parts.database.json(avatarByName, [username, size]))?.parse()
        : undefined;
      if (avatar === undefined) throw problem('user_not_found');
      const picture = await pictureOf(avatar, size, parts);
      // An address with a version always leads to the same picture.
      const isFixed = req.query.v === avatar.version && picture.isCurrent;
      await sendPicture(res, parts, picture, isFixed ? 'fixed' : 'checked');
    })
    .all(otherMethods(['GET'], parts));
  return router;
}

/** @throws invalid_param */
function sizeOf({ query: { size = '128' } }: Request): number {
  const pixels = sizes.find((each) => String(each) === size);
  if (pixels === undefined) throw problem('invalid_param', { params: { size: `must be one of ${sizes.join(', ')}` } });
  return pixels;
}

async function pictureOf(
  { name, version, key }: AvatarRow,
  size: number,
  { storage }: Parts,
): Promise<Picture & { isCurrent: boolean }> {
  if (key !== null) {
    try {
      const body = await buffer(await storage.read(key));
      return { body, mediaType: 'image/webp', etag: `${version}-${size}`, isCurrent: true };
    } catch (error) {
      // Replaced a moment ago, or lost by the storage.
      if (!(error instanceof StorageError) || error.fault !== 'missing') throw error;
    }
  }
  const body = Buffer.from(generatedPicture(name, size));
  return { body, mediaType: 'image/svg+xml', etag: `g-${version}-${size}`, isCurrent: key === null };
}
