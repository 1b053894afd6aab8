import { checkCredentials } from '../../accounts/users/accounts.js';
import { attempt } from '../middleware/attempts.js';
import { countSignIn, enter, ownPath } from '../middleware/entry.js';
import { endSession, suspensionOf } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';
import { SignIn } from './views/sign-in.js';

export const showSignIn: Page = async (visit) => {
  const next = ownPath(visit.req.query.next);
  if (visit.account !== null) {
    await visit.redirect(next);
    return;
  }
  const { notice } = visit.req.session;
  delete visit.req.session.notice;
  form(visit, { next, ...(notice === undefined ? {} : { notice }) });
};

export const signInPage: Page = async (visit) => {
  const { parts, field } = visit;
  const next = ownPath(field('next'));
  const username = field('username').trim();
  const { refused, reset } = await attempt(visit, username);
  if (refused !== null) {
    countSignIn(visit, 'too_many');
    form(visit, { next, username, fault: refused, status: 429 });
    return;
  }
  const account = await checkCredentials(parts, username, field('password'));
  if (account === null) {
    countSignIn(visit, 'wrong_password');
    form(visit, { next, username, fault: 'The username or password is wrong.', status: 401 });
    return;
  }
  await reset();
  const suspended = suspensionOf(account, parts.config);
  if (suspended === null) await enter(visit, account, next);
  else {
    countSignIn(visit, 'suspended');
    form(visit, { next, username, fault: suspended, status: 403 });
  }
};

export const signOutPage: Page = async ({ req, res }) => {
  await endSession(req);
  res.redirect(303, '/');
};

type Filled = { next: string; notice?: string; username?: string; fault?: string; status?: number };

function form({ show, formToken, parts }: Visit, { next, notice, username = '', fault, status = 200 }: Filled): void {
  const { all: providers } = parts.providers;
  const content = SignIn({
    token: formToken(),
    providers,
    next,
    username,
    notice: notice ?? null,
    fault: fault ?? null,
  });
  show({ title: fault === undefined ? 'Sign in' : 'Error: Sign in', status, content });
}
