import { type RequestHandler, Router } from 'express';
import { limitAnonymous } from '../access/admission.js';
import { problem } from '../contract/problems.js';
import type { Operation } from './operation.js';
import type { Parts } from './parts.js';
import { pipeline } from './pipeline.js';

/** A router with every operation of the contract: nobody writes `router.get(…)` for one. */
export function contractRouter(operations: readonly Operation[], parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const paths = new Map<string, Operation[]>();
  for (const operation of operations) {
    paths.set(operation.path, [...(paths.get(operation.path) ?? []), operation]);
  }
  // A fixed segment goes before a parameter in the same place: /boards/order before /boards/{id}.
  for (const path of [...paths.keys()].sort((a, b) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1))) {
    const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    const here = paths.get(path) ?? [];
    for (const operation of here) {
      route[operation.method](pipeline(operation, parts));
    }
    route.all(
      otherMethods(
        here.map(({ method }) => method.toUpperCase()),
        parts,
      ),
    );
  }
  return router;
}

/**
 * Where a path is, but not for this method.
 * @throws rate_limited, method_not_allowed
 */
export function otherMethods(methods: readonly string[], parts: Parts): RequestHandler {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
  return async (req, res) => {
    res.setHeader('Allow', allow);
    await limitAnonymous(req, res, parts);
    if (req.method === 'OPTIONS') {
      res.statusCode = 204;
      res.end();
      return;
    }
    throw problem('method_not_allowed');
  };
}

/** Where no route is: 404, with the same limit as any other anonymous request. */
export function noRoute(parts: Parts): RequestHandler {
  return async (req, res) => {
    await limitAnonymous(req, res, parts);
    throw problem('route_not_found');
  };
}
