import { Prisma } from '../../../generated/prisma/client.js';
import type { Transaction } from '../../core/database/client.js';
import { randomToken } from '../../core/storage/storage.js';
import { hashKey } from '../auth/keys.js';
import { restrictedSql } from '../auth/restrictions.js';

/** What a link in a mail is for. */
export type TokenPurpose = 'verify' | 'reset';

/** Hours for which a link is good. */
const lifetimes: Record<TokenPurpose, number> = { verify: 24, reset: 1 };

/** Whose link it is, and where it was sent to. */
export type TokenOwner = { userId: number; username: string; email: string };

/** Makes a link's secret, which is in the mail and nowhere else. */
export async function issueToken(
  client: Transaction,
  { userId, purpose, email }: { userId: number; purpose: TokenPurpose; email: string },
): Promise<string> {
  const token = randomToken();
  await client.$executeRaw`
    INSERT INTO email_tokens (hash, user_id, purpose, email, expires_at)
    VALUES (${hashKey(token)}, ${userId}, ${purpose}, ${email}::citext,
      clock_timestamp() + make_interval(hours => ${lifetimes[purpose]}))`;
  return token;
}

/** SQL of the address that a link has to have been sent to. */
const addressOf: Record<TokenPurpose, string> = { verify: 'coalesce(u.pending_email, u.email)', reset: 'u.email' };

/** SQL: whether a token `t` of the user `u` is good: once, for a while, and not for a user who is suspended or has another address by now. */
const isGood = (token: string, purpose: TokenPurpose) => Prisma.sql`
  t.hash = ${hashKey(token)} AND t.purpose = ${purpose} AND t.used_at IS NULL AND t.expires_at > clock_timestamp()
  AND u.id = t.user_id AND u.deleted_at IS NULL AND NOT ${Prisma.raw(restrictedSql('suspended'))}
  AND ${Prisma.raw(addressOf[purpose])} = t.email`;

const owner = Prisma.sql`t.user_id AS "userId", u.username::text, t.email::text`;

/** Whose a link is, if it is good. Looking changes nothing: programs that look through mails do it as well. */
export async function lookAtToken(
  client: Transaction,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenOwner | null> {
  const [found] = await client.$queryRaw<TokenOwner[]>`
    SELECT ${owner} FROM email_tokens t, users u WHERE ${isGood(token, purpose)}`;
  return found ?? null;
}

/** Takes a link, within the transaction of what it is for: of several who do, one gets it. All others of that purpose end with it. */
export async function takeToken(client: Transaction, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  // The owner first, as everywhere: no two transactions wait for each other.
  await client.$queryRaw`
    SELECT 1 FROM users WHERE id = (SELECT user_id FROM email_tokens WHERE hash = ${hashKey(token)}) FOR NO KEY UPDATE`;
  const [taken] = await client.$queryRaw<TokenOwner[]>`
    UPDATE email_tokens t SET used_at = clock_timestamp() FROM users u WHERE ${isGood(token, purpose)} RETURNING ${owner}`;
  if (taken === undefined) return null;
  await client.$executeRaw`
    DELETE FROM email_tokens WHERE user_id = ${taken.userId} AND purpose = ${purpose} AND used_at IS NULL`;
  return taken;
}

/** Forgets links that are over. Answers how many. */
export function forgetOldTokens(client: Transaction): Promise<number> {
  return client.$executeRaw`DELETE FROM email_tokens WHERE expires_at < now()`;
}
