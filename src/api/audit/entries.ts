import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import type { Caller } from '../http/caller.js';

/** What can be done, from the contract. */
export type AuditAction = components['schemas']['AuditAction'];
/** What it can be done to. */
export type AuditTargetType = components['schemas']['AuditTargetType'];

/** What was done, and to what. Neither names nor what somebody wrote: an entry outlives both. */
export type Deed = {
  target: AuditTargetType;
  /** Null for all of that kind. */
  id: number | null;
  reason?: string | null;
  /** A few words, by name. */
  details?: Record<string, string>;
};

/** Who did what, in which request; both null for the operator's command line. */
export type Entry = Deed & { actorId: number | null; requestId: string | null; action: AuditAction };

/** What a caller did, and the owner of that content; without `of` it is logged for every owner. */
export type Done = Deed & { of?: number | readonly number[] };

/** $1 actor, $2 action, $3 type of the target, $4 target, $5 reason, $6 request, $7 details. */
const insertEntry: Statement<never> = {
  name: 'insert_audit_entry',
  text: `
    INSERT INTO audit_log (actor_id, action, target_type, target_id, reason, request_id, details)
    VALUES ($1::integer, $2::text, $3::text, $4::integer, $5::text, $6::text, $7::jsonb)`,
};

/** Writes an entry into the log, within the transaction that does what it says. */
export async function writeEntry({ $json }: Pick<StatementRunner, '$json'>, entry: Entry): Promise<void> {
  const { actorId, action, target, id, reason = null, requestId, details = {} } = entry;
  await $json(insertEntry, [actorId, action, target, id, reason, requestId, JSON.stringify(details)]);
}

/** Writes what an operator does on the command line into the log. */
export function writeOperatorsEntry(
  database: Pick<StatementRunner, '$json'>,
  action: AuditAction,
  deed: Deed,
): Promise<void> {
  return writeEntry(database, { ...deed, action, actorId: null, requestId: null });
}

/** Logs what the caller of this operation does as staff. What authors do to their own content is not logged. */
export function recorder(
  operation: OperationId,
  caller: Caller | null | undefined,
  database: Pick<StatementRunner, '$json'> | undefined,
  requestId: string,
): ((done: Done) => Promise<void>) | undefined {
  if (database === undefined || !caller) return undefined;
  return async ({ of = [], ...deed }) => {
    if ([of].flat().includes(caller.id)) return;
    await writeEntry(database, { ...deed, actorId: caller.id, action: operation as AuditAction, requestId });
  };
}
