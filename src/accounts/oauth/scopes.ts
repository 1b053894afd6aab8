import type { Scope } from '../../core/contract/operation.js';

/** All scopes of apps, in the order in which people are asked for them. */
export const appScopes = ['read', 'write', 'upload', 'moderate'] as const satisfies readonly Scope[];

/** What each lets an app do, as it is said after "may". */
export const scopeWords: Readonly<Record<Scope, string>> = {
  read: 'read what is yours alone, such as your files, your orders and your drafts',
  write: 'post, edit, order and delete in your name',
  upload: 'upload files and videos',
  moderate: 'act with your role of staff',
  forward: 'say for which visitors it asks',
};

/**
 * The scopes that a request names, divided by spaces; `read` where it names none. Null where one is unknown, since an app that
 * got less than it thinks would fail later.
 */
export function parseScopes(text: string): Scope[] | null {
  const names = new Set(text.split(' ').filter((name) => name !== ''));
  if (names.size === 0) return ['read'];
  const known = appScopes.filter((scope) => names.delete(scope));
  return names.size === 0 ? known : null;
}
