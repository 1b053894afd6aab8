import { passwordFault } from '../../accounts/access/passwords.js';
import type { Account } from '../../accounts/users/accounts.js';
import { changePassword } from '../../accounts/users/accounts.js';
import { deleteAccount, keepAccount, planDeletion } from '../../accounts/users/deletion.js';
import { problem } from '../../api/contract/problems.js';
import { sql } from '../../database/formats.js';
import { discard } from '../../storage/discard.js';
import { rememberDevice } from '../middleware/devices.js';
import { identityFault } from '../middleware/identity.js';
import { beginSession, endSession } from '../middleware/sessions.js';
import { members, type Page, type Visit } from '../visit.js';
import { Deletion } from './views/deletion.js';
import { Leaving } from './views/leaving.js';
import { PasswordChange, type PasswordFaults } from './views/password-change.js';

export const showPasswordChange: Page = members((visit) => passwordForm(visit, {}, 200));

export const changePasswordPage: Page = members(async (visit) => {
  const { parts, account, req, field } = visit;
  const wanted = field('new_password');
  const fault = await passwordFault(wanted, [account.username, account.email ?? '', parts.config.site.name]);
  if (fault !== null) {
    passwordForm(visit, { wanted: fault }, 422);
    return;
  }
  const refused = await identityFault(visit);
  if (refused !== null) {
    passwordForm(visit, { current: refused.fault }, refused.status);
    return;
  }
  const changed = await changePassword(parts, account.id, wanted);
  await beginSession(req, changed, visit.secret);
  rememberDevice(visit, changed);
  req.session.notice = 'Your password is changed, and you are signed out everywhere else.';
  await visit.redirect('/profile/security');
});

export const showDeletion: Page = members((visit) => deletionForm(visit, null, 200));

export const deleteAccountPage: Page = members(async (visit) => {
  const { parts, account, req } = visit;
  const refused = await identityFault(visit);
  if (refused !== null) {
    deletionForm(visit, refused.fault, refused.status);
    return;
  }
  if (parts.config.deletionGraceDays > 0) {
    const at = await planDeletion(parts, account.id);
    await endSession(req);
    req.session.notice = `Your account is closed, and will be deleted on ${sql(at)} UTC. Sign in before that to keep it.`;
    await visit.redirect('/sign-in');
    return;
  }
  const left = await deleteAccount(parts.database, account.id, parts.config);
  await endSession(req);
  for (const key of left) await discard(parts, key);
  visit.res.redirect(303, '/');
});

/** The only page for an account that is about to be deleted: its user can decide to keep it. */
export const showLeaving: Page = leavers((visit, deleteAt) => {
  const content = Leaving({ token: visit.formToken(), username: visit.account.username, deleteAt });
  visit.show({ title: 'Your account will be deleted', content });
});

export const keepAccountPage: Page = leavers(async (visit) => {
  const { parts, account, req } = visit;
  if (!(await keepAccount(parts, account.id)))
    throw problem('forbidden', { message: 'Your account has already been deleted.' });
  req.session.notice = 'Your account is kept, with all that belongs to it.';
  await visit.redirect('/profile');
});

/** A page for whose account is about to be deleted; all others have none there. */
function leavers(page: (visit: Visit<Account>, deleteAt: Date) => void | Promise<void>): Page {
  return members((visit) => {
    const { deleteAt } = visit.account;
    return deleteAt === null ? visit.redirect('/profile') : page(visit, deleteAt);
  });
}

function passwordForm({ show, formToken, account }: Visit<Account>, faults: PasswordFaults, status: number): void {
  const content = PasswordChange({ token: formToken(), account, faults });
  show({ title: status === 200 ? 'Change your password' : 'Error: Change your password', status, content });
}

function deletionForm({ parts, show, formToken, account }: Visit<Account>, fault: string | null, status: number): void {
  const content = Deletion({ token: formToken(), account, fault, days: parts.config.deletionGraceDays });
  show({ title: status === 200 ? 'Delete your account' : 'Error: Delete your account', status, content });
}
