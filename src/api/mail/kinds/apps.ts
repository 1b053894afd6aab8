import type { MailKind } from './kind.js';

const appAllowed: MailKind<{ username: string; app: string; may: string[] }> = (
  { username, app, may },
  { origin },
) => ({
  subject: `You allowed ${app} to use your account`,
  body: [
    `The app ${app} can now act for your account ${username}. It can ${may.join(', ')}.`,
    'If that was you, you can ignore this email. If not, revoke its access and change your password.',
    { label: 'Manage apps', url: `${origin}/profile/apps` },
  ],
});

/** Mails about apps. */
export const appMails = { app_allowed: appAllowed };
