import { lookAtToken } from '../../accounts/mail/tokens.js';
import type { Account } from '../../accounts/users/accounts.js';
import { addressToConfirm, confirmAddress, giveAddress } from '../../accounts/users/addresses.js';
import { AccountError, emailFault } from '../../accounts/users/users.js';
import { attemptMail } from '../middleware/attempts.js';
import { identityFault } from '../middleware/identity.js';
import { members, type Page, type Visit } from '../visit.js';
import { newUnsentTo, unsentTo } from './demo.js';
import { profilePage } from './profile.js';
import { BadLink, Confirmation, Confirmed } from './views/confirm-email.js';
import { Email, type EmailFaults } from './views/profile/email.js';

export const showEmail: Page = members((visit) => emailPage(visit, {}, 200));

export const changeEmailPage: Page = members(async (visit) => {
  const { parts, account, field, req } = visit;
  const email = field('email').trim();
  const fault = emailFault(email);
  if (fault !== null) {
    emailPage(visit, { email: fault }, 422);
    return;
  }
  const refused = await identityFault(visit);
  if (refused !== null) {
    emailPage(visit, { current: refused.fault }, refused.status);
    return;
  }
  const { refused: tooMany, send } = await attemptMail(visit, email);
  if (tooMany !== null) {
    emailPage(visit, { form: tooMany }, 429);
    return;
  }
  try {
    await giveAddress(parts, account, email, { send });
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    emailPage(visit, { email: error.message }, 409);
    return;
  }
  req.session.notice = parts.config.mail === null ? 'Your address is changed.' : await lookInto(visit, email);
  await visit.redirect('/profile/email');
});

export const resendConfirmationPage: Page = members(async (visit) => {
  const { parts, account, req } = visit;
  const email = addressToConfirm(account);
  if (email !== null && parts.config.mail !== null) {
    const { refused, send } = await attemptMail(visit, email);
    if (refused !== null) {
      emailPage(visit, { form: refused }, 429);
      return;
    }
    if (send) await giveAddress(parts, account, email, { send });
    req.session.notice = await lookInto(visit, email);
  }
  await visit.redirect('/profile/email');
});

/** Programs that look through mails follow links: nothing is confirmed by looking. */
export const showConfirmation: Page = async (visit) => {
  const { parts, req, show, formToken } = visit;
  const token = String(req.params.token);
  const owner = await lookAtToken(parts.database.prisma, 'verify', token);
  if (owner === null) badLink(visit);
  else show({ title: 'Confirm your address', content: Confirmation({ ...owner, path: req.path, token: formToken() }) });
};

export const confirmEmailPage: Page = async (visit) => {
  const { parts, req, show, account } = visit;
  try {
    const confirmed = await confirmAddress(parts, String(req.params.token));
    if (confirmed === null) badLink(visit);
    else
      show({ title: 'Your address is confirmed', content: Confirmed({ ...confirmed, isSignedIn: account !== null }) });
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    badLink(visit, error.message, 409);
  }
};

/** The message after a link was sent, the same for every address. */
export async function lookInto(visit: Visit, email: string): Promise<string> {
  const unsent = await newUnsentTo(visit, email, '/confirm-email/');
  return unsent === null ? lookIntoMailbox(email) : 'Confirm it by the link in the mail.';
}

const lookIntoMailbox = (email: string): string =>
  `Look into the mailbox of ${email}: the mail that comes there says how to go on. If none comes within a few minutes, look among what counts as spam.`;

function badLink({ show }: Visit, why?: string, status = 410): void {
  const message = why ?? 'It has been used, is older than 24 hours, or belongs to an address that was changed since.';
  show({ title: 'This link is not valid', status, content: BadLink({ message, again: '/profile/email' }) });
}

function emailPage(visit: Visit<Account>, faults: EmailFaults, status: number): void {
  const { parts, account, field, formToken } = visit;
  const { mail, requireVerifiedEmail } = parts.config;
  const unconfirmed = addressToConfirm(account);
  const content = Email({
    account,
    unconfirmed,
    sendsMail: mail !== null,
    unsent: unconfirmed === null ? null : unsentTo(visit, unconfirmed, '/confirm-email/'),
    isRequired: requireVerifiedEmail,
    given: field('email'),
    faults,
    token: formToken(),
  });
  profilePage(visit, { here: 'Profile', title: 'Email address', content, status });
}
