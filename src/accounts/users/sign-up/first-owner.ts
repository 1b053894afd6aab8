import type { PrismaClient } from '../../../../generated/prisma/client.js';
import type { Transaction } from '../../../core/database/client.js';
import { isSignature, sharedSecret } from '../../../core/database/secrets.js';

const name = 'first_owner';

const tokenOf = (value: Uint8Array) => Buffer.from(value).toString('base64url');

/** The token by which somebody becomes the first admin of a site that has no accounts; null where it has some. All nodes have the same. */
export async function firstOwnerToken(prisma: PrismaClient): Promise<string | null> {
  const some = await prisma.user.findFirst({ orderBy: { role: 'desc' }, select: { role: true } });
  if (some?.role === 'admin') await endFirstOwnerToken(prisma);
  if (some !== null) return null;
  return tokenOf(await sharedSecret(prisma, name));
}

/** Ends the token, as soon as there is an admin otherwise: it must not make another one when that one is gone. */
export async function endFirstOwnerToken(client: Pick<Transaction, 'secret'>): Promise<void> {
  await client.secret.deleteMany({ where: { name } });
}

/** Whether somebody could become the first admin with this token now. Nothing is used by looking. */
export async function isFirstOwnerToken(client: Pick<Transaction, 'secret' | 'user'>, given: string): Promise<boolean> {
  const found = await client.secret.findUnique({ where: { name }, select: { value: true } });
  if (found === null || !isSignature(given, tokenOf(found.value))) return false;
  return (await client.user.findFirst({ where: { role: 'admin' }, select: { id: true } })) === null;
}

/** Uses the token, within the transaction of the sign-up; false if it is not good, or somebody else was faster. */
export async function useFirstOwnerToken(client: Transaction, given: string): Promise<boolean> {
  if (!(await isFirstOwnerToken(client, given))) return false;
  return (await client.secret.deleteMany({ where: { name } })).count === 1;
}
