import { createHmac } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { type Account, findAccountQuickly } from '../../accounts/users/accounts.js';
import type { EncryptedText } from '../../api/auth/encrypted-text.js';
import { roleOfKeys } from '../../api/auth/two-factors.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { countUnread } from '../../community/notifications/queries.js';
import { Budget } from '../../core/database/budget.js';
import { type Database, within } from '../../core/database/client.js';
import { sql } from '../../core/database/formats.js';
import type { Translate } from '../texts/texts.js';
import { deviceName } from './device-name.js';
import { HashedStore, hashed } from './session-store.js';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    /** Made of the password's hash: when that changes, the session is over. */
    passwordMark: string;
    signedInAt: number;
    /** What it was begun on, for its owner to know it again. */
    device: string;
    notice: string;
    newTotp: EncryptedText;
  }
}

const day = 86_400_000;
/** A session ends when it has not been used for this long … */
const idleTimeout = 14 * day;
/** … and in any case after this long. */
const absoluteTimeout = 90 * day;

/** Reads and writes sessions by the cookie. They live in the database, so that it does not matter which server is asked. */
export function sessions(parts: Pick<Parts, 'config' | 'database'>, secret: Buffer): RequestHandler {
  const make = (secure: boolean) =>
    session({
      name: cookieName('plaza', secure),
      secret: secret.toString('base64'),
      // The middleware hangs its cookie's settings on the store, so that each has its own.
      store: new HashedStore(parts),
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

/** The account that is signed in. A session ends if its account is deleted, suspended or has another password by now. */
export async function signedIn(
  req: Request,
  { database }: Pick<Parts, 'database'>,
  secret: Buffer,
): Promise<Account | null> {
  const { userId, passwordMark, signedInAt = 0 } = req.session;
  if (userId === undefined) {
    return null;
  }
  // Somebody who has just signed in has a session that was not read.
  const read = readWith(req);
  const account = read === undefined ? await findAccountQuickly(database, userId) : read.account;
  const isValid =
    account !== null &&
    account.suspendedAt === null &&
    passwordMark === markOf(account, secret) &&
    Date.now() - signedInAt < absoluteTimeout;
  if (!isValid) {
    await renewSession(req);
    return null;
  }
  return account;
}

/** The count that was read with the session; undefined where it was not read. */
function readWith({ session, sessionStore }: Request) {
  return sessionStore instanceof HashedStore ? sessionStore.signedInOf(session) : undefined;
}

/** How many notifications wait for the account that is signed in. */
export async function unreadOf(req: Request, account: Account, { config, database }: Parts): Promise<number> {
  const read = readWith(req);
  if (read !== undefined || !config.site.isOn) return read?.unread ?? 0;
  const isStaff = roleOfKeys(config, account) !== 'member';
  return countUnread(within(database, new Budget(null)), { id: account.id, isStaff }, config);
}

/** Begins a session under a new id, against session fixation: an id that somebody else chose is worth nothing. */
export async function beginSession(req: Request, account: Account, secret: Buffer): Promise<void> {
  await renewSession(req);
  req.session.userId = account.id;
  req.session.passwordMark = markOf(account, secret);
  req.session.signedInAt = Date.now();
  req.session.device = await deviceName(req.headers['user-agent']);
}

/** A session as its owner sees it. The times are milliseconds since 1970. */
export type OwnSession = { id: string; device: string | null; begun: number; lastUsed: number; isThis: boolean };

/** The sessions of the signed-in user, most recently used first. */
export async function listSessions(
  req: Request,
  { database }: Pick<Parts, 'database'>,
  account: Account,
  secret: Buffer,
): Promise<OwnSession[]> {
  const rows = await database.prisma.$queryRaw<Omit<OwnSession, 'isThis'>[]>`
    SELECT sid AS id, sess ->> 'device' AS device, (sess ->> 'signedInAt')::float8 AS begun,
      extract(epoch FROM expire)::float8 * 1000 - ${idleTimeout} AS "lastUsed"
    FROM sessions
    WHERE user_id = ${account.id} AND expire > now() AND sess ->> 'passwordMark' = ${markOf(account, secret)}
      AND (sess ->> 'signedInAt')::float8 > ${Date.now() - absoluteTimeout}
    ORDER BY expire DESC, sid LIMIT 100`;
  const own = hashed(req.sessionID);
  return rows.map((row) => ({ ...row, isThis: row.id === own })).sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Ends another session of the signed-in user, or all but this one. Returns how many. */
export function endOtherSessions(
  req: Request,
  { database }: Pick<Parts, 'database'>,
  { id }: Account,
  which: string | 'all',
): Promise<number> {
  return database.prisma.$executeRaw`
    DELETE FROM sessions
    WHERE user_id = ${id} AND sid <> ${hashed(req.sessionID)} AND (${which === 'all'} OR sid = ${which})`;
}

/** Saved before the reply leaves: the next request may come sooner than the end of this one. */
export function saveSession(req: Request): Promise<void> {
  // An empty one is not worth a row.
  if (Object.keys(req.session).every((name) => name === 'cookie')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    req.session.save((error) => (error ? reject(error) : resolve()));
  });
}

/** Ends this session: an anonymous one with a new id takes its place, against session fixation. */
export function renewSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.regenerate((error) => (error ? reject(error) : resolve()));
  });
}

/** Changes the id of the session after the user has confirmed who they are, so that the old id is worthless. */
export async function changeSessionId(req: Request): Promise<void> {
  const { cookie: _, ...data } = req.session;
  await renewSession(req);
  Object.assign(req.session, data);
}

type Telling = { parts: Pick<Parts, 'config'>; t: Translate };

/** What somebody is told who is suspended, or silenced: until when, why, and whom to contact; null for others. */
export function restrictionOf(account: Account, { parts, t }: Telling, what: 'suspended' | 'silenced'): string | null {
  if (account[`${what}At`] === null) return null;
  const { contact } = parts.config.site;
  const [until, reason] = [account[`${what}Until`], account[`${what}For`]];
  const sentences = [
    until === null ? t(`account.${what}`) : t(`account.${what}.until`, { until: sql(until) }),
    ...(reason === null ? [] : [t('account.reason', { reason })]),
    ...(contact === null ? [] : [t('account.contact', { contact })]),
  ];
  return sentences.join(' ');
}

/** Tells one password of an account from the next, and nothing of either. */
export function markOf({ passwordHash }: Account, secret: Buffer): string {
  return createHmac('sha256', secret).update(`password ${passwordHash}`).digest('base64url');
}
