import { isIPv4 } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import ipaddr from 'ipaddr.js';
import type { OperationContract } from '../../core/contract/operation.js';
import { Problem, problem } from '../../core/contract/problems.js';
import { type Database, within } from '../../core/database/client.js';
import type { Config } from '../../core/platform/config.js';
import type { Allowance, Caller } from '../http/caller.js';
import { requestContext } from '../http/request/request-context.js';
import { hasRole, hasSignedInLately } from './authentication.js';
import { forwardedAddress } from './forwarded.js';
import type { KeyRing } from './key-ring.js';
import { isAccessToken, isWellFormedKey } from './keys.js';
import type { CountedLimits } from './limits.js';
import { newcomerOf } from './newcomers.js';
import { writeRefusal } from './restrictions.js';

/** Sets the `RateLimit` headers: two structured fields (draft-ietf-httpapi-ratelimit-headers-11), and the three of its early versions. */
export function showAllowance(res: Response, allowance: Allowance): void {
  requestContext(res).allowance = allowance;
  const { policy, window, limit, remaining, reset } = allowance;
  res.setHeader('RateLimit-Policy', `"${policy}";q=${limit};w=${window}`);
  res.setHeader('RateLimit', `"${policy}";r=${remaining};t=${reset}`);
  res.setHeader('RateLimit-Limit', limit);
  res.setHeader('RateLimit-Remaining', remaining);
  res.setHeader('RateLimit-Reset', reset);
}

/** The key that anonymous requests are counted by: the IPv4 address, or the /64 network, in which one client has 2^64 addresses. */
export function addressOf({ ip = 'unknown' }: Pick<Request, 'ip'>): string {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}

/** The address that a request is counted by: its own, or that of the forwarded visitor. */
export function clientOf(req: Request, res: Response): string {
  return addressOf({ ip: requestContext(res).visitor ?? req.ip });
}

/**
 * Counts a request without a valid key by its address, and refuses it above the limit.
 * @throws rate_limited
 */
export async function limitAnonymous(
  req: Request,
  res: Response,
  { limits }: Pick<Services, 'limits'>,
  who = clientOf(req, res),
): Promise<void> {
  if (limits === null) {
    return;
  }
  if ((await countAnonymous(res, limits, who)).exceeded) {
    throw problem('rate_limited');
  }
}

async function countAnonymous(res: Response, limits: CountedLimits, who: string): Promise<Allowance> {
  const allowance = await limits.consumeAnonymous(who);
  requestContext(res).counted = { kind: 'anonymous', who };
  showAllowance(res, allowance);
  return allowance;
}

/** Takes back the count of a cheap read, such as one that is answered by 304, for up to ten times the limit of requests. */
export async function uncount(res: Response, { limits }: Pick<Services, 'limits'>): Promise<void> {
  const { counted } = requestContext(res);
  const allowance = counted && (await limits?.refund(counted));
  if (allowance) showAllowance(res, allowance);
}

/** Index rows that cost about as much as a request. */
const rowsPerRequest = 20_000;

/** Counts a request that skips very many rows as several. */
export async function countRows(res: Response, { limits }: Pick<Services, 'limits'>, rows: number): Promise<void> {
  const points = Math.floor(rows / rowsPerRequest);
  const { counted } = requestContext(res);
  if (points > 0 && counted && limits !== null) showAllowance(res, await limits.charge(counted, points));
}

/** The key in the Authorization header: null without the header, '' if it contains something else. */
function headerKey(req: Request): string | null {
  const header = req.headers.authorization;
  if (header === undefined) {
    return null;
  }
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
}

/** The key in the query, null without one. A repeated key is ignored, and access tokens are not accepted there. */
function queryKey(req: Request): string | null {
  const key = req.query.api_key;
  return key === undefined ? null : typeof key === 'string' && !isAccessToken(key) ? key : '';
}

type Admitting = { database: Database; keys: KeyRing; limits: CountedLimits | null };
type Services = Admitting & { config: Config; boardRules: { areModerated: () => Promise<boolean> } };

/**
 * The caller with this key; null without a valid one. Requests with unknown keys are counted by address before the database is queried,
 * since many keys may be guessed at once. Above the limit they share their look-ups: a valid key is never refused for its address, unless
 * its owner is suspended.
 * @throws account_suspended, rate_limited
 */
async function identify(
  { database, keys, limits }: Admitting,
  req: Request,
  res: Response,
  key: string,
): Promise<Caller | null> {
  const { $json: json } = within(database, requestContext(res).budget);
  const known = limits === null || keys.isKnown(key) ? await keys.find(key, { json }) : null;
  if (known !== null || limits === null) {
    return known;
  }
  const address = addressOf(req);
  const allowance = await countAnonymous(res, limits, address);
  const caller = await keys.find(key, { together: allowance.exceeded, json }).catch((error: unknown) => {
    throw allowance.exceeded && error instanceof Problem ? problem('rate_limited') : error;
  });
  if (caller !== null) {
    requestContext(res).allowance = null;
    requestContext(res).counted = null;
    await limits.refundAnonymous(address);
  } else if (allowance.exceeded) {
    throw problem('rate_limited');
  }
  return caller;
}

