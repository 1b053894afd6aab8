import type { Request, Response } from 'express';
import { contract, type OperationId } from '../../generated/contract.js';
import type { Parts } from '../app.js';
import { problem } from '../contract/problems.js';
import { within } from '../database/client.js';
import { type Admit, exchangeOf } from '../http/exchange.js';
import { toProblem } from '../pipeline/errors.js';
import { type Caller, hasRole, headerKey, queryKey, type Role, type Scope } from './authentication.js';
import type { Allowance } from './limits.js';

export function showAllowance(res: Response, allowance: Allowance): void {
  exchangeOf(res).allowance = allowance;
  res.setHeader('RateLimit-Limit', allowance.limit);
  res.setHeader('RateLimit-Remaining', allowance.remaining);
  res.setHeader('RateLimit-Reset', allowance.reset);
}

/** What anonymous requests are counted by: the IPv4 address, or the /64 network, of which one client has 2^64 addresses. */
export function addressOf(req: Request): string {
  const address = (req.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) {
    return address;
  }
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * Counts a request that came without a valid key, by its address if nothing better is known of it, and refuses it when
 * there were too many.
 * @throws rate_limited
 */
export async function countStranger(
  req: Request,
  res: Response,
  { limits }: Pick<Parts, 'limits'>,
  who = addressOf(req),
): Promise<void> {
  if (limits === null) {
    return;
  }
  const allowance = await limits.takeAnonymous(who);
  showAllowance(res, allowance);
  if (allowance.exceeded) {
    throw problem('rate_limited');
  }
}

/** How callers of one operation are let in: credentials, scope, role, rate, in this order. */
export function admission(id: OperationId, parts: Parts) {
  const { method, mediaTypes, role } = contract[id] as {
    method: string;
    mediaTypes: readonly string[];
    role: Role | null;
  };
  const kind = method === 'get' ? 'read' : mediaTypes.includes('multipart/form-data') ? 'upload' : 'write';
  const { config, database, limits, keys } = parts;

  async function welcome(caller: Caller, res: Response): Promise<void> {
    exchangeOf(res).caller = caller;
    if (limits !== null) {
      const allowance = await limits.takeKey(caller.keyId, kind);
      showAllowance(res, allowance);
      if (allowance.exceeded) {
        throw problem('rate_limited');
      }
    }
  }

  /**
   * The caller with this key; null for a stranger, who is counted before the database is asked, since many may guess at
   * once. Past the limit strangers share their look-ups: a valid key is never refused for its address.
   * @throws rate_limited
   */
  async function identify(req: Request, res: Response, key: string): Promise<Caller | null> {
    const { json } = within(database, exchangeOf(res).budget);
    const known = keys.isKnown(key) ? await keys.find(key, { json }) : null;
    if (known !== null || limits === null) {
      return known ?? keys.find(key, { json });
    }
    const address = addressOf(req);
    const allowance = await limits.takeAnonymous(address);
    showAllowance(res, allowance);
    const caller = await keys.find(key, { together: allowance.exceeded, json });
    if (caller !== null) {
      exchangeOf(res).allowance = null;
      await limits.giveAnonymousBack(address);
    } else if (allowance.exceeded) {
      throw problem('rate_limited');
    }
    return caller;
  }

  async function letIn(req: Request, res: Response, key: string, scopes: string[]): Promise<boolean> {
    const caller = await identify(req, res, key);
    if (caller === null) {
      return false;
    }
    if (!scopes.every((scope) => caller.scopes.includes(scope as Scope))) {
      throw problem('insufficient_scope');
    }
    if (role !== null && !hasRole(caller, role)) {
      throw problem('forbidden');
    }
    await welcome(caller, res);
    return true;
  }

  const admit: Admit = async (req, res, source, scopes) => {
    const key = source === 'header' ? headerKey(req) : config.queryKeys ? queryKey(req) : null;
    if (key === null) {
      return false;
    }
    if (source === 'query') {
      keepPrivate(res);
    }
    try {
      return await letIn(req, res, key, scopes);
    } catch (error) {
      // The validator would make a bare 401 of it.
      exchangeOf(res).refusal = toProblem(error, req, id);
      return false;
    }
  };

  /** For an open operation: a valid key raises the limit, any other is ignored. */
  async function admitAnybody(req: Request, res: Response): Promise<void> {
    const inHeader = headerKey(req);
    const inQuery = inHeader === null && config.queryKeys ? queryKey(req) : null;
    const key = inHeader ?? inQuery;
    if (inQuery !== null) {
      keepPrivate(res);
    }
    const caller = key === null ? null : await identify(req, res, key);
    if (caller !== null) {
      await welcome(caller, res);
    } else if (key === null) {
      await countStranger(req, res, parts);
    }
  }

  return { admit, admitAnybody };
}

/** An address with a key in it must reach neither a cache nor the next page's Referer. */
function keepPrivate(res: Response): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Referrer-Policy', 'no-referrer');
}
