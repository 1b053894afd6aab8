import { createHash, createHmac } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import type { Database } from '../../database/client.js';
import { type Account, findAccount } from '../../people/accounts.js';
import type { Parts } from '../../pipeline/parts.js';
import type { EncryptedText } from './encrypted-text.js';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    /** Made of the password's hash: when that changes, the session is over. */
    passwordMark: string;
    signedInAt: number;
    notice: string;
    newKey: { id: number; encrypted: EncryptedText };
  }
}

const day = 86_400_000;
/** A session ends when it has not been used for this long … */
const idleTimeout = 14 * day;
/** … and in any case after this long. */
const absoluteTimeout = 90 * day;

/** Reads and writes sessions by the cookie. They live in the database, so that it does not matter which server is asked. */
export function sessions({ database }: Pick<Parts, 'database'>, secret: Buffer): RequestHandler {
  // The middleware hangs its cookie's settings on the store, so that each has its own.
  const store = () =>
    new HashedStore({
      pool: database.pool,
      tableName: 'sessions',
      // The service has one job for that, however many processes serve.
      pruneSessionInterval: false,
    });
  const make = (secure: boolean) =>
    session({
      name: cookieName('plaza', secure),
      secret: secret.toString('base64'),
      store: store(),
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: idleTimeout },
    });
  const secure = make(true);
  const plain = make(false);
  return (req, res, next) => (req.secure ? secure : plain)(req, res, next);
}

/** Forgets the sessions that are over, and answers how many. */
export function forgetOldSessions(prisma: Database['prisma']): Promise<number> {
  return prisma.$executeRaw`DELETE FROM sessions WHERE expire < now()`;
}

/** The prefix makes browsers refuse the cookie from a subdomain or from plain HTTP, and only works under HTTPS. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

const PgStore = connectPgSimple(session);

/** Keeps the hash of each session's id, so that who reads the table cannot take a session over. */
class HashedStore extends PgStore {
  override get(sid: string, done: Parameters<Store['get']>[1]): void {
    super.get(hashed(sid), done);
  }

  override set(sid: string, data: SessionData, done?: () => void): void {
    super.set(hashed(sid), data, done);
  }

  override destroy(sid: string, done?: () => void): void {
    super.destroy(hashed(sid), done);
  }

  override touch(sid: string, data: SessionData, done?: () => void): void {
    super.touch(hashed(sid), data, done);
  }
}

function hashed(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

/** Who is signed in. A session whose owner is gone, suspended or has another password by now is over. */
export async function signedIn(req: Request, { database }: Parts, secret: Buffer): Promise<Account | null> {
  const { userId, passwordMark, signedInAt = 0 } = req.session;
  if (userId === undefined) {
    return null;
  }
  const account = await findAccount(database.prisma, userId);
  const holds =
    account !== null &&
    account.suspendedAt === null &&
    passwordMark === markOf(account, secret) &&
    Date.now() - signedInAt < absoluteTimeout;
  if (!holds) {
    await renew(req);
    return null;
  }
  return account;
}

/** Begins a session under a new id, against session fixation: an id that somebody else chose is worth nothing. */
export async function beginSession(req: Request, account: Account, secret: Buffer): Promise<void> {
  await renew(req);
  req.session.userId = account.id;
  req.session.passwordMark = markOf(account, secret);
  req.session.signedInAt = Date.now();
}

/** Ends the session. */
export function endSession(req: Request): Promise<void> {
  return renew(req);
}

/** Saved before the reply leaves: the next request may come sooner than the end of this one. */
export function saveSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.save((error) => (error ? reject(error) : resolve()));
  });
}

function renew(req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.regenerate((error) => (error ? reject(error) : resolve()));
  });
}

/** Tells one password of an account from the next, and nothing of either. */
export function markOf({ passwordHash }: Account, secret: Buffer): string {
  return createHmac('sha256', secret).update(`password ${passwordHash}`).digest('base64url');
}
