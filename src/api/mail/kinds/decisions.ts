import type { RestrictionKind } from '../../auth/restrictions.js';
import type { MailKind } from './kind.js';

/** A decision's user, reason, and contact for questions; the contact is null if there is none. */
type DecisionData = { username: string; reason: string | null; contact: string | null };

const ending = ({ reason, contact }: Pick<DecisionData, 'reason' | 'contact'>): string[] => [
  ...(reason === null ? [] : [`Reason: ${reason}`]),
  ...(contact === null ? [] : [`If you think this is a mistake, write to ${contact}.`]),
];

const texts: Record<RestrictionKind, readonly [subject: string, said: string]> = {
  suspended: ['Your account is suspended', 'is suspended: you can’t sign in, and its API keys don’t work'],
  silenced: ['You can’t post for now', 'can read, but not post'],
};

const accountRestricted: MailKind<DecisionData & { restriction: RestrictionKind; until: string | null }> = ({
  username,
  restriction,
  until,
  ...why
}) => {
  const [subject, text] = texts[restriction];
  const end = until === null ? 'until a moderator lifts that' : `until ${until} UTC`;
  return { subject, body: [`Your account ${username} ${text}, ${end}.`, ...ending(why)] };
};

/** A type of content as a noun. */
export const nounOf = (type: string): string => type.replace('post_', '');

const contentHidden: MailKind<DecisionData & { kind: string; title: string | null }> = ({
  username,
  kind,
  title,
  ...why
}) => ({
  subject: `Your ${nounOf(kind)} was hidden`,
  body: [
    `Hello ${username}, a moderator has hidden your ${title === null ? nounOf(kind) : `${nounOf(kind)} “${title}”`}. Only you and moderators still see it.`,
    ...ending(why),
  ],
});

const contentEdited: MailKind<DecisionData & { kind: string; title: string | null }> = ({
  username,
  kind,
  title,
  ...why
}) => ({
  subject: `Your ${kind} was edited`,
  body: [
    `Hello ${username}, a moderator has edited your ${title === null ? kind : `${kind} “${title}”`}. The edit history has your text.`,
    ...ending(why),
  ],
});

const accountWarned: MailKind<Pick<DecisionData, 'username' | 'contact'> & { text: string }> = ({
  username,
  text,
  contact,
}) => ({
  subject: 'A warning from the moderators',
  body: [
    `Hello ${username}, you have a warning from the moderators: ${text}`,
    'Read and confirm it in your profile. Until then you can’t post anything.',
    ...ending({ reason: null, contact }),
  ],
});

/** Mails about decisions of staff. */
export const decisionMails = {
  account_restricted: accountRestricted,
  account_warned: accountWarned,
  content_hidden: contentHidden,
  content_edited: contentEdited,
};
