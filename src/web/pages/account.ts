import { passwordFault } from '../../access/passwords.js';
import type { Account } from '../../people/accounts.js';
import { changePassword, checkCredentials, deleteAccount } from '../../people/accounts.js';
import { discard } from '../../storage/discard.js';
import { attemptSignedIn } from '../middleware/attempts.js';
import { rememberDevice } from '../middleware/devices.js';
import { beginSession, endSession } from '../middleware/sessions.js';
import { members, type Page, type Visit } from '../visit.js';
import { Deletion } from './views/deletion.js';
import { PasswordChange, type PasswordFaults } from './views/password-change.js';

export const showPasswordChange: Page = members((visit) => passwordForm(visit, {}, 200));

export const changePasswordPage: Page = members(async (visit) => {
  const { parts, account, req, field } = visit;
  const wanted = field('new_password');
  const fault = passwordFault(wanted);
  if (fault !== null) {
    passwordForm(visit, { wanted: fault }, 422);
    return;
  }
  const refused = await refusal(visit, field('current_password'));
  if (refused !== null) {
    passwordForm(visit, { current: refused.fault }, refused.status);
    return;
  }
  const changed = await changePassword(parts, account.id, wanted);
  await beginSession(req, changed, visit.secret);
  rememberDevice(visit, changed);
  req.session.notice = 'Your password is changed, and you are signed out everywhere else.';
  await visit.redirect('/profile');
});

export const showDeletion: Page = members((visit) => deletionForm(visit, null, 200));

export const deleteAccountPage: Page = members(async (visit) => {
  const { parts, account, req, field } = visit;
  const refused = await refusal(visit, field('current_password'));
  if (refused !== null) {
    deletionForm(visit, refused.fault, refused.status);
    return;
  }
  const left = await deleteAccount(parts.database, account.id);
  await endSession(req);
  for (const key of left) await discard(parts, key);
  visit.res.redirect(303, '/');
});

/** A session that was left open is no proof of who sits there: what cannot be undone asks for the password. */
async function refusal(visit: Visit<Account>, password: string): Promise<{ fault: string; status: number } | null> {
  const { parts, account } = visit;
  const tooMany = await attemptSignedIn(visit, account.id);
  if (tooMany !== null) {
    return { fault: tooMany, status: 429 };
  }
  if ((await checkCredentials(parts, account.username, password)) === null) {
    return { fault: 'This is not your password.', status: 403 };
  }
  await parts.limits?.resetSignedIn(account.id);
  return null;
}

function passwordForm({ show, formToken, account }: Visit<Account>, faults: PasswordFaults, status: number): void {
  const content = PasswordChange({ token: formToken(), username: account.username, faults });
  show({ title: status === 200 ? 'Change your password' : 'Error: Change your password', status, content });
}

function deletionForm({ show, formToken, account }: Visit<Account>, fault: string | null, status: number): void {
  const content = Deletion({ token: formToken(), username: account.username, id: account.id, fault });
  show({ title: status === 200 ? 'Delete your account' : 'Error: Delete your account', status, content });
}
