import type { Parts } from '../../api/pipeline/parts.js';
import type { Transaction } from '../../core/database/client.js';
import { inTransaction } from '../../core/database/transaction.js';
import { type Account, findAccount } from './accounts.js';
import { queueNotice } from './notices.js';

type IdentityParts = Pick<Parts, 'database' | 'config'>;

/** An account at an external provider. */
export type Identity = { issuer: string; subject: string };

/** A linked identity as shown to its owner. */
export type OwnIdentity = { id: number; issuer: string; createdAt: Date; lastUsedAt: Date | null };

/** Account of an identity, whose use is recorded; null if there is none. */
export async function accountOf({ database }: IdentityParts, { issuer, subject }: Identity): Promise<Account | null> {
  const [row] = await database.prisma.$queryRaw<{ userId: number }[]>`
    UPDATE identities SET last_used_at = clock_timestamp()
    WHERE issuer = ${issuer} AND subject = ${subject} RETURNING user_id AS "userId"`;
  return row === undefined ? null : findAccount(database.prisma, row.userId);
}

/** The identities of somebody. */
export function listIdentities(client: Transaction, userId: number): Promise<OwnIdentity[]> {
  return client.identity.findMany({
    where: { userId },
    select: { id: true, issuer: true, createdAt: true, lastUsedAt: true },
    orderBy: { id: 'asc' },
  });
}

/** Links an identity to an account, and notifies the owner. False if it belongs to an account already. */
export function linkIdentity(
  { database, config }: IdentityParts,
  userId: number,
  identity: Identity,
): Promise<boolean> {
  return inTransaction(database, async (client) => {
    const linked = await addIdentity(client, userId, identity);
    if (linked) await queueNotice(client, config, userId, 'identity_linked', identity.issuer);
    return linked;
  });
}

/** Links an identity within a transaction, for an account that is created with it. */
export async function addIdentity(client: Transaction, userId: number, identity: Identity): Promise<boolean> {
  const { count } = await client.identity.createMany({ data: { userId, ...identity }, skipDuplicates: true });
  return count > 0;
}

/** Unlinks an identity. `only`: the only way to sign in, and stays. `none`: the account does not have it. */
export function unlinkIdentity(
  { database, config }: IdentityParts,
  userId: number,
  id: number,
): Promise<'done' | 'only' | 'none'> {
  return inTransaction(database, async (client) => {
    await client.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`;
    const identity = await client.identity.findUnique({ where: { id, userId }, select: { issuer: true } });
    if (identity === null) return 'none';
    if ((await waysIn(client, userId)) <= 1) return 'only';
    await client.identity.delete({ where: { id }, select: { id: true } });
    await queueNotice(client, config, userId, 'identity_unlinked', identity.issuer);
    return 'done';
  });
}

/** Number of ways to sign in: password, passkeys and identities. */
export async function waysIn(client: Transaction, userId: number): Promise<number> {
  const [row] = await client.$queryRaw<{ ways: number }[]>`
    SELECT ((password_hash IS NOT NULL)::integer
      + (SELECT count(*) FROM passkeys p WHERE p.user_id = u.id)
      + (SELECT count(*) FROM identities i WHERE i.user_id = u.id))::integer AS ways
    FROM users u WHERE id = ${userId}`;
  return row?.ways ?? 0;
}
