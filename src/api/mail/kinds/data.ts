import { type MailKind, timeIn } from './kind.js';

const exportReady: MailKind<{ username: string; days: number }> = ({ username: name, days }, { origin, t }) => ({
  subject: t('archive'),
  body: [
    t('hello', { name }),
    t('archive.said', { days }),
    { label: t('archive.link'), url: `${origin}/profile/data` },
    t('archive.not_you'),
  ],
});

const deletionPlanned: MailKind<{ username: string; at: string }> = (
  { username: name, at },
  { origin, language, t },
) => ({
  subject: t('leaving'),
  body: [
    t('leaving.said', { name, at: timeIn(language, at) }),
    t('leaving.then'),
    { label: t('sign_in'), url: `${origin}/sign-in` },
    t('leaving.not_you'),
  ],
});

const accountDeleted: MailKind<{ username: string }> = ({ username: name }, { t }) => ({
  subject: t('left'),
  body: [t('left.said', { name })],
  why: 'why.left',
});

/** Mails about a user's data. */
export const dataMails = {
  export_ready: exportReady,
  deletion_planned: deletionPlanned,
  account_deleted: accountDeleted,
};
