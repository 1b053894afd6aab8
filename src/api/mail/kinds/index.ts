import { accountMails } from './account.js';
import { appMails } from './apps.js';
import { dataMails } from './data.js';
import { decisionMails } from './decisions.js';
import type { MailKind } from './kind.js';
import { reportMails } from './reports.js';
import { securityMails } from './security.js';
import { webhookMails } from './webhooks.js';

/** Every kind of mail. Each group has a file of its own beside this one. */
export const mailKinds = {
  ...accountMails,
  ...appMails,
  ...dataMails,
  ...decisionMails,
  ...reportMails,
  ...securityMails,
  ...webhookMails,
};

type Kinds = typeof mailKinds;

/** A mail to queue: its kind, what that kind's template is given, and whom it goes to. */
export type Mail = {
  [Kind in keyof Kinds]: {
    kind: Kind;
    /** One address. */
    to: string;
    /** Whose account it is about: their mails go with it. */
    userId?: number;
    data: Kinds[Kind] extends MailKind<infer Data> ? Data : never;
  };
}[keyof Kinds];

/** The template of a kind; undefined for one that another version knew. */
export function kindOf(name: string): MailKind<unknown> | undefined {
  return Object.hasOwn(mailKinds, name) ? (mailKinds[name as keyof Kinds] as MailKind<unknown>) : undefined;
}
