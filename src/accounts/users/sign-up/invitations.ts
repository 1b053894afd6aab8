import { Prisma } from '../../../../generated/prisma/client.js';
import { hashKey } from '../../../api/auth/keys.js';
import { restrictedSql } from '../../../api/auth/restrictions.js';
import type { Transaction } from '../../../core/database/client.js';
import { randomToken } from '../../../core/storage/storage.js';

/** Days for which an expired invitation is listed. */
const keptDays = 30;

/** Creator, number of uses and expiry of an invitation. */
export type NewInvitation = { creatorId: number; maxUses: number; expiresAt: Date };

/** Creates an invitation. Only the reply has its token. */
export async function invite(client: Transaction, invitation: NewInvitation): Promise<{ id: number; token: string }> {
  const token = randomToken();
  const { id } = await client.invitation.create({
    data: { ...invitation, hash: hashKey(token) },
    select: { id: true },
  });
  return { id, token };
}

/** SQL: true if an invitation `i` is valid. Its creator still has to be staff. */
const isGood = (token: string) => Prisma.sql`
  i.hash = ${hashKey(token)} AND i.uses < i.max_uses AND i.expires_at > clock_timestamp() AND EXISTS (
    SELECT 1 FROM users u WHERE u.id = i.creator_id AND u.role IN ('moderator', 'admin') AND u.deleted_at IS NULL
      AND NOT ${Prisma.raw(restrictedSql('suspended'))}
  )`;

/** True if somebody could sign up with this token now. Does not use it. */
export async function isGoodInvitation(client: Transaction, token: string): Promise<boolean> {
  const rows = await client.$queryRaw<unknown[]>`SELECT 1 FROM invitations i WHERE ${isGood(token)}`;
  return rows.length > 0;
}

/**
 * Uses an invitation once, within the transaction of the sign-up. False if it is not valid, or was used up meanwhile.
 */
export async function useInvitation(client: Transaction, token: string): Promise<boolean> {
  return (await client.$executeRaw`UPDATE invitations i SET uses = uses + 1 WHERE ${isGood(token)}`) === 1;
}

/** Deletes invitations that expired long ago. Returns how many. */
export function forgetOldInvitations(client: Transaction): Promise<number> {
  return client.$executeRaw`DELETE FROM invitations WHERE expires_at < now() - make_interval(days => ${keptDays})`;
}
