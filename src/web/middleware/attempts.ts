import { setTimeout as sleep } from 'node:timers/promises';
import { findAccount, findIdByName } from '../../accounts/users/accounts.js';
import { queueNotice } from '../../accounts/users/notices.js';
import { clientOf, showAllowance } from '../../api/auth/admission.js';
import type { Allowance } from '../../api/http/caller.js';
import { inTransaction } from '../../core/database/transaction.js';
import { Refusal } from '../refusal.js';
import type { Visit } from '../visit.js';
import { deviceOf, isKnownTo } from './devices.js';

/**
 * Counts an attempt to sign in, and lets it wait or refuses it if many guess at the name. On a device that is known to the account
 * it counts against that device alone: guesses from elsewhere neither block it nor slow it down. Returns what to do once the
 * password was right.
 * @throws Refusal
 */
export async function limitSignIn(visit: Visit, username: string): Promise<() => Promise<void>> {
  const { limits } = visit.parts;
  if (limits === null) return async () => {};
  const device = await knownDevice(visit, username);
  if (device !== null) {
    refuseExceeded(visit, await limits.consumeDevice(device));
    return () => limits.resetDevice(device);
  }
  const address = clientOf(visit.req, visit.res);
  const allowance = await limits.consumeSignIn(address, username);
  if (allowance.isFirst) await tellOwner(visit, username);
  refuseExceeded(visit, allowance);
  // No database connection is in use meanwhile, and no password is hashed.
  if (allowance.delay > 0) await sleep(allowance.delay);
  await limits.endSignInWait(username);
  return () => limits.resetSignIns(address, username);
}

/** Tells whose name it is that it is guessed at, and what still lets them in. */
async function tellOwner({ parts }: Visit, username: string): Promise<void> {
  const id = await findIdByName(parts.database.prisma, username);
  if (id === null) return;
  await inTransaction(parts.database, (client) => queueNotice(client, parts.config, id, 'password_guessed'));
}

/** The id of the device, if the account of this name has signed in on it. Only a cookie of ours makes us look it up. */
async function knownDevice({ req, secret, parts }: Visit, username: string): Promise<string | null> {
  const device = deviceOf(req, secret);
  const account = device === null ? null : await findAccount(parts.database.prisma, device.userId);
  const isKnown = account !== null && device !== null && isKnownTo(device, account, secret);
  return isKnown && account.username.toLowerCase() === username.toLowerCase() ? device.id : null;
}

/** Counts a password that somebody gives who is signed in, in this field. @throws Refusal */
export async function limitSignedIn(visit: Visit, userId: number, name: string): Promise<void> {
  refuseExceeded(visit, await visit.parts.limits?.consumeSignedIn(userId), name);
}

/** Counts the code of a device that somebody types who is signed in. @throws Refusal */
export async function limitDeviceCode(visit: Visit, userId: number): Promise<void> {
  refuseExceeded(visit, await visit.parts.limits?.consumeDeviceCode(userId));
}

/** Counts a new account. @throws Refusal */
export async function limitSignUp(visit: Visit): Promise<void> {
  const { parts, req, res } = visit;
  refuseExceeded(visit, await parts.limits?.consumeSignUp(clientOf(req, res)));
}

/**
 * Counts a mail that somebody asks for. False where it is not to be sent, since the address has got enough of them. `isAside`: what it
 * comes with is done all the same where too many were asked for.
 * @throws Refusal
 */
export async function limitMail(visit: Visit, email: string, { isAside = false } = {}): Promise<boolean> {
  const { parts, req, res } = visit;
  const allowance = await parts.limits?.consumeMail(clientOf(req, res), email);
  if (!isAside) refuseExceeded(visit, allowance);
  return !allowance?.isEnough;
}

function refuseExceeded({ res, t }: Visit, allowance: Allowance | undefined, name?: string): void {
  if (!allowance?.exceeded) return;
  showAllowance(res, allowance);
  res.setHeader('Retry-After', allowance.reset);
  const said = t('attempts.too_many', { minutes: Math.ceil(allowance.reset / 60) });
  throw new Refusal(429, name === undefined ? said : { [name]: said });
}
