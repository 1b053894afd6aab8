import { queueMail } from '../../api/mail/queue.js';
import { takeToken } from '../../api/mail/tokens.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import { setPassword } from './accounts.js';
import { revokeAllKeys } from './api-keys.js';

/** Queues a link for the account with this address, if there is one. Takes the same path for all addresses. */
export function askForReset(
  { database, config }: Pick<Parts, 'database' | 'config'>,
  email: string,
  language: SiteLanguage,
): Promise<void> {
  return queueMail(database.prisma, config, { kind: 'password_reset', to: email, language, data: {} });
}

type ResetParts = Pick<Parts, 'database' | 'config' | 'passwords'>;

/** Username after a reset, and the number of other ways to sign in. */
export type Reset = { username: string; passkeys: number; identities: number };

/**
 * Sets a new password by the token of a mailed link, ends all sessions, and verifies the address that the link was sent
 * to. Null if the token is not valid.
 */
export async function resetPassword(
  { database, config, passwords }: ResetParts,
  token: string,
  { password, revokeKeys }: { password: string; revokeKeys: boolean },
): Promise<Reset | null> {
  const hash = await passwords.hash(password);
  return inTransaction(database, async (transaction) => {
    const owner = await takeToken(transaction, 'reset', token);
    if (owner === null) return null;
    const { userId, username } = owner;
    await setPassword(transaction, config, userId, hash);
    await transaction.$executeRaw`
      UPDATE users SET email_verified_at = coalesce(email_verified_at, clock_timestamp()) WHERE id = ${userId}`;
    if (revokeKeys) {
      // Tokens of apps are revoked, too.
      await transaction.appGrant.deleteMany({ where: { userId } });
      await revokeAllKeys(transaction, userId);
    }
    const { _count: left } = await transaction.user.findUniqueOrThrow({
      where: { id: userId },
      select: { _count: { select: { passkeys: true, identities: true } } },
    });
    return { username, ...left };
  });
}
