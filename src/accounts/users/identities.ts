import { Prisma } from '../../../generated/prisma/client.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { isListed } from '../../content/removal/visibility.js';
import type { Transaction } from '../../core/database/client.js';
import { row } from '../../core/database/row.js';
import { inTransaction } from '../../core/database/transaction.js';
import { type Account, findAccount } from './accounts.js';
import { queueNotice } from './notices.js';

type IdentityParts = Pick<Parts, 'database' | 'config'>;

/** An account at an external provider, and the groups that this names; null if it names none and takes none away. */
export type Identity = { issuer: string; subject: string; groups: readonly string[] | null };

/** A linked identity as shown to its owner. */
export type OwnIdentity = { id: number; issuer: string; createdAt: Date; lastUsedAt: Date | null };

/** Account of an identity, whose use is recorded; null if there is none. */
export async function accountOf({ database }: IdentityParts, identity: Identity): Promise<Account | null> {
  const { issuer, subject } = identity;
  const [found] = await database.prisma.$queryRaw<{ userId: number }[]>`
    UPDATE identities SET last_used_at = clock_timestamp()
    WHERE issuer = ${issuer} AND subject = ${subject} RETURNING user_id AS "userId"`;
  if (found === undefined) return null;
  await inTransaction(database, (client) => takeClaimedGroups(client, found.userId, identity));
  return findAccount(database.prisma, found.userId);
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
  const { groups: _, ...data } = identity;
  const { count } = await client.identity.createMany({ data: { userId, ...data }, skipDuplicates: true });
  if (count > 0) await takeClaimedGroups(client, userId, identity);
  return count > 0;
}

/**
 * Makes somebody a member of the groups that their provider names, and ends memberships that it made and names no longer. People whose
 * account nobody finds yet get them with a later sign-in.
 */
async function takeClaimedGroups(client: Transaction, userId: number, { issuer, groups }: Identity): Promise<void> {
  if (groups === null) return;
  await client.$queryRaw`SELECT FROM users WHERE id = ${userId} FOR KEY SHARE`;
  await client.$executeRaw`
    DELETE FROM group_members WHERE user_id = ${userId} AND issuer = ${issuer}
      AND group_id NOT IN (SELECT id FROM groups WHERE slug = ANY (${groups}::citext[]))`;
  await client.$executeRaw`
    INSERT INTO group_members AS m (group_id, user_id, state, issuer)
    SELECT g.id, r.id, 'member', ${issuer} FROM groups g JOIN users r ON r.id = ${userId} AND ${listed}
    WHERE g.slug = ANY (${groups}::citext[]) ORDER BY g.id
    ON CONFLICT (group_id, user_id) DO UPDATE SET state = 'member', issuer = excluded.issuer, since = excluded.since
      WHERE m.state <> 'member'`;
}

/** SQL: whether others find the user `r`. */
const listed = Prisma.raw(isListed(row('r')));

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
    await client.groupMember.deleteMany({ where: { userId, issuer: identity.issuer } });
    await client.identity.delete({ where: { id }, select: { id: true } });
    await queueNotice(client, config, userId, 'identity_unlinked', identity.issuer);
    return 'done';
  });
}

/** Number of ways to sign in: password, passkeys and identities. */
export async function waysIn(client: Transaction, userId: number): Promise<number> {
  const [counted] = await client.$queryRaw<{ ways: number }[]>`
    SELECT ((password_hash IS NOT NULL)::integer
      + (SELECT count(*) FROM passkeys p WHERE p.user_id = u.id)
      + (SELECT count(*) FROM identities i WHERE i.user_id = u.id))::integer AS ways
    FROM users u WHERE id = ${userId}`;
  return counted?.ways ?? 0;
}
