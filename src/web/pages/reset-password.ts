import { passwordFault } from '../../accounts/access/passwords.js';
import { lookAtToken } from '../../accounts/mail/tokens.js';
import { askForReset, resetPassword } from '../../accounts/users/password-reset.js';
import { emailFault } from '../../accounts/users/users.js';
import { attemptMail } from '../middleware/attempts.js';
import type { Page, Visit } from '../visit.js';
import { newUnsentTo } from './demo.js';
import { BadLink } from './views/confirm-email.js';
import { AskForReset, NewPassword, NoMail, ResetAsked, ResetDone } from './views/reset-password.js';

export const showResetRequest: Page = (visit) => requestForm(visit, undefined, 200);

/** What it answers, and after how long, is the same for every address: whether anybody has it is looked up when the mail is sent. */
export const askForResetPage: Page = async (visit) => {
  const { parts, field, show } = visit;
  const email = field('email').trim();
  const fault = emailFault(email);
  if (fault !== null || parts.config.mail === null) {
    requestForm(visit, fault ?? undefined, 422);
    return;
  }
  const { refused, send } = await attemptMail(visit, email);
  if (refused !== null) {
    requestForm(visit, refused, 429);
    return;
  }
  if (send) await askForReset(parts, email);
  const unsent = await newUnsentTo(visit, email, '/reset-password/');
  const title = unsent === null ? 'Look into your mailbox' : 'Mails are not sent here';
  show({ title, content: ResetAsked({ email, title, unsent }) });
};

export const showNewPassword: Page = async (visit) => {
  const { parts, req } = visit;
  const owner = await lookAtToken(parts.database.prisma, 'reset', String(req.params.token));
  if (owner === null) badLink(visit);
  else passwordForm(visit, owner.username, undefined, 200);
};

export const resetPasswordPage: Page = async (visit) => {
  const { parts, req, field, show } = visit;
  const token = String(req.params.token);
  // Before the password is hashed, which costs much.
  const owner = await lookAtToken(parts.database.prisma, 'reset', token);
  if (owner === null) {
    badLink(visit);
    return;
  }
  const password = field('new_password');
  const fault = await passwordFault(password, [owner.username, owner.email, parts.config.site.name]);
  if (fault !== null) {
    passwordForm(visit, owner.username, fault, 422);
    return;
  }
  const revokeKeys = field('revoke_keys') === 'yes';
  const done = await resetPassword(parts, token, { password, revokeKeys });
  if (done === null) {
    badLink(visit);
    return;
  }
  await parts.limits?.forgetGuesses(done.username);
  show({ title: 'Your password is set', content: ResetDone({ ...done, revokeKeys }) });
};

function requestForm({ parts, show, formToken, field }: Visit, fault: string | undefined, status: number): void {
  const content =
    parts.config.mail === null ? NoMail() : AskForReset({ token: formToken(), email: field('email'), fault });
  const title = 'Forgotten password';
  show({ title: status === 200 ? title : `Error: ${title}`, status, content });
}

function passwordForm(
  { show, formToken, req }: Visit,
  username: string,
  fault: string | undefined,
  status: number,
): void {
  const content = NewPassword({ token: formToken(), path: req.path, username, fault });
  show({ title: status === 200 ? 'Set a new password' : 'Error: Set a new password', status, content });
}

function badLink({ show }: Visit): void {
  const message = 'It has been used, is older than an hour, or was sent to an address that was changed since.';
  show({ title: 'This link is not valid', status: 410, content: BadLink({ message, again: '/reset-password' }) });
}
