import { createHash } from 'node:crypto';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import { contract, type OperationId } from '../../generated/contract.js';
import { admission, countStranger } from '../access/admission.js';
import type { Parts } from '../app.js';
import { areas } from '../config.js';
import { deprecationHeaders } from '../contract/deprecation.js';
import { operationIds } from '../contract/document.js';
import { problem } from '../contract/problems.js';
import { withBudget } from '../database/budget.js';
import { hostOf } from '../hosts.js';
import { exchangeOf } from '../http/exchange.js';
import { send } from '../http/replies.js';
import { requireUnicode, requireUtf8 } from '../http/unicode.js';
import { type Upload, type UploadRule, type UploadRules, uploading } from '../http/uploads.js';
import { credentialCheck, hasBody } from '../http/validation.js';
import { maxBodyBytes } from './errors.js';
import type { Handlers } from './handlers.js';
import { type AnyHandler, performer } from './perform.js';

const parseJson = json({
  limit: maxBodyBytes,
  strict: false,
  type: () => true,
  verify: (req, res, bytes, encoding) => {
    requireUtf8(bytes, encoding);
    if (req.headers['idempotency-key'] !== undefined) {
      exchangeOf(res as Response).bodyHash = createHash('sha256').update(bytes).digest('hex');
    }
  },
});

/** A router with every operation of the contract: nobody writes `router.get(…)` for one. */
export function contractRouter(handlers: Handlers, uploads: UploadRules, parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const rules: Partial<Record<OperationId, UploadRule>> = uploads;
  const paths = new Map<string, OperationId[]>();
  for (const id of operationIds) {
    const { path } = contract[id];
    paths.set(path, [...(paths.get(path) ?? []), id]);
  }
  // A fixed segment goes before a parameter in the same place: /boards/order before /boards/{id}.
  for (const path of [...paths.keys()].sort((a, b) => (a.replaceAll('{', '~') < b.replaceAll('{', '~') ? -1 : 1))) {
    const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    const ids = paths.get(path) ?? [];
    for (const id of ids) {
      // The handler's types are those of its own operation; here all are handled alike.
      route[contract[id].method](operationHandler(id, handlers[id] as unknown as AnyHandler, rules[id], parts));
    }
    const methods = ids.map((id) => contract[id].method.toUpperCase());
    route.all(otherMethods(methods, parts));
  }
  return router;
}

function operationHandler(
  id: OperationId,
  handler: AnyHandler,
  rule: UploadRule | undefined,
  parts: Parts,
): RequestHandler {
  const { area, open, method, mediaTypes } = contract[id];
  const { admit, admitAnybody } = admission(id, parts);
  const credentials = credentialCheck(id);
  const operation = performer(id, handler, parts);
  const switchable = areas.some((name) => name === area);
  const takesJson = (mediaTypes as readonly string[]).includes('application/json');
  const tagged = open && method === 'get';
  const deprecation = deprecationHeaders(id);

  const handle = async (req: Request, res: Response): Promise<void> => {
    const exchange = exchangeOf(res);
    exchange.operation = id;
    if (deprecation !== null) {
      res.setHeaders(deprecation as Map<string, string>);
    }
    if (switchable && !parts.config.areas.has(area as never)) {
      throw problem('component_inactive', { component: area });
    }
    // A HEAD is a GET whose body Node leaves out.
    const bodiless = req.method === 'HEAD';
    if (bodiless) {
      req.method = 'GET';
    }
    // The request line may name the whole address (RFC 9112, 3.2.2), and the validator knows paths only.
    if (!req.url.startsWith('/')) {
      req.url = req.url.replace(/^[a-z]+:\/\/[^/?]*/i, '');
    }
    if (!open) {
      exchange.admit = admit;
      await credentials(req, res);
    } else {
      await admitAnybody(req, res);
    }
    if (takesJson && hasBody(req)) {
      await readJson(req, res);
    }
    const origin = () => originOf(req, parts.config);
    const perform = (upload?: Upload) => operation({ req, res, upload, bodiless, origin });
    const upload = (by: UploadRule) => uploading({ req, res, id, rule: by, parts }, perform);
    const reply = rule === undefined ? perform() : withBudget(exchange.budget, () => upload(rule));
    send(res, await reply, tagged);
  };
  return (req, res, next) => {
    handle(req, res).catch(next);
  };
}

/** Where the client reached this service. The Host header has been checked by now. */
export function originOf(req: Request, { publicUrl, host }: Parts['config']): string {
  const { localAddress, localPort } = req.socket;
  return publicUrl?.origin ?? `${req.protocol}://${req.headers.host ?? `${hostOf(localAddress ?? host)}:${localPort}`}`;
}

const refuseMediaType = (mediaType: string): boolean => !/^application\/json\s*(;|$)/i.test(mediaType);

function readJson(req: Request, res: Response): Promise<void> {
  if (refuseMediaType(req.headers['content-type'] ?? '')) {
    throw problem('unsupported_media_type');
  }
  // The parser would read all of it first, and only then refuse it.
  if (Number(req.headers['content-length']) > maxBodyBytes) {
    throw problem('payload_too_large', { maxSize: maxBodyBytes });
  }
  return new Promise<void>((resolve, reject) => {
    parseJson(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  }).then(() => requireUnicode(req.body));
}

/**
 * Where a path is, but not for this method.
 * @throws rate_limited, method_not_allowed
 */
export function otherMethods(methods: readonly string[], parts: Parts): RequestHandler {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
  return async (req, res) => {
    res.setHeader('Allow', allow);
    await countStranger(req, res, parts);
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
    await countStranger(req, res, parts);
    throw problem('route_not_found');
  };
}
