import type { RequestHandler } from 'express';
import { contract, type OperationId } from '../../../generated/contract.js';
import { operationIds } from '../../core/contract/document.js';
import { problem } from '../../core/contract/problems.js';
import { limitAnonymous } from '../auth/admission.js';
import type { Stream } from './handlers.js';
import type { Operation } from './operation.js';
import type { Parts } from './parts.js';
import { pipeline } from './pipeline.js';

/** Routes a request to its operation by the paths of the contract, without a `router.get(…)` for each. */
export function contractRouter(operations: readonly Operation[], parts: Parts): RequestHandler {
  const findPath = pathFinder(operations.map(({ path }) => path));
  const routes = new Map<string, Map<string, RequestHandler>>();
  for (const operation of operations) {
    const methods = routes.get(operation.path) ?? new Map<string, RequestHandler>();
    const handle = operation.streams ? (operation.handler as Stream)(operation, parts) : pipeline(operation, parts);
    routes.set(operation.path, methods.set(operation.method.toUpperCase(), handle));
  }
  const refusals = new Map([...routes].map(([path, methods]) => [path, otherMethods([...methods.keys()], parts)]));
  return (req, res, next) => {
    // Express returns null for an absolute target without a path. Two slashes result from joining a base URL that ends in one.
    const match = findPath(((req.path as string | null) ?? '').replace(/^\/\//, '/'));
    if (match === null) {
      next();
      return;
    }
    req.params = decoded(match.values);
    const handle = routes.get(match.template)?.get(req.method === 'HEAD' ? 'GET' : req.method);
    return (handle ?? refusals.get(match.template))?.(req, res, next);
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
 * Handles a path that exists, but not for this method.
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

/** Handles an unknown path: 404, with the same limit as any other anonymous request. */
export function noRoute(parts: Parts): RequestHandler {
  return async (req, res) => {
    await limitAnonymous(req, res, parts);
    throw problem('route_not_found');
  };
}

/** A matching path of the contract, and the values of its parameters as sent: percent-encoded. */
type FoundPath = { template: string; values: Record<string, string> };

type Segment = { text: string; parameter: string | null };

/**
 * Finds the path of the contract that matches a request's path; null if none. Letter case and a trailing slash matter. A fixed segment
 * takes precedence over a parameter in the same place: `/boards/order` over `/boards/{id}`.
 */
function pathFinder(templates: readonly string[]): (path: string) => FoundPath | null {
  const byLength = new Map<number, { template: string; segments: Segment[] }[]>();
  const fixedFirst = (a: string, b: string) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1);
  for (const template of [...new Set(templates)].sort(fixedFirst)) {
    const segments = template.split('/').map((text) => ({ text, parameter: /^\{(\w+)\}$/.exec(text)?.[1] ?? null }));
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { template, segments }]);
  }
  return (path) => {
    const pathSegments = path.split('/');
    const isMatch = ({ text, parameter }: Segment, at: number) =>
      parameter === null ? pathSegments[at] === text : pathSegments[at] !== '';
    const match = byLength.get(pathSegments.length)?.find(({ segments }) => segments.every(isMatch));
    if (match === undefined) return null;
    const values: Record<string, string> = {};
    for (const [at, { parameter }] of match.segments.entries()) {
      if (parameter !== null) values[parameter] = pathSegments[at] ?? '';
    }
    return { template: match.template, values };
  };
}

/** The operation with this HTTP method at a path below the base path, and the values of its parameters; null if none. */
export function findOperation(
  method: string,
  path: string,
): { id: OperationId; values: Record<string, string> } | null {
  const match = findContractPath(path);
  const id = operationIds.find(
    (each) => contract[each].path === match?.template && contract[each].method.toUpperCase() === method,
  );
  return match === null || id === undefined ? null : { id, values: decoded(match.values) };
}

const findContractPath = pathFinder(operationIds.map((id) => contract[id].path));

/** The operations at a path below the base path, by method. A query is ignored. */
export function operationsAt(path: string): Map<string, OperationId> {
  const template = findContractPath(path.split('?', 1)[0] ?? '')?.template;
  const here = operationIds.filter((id) => contract[id].path === template);
  return new Map(here.map((id) => [contract[id].method, id]));
}
