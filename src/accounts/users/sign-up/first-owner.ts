import type { PrismaClient } from '../../../../generated/prisma/client.js';
import type { Transaction } from '../../../core/database/client.js';
import { isSignature, sharedSecret } from '../../../core/database/secrets.js';

const name = 'first_owner';

const tokenOf = (value: Uint8Array) => Buffer.from(value).toString('base64url');

/**
 * Token with which the first admin of a site without accounts signs up, the same on all nodes; null if there are
 * accounts.
 */
export async function firstOwnerToken(prisma: PrismaClient): Promise<string | null> {
  const some = await prisma.user.findFirst({ orderBy: { role: 'desc' }, select: { role: true } });
  if (some?.role === 'admin') await endFirstOwnerToken(prisma);
  if (some !== null) return null;
  return tokenOf(await sharedSecret(prisma, name));
}

/** Deletes the token once there is an admin, so that it cannot create another when that one is gone. */
export async function endFirstOwnerToken(client: Pick<Transaction, 'secret'>): Promise<void> {
  await client.secret.deleteMany({ where: { name } });
}

/** True if the first admin could sign up with this token now. Does not use it. */
export async function isFirstOwnerToken(client: Pick<Transaction, 'secret' | 'user'>, token: string): Promise<boolean> {
  const row = await client.secret.findUnique({ where: { name }, select: { value: true } });
  if (row === null || !isSignature(token, tokenOf(row.value))) return false;
  return (await client.user.findFirst({ where: { role: 'admin' }, select: { id: true } })) === null;
}

/** Uses the token within the transaction of the sign-up. False if it is not valid, or was used meanwhile. */
export async function useFirstOwnerToken(client: Transaction, token: string): Promise<boolean> {
  if (!(await isFirstOwnerToken(client, token))) return false;
  return (await client.secret.deleteMany({ where: { name } })).count === 1;
}
