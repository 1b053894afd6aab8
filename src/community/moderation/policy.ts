import { Prisma } from '../../../generated/prisma/client.js';
import { hasRole } from '../../api/auth/authentication.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Caller } from '../../api/http/caller.js';
import type { Role } from '../../core/contract/operation.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';

/** A person who is moderated. */
export type ClaimedPerson = { id: number; role: Role };
type Row = ClaimedPerson & { isOut: boolean };

/**
 * Locks the account with this name, and requires that the caller may act on it: moderators on members, admins on
 * anybody but themselves. The caller's account is locked and checked as well, both in the order of ids: if two act on
 * each other the first wins, and an admin always remains.
 */
export async function claimPerson(
  database: Transaction,
  username: string,
  caller: Caller,
  refuse: (code: 'user_not_found' | 'forbidden', details?: ProblemDetails) => Problem,
): Promise<ClaimedPerson> {
  const rows = await database.$queryRaw<(Row & { isWanted: boolean })[]>`
    SELECT id, role::text, username = ${username}::citext AS "isWanted",
      ${Prisma.raw(restrictedSql('suspended', 'users'))} AS "isOut"
    FROM users WHERE (username = ${username}::citext OR id = ${caller.id}) AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`;
  const person = rows.find(({ isWanted }) => isWanted);
  const actor = rows.find(({ id }) => id === caller.id);
  if (person === undefined) {
    throw refuse('user_not_found');
  }
  const message = reasonToLeaveAlone(person, caller);
  if (message !== null) {
    throw refuse('forbidden', { message });
  }
  if (actor === undefined || actor.isOut || !hasRole(actor, caller.role)) {
    throw refuse('forbidden');
  }
  return person;
}

/** Reason why staff may not act on a person; null if they may. */
export function reasonToLeaveAlone(person: ClaimedPerson, caller: Pick<Caller, 'id' | 'role'>): string | null {
  if (person.id === caller.id) return 'You cannot do this to yourself.';
  return !hasRole(person, 'moderator') || caller.role === 'admin' ? null : 'Only admins do this to staff.';
}

/** Actions of staff on a report. */
export type ReportStep = 'claim' | 'release' | 'resolve';
/** Columns of a report that these depend on. */
export type ReportState = { status: 'open' | 'claimed' | 'upheld' | 'rejected'; handlerId: number | null };

/** Error code if a step is not allowed, else null. The contract has the rules in `x-states`. */
export function stepFault(
  step: ReportStep,
  { status, handlerId }: ReportState,
  caller: Pick<Caller, 'id' | 'role'>,
): 'invalid_transition' | 'report_claimed' | null {
  if (status === 'upheld' || status === 'rejected') return 'invalid_transition';
  const isElses = handlerId !== null && handlerId !== caller.id;
  return isElses && (step === 'claim' || caller.role !== 'admin') ? 'report_claimed' : null;
}
