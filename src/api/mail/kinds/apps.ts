import { isMailText } from '../texts/texts.js';
import type { MailKind } from './kind.js';

/** `may` has the names of scopes; those that a later version queued stay as they are. */
const appAllowed: MailKind<{ username: string; app: string; may: string[] }> = (
  { username: name, app, may },
  { origin, t },
) => ({
  subject: t('app', { app }),
  body: [
    t('app.said', { app, name }),
    {
      list: may.map((scope) => {
        const key = `scope.${scope}`;
        return isMailText(key) ? t(key) : scope;
      }),
    },
    t('app.then'),
    { label: t('app.link'), url: `${origin}/profile/apps` },
  ],
});

/** Mails about apps. */
export const appMails = { app_allowed: appAllowed };
