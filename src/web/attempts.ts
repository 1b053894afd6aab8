import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, showAllowance } from '../identity/admission.js';
import type { Allowance } from '../identity/limits.js';
import type { Visit } from './visit.js';

/**
 * Counts an attempt to sign in, and lets it wait if many guess at the name. A sentence for whoever tried too often, else
 * null.
 */
export async function attempt(visit: Visit, username: string): Promise<string | null> {
  const { parts, req } = visit;
  const allowance = await parts.limits?.takeSignIn(addressOf(req), username);
  const refused = refusal(visit, allowance);
  // No connection to the database is held meanwhile, and no password is hashed.
  if (refused === null && allowance !== undefined && allowance.delay > 0) await sleep(allowance.delay);
  return refused;
}

/** The same for a password that somebody gives who is signed in. */
export async function attemptSignedIn(visit: Visit, userId: number): Promise<string | null> {
  return refusal(visit, await visit.parts.limits?.takeSignedIn(userId));
}

/** The same for new accounts. */
export async function attemptSignUp(visit: Visit): Promise<string | null> {
  const { parts, req } = visit;
  return refusal(visit, await parts.limits?.takeSignUp(addressOf(req)));
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
