import type { RequestHandler } from 'express';
import { limitAnonymous } from '../../accounts/access/admission.js';
import { pathFinder } from '../contract/paths.js';
import { problem } from '../contract/problems.js';
import type { Operation } from './operation.js';
import type { Parts } from './parts.js';
import { pipeline } from './pipeline.js';

/** Routes a request to its operation by the paths of the contract, without a `router.get(…)` for each. */
export function contractRouter(operations: readonly Operation[], parts: Parts): RequestHandler {
  const findPath = pathFinder(operations.map(({ path }) => path));
  const routes = new Map<string, Map<string, RequestHandler>>();
  for (const operation of operations) {
    const methods = routes.get(operation.path) ?? new Map<string, RequestHandler>();
    routes.set(operation.path, methods.set(operation.method.toUpperCase(), pipeline(operation, parts)));
  }
  const refusals = new Map([...routes].map(([path, methods]) => [path, otherMethods([...methods.keys()], parts)]));
  return (req, res, next) => {
    // Of an absolute target that has none, Express makes null. Who joins a base address that ends in a slash sends two.
    const found = findPath(((req.path as string | null) ?? '').replace(/^\/\//, '/'));
    if (found === null) {
      next();
      return;
    }
    req.params = decoded(found.values);
    const handle = routes.get(found.template)?.get(req.method === 'HEAD' ? 'GET' : req.method);
    return (handle ?? refusals.get(found.template))?.(req, res, next);
  };
}

/** @throws invalid_param for malformed percent-encoding */
function decoded(values: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch (error) {
    throw problem('invalid_param', { params: { path: 'is malformed' } }, error);
  }
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
