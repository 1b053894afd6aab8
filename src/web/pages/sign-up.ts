import { passwordFault } from '../../access/passwords.js';
import { signUp } from '../../people/accounts.js';
import { emailFault, PeopleError, usernameFault } from '../../people/people.js';
import { attemptSignUp } from '../middleware/attempts.js';
import { rememberDevice } from '../middleware/devices.js';
import { beginSession } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';
import { SignUp, type SignUpFaults } from './views/sign-up.js';

export const showSignUp: Page = async (visit) => {
  if (visit.account !== null) {
    await visit.redirect('/profile');
    return;
  }
  form(visit, {}, 200);
};

export const signUpPage: Page = async (visit) => {
  const { parts, req, field } = visit;
  const username = field('username').trim();
  const email = field('email').trim();
  const password = field('password');
  const faults = faultsOf(username, email, password);
  if (Object.keys(faults).length > 0) {
    form(visit, faults, 422);
    return;
  }
  const tooMany = await attemptSignUp(visit);
  if (tooMany !== null) {
    form(visit, { form: tooMany }, 429);
    return;
  }
  try {
    const account = await signUp(parts, { username, email, password });
    await beginSession(req, account, visit.secret);
    rememberDevice(visit, account);
  } catch (error) {
    if (!(error instanceof PeopleError)) {
      throw error;
    }
    form(visit, { [error.fault === 'email_taken' ? 'email' : 'username']: error.message }, 409);
    return;
  }
  req.session.notice = 'Your account is ready. Generate a key below, and the interface is yours.';
  await visit.redirect('/profile');
};

function faultsOf(username: string, email: string, password: string): SignUpFaults {
  const wrong = { username: usernameFault(username), email: emailFault(email), password: passwordFault(password) };
  return Object.fromEntries(Object.entries(wrong).filter(([, fault]) => fault !== null));
}

function form({ show, formToken, field }: Visit, faults: SignUpFaults, status: number): void {
  const content = SignUp({ token: formToken(), username: field('username'), email: field('email'), faults });
  show({ title: status === 200 ? 'Sign up' : 'Error: Sign up', status, content });
}
