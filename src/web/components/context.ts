import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import type { Account } from '../../accounts/users/accounts.js';
import { hasRole } from '../../api/auth/authentication.js';
import { createContext } from '../../api/http/html.js';
import type { OperationContract, Role } from '../../core/contract/operation.js';
import type { Area, SiteLanguage } from '../../core/platform/settings/choices.js';
import type { Theme } from '../preferences.js';
import type { Translate } from '../texts/texts.js';

/** The contract's schemas of requests and replies. */
export type Schemas = components['schemas'];

/** A refusal: the message over the form, faults by field, and the page's status. */
type FormProblem = { status: number; message: string; details: { params?: Readonly<Record<string, string>> } };

/** A submitted form that is shown again: refused, previewed, or with the secret that it made. */
export type SubmittedForm = {
  /** The operation of the form, as method and path (`formTarget`); null for account pages. */
  operation: string | null;
  values: Readonly<Record<string, string>>;
  problem: FormProblem | null;
  /** Sanitised HTML of the preview. */
  preview: string | null;
  /** The value of the reply that is shown only once, such as a secret link. */
  once: string | null;
  /** The reply of what only tried the form's operation. */
  trial?: object;
};

/** A notice of what was done, for the next page. */
export type Notice = { text: string; at: string | null };

/** Context available to all components of a page. */
export type SiteContext = {
  t: Translate;
  language: SiteLanguage;
  /** The chosen colours; null to follow the system. */
  theme?: Theme | null;
  /** ISO 4217 code of the site's currency. */
  currency: string;
  account: Account | null;
  /** Whether an area is on. */
  hasArea?: (area: Area) => boolean;
  /** Number of unread notifications; 100 means 100 or more. */
  unread?: number;
  /** Number of conversations with unread messages; 100 means 100 or more. */
  messages?: number;
  /** Number of entries of the moderation queue, for staff; 100 means 100 or more. */
  waiting?: number;
  /** The times of the account's drafts, by key. */
  drafts?: Readonly<Record<string, string>>;
  /** The usernames that the account ignores. */
  ignored?: readonly string[];
  /** Avatars of all people that the replies name. */
  people: Schemas['PeopleByName'];
  /** The address of this page. */
  here: URL;
  /** Name of the entry that contains the component; its forms return to it. */
  entry?: string;
  /** The notice of what was just done, and the name of the entry where it was. */
  notice?: Notice | null;
  formToken: () => string;
  /** The contract of an operation. */
  operation: (id: OperationId) => OperationContract;
  filled: SubmittedForm | null;
};

const Site = createContext<SiteContext>('a page of the site');

/** Provides the context to the components below. */
export const SiteProvider = Site.Provider;

/** @throws Error outside of a page */
export const useSite = Site.use;

/** True if the account has this role or a higher one. */
export function isRole(account: Account | null, role: Role): account is Account {
  return account !== null && hasRole(account, role);
}

/** Fills in the parameters of a path, written as `{id}` or `:id`. */
export function pathWith(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
}

/** Identifies the operation that a form submits: method, path and query. */
export function formTarget(
  { method, path: template }: Pick<OperationContract, 'method' | 'path'>,
  path: Readonly<Record<string, string | number>>,
  query?: Readonly<Record<string, string>>,
): string {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return `${method.toUpperCase()} ${pathWith(template, path)}${search}`;
}

/** The field of a form whose file is uploaded for its text. */
export const attachedFile = 'file';

/** The key of the draft of a form: its operation, and the values of its path. */
export const draftKeyOf = (id: OperationId, path: Readonly<Record<string, string | number>>): string =>
  [id, ...Object.values(path)].join(':');

/** The address of this page with changed query parameters; null removes one. */
export function hereWith(here: URL, changes: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams(here.search);
  // A cursor is valid in one list only.
  query.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  return query.size === 0 ? here.pathname : `${here.pathname}?${query}`;
}

/** The display name of a person, or the username where a person has none. */
export const nameOf = ({ people }: Pick<SiteContext, 'people'>, username: string): string =>
  people[username]?.display_name ?? username;

/** A list without what people wrote whom the reader ignores; on the page of such a person it is whole. */
export const heard = <T extends { author: string }>(
  { ignored = [], here }: Pick<SiteContext, 'ignored' | 'here'>,
  list: readonly T[],
): readonly T[] =>
  ignored.length === 0 || here.pathname.startsWith('/users/')
    ? list
    : list.filter(({ author }) => !ignored.includes(author));

/** The path if it stays on this site, else the start page. Rejects control characters: browsers drop tabs and line ends. */
export function ownPath(path: string): `/${string}` {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? (path as `/${string}`) : '/';
}
