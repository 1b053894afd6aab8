import { Problem, problem } from '../../core/contract/problems.js';
import { type Queries, within } from '../../core/database/client.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { CallerStatus } from '../auth/authentication.js';
import { detailsOf, writeRefusal } from '../auth/restrictions.js';
import { roleOfKeys } from '../auth/two-factors.js';
import type { Caller } from '../http/caller.js';
import type { EncodedReply } from '../http/replies.js';
import { completion } from './additions.js';
import { actingCaller } from './board-moderators.js';
import { type Call, checkedReply, inputOf, type Perform, parametersOf } from './call.js';
import { findFirst, fingerprint, type Repeatable, type Reply, withStoredReply } from './idempotency.js';
import type { Handle, Operation, Prepare } from './operation.js';
import type { Parts } from './parts.js';
import { preconditionOf } from './preconditions.js';
import { secretsOf } from './stored-replies.js';

/** Thrown if the caller's role differs from the presumed one. */
class OtherRole extends Error {}

/** One call, by a caller who gets locked. */
type Write = {
  call: Call;
  caller: Caller;
  /** Gets the missing state of the key of a caller who was not looked up for this call. */
  onLocked: ((status: CallerStatus) => void) | null;
  /** Set for a request with an Idempotency-Key. */
  repeatable: Repeatable | null;
  /** Set for a request with an If-Match: whether it matches the state before the work. */
  precondition: ((database: Queries) => Promise<boolean>) | null;
};

/** The reply, or a stored refusal, and whether it is a repetition. */
type Outcome = { reply: EncodedReply | Problem; isReplayed: boolean };

/** Creates the function that runs a write. */
export function writer(operation: Operation, parts: Parts): Perform {
  const secrets = secretsOf(operation.replySchema);
  const complete = completion(operation, parts);
  const preconditionFor = preconditionOf(operation, parts);

  return async (call) => {
    const { context, headers, origin } = call;
    const { confirmCaller, budget } = context;
    const { path, query } = parametersOf(call);
    const presumed = context.caller as Caller;
    const key = operation.idempotent ? headers['idempotency-key'] : undefined;
    if (key !== undefined) await parts.storedReplies.open();
    let usedLately: boolean | null = true;
    const onLocked = (status: CallerStatus) => {
      context.confirmCaller = null;
      usedLately = status.usedLately;
    };
    const writeAs = (caller: Caller, presumes: boolean) => {
      const repeatable =
        typeof key === 'string'
          ? {
              userId: caller.id,
              holder: caller.countedBy,
              operation: operation.id,
              key,
              request: fingerprint(path, context.bodyHash),
              replies: parts.storedReplies,
              secrets,
            }
          : null;
      const precondition = preconditionFor(call, caller);
      return write({ call, caller, onLocked: presumes ? onLocked : null, repeatable, precondition });
    };
    const { reply, isReplayed } = await writeAs(presumed, confirmCaller !== null)
      .catch(async (error) => {
        if (!(error instanceof OtherRole) || confirmCaller === null) throw error;
        await confirmCaller();
        return writeAs(context.caller as Caller, false);
      })
      .finally(async () => {
        if (!usedLately) await parts.keys.noteUse(presumed, within(parts.database, budget).$json);
      });
    call.isReplayed = isReplayed;
    if (reply instanceof Problem) throw reply;
    // After the commit: nothing waits for it.
    return complete(reply, { query, database: within(parts.database, budget), origin });
  };
}

/**
 * Runs an operation that writes, in one transaction: lock the caller, do the work or find the reply of the first request, check the reply,
 * commit. No connection is in use while it waits for anything but the database.
 * @throws unauthorized, account_suspended, account_silenced, account_pending, email_unverified, warning_not_acknowledged, if that has changed since the request began; precondition_failed; OtherRole; and refusals of the work
 */
async function write(request: Write): Promise<Outcome> {
  const { call, caller, repeatable, precondition } = request;
  const { operation, parts, context } = call;
  const { budget } = context;
  const checked = (reply: Reply | Problem) => (reply instanceof Problem ? reply : checkedReply(call, reply));
  const findReplayed = async (transaction: Queries, repeated: Repeatable): Promise<Outcome | null> => {
    const first = await findFirst(transaction, repeated);
    return first && { reply: checked(first), isReplayed: true };
  };

  let handle = operation.handler as Handle;
  if (operation.prepares) {
    if (repeatable !== null) {
      // A repetition needs no preparation.
      const find = (transaction: Queries) =>
        whileLocked(transaction, request, () => findReplayed(transaction, repeatable));
      const replayed = await inTransaction(parts.database, find, budget);
      if (replayed !== null) return replayed;
    }
    // Nothing is prepared for who may not do it.
    const asking = operation.boardModerators
      ? await actingCaller(call, caller, within(parts.database, budget))
      : caller;
    handle = await (operation.handler as Prepare)(inputOf(call, { caller: asking, budget }));
  }
  let later: (() => Promise<void>)[] = [];
  const transact = (transaction: Queries): Promise<Outcome> => {
    later = [];
    const act = async () => {
      const isMet = precondition === null || (await precondition(transaction));
      const afterwards = (work: () => Promise<void>) => later.push(work);
      const acting = operation.boardModerators ? await actingCaller(call, caller, transaction) : caller;
      const reply = await handle(inputOf(call, { caller: acting, budget, database: transaction, afterwards }));
      // After the work, whose refusals come first (RFC 9110, 13.2.1). Its changes are rolled back.
      if (!isMet) throw problem('precondition_failed');
      return checked(reply);
    };
    return whileLocked(transaction, request, async (): Promise<Outcome> => {
      if (repeatable === null) return { reply: await act(), isReplayed: false };
      return (
        (await findReplayed(transaction, repeatable)) ?? {
          reply: await withStoredReply(transaction, repeatable, act),
          isReplayed: false,
        }
      );
    });
  };
  // In one snapshot the work fails, and is retried, if something has changed since the precondition was checked.
  const outcome = await inTransaction(parts.database, transact, budget, { isSnapshot: precondition !== null });
  for (const each of later) await each();
  return outcome;
}

/** Both are sent at once: whatever the result of the work, it only counts if the caller is locked. */
async function whileLocked<T>(
  transaction: Queries,
  { call, caller, onLocked }: Write,
  work: () => Promise<T>,
): Promise<T> {
  const { config } = call.parts;
  const [locked, done] = await Promise.allSettled([call.lock(transaction, caller), work()]);
  if (locked.status === 'rejected') throw locked.reason;
  if (locked.value === null) throw problem('unauthorized');
  const { suspended } = locked.value;
  if (suspended !== null) throw problem('account_suspended', detailsOf(suspended));
  const { scopes, contribution } = call.operation;
  // Somebody who may not write can manage the account itself, too.
  const isOfAccount = !scopes.includes('write');
  const refusal = isOfAccount ? null : writeRefusal(locked.value, config, { isContribution: contribution !== null });
  if (refusal !== null) throw refusal;
  if (onLocked !== null) {
    if (roleOfKeys(config, locked.value) !== caller.role) throw new OtherRole();
    onLocked(locked.value);
  }
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
