import { Prisma } from '../../../../generated/prisma/client.js';
import { restrictedSql } from '../../auth/restrictions.js';
import { issueToken } from '../tokens.js';
import type { MailKind } from './kind.js';

/** Data of an account for templates of this file. */
type AccountRow = { id: number; username: string; pending: string | null };

const isIn = Prisma.raw(`deleted_at IS NULL AND NOT ${restrictedSql('suspended', 'users')}`);

/**
 * To a newly entered address. It may belong to an existing account: its owner is told so, and the person who entered it is not. Nothing is
 * sent if another address was entered since, or this one is confirmed.
 */
const addressConfirmation: MailKind<object> = async (_, { recipient, userId, origin, prisma }) => {
  const [account] = await prisma.$queryRaw<AccountRow[]>`
    SELECT id, username::text,
      coalesce(pending_email, CASE WHEN email_verified_at IS NULL THEN email END)::text AS pending
    FROM users WHERE id = ${userId} AND ${isIn}`;
  if (account === undefined || account.pending?.toLowerCase() !== recipient.toLowerCase()) return null;
  const { id, username } = account;
  const other = await prisma.user.findFirst({
    where: { email: recipient, deletedAt: null, id: { not: id } },
    select: { username: true },
  });
  if (other !== null) {
    return {
      subject: 'You already have an account',
      body: [
        `Someone entered your address for the account ${username}. Nothing has changed: it still belongs to your account ${other.username}.`,
        'If that was you, sign in as usual, or set a new password if you have forgotten yours. If not, you can ignore this email.',
        { label: 'Sign in', url: `${origin}/sign-in` },
        { label: 'Set a new password', url: `${origin}/reset-password` },
      ],
    };
  }
  const token = await issueToken(prisma, { userId: id, purpose: 'verify', email: recipient });
  return {
    subject: 'Confirm your email address',
    body: [
      `Open this link to confirm this address for the account ${username}. It works once, within 24 hours.`,
      { label: 'Confirm address', url: `${origin}/confirm-email/${token}` },
      'If that wasn’t you, you can ignore this email.',
    ],
  };
};

/** To the previous address of an account. */
const addressChanged: MailKind<{ username: string }> = ({ username }, { origin }) => ({
  subject: 'Your email address was changed',
  body: [
    `The account ${username} now uses another email address.`,
    `If that wasn’t you, someone knows your password. Contact the operators of ${origin} immediately.`,
  ],
});

/** To an entered address. Whether it has an account is looked up here, where the duration cannot be measured. */
const passwordReset: MailKind<object> = async (_, { recipient, origin, prisma }) => {
  const [account] = await prisma.$queryRaw<Pick<AccountRow, 'id' | 'username'>[]>`
    SELECT id, username::text FROM users WHERE email = ${recipient}::citext AND ${isIn}`;
  if (account === undefined) return null;
  const token = await issueToken(prisma, { userId: account.id, purpose: 'reset', email: recipient });
  return {
    subject: 'Set a new password',
    body: [
      `Open this link to set a new password for the account ${account.username}. It works once, within an hour.`,
      { label: 'Set a new password', url: `${origin}/reset-password/${token}` },
      'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
    ],
  };
};

const passwordChanged: MailKind<{ username: string }> = ({ username }, { origin }) => ({
  subject: 'Your password was changed',
  body: [
    `The password of your account ${username} was changed, and you were signed out everywhere else.`,
    'If that was you, you can ignore this email. If not, set a new password now, and revoke all API keys you don’t recognise.',
    { label: 'Set a new password', url: `${origin}/reset-password` },
  ],
});

const signUpApproved: MailKind<{ username: string }> = ({ username }, { origin }) => ({
  subject: 'Your account is approved',
  body: [
    `Welcome, ${username}. Your account is approved: you can post now, and create API keys.`,
    { label: 'Sign in', url: `${origin}/sign-in` },
  ],
});

const signUpRefused: MailKind<{ username: string }> = ({ username }) => ({
  subject: 'Your account wasn’t approved',
  body: [`We’re sorry: your account ${username} wasn’t approved, and has been deleted.`],
});

/** Mails about a user's address and password. */
export const accountMails = {
  address_confirmation: addressConfirmation,
  address_changed: addressChanged,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  sign_up_approved: signUpApproved,
  sign_up_refused: signUpRefused,
};
