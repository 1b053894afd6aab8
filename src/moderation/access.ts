import { Prisma } from '../../generated/prisma/client.js';
import { hasRole } from '../access/authentication.js';
import { holdsSql } from '../access/restrictions.js';
import type { Role } from '../contract/operation.js';
import type { Problem, ProblemDetails } from '../contract/problems.js';
import type { Transaction } from '../database/client.js';
import type { Caller } from '../http/caller.js';

/** Somebody whom staff act on. */
export type ClaimedPerson = { id: number; role: Role };
type Row = ClaimedPerson & { isOut: boolean };

/**
 * Locks the account of this name, which the caller may act on: a moderator on a member's, an admin on any, nobody on their
 * own. The caller's is locked as well and looked at again, both in one order: of two who act on each other at once the first
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
      ${Prisma.raw(holdsSql('suspended', 'users'))} AS "isOut"
    FROM users WHERE (username = ${username}::citext OR id = ${caller.id}) AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`;
  const person = rows.find(({ isWanted }) => isWanted);
  const actor = rows.find(({ id }) => id === caller.id);
  if (person === undefined) {
    throw refuse('user_not_found');
  }
  if (person.id === caller.id) {
    throw refuse('forbidden', { message: 'Nobody does this to themselves.' });
  }
  if (actor === undefined || actor.isOut || !hasRole(actor, caller.role)) {
    throw refuse('forbidden');
  }
  if (person.role !== 'member' && caller.role !== 'admin') {
    throw refuse('forbidden', { message: 'Only admins do this to staff.' });
  }
  return person;
}
