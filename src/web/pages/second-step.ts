import type { Account } from '../../accounts/users/accounts.js';
import { findFactors } from '../../accounts/users/factors/factors.js';
import { canHavePasskeys, requestOptions, usePasskey } from '../../accounts/users/factors/passkeys.js';
import { useRecoveryCode } from '../../accounts/users/factors/recovery-codes.js';
import { tryTotp } from '../../accounts/users/factors/totp.js';
import { originOf } from '../../api/http/origin.js';
import { admit, betweenSteps, countSignIn, keepChallenge, ownPath, takeChallenge } from '../middleware/entry.js';
import { suspensionOf } from '../middleware/sessions.js';
import type { Page, Visit } from '../visit.js';
import { PasskeySignIn, SecondStep } from './views/second-step.js';

type Faulty = { fault: string; status: number };

/** The second step of signing in. */
export const showSecondStep: Page = async (visit) => {
  const between = await betweenSteps(visit);
  if (between === null) await visit.redirect('/sign-in');
  else await form(visit, between.account);
};

export const secondStepPage: Page = async (visit) => {
  const between = await betweenSteps(visit);
  if (between === null) {
    await visit.redirect('/sign-in');
    return;
  }
  const { account, next, linking } = between;
  const refused = await (visit.field('passkey') === '' ? codeFault(visit, account) : passkeyFault(visit, account));
  if (refused === null) await admit(visit, account, next, { linking });
  else {
    countSignIn(visit, 'wrong_factor');
    await form(visit, account, refused);
  }
};

/** A code of six digits is one of an app; anything else may be a recovery code. */
async function codeFault({ parts, secret, field }: Visit, { id }: Account): Promise<Faulty | null> {
  const code = field('code').trim();
  if (!/^[\d\s]{6,9}$/.test(code)) {
    const isRight = await useRecoveryCode(parts, id, code);
    return isRight ? null : { fault: 'That code is not right, or was used already.', status: 403 };
  }
  const { isRight, wait } = await tryTotp(parts.database, secret, id, code);
  if (isRight) return null;
  if (wait === 0) return { fault: 'That code is not right. Take the one that the app shows now.', status: 403 };
  const minutes = Math.ceil(wait / 60);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const fault = `There were too many wrong codes. Wait ${time}, or use a passkey or a recovery code.`;
  return { fault, status: 429 };
}

async function passkeyFault(visit: Visit, { id }: Account): Promise<Faulty | null> {
  const used = await answered(visit, 'factor');
  return used?.id === id ? null : { fault: 'That passkey was not accepted. Try again.', status: 403 };
}

/** The account whose passkey has answered the challenge; null if none has. */
export function answered(
  { req, parts, field }: Visit,
  purpose: 'sign-in' | 'factor' | 'confirm',
): Promise<Account | null> {
  const challenge = takeChallenge(req, purpose);
  if (challenge === null) return Promise.resolve(null);
  return usePasskey(parts.database, { origin: originOf(req, parts.config), challenge, response: field('passkey') });
}

/** What a page needs to ask for a passkey, with a challenge that is kept; null where there can be none. */
export async function asking(
  { req, parts }: Visit,
  purpose: 'sign-in' | 'factor' | 'confirm',
  userId: number | null,
): Promise<object | null> {
  const origin = originOf(req, parts.config);
  if (!canHavePasskeys(origin)) return null;
  const options = await requestOptions(parts.database.prisma, origin, userId);
  if (userId !== null && options.allowCredentials?.length === 0) return null;
  keepChallenge(req, purpose, options.challenge);
  return options;
}

async function form(visit: Visit, account: Account, refused?: Faulty): Promise<void> {
  const { hasTotp } = await findFactors(visit.parts.database.prisma, account.id);
  const options = await asking(visit, 'factor', account.id);
  const content = SecondStep({ token: visit.formToken(), hasTotp, options, fault: refused?.fault ?? null });
  const title = refused === undefined ? 'Second step' : 'Error: Second step';
  visit.show({ title, status: refused?.status ?? 200, content, scripts: 'passkeys' });
}

/** Sign-in with a passkey alone: the device has verified the user. */
export const showPasskeySignIn: Page = async (visit) => {
  if (visit.account === null) await passkeyForm(visit, ownPath(visit.req.query.next));
  else await visit.redirect(ownPath(visit.req.query.next));
};

export const passkeySignInPage: Page = async (visit) => {
  const next = ownPath(visit.field('next'));
  const account = await answered(visit, 'sign-in');
  if (account === null) {
    countSignIn(visit, 'wrong_passkey');
    const fault = 'That passkey was not accepted. Is it one of an account here?';
    await passkeyForm(visit, next, { fault, status: 401 });
    return;
  }
  const suspended = suspensionOf(account, visit.parts.config);
  if (suspended === null) await admit(visit, account, next);
  else {
    countSignIn(visit, 'suspended');
    await passkeyForm(visit, next, { fault: suspended, status: 403 });
  }
};

async function passkeyForm(visit: Visit, next: string, refused?: Faulty): Promise<void> {
  const options = await asking(visit, 'sign-in', null);
  const content = PasskeySignIn({ token: visit.formToken(), next, options, fault: refused?.fault ?? null });
  const title = refused === undefined ? 'Sign in with a passkey' : 'Error: Sign in with a passkey';
  visit.show({ title, status: refused?.status ?? 200, content, scripts: 'passkeys' });
}
