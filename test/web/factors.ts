import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../helpers/app.js';
import { type Answer, newcomer, password, signIn, tokenIn, Visitor } from './visitor.js';

/** Confirms the identity, for pages that change a credential. */
export async function confirm(visitor: Visitor, given = password): Promise<Answer> {
  return visitor.submit('/profile/confirm', { current_password: given, next: '/profile/security' });
}

/** The code of an authenticator app, now or some steps of 30 seconds ago. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

export const secretIn = (html: string): string =>
  (/id="totp-secret">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replace(/ /g, '');
export const codesIn = (html: string): string[] => /id="recovery-codes">([^<]+)</.exec(html)?.[1]?.split('\n') ?? [];

export type ProtectedUser = { visitor: Visitor; secret: string; codes: string[] };

/** Sets up an authenticator app for a signed-in user. */
export async function protect(visitor: Visitor): Promise<ProtectedUser> {
  await confirm(visitor);
  const { text } = await visitor.get('/profile/security/totp');
  const secret = secretIn(text);
  const form_token = tokenIn(text);
  const { location, text: said } = await visitor.post('/profile/security/totp', { form_token, code: codeOf(secret) });
  if (location === null) throw new Error(`No app was added: ${said}`);
  const shown = await visitor.get(location);
  return { visitor, secret, codes: codesIn(shown.text) };
}

/** A new user with an authenticator app, whose last code was long ago. */
export async function protectedNewcomer(app: TestApp, username: string): Promise<ProtectedUser> {
  const made = await protect(await newcomer(app, username));
  await forgetCodes(app);
  return made;
}

/** Forgets used codes, as if they were from long ago. */
export async function forgetCodes({ database }: Pick<TestApp, 'database'>): Promise<void> {
  await database.prisma.$executeRaw`UPDATE totp_factors SET last_step = last_step - 100`;
}

/** A visitor after the first step of signing in. */
export async function halfIn(app: Pick<TestApp, 'origin'>, username: string, given = password): Promise<Visitor> {
  const visitor = new Visitor(app);
  const { location, status } = await signIn(visitor, username, given);
  if (location !== '/sign-in/factor') throw new Error(`The first step answered ${status}, and led to ${location}`);
  return visitor;
}

export const secondStep = (visitor: Visitor, code: string): Promise<Answer> =>
  visitor.submit('/sign-in/factor', { code });
