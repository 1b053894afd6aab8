import type { Database } from '../../../core/database/client.js';
import type { MailContent } from '../content.js';

/** Context of a template: the recipient, the origin of links, and the database at the time of sending. */
export type About = {
  recipient: string;
  userId: number | null;
  origin: string;
  prisma: Database['prisma'];
};

/** A mail template: returns the mail for its data, or null if it is obsolete. It may run more than once. */
export type MailKind<Data> = (data: Data, about: About) => MailContent | null | Promise<MailContent | null>;
