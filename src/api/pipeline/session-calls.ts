import type { OperationId } from '../../../generated/contract.js';
import { hasRole, lockPerson } from '../../accounts/access/authentication.js';
import { within } from '../../database/client.js';
import type { JsonText } from '../../database/statement.js';
import type { Role } from '../contract/operation.js';
import { Problem, problem } from '../contract/problems.js';
import type { Caller } from '../http/caller.js';
import type { EncodedReply } from '../http/replies.js';
import type { RequestContext } from '../http/request-context.js';
import { formCheck, parameterCheck } from '../http/validation.js';
import { checkAndEncode } from './encoding.js';
import type { Reply } from './handlers.js';
import { type AnyInput, type Handle, isUnshared, type Operation, type WriteHandler } from './operation.js';
import type { Parts } from './parts.js';
import { areaCheck, type Running, workOf } from './pipeline.js';
import { recorder } from './recorder.js';
import { OtherRole, write } from './writes.js';

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

type Checks = {
  parameters: ReturnType<typeof parameterCheck>;
  body: ReturnType<typeof formCheck> | null;
  area: () => void;
};

/**
 * Runs operations for the pages: with the checks of the contract, in a transaction that holds the person, with entries in the
 * log, and with a reply that is checked, all as for a key.
 */
export function sessionCalls(operations: readonly Operation[], parts: Parts): SessionCall {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const made = new Map<OperationId, Checks>();
  const checksOf = (operation: Operation): Checks => {
    const checks = made.get(operation.id) ?? {
      parameters: parameterCheck(operation),
      body: operation.bodySchema === undefined ? null : formCheck(operation),
      area: areaCheck(operation, parts),
    };
    made.set(operation.id, checks);
    return checks;
  };

  return async (id, { person, context, origin }, { path = {}, query = {}, body = {} }) => {
    const operation = byId.get(id) as Operation;
    const { scope, role, handler } = operation;
    const checks = checksOf(operation);
    checks.area();
    if (role !== null && !hasRole(person, role)) throw problem('forbidden');
    checks.body?.(body);
    const places = checks.parameters(path);
    const wrong = Object.keys(path).filter((name) => !Object.hasOwn(places, name));
    if (wrong.length > 0) throw problem('route_not_found', { message: 'This page does not exist.' });
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
      ...known,
    };
    const given = ({ database, afterwards }: Running) =>
      ({
        path: places,
        query: checks.parameters(query),
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
    const parsed = (reply: EncodedReply) => JSON.parse(String(reply.body));
    if (scope !== 'write') {
      const handle = isUnshared(handler) ? handler.unshared : (handler as Handle);
      return parsed(check(await handle(given({ database: within(parts.database, context.budget) }))));
    }
    const { reply } = await write(parts.database, {
      config: parts.config,
      caller,
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
