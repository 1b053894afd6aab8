import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, showAllowance } from '../../accounts/access/admission.js';
import { findAccount, findIdByName } from '../../accounts/users/accounts.js';
import { queueNotice } from '../../accounts/users/notices.js';
import type { Allowance } from '../../api/http/caller.js';
import { inTransaction } from '../../database/transaction.js';
import type { Visit } from '../visit.js';
import { deviceOf, isKnownTo } from './devices.js';

/** An attempt to sign in: a message after too many attempts, else null; and what to do once the password was right. */
type Attempt = { refused: string | null; reset: () => Promise<void> };

/**
 * Counts an attempt to sign in, and lets it wait or refuses it if many guess at the name. On a device that is known to the account
 * it counts against that device alone: guesses from elsewhere neither block it nor slow it down.
 */
export async function attempt(visit: Visit, username: string): Promise<Attempt> {
  const { limits } = visit.parts;
  if (limits === null) {
    return { refused: null, reset: async () => {} };
  }
  const device = await knownDevice(visit, username);
  if (device !== null) {
    return { refused: refusal(visit, await limits.consumeDevice(device)), reset: () => limits.resetDevice(device) };
  }
  const address = clientOf(visit.req, visit.res);
  const allowance = await limits.consumeSignIn(address, username);
  if (allowance.isFirst) await tellOwner(visit, username);
  const refused = refusal(visit, allowance);
  if (refused === null) {
    // No database connection is in use meanwhile, and no password is hashed.
    if (allowance.delay > 0) await sleep(allowance.delay);
    await limits.endSignInWait(username);
  }
  return { refused, reset: () => limits.resetSignIns(address, username) };
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

/** The same for a password that somebody gives who is signed in. */
export async function attemptSignedIn(visit: Visit, userId: number): Promise<string | null> {
  return refusal(visit, await visit.parts.limits?.consumeSignedIn(userId));
}

/** The same for the code of a device that somebody types who is signed in. */
export async function attemptDeviceCode(visit: Visit, userId: number): Promise<string | null> {
  return refusal(visit, await visit.parts.limits?.consumeDeviceCode(userId));
}

/** The same for new accounts. */
export async function attemptSignUp(visit: Visit): Promise<string | null> {
  const { parts, req, res } = visit;
  return refusal(visit, await parts.limits?.consumeSignUp(clientOf(req, res)));
}

/** The same for mails that somebody asks for. `send` is false where the address has got enough of them. */
export async function attemptMail(visit: Visit, email: string): Promise<{ refused: string | null; send: boolean }> {
  const { parts, req, res } = visit;
  const allowance = await parts.limits?.consumeMail(clientOf(req, res), email);
  return { refused: refusal(visit, allowance), send: !allowance?.isEnough };
}

function refusal({ res }: Visit, allowance: Allowance | undefined): string | null {
  if (!allowance?.exceeded) {
    return null;
  }
  showAllowance(res, allowance);
  res.setHeader('Retry-After', allowance.reset);
  const minutes = Math.ceil(allowance.reset / 60);
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
