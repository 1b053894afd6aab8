import { Router } from 'express';
import { limitAnonymous } from '../../api/auth/admission.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { otherMethods } from '../../api/pipeline/router.js';
import { sendPicture } from '../../content/pictures/serving.js';
import { pictureUploads } from '../../content/pictures/uploads.js';
import { problem } from '../../core/contract/problems.js';
import type { Statement } from '../../core/database/statement.js';

/** Upload rule of `updateSiteLogo`. The logo itself is stored in the database: it is small, and there is one. */
export const logoUploads = pictureUploads({ folder: 'logos', owned: async () => [] });

const storedLogo: Statement<{ bytes: string; version: string }> = {
  name: 'stored_logo',
  text: `
    SELECT json_build_object('bytes', encode(logo, 'base64'), 'version', logo_version)::text AS reply
    FROM site_settings WHERE logo IS NOT NULL`,
};

/** Serves the logo, outside of the API like the pictures of people. */
export function siteLogo(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route('/site/logo.webp')
    .get(async (req, res) => {
      await limitAnonymous(req, res, parts);
      const logo = (await parts.database.json(storedLogo, []))?.parse();
      if (logo === undefined) throw problem('route_not_found');
      const picture = { body: Buffer.from(logo.bytes, 'base64'), mediaType: 'image/webp', etag: logo.version };
      await sendPicture(res, parts, picture, req.query.v === logo.version ? 'fixed' : 'checked');
    })
    .all(otherMethods(['GET'], parts));
  return router;
}
