import { isAnonymous } from '../../accounts/access/authentication.js';
import { type Budget, withBudget } from '../../database/budget.js';
import { within } from '../../database/client.js';
import { areas } from '../../operations/settings/choices.js';
import { Problem } from '../contract/problems.js';
import type { Caller } from '../http/caller.js';
import { originOf } from '../http/origin.js';
import type { EncodedReply } from '../http/replies.js';
import type { Validated } from '../http/request-context.js';
import { type CheckedRequest, type Handle, isOfHideable, isUnshared, type Operation } from './operation.js';
import type { Parts } from './parts.js';

/** Runs the handler of a read: equal reads share one run, and anonymous ones may run on a replica. */
export function reader(operation: Operation, parts: Parts): (request: CheckedRequest) => Promise<EncodedReply> {
  const { id, open, optionalKey, handler } = operation;
  const replicas = (open && areas.some((name) => name === operation.area) && parts.replicas) || null;
  const privileged = isOfHideable(handler) ? handler.privileged : null;
  const handle = isUnshared(handler) ? handler.unshared : isOfHideable(handler) ? handler.shared : (handler as Handle);

  return async ({ req, context, inputOf, check }) => {
    const { path, query } = context.validated as Validated;
    const readAs = (caller: Caller | null | undefined, handle: Handle) => {
      const read = async (budget: Budget, database = parts.database, used = parts) =>
        check(await handle(inputOf(caller, { database: within(database, budget) }, used)));
      if (operation.method !== 'get' || isUnshared(handler)) return read(context.budget);
      const key = keyOf(id, path, query, caller, originOf(req, parts.config));
      const readPrimary = (budget: Budget) => read(budget);
      if (replicas === null || !isAnonymous(req)) return parts.reads.read(key, context.budget, readPrimary);
      // Apart from those of a caller, who gets what the primary has.
      return parts.reads.read(`replica ${key}`, context.budget, (budget) =>
        replicas.read(
          budget,
          ({ database, searches }, own) => read(own, database, { ...parts, searches }),
          () => read(budget),
        ),
      );
    };
    if (privileged === null) return readAs(open && !optionalKey ? undefined : context.caller, handle);
    try {
      return await readAs(undefined, handle);
    } catch (error) {
      if (context.caller === null || !(error instanceof Problem) || error.status !== 404) throw error;
      return await withBudget(context.budget, () => readAs(context.caller, privileged));
    }
  };
}

/** Reads with equal keys get equal replies: same operation, parameters and caller, and links to the same origin. */
function keyOf(id: string, path: object, query: object, caller: Caller | null | undefined, origin: string): string {
  return JSON.stringify([id, path, query, caller && [caller.keyId, caller.role], origin]);
}
