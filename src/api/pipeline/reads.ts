import type { Json } from '../../core/contract/document.js';
import { Problem } from '../../core/contract/problems.js';
import type { Budget } from '../../core/database/budget.js';
import { within } from '../../core/database/client.js';
import { retried } from '../../core/database/faults.js';
import { areas } from '../../core/platform/settings/choices.js';
import { databaseReaderOf } from '../auth/authentication.js';
import type { Caller } from '../http/caller.js';
import type { EncodedReply } from '../http/replies.js';
import { completion } from './additions.js';
import { type Call, checkedReply, inputOf, type Perform, parametersOf } from './call.js';
import type { Handle, Operation } from './operation.js';
import { ownStateOf } from './own-state.js';
import type { Parts } from './parts.js';
import { readerCheckOf } from './reader-check.js';

/** Creates the function that runs a read: equal ones share one run of the handler, and anonymous ones may run on a replica. */
export function reader(operation: Operation, parts: Parts): Perform {
  const { open, optionalKey, shared, hideable } = operation;
  const handle = operation.handler as Handle;
  const complete = completion(operation, parts);
  const addOwn = ownStateOf(operation, parts.ownState);
  const requireReadable = readerCheckOf(operation, parts.boardRules);
  const replicas = (open && areas.some((name) => name === operation.area) && parts.replicas) || null;

  type Reader = Caller | null | undefined;
  const run = async (call: Call, caller: Reader, budget: Budget, from = parts.database, used = parts) => {
    const database = within(from, budget, databaseReaderOf(caller));
    let parsed: Json | undefined;
    const result = await retried(async () => handle(inputOf(call, { caller, budget, database, parts: used })), budget);
    const reply = checkedReply(call, result, (value) => {
      parsed = value;
    });
    const { path, query } = parametersOf(call);
    const completed = await complete(reply, { query, database, origin: call.origin }, parsed);
    await requireReadable?.({ reply: completed, path, database });
    return completed;
  };
  const readFor = (call: Call, caller: Reader): Promise<EncodedReply> => {
    const { budget } = call.context;
    const read = (own: Budget) => run(call, caller, own);
    if (!shared) return read(budget);
    const key = keyOf(call, caller);
    if (replicas === null || !call.isAnonymous) return parts.reads.read(key, budget, read);
    // Separate from the runs of callers, who read from the primary.
    return parts.reads.read(`replica ${key}`, budget, (budget) =>
      replicas.read(
        budget,
        ({ database, searches }, own) => run(call, caller, own, database, { ...parts, searches }),
        () => read(budget),
      ),
    );
  };
  /** The same reply for everybody; if that is 404, the caller's. */
  const readHideable = async (call: Call): Promise<EncodedReply> => {
    const { caller } = call.context;
    try {
      return await readFor(call, null);
    } catch (error) {
      if (caller === null || !(error instanceof Problem) || error.status !== 404) throw error;
      return readFor(call, caller);
    }
  };
  const readOwn = (call: Call) => readFor(call, open && !optionalKey ? undefined : call.context.caller);
  const read = hideable ? readHideable : readOwn;
  if (addOwn === null) return read;
  return async (call) => {
    const { caller, budget } = call.context;
    // Outside of the run that readers share.
    return addOwn(await read(call), caller, within(parts.database, budget, databaseReaderOf(caller)));
  };
}

/** The key of shared reads, which get equal replies: same operation, parameters and caller, and links to the same origin. */
function keyOf(call: Call, caller: Caller | null | undefined): string {
  const { path, query } = parametersOf(call);
  return JSON.stringify([
    call.operation.id,
    path,
    query,
    caller && [caller.id, caller.keyId, caller.role],
    call.origin(),
  ]);
}
