import { Prisma } from '../../../generated/prisma/client.js';
import { type RestrictionKind, restrictedSql } from '../../api/auth/restrictions.js';
import type { Transaction } from '../../core/database/client.js';
import { endSessions, findUser, type Person } from './users.js';

/**
 * Suspends an account: from the next request on none of its keys is valid. Repeating it keeps the start, and replaces
 * the end.
 */
export async function suspend(prisma: Transaction, username: string, terms: RestrictionTerms = {}): Promise<Person> {
  const { id } = await findUser(prisma, username);
  await restrict(prisma, id, 'suspended', terms);
  return findUser(prisma, username);
}

/**
 * Ends the suspension of an account.
 * @throws AccountError
 */
export async function restore(prisma: Transaction, username: string): Promise<Person> {
  const { id } = await findUser(prisma, username);
  await release(prisma, id, 'suspended');
  return findUser(prisma, username);
}

/** Reason and end of a restriction; absent if not given. */
export type RestrictionTerms = { reason?: string | null; until?: Date | null };

/**
 * Suspends or silences somebody. A restriction in force keeps its start, and gets this reason and this end. A
 * suspension also deletes their sessions, so that none revives when it is over.
 */
export async function restrict(
  client: Transaction,
  id: number,
  kind: RestrictionKind,
  { reason = null, until = null }: RestrictionTerms,
): Promise<void> {
  await client.$executeRaw`
    UPDATE users SET ${column(kind, 'at')} = CASE WHEN ${Prisma.raw(restrictedSql(kind, 'users'))}
        THEN ${column(kind, 'at')} ELSE clock_timestamp() END,
      ${column(kind, 'until')} = ${until}::timestamptz, ${column(kind, 'for')} = ${reason}::text
    WHERE id = ${id}`;
  if (kind === 'suspended') await endSessions(client, id);
}

/** Lifts a restriction, if one is in force. */
export async function release(client: Transaction, id: number, kind: RestrictionKind): Promise<void> {
  await client.$executeRaw`
    UPDATE users SET ${column(kind, 'at')} = NULL, ${column(kind, 'until')} = NULL, ${column(kind, 'for')} = NULL
    WHERE id = ${id}`;
}

const column = (kind: RestrictionKind, part: 'at' | 'until' | 'for') => Prisma.raw(`${kind}_${part}`);
