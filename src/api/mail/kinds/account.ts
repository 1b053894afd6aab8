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
      subject: 'You have an account already',
      body: [
        `Somebody gave your address for the account ${username}. It belongs to your account ${other.username}, and stays there.`,
        'If that was you, sign in as before, or set a new password if you have forgotten yours. If not, there is nothing to do.',
        { label: 'Sign in', url: `${origin}/sign-in` },
        { label: 'Set a new password', url: `${origin}/reset-password` },
      ],
    };
  }
  const token = await issueToken(prisma, { userId: id, purpose: 'verify', email: recipient });
  return {
    subject: 'Confirm your email address',
    body: [
      `This address was given for the account ${username}. The link is valid for 24 hours and works once.`,
      { label: 'Confirm the address', url: `${origin}/confirm-email/${token}` },
      `If that was not you, do nothing: ${username} does not get your address then.`,
    ],
  };
};

/** To the previous address of an account. */
const addressChanged: MailKind<{ username: string }> = ({ username }, { origin }) => ({
  subject: 'Your email address was changed',
  body: [
    `The account ${username} now has another email address; this address is no longer used.`,
    `If that was not you, somebody has your password. Contact the operators of ${origin} immediately.`,
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
      `A new password was requested for the account ${account.username}. The link is valid for an hour and works once.`,
      { label: 'Set a new password', url: `${origin}/reset-password/${token}` },
      'If that was not you, do nothing: the password stays as it is.',
    ],
  };
};

const passwordChanged: MailKind<{ username: string }> = ({ username }, { origin }) => ({
  subject: 'Your password was changed',
  body: [
    `The password of your account ${username} was changed, and all other sessions were ended.`,
    'If that was you, there is nothing to do. If not, set another password now, and revoke the keys that you do not know.',
    { label: 'Set another password', url: `${origin}/reset-password` },
  ],
});

const signUpApproved: MailKind<{ username: string }> = ({ username }, { origin }) => ({
  subject: 'Your account is approved',
  body: [
    `Your account ${username} is approved: you can write now, and make keys.`,
    { label: 'Sign in', url: `${origin}/sign-in` },
  ],
});

const signUpRefused: MailKind<{ username: string }> = ({ username }) => ({
  subject: 'Your account is not approved',
  body: [`Your account ${username} was not approved, and is deleted with all that belonged to it.`],
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
