import type { OperationId } from '../../../generated/contract.js';
import type { components } from '../../../generated/openapi.js';
import type { Account } from '../../accounts/users/accounts.js';
import { hasRole } from '../../api/auth/authentication.js';
import { createContext } from '../../api/http/html.js';
import type { OperationContract, Role } from '../../core/contract/operation.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import type { Translate } from '../texts/texts.js';

/** What the contract calls what operations take and answer. */
export type Schemas = components['schemas'];

/** Why what was sent is refused: over the form, and per field. `status` is that of the page. */
type Refused = { status: number; message: string; details: { params?: Readonly<Record<string, string>> } };

/** What was sent by a form that is shown once more: since it was refused, for a preview of it, or with what it made. */
export type Filled = {
  /** The operation that it asks for: method and path; null for a page that does without. */
  asked: string | null;
  values: Readonly<Record<string, string>>;
  problem: Refused | null;
  /** The sanitised HTML of a preview. */
  preview: string | null;
  /** What the operation answers once, such as a secret link. */
  once: string | null;
};

/** What all components of a page can use. */
export type SiteContext = {
  t: Translate;
  language: SiteLanguage;
  /** The ISO 4217 code of the currency that the site sells in. */
  currency: string;
  account: Account | null;
  /** How many notifications they have not marked as read: at most 100, which is 100 or more. */
  unread?: number;
  /** The faces of all whom the replies name. */
  people: Schemas['PeopleByName'];
  /** The address of this page. */
  here: URL;
  formToken: () => string;
  /** What the contract says of an operation. */
  operation: (id: OperationId) => OperationContract;
  filled: Filled | null;
};

const Site = createContext<SiteContext>('a page of the site');

/** Gives components below it what they can use. */
export const SiteProvider = Site.Provider;

/** @throws Error outside of a page */
export const useSite = Site.use;

/** Whether somebody is signed in with this role, or one above it. */
export function isRole(account: Account | null, role: Role): account is Account {
  return account !== null && hasRole(account, role);
}

/** A path with these values in the place of its parameters, in braces or after a colon. */
export function pathWith(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])));
}

/** The address of this page with other values in its query; null removes one. */
export function hereWith(here: URL, changes: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams(here.search);
  // A cursor leads on in one list only.
  query.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  return query.size === 0 ? here.pathname : `${here.pathname}?${query}`;
}

/** The path, if it leads to this site alone; else that of the start page. Browsers leave tabs and line ends out of an address. */
export function ownPath(path: string): `/${string}` {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? (path as `/${string}`) : '/';
}
