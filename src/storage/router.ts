import { type RequestHandler, Router } from 'express';
import type { Parts } from '../app.js';
import { areas } from '../config.js';
import { problem } from '../contract/problems.js';
import { isSharedUnder } from '../shares/terms.js';
import type { IsShared } from './storage.js';

/**
 * Where the links lead that a local storage makes. No operation of the contract: a link is opaque and its reply is
 * bytes. Errors are problem bodies like all others.
 */
export function storageRouter({ storage, config, database }: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { serve } = storage;
  if (serve === null) return router;
  const isShared: IsShared = (key, terms) => isSharedUnder(database, key, terms);
  const answer: RequestHandler = async (req, res) => {
    const area = areas.find((name) => req.path.startsWith(`/${name}/`));
    if (area !== undefined && !config.areas.has(area)) {
      throw problem('component_inactive', { component: area });
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw problem('method_not_allowed');
    }
    await serve(req, res, isShared);
  };
  router.use(answer);
  return router;
}
