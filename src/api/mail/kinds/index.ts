import { accountMails } from './account.js';
import { appMails } from './apps.js';
import { dataMails } from './data.js';
import { decisionMails } from './decisions.js';
import type { MailKind } from './kind.js';
import { orderMails } from './orders.js';
import { reportMails } from './reports.js';
import { securityMails } from './security.js';
import { webhookMails } from './webhooks.js';

/** All mail templates. Each group has its own file beside this one. */
export const mailKinds = {
  ...accountMails,
  ...appMails,
  ...dataMails,
  ...decisionMails,
  ...orderMails,
  ...reportMails,
  ...securityMails,
  ...webhookMails,
};

type Kinds = typeof mailKinds;

/** A mail to queue: its kind, the data of that kind's template, and the recipient. */
export type Mail = {
  [Kind in keyof Kinds]: {
    kind: Kind;
    /** One address. */
    to: string;
    /** The account that it is about: its mails are deleted with it. */
    userId?: number;
    /** The language for recipients without an account or a choice: that of the page that asked for the mail. */
    language?: string | null;
    data: Kinds[Kind] extends MailKind<infer Data> ? Data : never;
  };
}[keyof Kinds];

/** The template of a kind; undefined for a kind of another version. */
export function kindOf(name: string): MailKind<unknown> | undefined {
  return Object.hasOwn(mailKinds, name) ? (mailKinds[name as keyof Kinds] as MailKind<unknown>) : undefined;
}
