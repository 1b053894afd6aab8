import type { RequestHandler } from 'express';
import { chapters } from '../../api/contract/chapters.js';
import { problem } from '../../api/contract/problems.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { renderReference } from './views/reference.js';

/**
 * The contract as pages to read: the guide with a list of all operations, and one page for each tag, since a browser draws the
 * whole for seconds. They are the same for everybody, so that no session is looked up.
 */
export function showReference({ config }: Parts): RequestHandler {
  const page = (name: string | null) => renderReference(config.basePaths[0], config.site.name, name);
  const guide = page(null);
  const pages = new Map(chapters.map(({ name }) => [name, page(name)]));
  return (req, res) => {
    const { area } = req.params;
    const found = area === undefined ? guide : pages.get(String(area));
    if (found === undefined) throw problem('route_not_found', { message: 'The reference has no such page.' });
    res.type('html').send(found);
  };
}
