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
 * Counts a sign-in attempt, and delays or refuses it if many guess at the name. A device known to the account has its own
 * count: guesses from elsewhere neither block nor slow it. Returns what to call after a correct password.
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
  // Sleep before a database connection or a password hash is taken.
  if (allowance.delay > 0) await sleep(allowance.delay);
  await limits.endSignInWait(username);
  return () => limits.resetSignIns(address, username);
}

/** Mails the owner that their password is being guessed, and how they can still sign in. */
async function tellOwner({ parts }: Visit, username: string): Promise<void> {
  const id = await findIdByName(parts.database.prisma, username);
  if (id === null) return;
  await inTransaction(parts.database, (client) => queueNotice(client, parts.config, id, 'password_guessed'));
}

/** The id of the device if this account has signed in on it before. Without a valid cookie the database is not asked. */
async function knownDevice({ req, secret, parts }: Visit, username: string): Promise<string | null> {
  const device = deviceOf(req, secret);
  const account = device === null ? null : await findAccount(parts.database.prisma, device.userId);
  const isKnown = account !== null && device !== null && isKnownTo(device, account, secret);
  return isKnown && account.username.toLowerCase() === username.toLowerCase() ? device.id : null;
}

/** Counts a password that a signed-in user enters in this field. @throws Refusal */
export async function limitSignedIn(visit: Visit, userId: number, name: string): Promise<void> {
  refuseExceeded(visit, await visit.parts.limits?.consumeSignedIn(userId), name);
}

/** Counts a device code that a signed-in user enters. @throws Refusal */
export async function limitDeviceCode(visit: Visit, userId: number): Promise<void> {
  refuseExceeded(visit, await visit.parts.limits?.consumeDeviceCode(userId));
}

/** Counts a sign-up. @throws Refusal */
export async function limitSignUp(visit: Visit): Promise<void> {
  const { parts, req, res } = visit;
  refuseExceeded(visit, await parts.limits?.consumeSignUp(clientOf(req, res)));
}

/**
 * Counts a requested mail. False if the address has got too many and none is to be sent. `silent`: the caller's work is
 * done even over the limit, so it does not throw.
 * @throws Refusal
 */
export async function limitMail(visit: Visit, email: string, { silent = false } = {}): Promise<boolean> {
  const { parts, req, res } = visit;
  const allowance = await parts.limits?.consumeMail(clientOf(req, res), email);
  if (!silent) refuseExceeded(visit, allowance);
  return !allowance?.isEnough;
}

function refuseExceeded({ res, t }: Visit, allowance: Allowance | undefined, name?: string): void {
  if (!allowance?.exceeded) return;
  showAllowance(res, allowance);
  res.setHeader('Retry-After', allowance.reset);
  const said = t('attempts.too_many', { minutes: Math.ceil(allowance.reset / 60) });
  throw new Refusal(429, name === undefined ? said : { [name]: said });
}
