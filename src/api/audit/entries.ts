import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import type { Caller } from '../http/caller.js';

/** Actions of the audit log, from the contract. */
export type AuditAction = components['schemas']['AuditAction'];
/** Types of targets of an action. */
export type AuditTargetType = components['schemas']['AuditTargetType'];

/** An action's target. It contains neither names nor user content, since an entry outlives both. */
export type AuditTarget = {
  target: AuditTargetType;
  /** Null for all targets of that type. */
  id: number | null;
  reason?: string | null;
  /** A few words, by name. */
  details?: Record<string, string>;
};

/** An audit log entry: actor, action and request; actor and request are null for the command line. */
export type Entry = AuditTarget & { actorId: number | null; requestId: string | null; action: AuditAction };

/** A caller's action, and the owner of the content (`of`), whose own actions are not logged; without `of` it is always logged. */
export type StaffAction = AuditTarget & { of?: number | readonly number[] };

/** $1 actor, $2 action, $3 type of the target, $4 target, $5 reason, $6 request, $7 details. */
const insertEntry: Statement<never> = {
  name: 'insert_audit_entry',
  text: `
    INSERT INTO audit_log (actor_id, action, target_type, target_id, reason, request_id, details)
    VALUES ($1::integer, $2::text, $3::text, $4::integer, $5::text, $6::text, $7::jsonb)`,
};

/** Writes an entry to the log, within the transaction of the action. */
export async function writeEntry({ $json }: Pick<StatementRunner, '$json'>, entry: Entry): Promise<void> {
  const { actorId, action, target, id, reason = null, requestId, details = {} } = entry;
  await $json(insertEntry, [actorId, action, target, id, reason, requestId, JSON.stringify(details)]);
}

/** Logs an action of an operator on the command line. */
export function writeOperatorsEntry(
  database: Pick<StatementRunner, '$json'>,
  action: AuditAction,
  deed: AuditTarget,
): Promise<void> {
  return writeEntry(database, { ...deed, action, actorId: null, requestId: null });
}

/** Logs what the caller of this operation does as staff. Actions of authors on their own content are not logged. */
export function recorder(
  operation: OperationId,
  caller: Caller | null | undefined,
  database: Pick<StatementRunner, '$json'> | undefined,
  requestId: string,
): ((done: StaffAction) => Promise<void>) | undefined {
  if (database === undefined || !caller) return undefined;
  return async ({ of = [], ...deed }) => {
    if ([of].flat().includes(caller.id)) return;
    await writeEntry(database, { ...deed, actorId: caller.id, action: operation as AuditAction, requestId });
  };
}
