import type { Claimed } from '../../accounts/access/providers.js';
import { checkCredentials, signUp } from '../../accounts/users/accounts.js';
import { addIdentity } from '../../accounts/users/identities.js';
import { AccountError } from '../../accounts/users/users.js';
import { attempt, attemptMail, attemptSignUp } from '../middleware/attempts.js';
import { admit, countSignIn, enter } from '../middleware/entry.js';
import { suspensionOf } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';
import { patience } from './providers.js';
import { NewHere, type NewHereFaults } from './views/providers.js';

declare module 'express-session' {
  interface SessionData {
    /** An identity from a provider that belongs to no account yet. */
    newHere: Claimed & { provider: string; next: `/${string}`; invitation: string | null; at: number };
  }
}

/** Where somebody who came from elsewhere gets an account here, or shows that they have one. */
export const showNewHere: Page = async (visit) => {
  const who = newHereOf(visit);
  if (who === null) await visit.redirect('/sign-in');
  else form(visit, who, {}, 200);
};

export const newHerePage: Page = async (visit) => {
  const who = newHereOf(visit);
  if (who === null) await visit.redirect('/sign-in');
  else if (visit.field('password') === '') await makeAccount(visit, who);
  else await linkByPassword(visit, who);
};

type Arrived = NonNullable<ReturnType<typeof newHereOf>>;

async function makeAccount(visit: Visit, who: Arrived): Promise<void> {
  const { parts, field } = visit;
  const tooMany = await attemptSignUp(visit);
  if (tooMany !== null) {
    form(visit, who, { form: tooMany }, 429);
    return;
  }
  const isVerified = who.isVerified && who.email !== null;
  const email = isVerified ? (who.email ?? '') : field('email').trim();
  const { send } = parts.config.mail === null || isVerified ? { send: false } : await attemptMail(visit, email);
  const { issuer, subject, invitation, next } = who;
  try {
    const wanted = { username: field('username').trim(), email, password: null, invitation, isVerified };
    const account = await signUp(parts, wanted, {
      send,
      also: async (client, id) => {
        if (!(await addIdentity(client, id, { issuer, subject })))
          throw new AccountError('username_taken', 'You have an account already: sign in again.');
      },
    });
    await admit(visit, account, next, { isNew: true });
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    const closed = error.fault === 'sign_up_closed' || error.fault === 'invalid_invitation';
    const place = error.fault === 'email_taken' || error.fault === 'invalid_email' ? 'email' : 'username';
    form(
      visit,
      who,
      { [closed || (isVerified && place === 'email') ? 'form' : place]: error.message },
      closed ? 403 : 409,
    );
  }
}

/** The password is the proof that the account is theirs; an address that is the same is none. */
async function linkByPassword(visit: Visit, who: Arrived): Promise<void> {
  const { parts, field } = visit;
  const name = field('own_username').trim();
  const { refused, reset } = await attempt(visit, name);
  if (refused !== null) {
    countSignIn(visit, 'too_many');
    form(visit, who, { own: refused }, 429);
    return;
  }
  const account = await checkCredentials(parts, name, field('password'));
  if (account === null) {
    countSignIn(visit, 'wrong_password');
    form(visit, who, { own: 'The username or password is wrong.' }, 401);
    return;
  }
  await reset();
  const suspended = suspensionOf(account, parts.config);
  if (suspended !== null) {
    countSignIn(visit, 'suspended');
    form(visit, who, { own: suspended }, 403);
    return;
  }
  await enter(visit, account, who.next, { issuer: who.issuer, subject: who.subject });
}

function newHereOf({ req, parts }: Visit) {
  const { newHere } = req.session;
  if (newHere === undefined || Date.now() - newHere.at > patience) return null;
  return { ...newHere, name: newHere.name, shown: parts.providers.find(newHere.provider)?.name ?? newHere.issuer };
}

function form(visit: Visit, who: Arrived, faults: NewHereFaults, status: number): void {
  const { field, formToken, show, parts } = visit;
  const suggested = /^[A-Za-z0-9_-]{3,30}$/.test(who.name) ? who.name : '';
  const content = NewHere({
    token: formToken(),
    provider: who.shown,
    username: field('username') || suggested,
    ownUsername: field('own_username'),
    email: field('email') || (who.email ?? ''),
    isVerified: who.isVerified,
    isOpen: parts.config.signUp !== 'closed' && (parts.config.signUp !== 'invite' || who.invitation !== null),
    faults,
  });
  show({ title: status === 200 ? 'New here?' : 'Error: New here?', status, content });
}
