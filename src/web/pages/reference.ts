import type { RequestHandler } from 'express';
import type { Parts } from '../../pipeline/parts.js';
import { renderReference } from './views/reference.js';

/** The contract as a page to read. It is the same for everybody, so that no session is looked up. */
export function showReference({ config }: Parts): RequestHandler {
  const page = renderReference(config.basePaths[0], config.site.name);
  return (_req, res) => {
    res.type('html').send(page);
  };
}
