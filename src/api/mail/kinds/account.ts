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
const addressConfirmation: MailKind<object> = async (_, { recipient, userId, origin, prisma, t }) => {
  const [account] = await prisma.$queryRaw<AccountRow[]>`
    SELECT id, username::text,
      coalesce(pending_email, CASE WHEN email_verified_at IS NULL THEN email END)::text AS pending
    FROM users WHERE id = ${userId} AND ${isIn}`;
  if (account === undefined || account.pending?.toLowerCase() !== recipient.toLowerCase()) return null;
  const { id, username: name } = account;
  const other = await prisma.user.findFirst({
    where: { email: recipient, deletedAt: null, id: { not: id } },
    select: { username: true },
  });
  if (other !== null) {
    return {
      subject: t('taken'),
      body: [
        t('taken.said', { name, own: other.username }),
        t('taken.then'),
        { label: t('sign_in'), url: `${origin}/sign-in` },
        { label: t('set_password'), url: `${origin}/reset-password` },
      ],
    };
  }
  const token = await issueToken(prisma, { userId: id, purpose: 'verify', email: recipient });
  return {
    subject: t('confirm'),
    body: [
      t('confirm.said', { name }),
      { label: t('confirm.link'), url: `${origin}/confirm-email/${token}` },
      t('confirm.not_you'),
    ],
    why: 'why.address',
  };
};

/** To the previous address of an account. */
const addressChanged: MailKind<{ username: string }> = ({ username: name }, { origin, t }) => ({
  subject: t('address_changed'),
  body: [t('address_changed.said', { name }), t('address_changed.then', { origin })],
});

/** To an entered address. Whether it has an account is looked up here, where the duration cannot be measured. */
const passwordReset: MailKind<object> = async (_, { recipient, origin, prisma, t }) => {
  const [account] = await prisma.$queryRaw<Pick<AccountRow, 'id' | 'username'>[]>`
    SELECT id, username::text FROM users WHERE email = ${recipient}::citext AND ${isIn}`;
  if (account === undefined) return null;
  const token = await issueToken(prisma, { userId: account.id, purpose: 'reset', email: recipient });
  return {
    subject: t('set_password'),
    body: [
      t('reset.said', { name: account.username }),
      { label: t('set_password'), url: `${origin}/reset-password/${token}` },
      t('reset.not_you'),
    ],
  };
};

const passwordChanged: MailKind<{ username: string }> = ({ username: name }, { origin, t }) => ({
  subject: t('password_changed'),
  body: [
    t('password_changed.said', { name }),
    t('password_changed.then'),
    { label: t('set_password'), url: `${origin}/reset-password` },
  ],
});

const signUpApproved: MailKind<{ username: string }> = ({ username: name }, { origin, t }) => ({
  subject: t('approved'),
  body: [t('approved.said', { name }), { label: t('sign_in'), url: `${origin}/sign-in` }],
});

const signUpRefused: MailKind<{ username: string }> = ({ username: name }, { t }) => ({
  subject: t('refused'),
  body: [t('refused.said', { name })],
  why: 'why.left',
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
