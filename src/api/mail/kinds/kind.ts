import type { Database } from '../../../core/database/client.js';
import type { SiteLanguage } from '../../../core/platform/settings/choices.js';
import type { MailContent } from '../blocks.js';
import type { MailTexts } from '../texts/texts.js';

/** Context of a template: the recipient, their language with its texts, the origin of links, and the database at the time of sending. */
export type About = {
  recipient: string;
  userId: number | null;
  language: SiteLanguage;
  t: MailTexts;
  origin: string;
  prisma: Database['prisma'];
};

/** A mail template: returns the mail for its data, or null if it is obsolete. It may run more than once. */
export type MailKind<Data> = (data: Data, about: About) => MailContent | null | Promise<MailContent | null>;

/** A time of the database in a language. It is UTC, as nobody's time zone is known. */
export function timeIn(language: SiteLanguage, at: string): string {
  const time = new Date(`${at.replace(' ', 'T')}Z`);
  return `${time.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}
