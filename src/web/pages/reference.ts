import type { RequestHandler } from 'express';
import { chapters } from '../../api/contract/chapters.js';
import { problem } from '../../api/contract/problems.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { renderReference } from './views/reference.js';

/**
 * The contract as pages to read: the guide with a list of all operations, and one page for each tag, since a browser draws the
 * whole for seconds. They are the same for everybody, so that no session is looked up.
 */
export function showReference({ config, look }: Parts): RequestHandler {
  return async (req, res) => {
    const { area = null } = req.params as { area?: string };
    if (area !== null && !chapters.some(({ name }) => name === area)) {
      throw problem('route_not_found', { message: 'The reference has no such page.' });
    }
    const [basePath] = config.basePaths;
    res.type('html').send(renderReference({ basePath, siteName: config.site.name, look: await look.now(), area }));
  };
}
