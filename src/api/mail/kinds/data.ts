import type { MailKind } from './kind.js';

const exportReady: MailKind<{ username: string; days: number }> = ({ username, days }, { origin }) => ({
  subject: 'Your archive is ready',
  body: [
    `Hello ${username}, your archive is ready. You can download it for ${days} days.`,
    { label: 'Download archive', url: `${origin}/profile/data` },
    'If you didn’t ask for it, someone else is signed in to your account: change your password.',
  ],
});

const deletionPlanned: MailKind<{ username: string; at: string }> = ({ username, at }, { origin }) => ({
  subject: 'Your account will be deleted',
  body: [
    `You asked us to delete your account ${username}. It is closed now and will be deleted on ${at} UTC.`,
    'Changed your mind? Sign in before then to keep it.',
    { label: 'Sign in', url: `${origin}/sign-in` },
    'If you didn’t ask for it, someone else knows your password: keep the account and change the password.',
  ],
});

const accountDeleted: MailKind<{ username: string }> = ({ username }) => ({
  subject: 'Your account has been deleted',
  body: [`Your account ${username} has been deleted, and so has this address. This is our last email to you.`],
});

/** Mails about a user's data. */
export const dataMails = {
  export_ready: exportReady,
  deletion_planned: deletionPlanned,
  account_deleted: accountDeleted,
};
