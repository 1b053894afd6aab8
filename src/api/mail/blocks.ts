import type { Why } from './texts/texts.js';

/** A link. The first of a mail is its button. */
export type MailLink = { label: string; url: string };
/** The face of somebody. Without a picture that mail clients show, the initials on a colour `#rrggbb`. */
export type MailFace = { initials: string; colour: string; picture: string | null };
/** Something that happened: who did it, the sentence about it, the beginning of the text, and where to read it. */
export type MailEntry = { face: MailFace | null; event: string; excerpt: string; url: string | null };
/** A paragraph, a link, a text of somebody, a list, or something that happened. */
export type MailBlock = string | MailLink | { quote: string } | { list: readonly string[] } | MailEntry;
/** The content of a mail, for both of its forms. */
export type MailContent = {
  subject: string;
  body: readonly MailBlock[];
  /** Why the reader gets it; that they have an account if absent. */
  why?: Why;
  /** Links below the card. */
  links?: readonly MailLink[];
  /** The URL for unsubscribing with one request and without signing in; absent for mails that cannot be turned off. */
  unsubscribe?: string;
};
