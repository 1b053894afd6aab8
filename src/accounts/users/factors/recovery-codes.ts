import { hashKey, randomText } from '../../../api/auth/keys.js';
import type { Parts } from '../../../api/pipeline/parts.js';
import type { Transaction } from '../../../core/database/client.js';
import { inTransaction } from '../../../core/database/transaction.js';
import { queueNotice } from '../notices.js';

/** Dependencies of changing factors. */
export type FactorParts = Pick<Parts, 'database' | 'config'>;

/** Number of codes that are made at a time. */
export const recoveryCodeCount = 10;
/** Digits and small letters, without those that look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters of a code: 120 random bits, for which a fast hash is enough (OWASP ASVS 5.0, 6.5.2). */
const codeLength = 24;

/** Replaces the codes of somebody. Only hashes are stored. */
export async function replaceRecoveryCodes(client: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode);
  await client.recoveryCode.deleteMany({ where: { userId } });
  await client.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, hash: hashKey(code.replaceAll('-', '')) })),
  });
  return codes;
}

/** Uses a code up. False if it is not valid. */
export function useRecoveryCode({ database, config }: FactorParts, userId: number, code: string): Promise<boolean> {
  const normalized = code.toLowerCase().replace(/[\s-]/g, '');
  if (normalized.length !== codeLength) return Promise.resolve(false);
  return inTransaction(database, async (client) => {
    const used = await client.$executeRaw`
      UPDATE recovery_codes SET used_at = clock_timestamp()
      WHERE user_id = ${userId} AND hash = ${hashKey(normalized)} AND used_at IS NULL`;
    if (used === 0) return false;
    await queueNotice(client, config, userId, 'recovery_code_used');
    return true;
  });
}

function makeCode(): string {
  return randomText(codeLength, alphabet).replace(/(.{4})(?!$)/g, '$1-');
}
