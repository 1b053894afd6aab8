import type { Account } from './account.js';

/** What PostgreSQL's programs get to see of the environment: nothing that changes what they do or say. */
export const environment = (extra: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot ?? '' } : {}),
  LC_ALL: 'C',
  TZ: 'UTC',
  ...extra,
});

/** Whose program it is to be, where this process may choose. */
export function identity(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** The last line that a program printed: usually its error. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
