import type { Scope } from '../../core/contract/operation.js';

/** Scopes of apps, in the order of the consent page. */
export const appScopes = ['read', 'write', 'upload', 'moderate'] as const satisfies readonly Scope[];

/**
 * Parses scopes divided by spaces; `read` if there are none. Null if one is unknown: an app with fewer scopes than it
 * expects would fail later.
 */
export function parseScopes(text: string): Scope[] | null {
  const names = new Set(text.split(' ').filter((name) => name !== ''));
  if (names.size === 0) return ['read'];
  const known = appScopes.filter((scope) => names.delete(scope));
  return names.size === 0 ? known : null;
}
