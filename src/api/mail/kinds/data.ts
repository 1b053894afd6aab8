import type { MailKind } from './kind.js';

const exportReady: MailKind<{ username: string; days: number }> = ({ username, days }, { origin }) => ({
  subject: 'Your archive is ready',
  body: [
    `The archive of all that you, ${username}, wrote and uploaded can be downloaded for ${days} days.`,
    { label: 'Download it', url: `${origin}/profile/data` },
    'If you did not ask for it, somebody else is signed in to your account: change your password.',
  ],
});

const deletionPlanned: MailKind<{ username: string; at: string }> = ({ username, at }, { origin }) => ({
  subject: 'Your account will be deleted',
  body: [
    `You asked for the deletion of your account ${username}. It is closed now, and will be deleted on ${at} UTC.`,
    'Until then you can keep it: sign in, and choose to keep it.',
    { label: 'Sign in', url: `${origin}/sign-in` },
    'If you did not ask for it, somebody else knows your password: keep the account, and change the password.',
  ],
});

const accountDeleted: MailKind<{ username: string }> = ({ username }) => ({
  subject: 'Your account is deleted',
  body: [`Your account ${username} is deleted, and this address with it: no other mail follows.`],
});

/** Mails about a user's data. */
export const dataMails = {
  export_ready: exportReady,
  deletion_planned: deletionPlanned,
  account_deleted: accountDeleted,
};
