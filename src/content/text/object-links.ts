import { type RequestHandler, Router } from 'express';
import { limitAnonymous } from '../../api/auth/admission.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { Problem, problem } from '../../core/contract/problems.js';
import { areas } from '../../core/platform/settings/choices.js';
import type { IsShared } from '../../core/storage/storage.js';
import { Throttle } from '../../core/storage/throttle.js';
import { isSharedUnder } from '../shares/share-links.js';

/**
 * Serves the links of a local storage. Not an operation of the contract: a link is opaque and its reply is bytes. Errors are problem bodies
 * like all others.
 */
export function storageRouter(parts: Parts): Router {
  const { storage, config, database } = parts;
  const router = Router({ caseSensitive: true, strict: true });
  const { serve } = storage;
  if (serve === null) return router;
  const throttle = config.downloadRate === null ? null : new Throttle(config.downloadRate);
  const isShared: IsShared = (key, terms) => isSharedUnder(database, key, terms);
  const answer: RequestHandler = async (req, res) => {
    const area = areas.find((name) => req.path.startsWith(`/${name}/`));
    if (area !== undefined && !config.areas.has(area)) {
      throw problem('component_inactive', { component: area });
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      await limitAnonymous(req, res, parts);
      throw problem('method_not_allowed');
    }
    try {
      await serve(req, res, isShared, throttle);
    } catch (error) {
      // Requests without a valid link count as attempts to guess one, as with keys.
      if (error instanceof Problem && error.status < 500) await limitAnonymous(req, res, parts);
      throw error;
    }
  };
  router.use(answer);
  return router;
}
