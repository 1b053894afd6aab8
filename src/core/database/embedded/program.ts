import type { Account } from './account.js';

/** The environment for PostgreSQL's programs, without variables that change their behaviour or language. */
export const environment = (extra: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot ?? '' } : {}),
  LC_ALL: 'C',
  TZ: 'UTC',
  ...extra,
});

/** User and group to run a program as, if this process may choose. */
export function identity(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** The last line that a program printed: usually its error. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
