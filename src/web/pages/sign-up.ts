import { passwordFault } from '../../accounts/access/passwords.js';
import { signUp } from '../../accounts/users/accounts.js';
import { isGoodInvitation } from '../../accounts/users/invitations.js';
import { AccountError, type AccountFault, emailFault, usernameFault } from '../../accounts/users/users.js';
import { attemptMail, attemptSignUp } from '../middleware/attempts.js';
import { rememberDevice } from '../middleware/devices.js';
import { beginSession } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';
import { lookInto } from './email.js';
import { SignUp, SignUpClosed, type SignUpFaults } from './views/sign-up.js';

export const showSignUp: Page = async (visit) => {
  const { parts, req } = visit;
  if (visit.account !== null) {
    await visit.redirect('/profile');
    return;
  }
  if (parts.config.signUp === 'closed') {
    closed(visit, 'Sign-up is closed at present.', 200);
    return;
  }
  const { invitation } = req.query;
  if (parts.config.signUp === 'invite') {
    const given = typeof invitation === 'string' ? invitation : '';
    if (!(await isGoodInvitation(parts.database.prisma, given))) {
      closed(visit, given === '' ? onlyInvited : badInvitation, given === '' ? 200 : 410);
      return;
    }
  }
  form(visit, {}, 200);
};

const onlyInvited = 'Sign-up requires an invitation. Ask a moderator for one, and open its link.';
const badInvitation =
  'This invitation is not valid: it has expired, has been used up, or was revoked. Ask for another.';

export const signUpPage: Page = async (visit) => {
  const { parts, req, field } = visit;
  const username = field('username').trim();
  const email = field('email').trim();
  const password = field('password');
  const faults = await faultsOf({ username, email, password }, parts.config.site.name);
  if (Object.keys(faults).length > 0) {
    form(visit, faults, 422);
    return;
  }
  const tooMany = await attemptSignUp(visit);
  if (tooMany !== null) {
    form(visit, { form: tooMany }, 429);
    return;
  }
  const { send } = parts.config.mail === null ? { send: false } : await attemptMail(visit, email);
  let ready = 'Your account is ready.';
  try {
    const invitation = field('invitation') || null;
    const account = await signUp(parts, { username, email, password, invitation }, { send });
    if (account.awaitsApproval) ready = waiting;
    await beginSession(req, account, visit.secret);
    rememberDevice(visit, account);
  } catch (error) {
    if (!(error instanceof AccountError)) {
      throw error;
    }
    if (error.fault === 'sign_up_closed') closed(visit, error.message, 403);
    else form(visit, { [places[error.fault] ?? 'username']: error.message }, 409);
    return;
  }
  if (parts.config.mail !== null) {
    req.session.notice = `${ready} ${await lookInto(visit, email)}`;
    await visit.redirect('/profile/email');
    return;
  }
  req.session.notice =
    ready === waiting ? ready : `${ready} Generate a key under API Access, and the interface is yours.`;
  await visit.redirect('/profile');
};

/** What is said to who has yet to be let in. */
const waiting = 'Your account is pending approval by an admin. Until then you can read but not write.';

/** Where it is said what is wrong. */
const places: Partial<Record<AccountFault, keyof SignUpFaults>> = { email_taken: 'email', invalid_invitation: 'form' };

function closed({ show }: Visit, message: string, status: number): void {
  show({ title: 'Sign up', status, content: SignUpClosed({ message }) });
}

type Wanted = { username: string; email: string; password: string };

async function faultsOf({ username, email, password }: Wanted, siteName: string): Promise<SignUpFaults> {
  const wrong = {
    username: usernameFault(username),
    email: emailFault(email),
    password: await passwordFault(password, [username, email, siteName]),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, fault]) => fault !== null));
}

function form({ show, formToken, field, req, parts, look }: Visit, faults: SignUpFaults, status: number): void {
  const asked = typeof req.query.invitation === 'string' ? req.query.invitation : '';
  const content = SignUp({
    token: formToken(),
    username: field('username'),
    email: field('email'),
    invitation: field('invitation') || asked,
    providers: parts.providers.all,
    waits: parts.config.signUp === 'approval',
    look,
    faults,
  });
  show({ title: status === 200 ? 'Sign up' : 'Error: Sign up', status, content });
}
