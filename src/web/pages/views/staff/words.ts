import { type ReportTargetType, targetKinds } from '../../../../moderation/report-targets.js';

/** What may be chosen in the queue, with what to call it. */
export const statuses = { open: 'Open', claimed: 'Claimed', upheld: 'Upheld', rejected: 'Rejected' } as const;
const capitalised = (noun: string): string => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
/** What can be reported, in the order of the alphabet. */
export const kinds = Object.fromEntries(
  Object.entries(targetKinds)
    .map(([type, { noun }]) => [type, capitalised(noun)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b)),
) as Record<ReportTargetType, string>;
/** Reasons of reports. */
export const reasons = {
  abuse: 'Abuse',
  copyright: 'Copyright',
  illegal: 'Illegal',
  off_topic: 'Off topic',
  other: 'Other',
  privacy: 'Privacy',
  scam: 'Scam',
  spam: 'Spam',
} as const;
/** Why something is not there for everybody. */
export const absences = { hidden: 'Hidden', held: 'Waits for approval', deleted: 'Deleted' } as const;
/** How far the removal of everything of somebody is. */
export const removalStates = {
  removing: 'Being removed',
  removed: 'Removed',
  restoring: 'Being restored',
  restored: 'Restored',
} as const;
/** How long somebody may be kept from something, in days. */
export const lengths: Readonly<Record<string, string>> = {
  '1': 'for a day',
  '7': 'for a week',
  '30': 'for 30 days',
  '365': 'for a year',
  never: 'until somebody ends it',
};

/** What to call a value, which may be one that is not known here. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string): string => words[value] ?? value;
