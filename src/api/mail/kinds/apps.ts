import type { MailKind } from './kind.js';

const appAllowed: MailKind<{ username: string; app: string; may: string[] }> = (
  { username, app, may },
  { origin },
) => ({
  subject: `You allowed ${app} to use your account`,
  body: [
    `The app ${app} may now act for your account ${username}. It may ${may.join(', ')}.`,
    'If that was you, there is nothing to do. If not, revoke its access, and change your password.',
    { label: 'See what apps may do', url: `${origin}/profile/apps` },
  ],
});

/** Mails about apps. */
export const appMails = { app_allowed: appAllowed };
