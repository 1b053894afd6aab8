import { queueMail } from '../../api/mail/queue.js';
import { takeToken } from '../../api/mail/tokens.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { inTransaction } from '../../core/database/transaction.js';
import { setPassword } from './accounts.js';
import { revokeAllKeys } from './api-keys.js';

/** Queues a link for the account with this address, if there is one. All addresses take the same path here. */
export function askForReset({ database, config }: Pick<Parts, 'database' | 'config'>, email: string): Promise<void> {
  return queueMail(database.prisma, config, { kind: 'password_reset', to: email, data: {} });
}

type ResetParts = Pick<Parts, 'database' | 'config' | 'passwords'>;

/** Whose password was set, and in how many other ways that account is still signed in to. */
export type Reset = { username: string; passkeys: number; identities: number };

/**
 * Sets a new password by the link in a mail, which ends all sessions, and verifies the address that the mail came to. Null if the
 * link is not good, or not any more.
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
      // What came of it goes with it: the tokens of apps.
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
