import type { Database } from '../../../core/database/client.js';
import type { MailContent } from '../content.js';

/** What a template may look at: whom the mail is for, where links lead, and the database as it is when the mail is sent. */
export type About = {
  recipient: string;
  userId: number | null;
  origin: string;
  prisma: Database['prisma'];
};

/** A kind of mail: what one says, by what it was queued with; null where there is nothing left to say. It may run more than once. */
export type MailKind<Data> = (data: Data, about: About) => MailContent | null | Promise<MailContent | null>;
