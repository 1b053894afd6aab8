import type { Account } from '../../accounts/users/accounts.js';
import { canHavePasskeys, requestOptions, usePasskey } from '../../accounts/users/factors/passkeys.js';
import { originOf } from '../../api/http/origin.js';
import type { Visit } from '../visit.js';
import { keepChallenge, takeChallenge } from './entry.js';

/** The purpose of a passkey challenge. */
type Use = 'sign-in' | 'factor' | 'confirm';

/** The account whose passkey answered the challenge; null if none did. */
export async function accountByPasskey({ req, parts, field }: Visit, use: Use): Promise<Account | null> {
  const challenge = takeChallenge(req, use);
  if (challenge === null) return null;
  return usePasskey(parts.database, { origin: originOf(req, parts.config), challenge, response: field('passkey') });
}

/** Options to request a passkey, with a stored challenge; null if passkeys are unavailable. */
export async function passkeyOptions({ req, parts }: Visit, use: Use, userId: number | null): Promise<object | null> {
  const origin = originOf(req, parts.config);
  if (!canHavePasskeys(origin)) return null;
  const options = await requestOptions(parts.database.prisma, origin, userId);
  if (userId !== null && options.allowCredentials?.length === 0) return null;
  keepChallenge(req, use, options.challenge);
  return options;
}
