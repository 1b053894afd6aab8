import { Problem, problem } from '../../core/contract/problems.js';
import type { Budget } from '../../core/database/budget.js';
import { type Database, type Queries, within } from '../../core/database/client.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { Config } from '../../core/platform/config.js';
import { type CallerStatus, lockCaller } from '../auth/authentication.js';
import { detailsOf, writeRefusal } from '../auth/restrictions.js';
import { roleOfKeys } from '../auth/two-factors.js';
import type { Caller } from '../http/caller.js';
import type { EncodedReply } from '../http/replies.js';
import type { ValidatedParameters } from '../http/request/request-context.js';
import { findFirst, fingerprint, type Repeatable, type Reply, withStoredReply } from './idempotency.js';
import type { AnyInput, CheckedRequest, Handle, Operation, Running, WriteHandler } from './operation.js';
import { ownStateOf } from './own-state.js';
import type { Parts } from './parts.js';
import { preconditionOf } from './preconditions.js';
import { secretsOf } from './stored-replies.js';

type Later = () => Promise<void>;
/** The work in the transaction. `afterwards` takes work for after the commit. */
export type Work = (context: { database: Queries; afterwards: (work: Later) => void }) => Promise<Reply>;

/** Thrown if the caller's role differs from the presumed one. */
export class OtherRole extends Error {}

/** One write, as the pipeline passes it. */
export type Write = {
  config: Config;
  caller: Caller;
  /** Whether the operation creates or edits content. */
  isContribution: boolean;
  /** Whether it manages the account itself, which somebody who may not write can do, too. */
  isOfAccount: boolean;
  /** Checks and locks the caller again: by the key, unless set. */
  lock: typeof lockCaller | undefined;
  /** A caller who was not looked up for this request. `onLocked` gets the missing state of the key. */
  presumed: { onLocked: (status: CallerStatus) => void } | null;
  budget: Budget;
  /** The work in the transaction, or its preparation, which waits for everything else. */
  work: Work | { prepare: () => Promise<Work> };
  /** Set for a request with an Idempotency-Key. */
  repeatable: Repeatable | null;
  /** Set for a request with an If-Match: whether it matches the state before the work. */
  precondition: ((database: Queries) => Promise<boolean>) | null;
  /** Throws if the reply violates the contract: then everything is rolled back. */
  check: (reply: Reply) => EncodedReply;
};

/** The reply, or a stored refusal, and whether it is a repetition. */
export type Outcome = { reply: EncodedReply | Problem; isReplayed: boolean };

/**
 * Runs an operation that writes, in one transaction: lock the caller, do the work or find the reply of the first request, check the reply,
 * commit. No connection is in use while it waits for anything but the database.
 * @throws unauthorized, account_suspended, account_silenced, account_pending, email_unverified, warning_not_acknowledged, if that has changed since the request began; precondition_failed; OtherRole; and refusals of the work
 */
export async function write(database: Database, request: Write): Promise<Outcome> {
  const { budget, work, repeatable, precondition, check } = request;
  const checked = (reply: Reply | Problem) => (reply instanceof Problem ? reply : check(reply));
  const findReplayed = async (transaction: Queries, repeated: Repeatable): Promise<Outcome | null> => {
    const first = await findFirst(transaction, repeated);
    return first && { reply: checked(first), isReplayed: true };
  };

  if ('prepare' in work && repeatable !== null) {
    // A repetition needs no preparation.
    const replayed = await inTransaction(
      database,
      (transaction) => whileLocked(transaction, request, () => findReplayed(transaction, repeatable)),
      budget,
    );
    if (replayed !== null) return replayed;
  }
  const ready = 'prepare' in work ? await work.prepare() : work;
  let later: Later[] = [];
  const transact = (transaction: Queries): Promise<Outcome> => {
    later = [];
    const act = async () => {
      const isMet = precondition === null || (await precondition(transaction));
      const reply = await ready({ database: transaction, afterwards: (each) => later.push(each) });
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
  const outcome = await inTransaction(database, transact, budget, { isSnapshot: precondition !== null });
  for (const each of later) await each();
  return outcome;
}

/** Creates the function that runs the handler of a write. */
export function writer(operation: Operation, parts: Parts): (request: CheckedRequest) => Promise<EncodedReply> {
  const { id, idempotent, contribution, scopes, handler } = operation;
  const addOwn = operation.reader && ownStateOf(operation.reader, parts.ownState);
  const secrets = secretsOf(operation.replySchema);
  return async ({ request: { context, headers, lock, onReplayed }, inputOf, check }) => {
    const { path } = context.validated as ValidatedParameters;
    const key = idempotent ? headers['idempotency-key'] : undefined;
    const { confirmCaller, budget } = context;
    const presumed = context.caller as Caller;
    let usedLately: boolean | null = true;
    const onLocked = (status: CallerStatus) => {
      context.confirmCaller = null;
      usedLately = status.usedLately;
    };
    const { storedReplies } = parts;
    if (key !== undefined) await storedReplies.open();
    const writeAs = (caller: Caller, unconfirmed: Write['presumed']) =>
      write(parts.database, {
        config: parts.config,
        caller,
        isContribution: contribution !== null,
        isOfAccount: !scopes.includes('write'),
        lock,
        presumed: unconfirmed,
        budget,
        work: workOf(handler as WriteHandler, (running) => inputOf(caller, running)),
        repeatable:
          typeof key === 'string'
            ? {
                userId: caller.id,
                holder: caller.countedBy,
                operation: id,
                key,
                request: fingerprint(path, context.bodyHash),
                replies: storedReplies,
                secrets,
              }
            : null,
        precondition: preconditionOf(headers, operation, (database) => inputOf(caller, { database }), addOwn),
        check,
      });
    const { reply, isReplayed } = await writeAs(presumed, confirmCaller && { onLocked })
      .catch(async (error) => {
        if (!(error instanceof OtherRole) || confirmCaller === null) throw error;
        await confirmCaller();
        return writeAs(context.caller as Caller, null);
      })
      .finally(async () => {
        if (!usedLately) await parts.keys.noteUse(presumed, within(parts.database, budget).$json);
      });
    if (isReplayed) onReplayed();
    if (reply instanceof Problem) throw reply;
    return reply;
  };
}

/** `inputOf` makes the handler's input from the transaction, or without one that of `prepare`. */
export function workOf(
  handler: WriteHandler,
  inputOf: (running: Running) => AnyInput,
): Work | { prepare: () => Promise<Work> } {
  const workOn =
    (handle: Handle): Work =>
    (running) =>
      handle(inputOf(running));
  return typeof handler === 'function'
    ? workOn(handler)
    : { prepare: async () => workOn(await handler.prepare(inputOf({}))) };
}

/** Both are sent at once: whatever the result of the work, it only counts if the caller is locked. */
async function whileLocked<T>(
  transaction: Queries,
  { caller, config, isContribution, isOfAccount, lock = lockCaller, presumed }: Write,
  work: () => Promise<T>,
): Promise<T> {
  const [locked, done] = await Promise.allSettled([lock(transaction, caller), work()]);
  if (locked.status === 'rejected') throw locked.reason;
  if (locked.value === null) throw problem('unauthorized');
  const { suspended } = locked.value;
  if (suspended !== null) throw problem('account_suspended', detailsOf(suspended));
  const refusal = isOfAccount ? null : writeRefusal(locked.value, config, { isContribution });
  if (refusal !== null) throw refusal;
  if (presumed !== null) {
    if (roleOfKeys(config, locked.value) !== caller.role) throw new OtherRole();
    presumed.onLocked(locked.value);
  }
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
