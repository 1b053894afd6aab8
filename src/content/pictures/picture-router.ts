import { buffer } from 'node:stream/consumers';
import { type Request, type Response, Router } from 'express';
import { limitAnonymous } from '../../api/auth/admission.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { problem } from '../../core/contract/problems.js';
import type { Statement } from '../../core/database/statement.js';
import { StorageError } from '../../core/storage/storage.js';
import { widths } from './pictures.js';
import { sendPicture } from './serving.js';

/**
 * $1 picture, $2 its version, $3 its greatest width, $4 viewer, $5 whether staff. What moderators have hidden is for its owner and staff
 * alone; a draft, or a video that is not public, for who was told the address. That of a video changes when it becomes less visible, and
 * its pictures are not kept by caches for long.
 */
const pictureFile: Statement<{ key: string; size: number; cached: 'fixed' | 'brief' | 'private' }> = {
  name: 'picture_file',
  text: `
    SELECT json_build_object('key', f.object_key, 'size', f.size, 'cached',
      CASE WHEN seen.is_public IS FALSE THEN 'private' WHEN i.video_id IS NULL THEN 'fixed' ELSE 'brief' END)::text AS reply
    FROM pictures i JOIN picture_files f ON f.picture_id = i.id
    LEFT JOIN products p ON p.id = i.product_id
    LEFT JOIN stores s ON s.id = coalesce(i.store_id, p.store_id)
    LEFT JOIN videos v ON v.id = i.video_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN i.video_id IS NOT NULL THEN v.visibility = 'public' AND v.status = 'ready' ELSE s.status IS DISTINCT FROM 'suspended'
        AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = i.product_id) END IS TRUE AS is_public
    ) seen
    WHERE i.id = $1::integer AND i.version = $2::text AND p.deleted_at IS NULL
      AND (seen.is_public OR v.id IS NOT NULL OR s.owner_id = $4::integer OR $5::boolean)
    ORDER BY f.size <= $3::integer DESC, abs(f.size - $3) LIMIT 1`,
};

/** Name of a picture in its address. */
const fileForm = /^([1-9]\d{0,8})-([0-9a-f]{12})\.webp$/;

/** The viewer's id and staff flag. */
type Viewer = readonly [id: number | null, isStaff: boolean];

/**
 * Sends the picture of a request if the viewer may see it. False if there is none.
 * @throws invalid_param, StorageError
 */
export async function sendStoredPicture(
  req: Request<{ file?: string }>,
  res: Response,
  parts: Pick<Parts, 'database' | 'storage' | 'limits'>,
  viewer: Viewer,
): Promise<boolean> {
  const [, id, version] = fileForm.exec(req.params.file ?? '') ?? [];
  if (id === undefined) return false;
  const { size = String(widths.at(-1)) } = req.query;
  if (!widths.some((width) => String(width) === size)) {
    throw problem('invalid_param', { params: { size: `must be one of ${widths.join(', ')}` } });
  }
  const found = (await parts.database.json(pictureFile, [Number(id), version, size, ...viewer]))?.parse();
  if (found === undefined) return false;
  try {
    const body = await buffer(await parts.storage.read(found.key));
    const picture = { body, mediaType: 'image/webp', etag: `${version}-${found.size}` };
    await sendPicture(res, parts, picture, found.cached);
    return true;
  } catch (error) {
    // Deleted a moment ago, or lost by the storage.
    if (error instanceof StorageError && error.fault === 'missing') return false;
    throw error;
  }
}

/** Serves the pictures of products, stores and people. What only few may see is left to the pages, which know who asks. */
export function pictureRouter(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/pictures/:file', async (req, res, next) => {
    await limitAnonymous(req, res, parts);
    if (!(await sendStoredPicture(req, res, parts, [null, false]))) next();
  });
  return router;
}
