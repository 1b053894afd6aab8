import type { SecurityEvent } from '../../../api/mail/kinds/security.js';
import type { Queries, Transaction } from '../../../core/database/client.js';
import { inTransaction } from '../../../core/database/transaction.js';
import { queueNotice } from '../notices.js';
import { type FactorParts, replaceRecoveryCodes } from './recovery-codes.js';

/** A change of somebody's factors, and the event to notify them of; null for none. */
type Change<T> = { result: T; event: SecurityEvent | null; name?: string };

/**
 * Changes the factors of somebody, one change at a time, and updates what depends on them: whether a password is
 * enough, and the recovery codes.
 */
export function changeFactors<T>(
  { database, config }: FactorParts,
  userId: number,
  work: (client: Queries) => Promise<Change<T>>,
): Promise<{ result: T; codes: string[] | null }> {
  return inTransaction(database, async (client) => {
    await client.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
    const { result, event, name } = await work(client);
    const codes = await refresh(client, userId);
    if (event !== null) await queueNotice(client, config, userId, event, name);
    return { result, codes };
  });
}

/** Replaces the recovery codes of somebody. Null if they have no other factor. */
export async function renewRecoveryCodes(parts: FactorParts, userId: number): Promise<string[] | null> {
  const { result } = await changeFactors(parts, userId, async (client) => {
    const { twoFactors } = await client.user.findUniqueOrThrow({ where: { id: userId }, select: { twoFactors: true } });
    return twoFactors
      ? { result: await replaceRecoveryCodes(client, userId), event: 'recovery_codes_made' }
      : { result: null, event: null };
  });
  return result;
}

/** Creates recovery codes with the first factor, and deletes them with the last. Returns new ones, or null. */
async function refresh(client: Transaction, userId: number): Promise<string[] | null> {
  const [had, totp, passkeys] = [
    await client.user.findUniqueOrThrow({ where: { id: userId }, select: { twoFactors: true } }),
    await client.totpFactor.count({ where: { userId } }),
    await client.passkey.count({ where: { userId } }),
  ];
  const twoFactors = totp + passkeys > 0;
  if (had.twoFactors === twoFactors) return null;
  await client.user.update({ where: { id: userId }, data: { twoFactors }, select: { id: true } });
  if (twoFactors) return replaceRecoveryCodes(client, userId);
  await client.recoveryCode.deleteMany({ where: { userId } });
  return null;
}

/** Removes all factors of somebody. */
export async function removeFactors(client: Transaction, userId: number): Promise<void> {
  await client.totpFactor.deleteMany({ where: { userId } });
  await client.passkey.deleteMany({ where: { userId } });
  await client.recoveryCode.deleteMany({ where: { userId } });
  await client.user.update({ where: { id: userId }, data: { twoFactors: false }, select: { id: true } });
}

/** Factors of somebody besides the password. */
export type Factors = { hasTotp: boolean; codesLeft: number; passkeys: OwnPasskey[] };

/** A passkey as shown to its owner. */
export type OwnPasskey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null };

/** The factors of somebody. */
export async function findFactors(client: Transaction, userId: number): Promise<Factors> {
  const [totp, codesLeft, passkeys] = await Promise.all([
    client.totpFactor.count({ where: { userId } }),
    client.recoveryCode.count({ where: { userId, usedAt: null } }),
    client.passkey.findMany({
      where: { userId },
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
      orderBy: { id: 'asc' },
    }),
  ]);
  return { hasTotp: totp > 0, codesLeft, passkeys };
}
