import type { OperationId } from '../../../generated/contract.js';
import type { StatementRunner } from '../../database/statement.js';
import { type AuditAction, writeEntry } from '../audit/entries.js';
import type { Caller } from '../http/caller.js';
import type { Done } from './handlers.js';

/** What writes that the caller of this operation did something as staff. Whose the thing is does nothing as staff. */
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
