import { sql } from '../../database/formats.js';
import { checkCredentials } from '../../people/accounts.js';
import { attempt } from '../middleware/attempts.js';
import { rememberDevice } from '../middleware/devices.js';
import { beginSession, endSession } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';
import { SignIn } from './views/sign-in.js';

const home = '/profile';

export const showSignIn: Page = async (visit) => {
  const next = ownPath(visit.req.query.next);
  if (visit.account !== null) {
    await visit.redirect(next);
    return;
  }
  form(visit, { next });
};

export const signInPage: Page = async (visit) => {
  const { parts, field, req } = visit;
  const next = ownPath(field('next'));
  const username = field('username').trim();
  const { refused, reset } = await attempt(visit, username);
  if (refused !== null) {
    form(visit, { next, username, fault: refused, status: 429 });
    return;
  }
  const account = await checkCredentials(parts, username, field('password'));
  if (account === null) {
    form(visit, { next, username, fault: 'That username and password do not go together.', status: 401 });
    return;
  }
  await reset();
  if (account.suspendedAt !== null) {
    const { suspendedUntil } = account;
    const end = suspendedUntil === null ? '' : ` until ${sql(suspendedUntil)} UTC`;
    form(visit, { next, username, fault: `This account is suspended${end}.`, status: 403 });
    return;
  }
  await beginSession(req, account, visit.secret);
  rememberDevice(visit, account);
  await visit.redirect(next);
};

export const signOutPage: Page = async ({ req, res }) => {
  await endSession(req);
  res.redirect(303, '/');
};

type Filled = { next: string; username?: string; fault?: string; status?: number };

function form({ show, formToken }: Visit, { next, username = '', fault, status = 200 }: Filled): void {
  const content = SignIn({ token: formToken(), next, username, fault: fault ?? null });
  show({ title: fault === undefined ? 'Sign in' : 'Error: Sign in', status, content });
}

/** A path of ours and nothing that a browser could take for another site. */
function ownPath(next: unknown): `/${string}` {
  return typeof next === 'string' && /^\/(?:[a-z0-9-]+\/?)*$/.test(next) ? (next as `/${string}`) : home;
}
