import { Prisma } from '../../../../generated/prisma/client.js';
import { hashKey } from '../../../api/auth/keys.js';
import { restrictedSql } from '../../../api/auth/restrictions.js';
import type { Transaction } from '../../../core/database/client.js';
import { randomToken } from '../../../core/storage/storage.js';

/** Days that an invitation is listed which is over. */
const keptDays = 30;

/** For how many people, until when, and who invites. */
export type NewInvitation = { creatorId: number; maxUses: number; expiresAt: Date };

/** Makes an invitation. Its token is in the answer and nowhere else. */
export async function invite(client: Transaction, wanted: NewInvitation): Promise<{ id: number; token: string }> {
  const token = randomToken();
  const { id } = await client.invitation.create({ data: { ...wanted, hash: hashKey(token) }, select: { id: true } });
  return { id, token };
}

/** SQL: whether an invitation `i` is good. Who made it has to be one of the staff still. */
const isGood = (token: string) => Prisma.sql`
  i.hash = ${hashKey(token)} AND i.uses < i.max_uses AND i.expires_at > clock_timestamp() AND EXISTS (
    SELECT 1 FROM users u WHERE u.id = i.creator_id AND u.role IN ('moderator', 'admin') AND u.deleted_at IS NULL
      AND NOT ${Prisma.raw(restrictedSql('suspended'))}
  )`;

/** Whether somebody could sign up with this now. Nothing is used by looking. */
export async function isGoodInvitation(client: Transaction, token: string): Promise<boolean> {
  const found = await client.$queryRaw<unknown[]>`SELECT 1 FROM invitations i WHERE ${isGood(token)}`;
  return found.length > 0;
}

/** Uses an invitation once, within the transaction of the sign-up; false if it is not good, or has been used up meanwhile. */
export async function useInvitation(client: Transaction, token: string): Promise<boolean> {
  return (await client.$executeRaw`UPDATE invitations i SET uses = uses + 1 WHERE ${isGood(token)}`) === 1;
}

/** Forgets invitations that have been over for long. Answers how many. */
export function forgetOldInvitations(client: Transaction): Promise<number> {
  return client.$executeRaw`DELETE FROM invitations WHERE expires_at < now() - make_interval(days => ${keptDays})`;
}
