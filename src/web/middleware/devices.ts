import { createHmac, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Account } from '../../accounts/users/accounts.js';
import { isSignature } from '../../core/database/secrets.js';
import type { Visit } from '../visit.js';
import { cookieName, markOf } from './sessions.js';

/** A browser with a previous sign-in: its account and a mark of the password at that time. */
export type Device = { id: string; userId: number; mark: string };

/** Milliseconds. Browsers cap cookies at 400 days. */
const lifetime = 400 * 86_400_000;

const cookieOf = (req: Request) => cookieName('plaza-device', req.secure);

/**
 * Marks a browser as known to this account, so that failed attempts from elsewhere do not count there. Grants no access;
 * ends when the password changes.
 */
export function rememberDevice({ req, res, secret }: Pick<Visit, 'req' | 'res' | 'secret'>, account: Account): void {
  const known = deviceOf(req, secret);
  const id = known !== null && isKnownTo(known, account, secret) ? known.id : randomBytes(16).toString('base64url');
  const text = `${account.id}.${id}.${markOf(account, secret)}`;
  const options = { httpOnly: true, sameSite: 'lax', secure: req.secure, path: '/', maxAge: lifetime } as const;
  res.cookie(cookieOf(req), `${text}.${signature(text, secret)}`, options);
}

/** The device of a valid device cookie, without a database query. */
export function deviceOf(req: Request, secret: Buffer): Device | null {
  const cookie = (req.cookies as Record<string, string | undefined>)[cookieOf(req)] ?? '';
  const [, text = '', given = ''] = /^(\d{1,10}\.[\w-]{22}\.[\w-]{43})\.([\w-]{43})$/.exec(cookie) ?? [];
  if (text === '' || !isSignature(given, signature(text, secret))) {
    return null;
  }
  const [userId, id = '', mark = ''] = text.split('.');
  return { id, userId: Number(userId), mark };
}

/** True if the device belongs to the account and the password is unchanged. */
export function isKnownTo({ userId, mark }: Device, account: Account, secret: Buffer): boolean {
  return userId === account.id && mark === markOf(account, secret);
}

function signature(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`device ${text}`).digest('base64url');
}