/** Same as `identify`, and stores the visitor named by a key with the scope `forward`. The header is ignored from others. */
async function admit(services: Admitting, req: Request, res: Response, key: string): Promise<Caller | null> {
  const caller = await identify(services, req, res, key);
  const { forwarded } = req.headers;
  if (forwarded !== undefined && caller?.appId === null && caller.scopes.includes('forward')) {
    requestContext(res).visitor = forwardedAddress(forwarded);
  }
  return caller;
}

/** Stores that visitor for routes that do not look up a key: pages and routes beside the API. */
export function visitorsOf(services: Admitting): RequestHandler {
  return async (req, res, next) => {
    const key = req.headers.forwarded === undefined ? null : headerKey(req);
    if (key !== null && isWellFormedKey(key)) await admit(services, req, res, key);
    next();
  };
}

/**
 * Authorizes the caller of one operation: credentials, scope, role, rate limit, in this order. With `presumes`, a key that was valid a
 * moment ago is accepted: the operation has to lock the caller in a transaction, and to call `confirmCaller` before a refusal for another
 * reason.
 * @throws unauthorized, account_suspended, insufficient_scope, forbidden, account_silenced, account_pending, email_unverified, warning_not_acknowledged, rate_limited,
 * sign_in_required
 */
export function authorization(
  operation: OperationContract,
  services: Services,
  { presumes }: { presumes: boolean },
): (req: Request, res: Response) => Promise<void> {
  const { open, method, mediaTypes, scopes: needed, appScopes, role, contribution, recentSignIn } = operation;
  const { config, limits, keys } = services;
  const kind = method === 'get' ? 'read' : mediaTypes.includes('multipart/form-data') ? 'upload' : 'write';

  /** The key of the header, or if there is none, of the query. */
  function keyOf(req: Request, res: Response): string | null {
    const inHeader = headerKey(req);
    if (inHeader !== null || !config.queryKeys) return inHeader;
    const inQuery = queryKey(req);
    if (inQuery !== null) keepPrivate(res);
    return inQuery;
  }

  async function countCaller(caller: Caller, res: Response): Promise<void> {
    requestContext(res).caller = caller;
    if (limits === null) return;
    const allowance = await limits.consumeKey(caller.countedBy, kind, newcomerOf(caller, config));
    if (kind === 'read') requestContext(res).counted = { kind: 'key', who: caller.countedBy };
    showAllowance(res, allowance);
    if (allowance.exceeded) throw problem('rate_limited');
  }

  /** For an open operation: a valid key raises the limit, and others are ignored, except those of suspended users. */
  async function authorizeAnybody(req: Request, res: Response): Promise<void> {
    const key = keyOf(req, res);
    const caller = key === null ? null : await admit(services, req, res, key);
    if (caller === null) {
      if (key === null) await limitAnonymous(req, res, { limits });
    } else if (requestContext(res).visitor === null) {
      await countCaller(caller, res);
    } else {
      requestContext(res).caller = caller;
      await limitAnonymous(req, res, { limits });
    }
  }

  async function authorizeCaller(req: Request, res: Response): Promise<void> {
    const key = keyOf(req, res);
    const presumed = presumes && key !== null ? keys.presume(key) : null;
    const context = requestContext(res);
    if (presumed === null || (await refusalOf(presumed)) !== null) {
      await countCaller(await lookUp(req, res, key), res);
    } else {
      context.confirmCaller = async () => {
        context.confirmCaller = null;
        context.caller = null;
        context.caller = await lookUp(req, res, key);
      };
      await countCaller(presumed, res);
    }
    if (!recentSignIn) return;
    const { $one } = within(services.database, context.budget);
    if (!(await $one(hasSignedInLately, [context.caller?.id])).parse()) throw problem('sign_in_required');
  }

  async function lookUp(req: Request, res: Response, key: string | null): Promise<Caller> {
    const caller = key === null ? null : await admit(services, req, res, key);
    if (caller === null) throw problem('unauthorized');
    const refusal = await refusalOf(caller);
    if (refusal !== null) throw refusal;
    return caller;
  }

  async function refusalOf(caller: Caller): Promise<Problem | null> {
    const { scopes, appId, role: own } = caller;
    const needsScopes = appId === null ? needed : appScopes;
    if (!needsScopes.every((each) => scopes.includes(each)))
      return problem('insufficient_scope', { scopes: needsScopes });
    const isHigher = role !== null && !hasRole({ role: own }, role);
    // A moderator of the board is known once the transaction has begun.
    if (isHigher && !(operation.boardModerators && (await services.boardRules.areModerated())))
      return problem('forbidden');
    return needed.includes('write') ? writeRefusal(caller, config, { isContribution: contribution !== null }) : null;
  }

  return open ? authorizeAnybody : authorizeCaller;
}

/** Keeps a URL with a key in it out of caches and the next page's Referer. */
function keepPrivate(res: Response): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
}
