import { createHmac } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { type Account, findAccountQuickly } from '../../accounts/users/accounts.js';
import { absoluteTimeout, idleTimeout } from '../../accounts/users/own-sessions.js';
import { hasRole, recentSignInTime } from '../../api/auth/authentication.js';
import type { EncryptedText } from '../../api/auth/encrypted-text.js';
import { roleOfKeys } from '../../api/auth/two-factors.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { countUnread } from '../../community/notifications/queries.js';
import { Budget } from '../../core/database/budget.js';
import { type Database, within } from '../../core/database/client.js';
import { sql } from '../../core/database/formats.js';
import type { Translate } from '../texts/texts.js';
import { deviceName } from './device-name.js';
import { type DraftTimes, HashedStore } from './session-store.js';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    /** Derived from the password's hash: a new password ends the session. */
    passwordMark: string;
    signedInAt: number;
    /** Time of the last identity confirmation, in milliseconds. */
    confirmedAt: number;
    /** Browser name, for the owner to recognise it. */
    device: string;
    notice: string;
    /** Name of the entry that the notice is about. */
    noticeAt: string;
    newTotp: EncryptedText;
  }
}

/** Session middleware. Sessions live in the database, so that any server can answer. */
export function sessions(parts: Pick<Parts, 'config' | 'database'>, secret: Buffer): RequestHandler {
  const make = (secure: boolean) =>
    session({
      name: cookieName('plaza', secure),
      secret: secret.toString('base64'),
      // One store per middleware, since the library attaches the cookie's settings to it.
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

/** Deletes expired sessions, and returns how many. */
export function forgetOldSessions(prisma: Database['prisma']): Promise<number> {
  return prisma.$executeRaw`DELETE FROM sessions WHERE expire < now()`;
}

/** The __Host- prefix makes browsers refuse the cookie from a subdomain or plain HTTP; it requires HTTPS. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The signed-in account. Ends the session if the account is deleted, suspended or has another password by now. */
export async function signedIn(
  req: Request,
  { database }: Pick<Parts, 'database'>,
  secret: Buffer,
): Promise<Account | null> {
  const { userId, passwordMark, signedInAt = 0 } = req.session;
  if (userId === undefined) {
    return null;
  }
  // A session that was just created was not read.
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

/** The account, and what was read with the session; undefined if it was not read. */
function readWith({ session, sessionStore }: Request) {
  return sessionStore instanceof HashedStore ? sessionStore.signedInOf(session) : undefined;
}

/** Number of unread notifications of the signed-in account. */
export async function unreadOf(req: Request, account: Account, { config, database }: Parts): Promise<number> {
  const read = readWith(req);
  if (read !== undefined || !config.site.isOn) return read?.unread ?? 0;
  const isStaff = hasRole({ role: roleOfKeys(config, account) }, 'moderator');
  return countUnread(within(database, new Budget(null)), { id: account.id, isStaff }, config);
}

/** Number of entries of the moderation queue, for staff, as read with the session; none right after it began. */
export const waitingOf = (req: Request): number => readWith(req)?.waiting ?? 0;

/** Number of conversations with unread messages, as read with the session; none right after it began. */
export const messagesOf = (req: Request): number => readWith(req)?.messages ?? 0;

/** The drafts of the signed-in account, as read with the session; none right after it began. */
export const draftsOf = (req: Request): DraftTimes => readWith(req)?.drafts ?? {};

/** The usernames that the signed-in account ignores, as read with the session; none right after it began. */
export const ignoredBy = (req: Request): readonly string[] => readWith(req)?.ignored ?? [];

/** Begins a session under a new id, against session fixation. */
export async function beginSession(req: Request, account: Account, secret: Buffer): Promise<void> {
  await renewSession(req);
  req.session.userId = account.id;
  req.session.passwordMark = markOf(account, secret);
  req.session.signedInAt = Date.now();
  req.session.device = await deviceName(req.headers['user-agent']);
}

/** True if the user has signed in, or confirmed their identity, recently. */
export function hasSignedInLately({ session: { signedInAt = 0, confirmedAt = 0 } }: Request): boolean {
  return Date.now() - Math.max(signedInAt, confirmedAt) < recentSignInTime;
}

/** Saves the session before the reply: the next request may come before this one ends. */
export function saveSession(req: Request): Promise<void> {
  // An empty session needs no row.
  if (Object.keys(req.session).every((name) => name === 'cookie')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    req.session.save((error) => (error ? reject(error) : resolve()));
  });
}

/** Ends this session and starts an anonymous one with a new id, against session fixation. */
export function renewSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.regenerate((error) => (error ? reject(error) : resolve()));
  });
}

/** Changes the session id after an identity confirmation, so that the old id is worthless. */
export async function changeSessionId(req: Request): Promise<void> {
  const { cookie: _, ...data } = req.session;
  await renewSession(req);
  Object.assign(req.session, data);
}

type MessageContext = { parts: Pick<Parts, 'config'>; t: Translate };

/** The message for a suspended or silenced account: until when, why, and a contact; null for others. */
export function restrictionOf(
  account: Account,
  { parts, t }: MessageContext,
  what: 'suspended' | 'silenced',
): string | null {
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

/** A mark that changes with the password and reveals nothing of it. */
export function markOf({ passwordHash }: Account, secret: Buffer): string {
  return createHmac('sha256', secret).update(`password ${passwordHash}`).digest('base64url');
}
