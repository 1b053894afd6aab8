import { Prisma } from '../../../generated/prisma/client.js';
import { hasRole } from '../../api/auth/authentication.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Caller } from '../../api/http/caller.js';
import type { Role } from '../../core/contract/operation.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';

/** Somebody whom staff act on. */
export type ClaimedPerson = { id: number; role: Role };
type Row = ClaimedPerson & { isOut: boolean };

/**
 * Locks the account of this name, which the caller may act on: a moderator on a member's, an admin on any, but never on their
 * own. The caller's is locked as well and checked again, both in one order: of two who act on each other at once the first
 * wins, and an admin is always left.
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

/** Why staff may do nothing to somebody; null if they may. */
export function reasonToLeaveAlone(person: ClaimedPerson, caller: Pick<Caller, 'id' | 'role'>): string | null {
  if (person.id === caller.id) return 'You cannot do this to yourself.';
  return person.role === 'member' || caller.role === 'admin' ? null : 'Only admins do this to staff.';
}

/** What staff do about a report. */
export type ReportStep = 'claim' | 'release' | 'resolve';
/** A report, as far as these depend on it. */
export type ReportState = { status: 'open' | 'claimed' | 'upheld' | 'rejected'; handlerId: number | null };

/** Why staff may not take a step; null if they may. The contract's `x-states` has all of it. */
export function stepFault(
  step: ReportStep,
  { status, handlerId }: ReportState,
  caller: Pick<Caller, 'id' | 'role'>,
): 'invalid_transition' | 'report_claimed' | null {
  if (status === 'upheld' || status === 'rejected' || (step === 'resolve' && status === 'open')) {
    return 'invalid_transition';
  }
  const isElses = handlerId !== null && handlerId !== caller.id;
  return isElses && (step === 'claim' || caller.role !== 'admin') ? 'report_claimed' : null;
}
