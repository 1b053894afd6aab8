import { createHmac, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Account } from '../../accounts/users/accounts.js';
import { isSignature } from '../../core/database/secrets.js';
import type { Visit } from '../visit.js';
import { cookieName, markOf } from './sessions.js';

/** A browser on which somebody has signed in before: whose it is, and under which password it was. */
export type Device = { id: string; userId: number; mark: string };

/** In milliseconds. Browsers keep no cookie for longer than 400 days. */
const lifetime = 400 * 86_400_000;

const cookieOf = (req: Request) => cookieName('plaza-device', req.secure);

/**
 * Marks a browser as one on which this account has signed in, so that failed attempts from elsewhere do not count
 * there. It does not sign in by itself, and it ends when the password changes.
 */
export function rememberDevice({ req, res, secret }: Pick<Visit, 'req' | 'res' | 'secret'>, account: Account): void {
  const known = deviceOf(req, secret);
  const id = known !== null && isKnownTo(known, account, secret) ? known.id : randomBytes(16).toString('base64url');
  const text = `${account.id}.${id}.${markOf(account, secret)}`;
  const options = { httpOnly: true, sameSite: 'lax', secure: req.secure, path: '/', maxAge: lifetime } as const;
  res.cookie(cookieOf(req), `${text}.${signature(text, secret)}`, options);
}

/** The device that a request comes from, if its cookie is one of ours. It takes no look at the database. */
export function deviceOf(req: Request, secret: Buffer): Device | null {
  const cookie = (req.cookies as Record<string, string | undefined>)[cookieOf(req)] ?? '';
  const [, text = '', given = ''] = /^(\d{1,10}\.[\w-]{22}\.[\w-]{43})\.([\w-]{43})$/.exec(cookie) ?? [];
  if (text === '' || !isSignature(given, signature(text, secret))) {
    return null;
  }
  const [userId, id = '', mark = ''] = text.split('.');
  return { id, userId: Number(userId), mark };
}

/** Whether the account has signed in on this device, and has still the same password. */
export function isKnownTo({ userId, mark }: Device, account: Account, secret: Buffer): boolean {
  return userId === account.id && mark === markOf(account, secret);
}

function signature(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`device ${text}`).digest('base64url');
}
