import { queueMail } from '../../api/mail/queue.js';
import { takeToken } from '../../api/mail/tokens.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { isDuplicate } from '../../core/database/client.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import type { Account } from './accounts.js';
import { AccountError, emailFault } from './users.js';

type AddressParts = Pick<Parts, 'database' | 'config'>;

/** Address that somebody has yet to confirm; null if there is none. */
export const addressToConfirm = ({ email, emailVerifiedAt, pendingEmail }: Account): string | null =>
  pendingEmail ?? (emailVerifiedAt === null ? email : null);

/**
 * Changes an address, or asks to confirm it. With mail it becomes theirs once they confirm it, even if another account
 * has it, which must not be revealed. `send`: whether to mail a link to it.
 * @throws AccountError invalid_email; email_taken if there is no mail
 */
export async function giveAddress(
  { database, config }: AddressParts,
  account: Account,
  address: string,
  { send, language }: { send: boolean; language: SiteLanguage },
): Promise<void> {
  const email = address.trim();
  const fault = emailFault(email);
  if (fault !== null) throw new AccountError('invalid_email', fault);
  const { id } = account;
  const isPresent = account.email?.toLowerCase() === email.toLowerCase();
  const data = isPresent
    ? { pendingEmail: null }
    : config.mail === null
      ? { email, emailVerifiedAt: null, pendingEmail: null }
      : { pendingEmail: email };
  try {
    await inTransaction(database, async (transaction) => {
      await transaction.user.update({ where: { id, deletedAt: null }, data, select: { id: true } });
      if (!send || (isPresent && account.emailVerifiedAt !== null)) return;
      await queueMail(transaction, config, { kind: 'address_confirmation', to: email, userId: id, language, data: {} });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AccountError('email_taken', `The email address ${email} is already in use.`);
  }
}

/**
 * Confirms an address by the token of a mailed link, and mails the replaced address. Null if the token is not valid.
 * @throws AccountError email_taken if it belongs to another account by now
 */
export async function confirmAddress(
  { database, config }: AddressParts,
  token: string,
): Promise<{ username: string; awaitsApproval: boolean } | null> {
  try {
    return await inTransaction(database, async (transaction) => {
      const owner = await takeToken(transaction, 'verify', token);
      if (owner === null) return null;
      const { userId: id, username, email } = owner;
      const before = await transaction.user.findUniqueOrThrow({
        where: { id },
        select: { email: true, awaitsApproval: true },
      });
      await transaction.user.update({ where: { id }, data: { email, pendingEmail: null }, select: { id: true } });
      await transaction.$executeRaw`UPDATE users SET email_verified_at = clock_timestamp() WHERE id = ${id}`;
      if (before.email !== null && before.email.toLowerCase() !== email.toLowerCase()) {
        await queueMail(transaction, config, {
          kind: 'address_changed',
          to: before.email,
          userId: id,
          data: { username },
        });
      }
      return { username, awaitsApproval: before.awaitsApproval };
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AccountError('email_taken', 'This address now belongs to another account.');
  }
}
