import { type Account, checkCredentials } from '../../accounts/users/accounts.js';
import { members, type Page, type Visit } from '../visit.js';
import { attemptSignedIn } from './attempts.js';
import { changeSessionId } from './sessions.js';

declare module 'express-session' {
  interface SessionData {
    /** When the person said again who they are. */
    confirmedAt: number;
  }
}

/** Milliseconds for which that counts. */
const confirmedFor = 600_000;

/** Why somebody is not believed to be the owner of the account, and the status that says so. */
export type IdentityFault = { fault: string; status: number };

/**
 * A session that was left open is no proof of who sits there: what cannot be undone, and what changes a credential, asks for
 * the password again. Null if it is right; the form has it from `IdentityFields`.
 */
export async function identityFault(visit: Visit<Account>): Promise<IdentityFault | null> {
  const { parts, account, field } = visit;
  if (account.passwordHash === null) {
    return isConfirmed(visit) ? null : { fault: 'Say again who you are, and come back.', status: 403 };
  }
  const tooMany = await attemptSignedIn(visit, account.id);
  if (tooMany !== null) {
    return { fault: tooMany, status: 429 };
  }
  if ((await checkCredentials(parts, account.username, field('current_password'))) === null) {
    return { fault: 'This is not your password.', status: 403 };
  }
  await parts.limits?.resetSignedIn(account.id);
  await changeSessionId(visit.req);
  return null;
}

/** Whether somebody has said who they are within the last minutes. Who has no password did so by signing in. */
export function isConfirmed({ req, account }: Pick<Visit<Account>, 'req' | 'account'>): boolean {
  const { confirmedAt = 0, signedInAt = 0 } = req.session;
  const at = account.passwordHash === null ? Math.max(confirmedAt, signedInAt) : confirmedAt;
  return Date.now() - at < confirmedFor;
}

/** A page that changes a credential: the user has to confirm who they are first, unless they did so recently, and is then led back. */
export function confirmed(page: Page<Account>): Page {
  return members(async (visit) => {
    if (isConfirmed(visit)) {
      await page(visit);
      return;
    }
    const back = visit.req.method === 'GET' ? visit.req.path : '/profile/security';
    await visit.redirect(`/profile/confirm?next=${encodeURIComponent(back)}`);
  });
}
