import type { OperationId } from '../../../generated/contract.js';
import { hasRole, lockPerson } from '../../accounts/access/authentication.js';
import { within } from '../../database/client.js';
import type { JsonText } from '../../database/statement.js';
import { recorder } from '../audit/entries.js';
import type { Role } from '../contract/operation.js';
import { Problem, problem } from '../contract/problems.js';
import type { Caller } from '../http/caller.js';
import { checkAndEncode, type EncodedReply } from '../http/replies.js';
import type { RequestContext } from '../http/request-context.js';
import { refusalOf, valuesOf } from '../http/validation.js';
import { type Complete, completion } from './additions.js';
import type { Reply } from './handlers.js';
import {
  type AnyInput,
  type Handle,
  isUnshared,
  type Operation,
  type Running,
  type WriteHandler,
} from './operation.js';
import type { Parts } from './parts.js';
import { requireActive } from './pipeline.js';
import { OtherRole, workOf, write } from './writes.js';

/** Somebody who is signed in on the pages. */
export type Person = { id: number; username: string; role: Role; twoFactors: boolean };

/** Who asks, in which request, and by which address. */
export type SessionRequest = { person: Person; context: RequestContext; origin: () => string };

/** What an operation is given: texts of its path and query, of which those that are not as the contract has them are left out. */
export type OperationInput = { path?: Record<string, string>; query?: object; body?: object };

/** What an operation answers, as data. */
export type OperationResult<Id extends OperationId> = Exclude<Reply<Id>['body'], JsonText<unknown>>;

/** Does what an operation does, for somebody who is signed in and has no key. @throws Problem */
export type SessionCall = <Id extends OperationId>(
  id: Id,
  asking: SessionRequest,
  asked: OperationInput,
) => Promise<OperationResult<Id>>;

/**
 * Runs operations for the pages: with the checks of the contract, in a transaction that locks the person, with entries in the
 * log, and with a reply that is checked, all as for a key.
 */
export function sessionCalls(operations: readonly Operation[], parts: Parts): SessionCall {
  const byId = new Map(operations.map((each) => [each.id, { operation: each, complete: completion(each, parts) }]));
  type Called = { operation: Operation; complete: Complete };
  return async (id, { person, context, origin }, { path = {}, query = {}, body = {} }) => {
    const { operation, complete } = byId.get(id) as Called;
    const { scope, role, handler } = operation;
    requireActive(operation, parts);
    if (role !== null && !hasRole(person, role)) throw problem('forbidden');
    const values = {
      path: valuesOf(operation.parameters.path, path),
      query: valuesOf(operation.parameters.query, query),
      headers: {},
      body,
    };
    const faults = await operation.checkRequest(values);
    const ofBody = faults.filter(({ place }) => place === 'body');
    if (ofBody.length > 0) throw refusalOf(ofBody, body, operation);
    if (faults.some(({ place }) => place === 'params')) {
      throw problem('route_not_found', { message: 'This page does not exist.' });
    }
    for (const { names } of faults) delete values.query[names[0] ?? ''];
    // Defaults replace what was left out.
    if (faults.length > 0) await operation.checkRequest(values);
    // The last two are for new members, which staff never are.
    const known = { joined: 0, approved: Number.MAX_SAFE_INTEGER };
    const caller: Caller = {
      ...person,
      keyId: 0,
      appId: null,
      countedBy: 0,
      scopes: ['read', 'write'],
      silenced: null,
      unready: null,
      warned: false,
      ...known,
    };
    const given = ({ database, afterwards }: Running) =>
      ({
        path: values.path,
        query: values.query,
        body,
        caller,
        database,
        afterwards,
        record: recorder(id, caller, database, context.requestId),
        bodiless: false,
        origin,
        parts,
        refuse: problem,
      }) as unknown as AnyInput;
    const check = (reply: Awaited<ReturnType<Handle>>) => checkAndEncode(operation, reply, parts);
    const database = within(parts.database, context.budget);
    const parsed = async (reply: EncodedReply) =>
      JSON.parse(String((await complete(reply, { query: values.query, database, origin })).body));
    if (scope !== 'write') {
      const handle = isUnshared(handler) ? handler.unshared : (handler as Handle);
      return parsed(check(await handle(given({ database }))));
    }
    const { reply } = await write(parts.database, {
      config: parts.config,
      caller,
      isContribution: operation.contribution !== null,
      lock: lockPerson,
      presumed: { onLocked: () => {} },
      budget: context.budget,
      work: workOf(handler as WriteHandler, given),
      repeatable: null,
      precondition: null,
      check,
    }).catch((error) => {
      throw error instanceof OtherRole ? problem('forbidden') : error;
    });
    if (reply instanceof Problem) throw reply;
    return parsed(reply);
  };
}
