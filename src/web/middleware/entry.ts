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
    /** The account after the password and before the second factor. It is not signed in. */
    pending: { userId: number; passwordMark: string; since: number; next: `/${string}`; linking: Identity | null };
  }
}

/** Milliseconds allowed between the two steps. */
const stepTime = 600_000;

/** Redirect and notice after a sign-in. */
type EntryRedirect = { to: `/${string}`; notice?: string | undefined };

/**
 * Signs in after a correct password, or asks for the second factor first. `linking` is an external identity to link to the
 * account afterwards.
 */
export async function enter(
  visit: Visit,
  account: Account,
  next: `/${string}`,
  linking: Identity | null = null,
): Promise<EntryRedirect> {
  if (!account.twoFactors) return admit(visit, account, next, { linking });
  const { req, secret } = visit;
  await renewSession(req);
  req.session.cookie.maxAge = stepTime;
  req.session.pending = { userId: account.id, passwordMark: markOf(account, secret), since: Date.now(), next, linking };
  return { to: '/sign-in/factor' };
}

/** Signs in after all steps. Mails the user if the device is new to the account. */
export async function admit(
  visit: Visit,
  account: Account,
  next: `/${string}`,
  { linking = null, isNew = false }: { linking?: Identity | null; isNew?: boolean } = {},
): Promise<EntryRedirect> {
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

/** Outcomes of a sign-in attempt, for metrics. */
type SignInOutcome = (typeof signInOutcomes)[number];

/** Counts a sign-in attempt, if metrics are on. */
export function countSignIn({ parts }: Visit, outcome: SignInOutcome): void {
  parts.metrics?.count('plaza_sign_ins_total', { outcome });
}

/** Counts a failed attempt and refuses it. @throws Refusal */
export function refuseEntry(
  visit: Visit,
  outcome: SignInOutcome,
  ...why: ConstructorParameters<typeof Refusal>
): never {
  countSignIn(visit, outcome);
  throw new Refusal(...why);
}

/** Refuses suspended accounts. @throws Refusal */
export function refuseSuspended(visit: Visit, account: Account): void {
  const said = restrictionOf(account, visit, 'suspended');
  if (said !== null) refuseEntry(visit, 'suspended', 403, said);
}

type PendingSignIn = { account: Account; next: `/${string}`; linking: Identity | null };

/** The account between the two steps; null if the time is over or the account has changed. */
export async function betweenSteps({ req, parts, secret }: Visit): Promise<PendingSignIn | null> {
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

/** A path on this site, with query; null for anything that a browser could resolve to another site. */
export function ownPath(next: unknown): `/${string}` | null {
  const isOurs = typeof next === 'string' && /^\/(?:[\w-]+(?:\/[\w-]+)*\/?(?:\?[!-[\]-~]*)?)?$/.test(next);
  return isOurs ? (next as `/${string}`) : null;
}

/** The page after a sign-in: the requested one, else the start page, or the profile if the site is off. */
export const pathAfterEntry = (next: unknown, { config }: Pick<Parts, 'config'>): `/${string}` =>
  ownPath(next) ?? (config.site.isOn ? '/' : '/profile');

type Purpose = 'create' | 'sign-in' | 'factor' | 'confirm';

declare module 'express-session' {
  interface SessionData {
    challenge: { text: string; purpose: Purpose; at: number };
  }
}

/** Stores the challenge for a passkey until it is answered. An anonymous session lives no longer than that. */
export function keepChallenge({ session }: Request, purpose: Purpose, text: string): void {
  if (session.userId === undefined) session.cookie.maxAge = stepTime;
  session.challenge = { text, purpose, at: Date.now() };
}

/** Takes the stored challenge, once; null if there is none. */
export function takeChallenge({ session }: Request, purpose: Purpose): string | null {
  const { challenge } = session;
  delete session.challenge;
  const isValid = challenge?.purpose === purpose && Date.now() - challenge.at < stepTime;
  return isValid ? challenge.text : null;
}
