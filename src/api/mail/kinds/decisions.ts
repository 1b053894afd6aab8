import type { RestrictionKind } from '../../auth/restrictions.js';
import type { MailBlock } from '../blocks.js';
import { isMailText, type MailTexts } from '../texts/texts.js';
import { type MailKind, timeIn } from './kind.js';

/** A decision's user, reason, and contact for questions; the contact is null if there is none. */
type DecisionData = { username: string; reason: string | null; contact: string | null };

const ending = (t: MailTexts, { reason, contact }: Pick<DecisionData, 'reason' | 'contact'>): MailBlock[] => [
  ...(reason === null ? [] : [t('reason'), { quote: reason }]),
  ...(contact === null ? [] : [t('mistake', { contact })]),
];

const accountRestricted: MailKind<DecisionData & { restriction: RestrictionKind; until: string | null }> = (
  { username: name, restriction, until, ...why },
  { language, t },
) => ({
  subject: t(`restricted.${restriction}`),
  body: [
    t('hello', { name }),
    until === null
      ? t(`restricted.${restriction}.for_now`, { name })
      : t(`restricted.${restriction}.said`, { name, until: timeIn(language, until) }),
    ...ending(t, why),
  ],
});

/** Content of its author by type. */
function ownNoun(t: MailTexts, type: string): string {
  const key = `yours.${type}`;
  return t(isMailText(key) ? key : 'yours.other');
}

type ContentData = DecisionData & { kind: string; title: string | null };

/** To the author of content. */
const contentMail =
  (done: 'hidden' | 'edited'): MailKind<ContentData> =>
  ({ username: name, kind, title, ...why }, { t }) => {
    const yours = ownNoun(t, kind);
    const titled = title === null ? yours : t('titled', { yours, title });
    return {
      subject: t(done, { yours }),
      body: [t('hello', { name }), t(`${done}.said`, { yours: titled }), ...ending(t, why)],
    };
  };

const accountWarned: MailKind<Pick<DecisionData, 'username' | 'contact'> & { text: string }> = (
  { username: name, text, contact },
  { origin, t },
) => ({
  subject: t('warned'),
  body: [
    t('hello', { name }),
    t('warned.said'),
    { quote: text },
    t('warned.then'),
    { label: t('warned.link'), url: `${origin}/profile/warnings` },
    ...ending(t, { reason: null, contact }),
  ],
});

/** Mails about decisions of staff. */
export const decisionMails = {
  account_restricted: accountRestricted,
  account_warned: accountWarned,
  content_hidden: contentMail('hidden'),
  content_edited: contentMail('edited'),
};
