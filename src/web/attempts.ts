import { addressOf, showAllowance } from '../identity/admission.js';
import type { Allowance } from '../identity/limits.js';
import type { Visit } from './visit.js';

/** Counts an attempt to give somebody's password. A sentence for whoever tried too often, else null. */
export async function attempt(visit: Visit, username: string): Promise<string | null> {
  const { parts, req } = visit;
  return refusal(visit, await parts.limits?.takeSignIn(addressOf(req), username));
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
