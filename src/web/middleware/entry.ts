import type { Request } from 'express';
import { type Account, findAccount } from '../../accounts/users/accounts.js';
import { type Identity, linkIdentity } from '../../accounts/users/identities.js';
import { queueNotice } from '../../accounts/users/notices.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { signInOutcomes } from '../../api/telemetry/metrics/catalogue.js';
import { inTransaction } from '../../core/database/transaction.js';
import { Refusal } from '../refusal.js';
import type { Visit } from '../visit.js';
import { deviceName } from './device-name.js';
import { deviceOf, isKnownTo, rememberDevice } from './devices.js';
import { beginSession, markOf, renewSession, restrictionOf } from './sessions.js';

declare module 'express-session' {
  interface SessionData {
    /** The account whose password was right, before the second factor. It is not signed in. */
    pending: { userId: number; passwordMark: string; since: number; next: `/${string}`; linking: Identity | null };
  }
}

/** Milliseconds in which the second step has to follow the first. */
const stepTime = 600_000;

/** Where somebody goes who was let in, and what is said there. */
type Led = { to: `/${string}`; notice?: string | undefined };

/**
 * Lets somebody in whose password was right, or asks for their second factor first. `linking` is who they are elsewhere, which
 * becomes a way in once they are.
 */
export async function enter(
  visit: Visit,
  account: Account,
  next: `/${string}`,
  linking: Identity | null = null,
): Promise<Led> {
  if (!account.twoFactors) return admit(visit, account, next, { linking });
  const { req, secret } = visit;
  await renewSession(req);
  req.session.cookie.maxAge = stepTime;
  req.session.pending = { userId: account.id, passwordMark: markOf(account, secret), since: Date.now(), next, linking };
  return { to: '/sign-in/factor' };
}

/** Lets somebody in who has shown all that is asked for. They are told of a device that is new to the account. */
export async function admit(
  visit: Visit,
  account: Account,
  next: `/${string}`,
  { linking = null, isNew = false }: { linking?: Identity | null; isNew?: boolean } = {},
): Promise<Led> {
  const { req, secret, parts, t } = visit;
  const device = deviceOf(req, secret);
  if (!isNew && (device === null || !isKnownTo(device, account, secret))) {
    const name = await deviceName(req.headers['user-agent']);
    await inTransaction(parts.database, (client) => queueNotice(client, parts.config, account.id, 'new_device', name));
  }
  if (linking !== null) await linkIdentity(parts, account.id, linking);
  await beginSession(req, account, secret);
  countSignIn(visit, 'admitted');
  rememberDevice(visit, account);
  return { to: next, notice: isNew && !account.awaitsApproval ? t('sign_up.ready_for_keys') : undefined };
}

/** How attempts to sign in end. */
type SignInOutcome = (typeof signInOutcomes)[number];

/** Counts an attempt to sign in, where anything is counted. */
export function countSignIn({ parts }: Visit, outcome: SignInOutcome): void {
  parts.metrics?.count('plaza_sign_ins_total', { outcome });
}

/** Counts an attempt to sign in that failed, and says why. @throws Refusal */
export function refuseEntry(
  visit: Visit,
  outcome: SignInOutcome,
  ...why: ConstructorParameters<typeof Refusal>
): never {
  countSignIn(visit, outcome);
  throw new Refusal(...why);
}

/** Lets nobody in who is suspended. @throws Refusal */
export function refuseSuspended(visit: Visit, account: Account): void {
  const said = restrictionOf(account, visit, 'suspended');
  if (said !== null) refuseEntry(visit, 'suspended', 403, said);
}

type Between = { account: Account; next: `/${string}`; linking: Identity | null };

/** Who is between the two steps; null once that has taken too long, or the account is not what it was. */
export async function betweenSteps({ req, parts, secret }: Visit): Promise<Between | null> {
  const { pending } = req.session;
  if (pending === undefined) return null;
  const account = await findAccount(parts.database.prisma, pending.userId);
  const isValid =
    account !== null &&
    account.suspendedAt === null &&
    pending.passwordMark === markOf(account, secret) &&
    Date.now() - pending.since < stepTime;
  if (isValid) return { account, next: pending.next, linking: pending.linking };
  delete req.session.pending;
  return null;
}

/** A path of ours, perhaps with a query, and nothing that a browser could take for another site; null in place of anything else. */
export function ownPath(next: unknown): `/${string}` | null {
  const isOurs = typeof next === 'string' && /^\/(?:[\w-]+(?:\/[\w-]+)*\/?(?:\?[!-[\]-~]*)?)?$/.test(next);
  return isOurs ? (next as `/${string}`) : null;
}

/** Where people go on who have signed in: to the page that sent them, else to the start page; where the site is off, to their profile. */
export const pathAfterEntry = (next: unknown, { config }: Pick<Parts, 'config'>): `/${string}` =>
  ownPath(next) ?? (config.site.isOn ? '/' : '/profile');

type Purpose = 'create' | 'sign-in' | 'factor' | 'confirm';

declare module 'express-session' {
  interface SessionData {
    challenge: { text: string; purpose: Purpose; at: number };
  }
}

/** Keeps the challenge for a passkey until it is answered. An anonymous session lives no longer than that. */
export function keepChallenge({ session }: Request, purpose: Purpose, text: string): void {
  if (session.userId === undefined) session.cookie.maxAge = stepTime;
  session.challenge = { text, purpose, at: Date.now() };
}

/** The challenge that was kept for this, once; null without one. */
export function takeChallenge({ session }: Request, purpose: Purpose): string | null {
  const { challenge } = session;
  delete session.challenge;
  const isValid = challenge?.purpose === purpose && Date.now() - challenge.at < stepTime;
  return isValid ? challenge.text : null;
}
