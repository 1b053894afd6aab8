import { type Account, checkCredentials } from '../../accounts/users/accounts.js';
import { recentSignInTime } from '../../api/auth/authentication.js';
import { Refusal } from '../refusal.js';
import { members, type Page, type Visit } from '../visit.js';
import { limitSignedIn } from './attempts.js';
import { changeSessionId, hasSignedInLately } from './sessions.js';

/**
 * Asks for the password again before irreversible actions and credential changes: an open session proves nothing. The form
 * has it from `IdentityFields`.
 * @throws Refusal
 */
export async function requireIdentity(visit: Visit<Account>): Promise<void> {
  const { parts, account, field, t } = visit;
  if (account.passwordHash === null) {
    if (isConfirmed(visit)) return;
    throw new Refusal(403, t('identity.again'));
  }
  await limitSignedIn(visit, account.id, 'current_password');
  if ((await checkCredentials(parts, account.username, field('current_password'))) === null) {
    throw new Refusal(403, { current_password: t('identity.wrong') });
  }
  await parts.limits?.resetSignedIn(account.id);
  await changeSessionId(visit.req);
}

/** True if the user has confirmed their identity recently. Accounts without a password do so by signing in. */
export function isConfirmed({ req, account }: Pick<Visit<Account>, 'req' | 'account'>): boolean {
  if (account.passwordHash === null) return hasSignedInLately(req);
  return Date.now() - (req.session.confirmedAt ?? 0) < recentSignInTime;
}

/**
 * A page that changes a credential: the user has to confirm who they are first, unless they did so recently, and is then
 * led back.
 */
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
