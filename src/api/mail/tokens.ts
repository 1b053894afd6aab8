import { Prisma } from '../../../generated/prisma/client.js';
import type { Transaction } from '../../core/database/client.js';
import { randomToken } from '../../core/storage/storage.js';
import { hashKey } from '../auth/keys.js';
import { restrictedSql } from '../auth/restrictions.js';

/** The purpose of a link in a mail. */
export type TokenPurpose = 'verify' | 'reset';

/** Lifetime of a link in hours. */
const lifetimes: Record<TokenPurpose, number> = { verify: 24, reset: 1 };

/** The user of a link, and the address that it was sent to. */
export type TokenOwner = { userId: number; username: string; email: string };

/** Creates the token of a link, which is in the mail and nowhere else. */
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

/** SQL of the address that a link must have been sent to. */
const addressOf: Record<TokenPurpose, string> = { verify: 'coalesce(u.pending_email, u.email)', reset: 'u.email' };

/**
 * SQL: whether a token `t` of the user `u` is valid: unused, not expired, and the user is neither suspended nor has another address by now.
 */
const isGood = (token: string, purpose: TokenPurpose) => Prisma.sql`
  t.hash = ${hashKey(token)} AND t.purpose = ${purpose} AND t.used_at IS NULL AND t.expires_at > clock_timestamp()
  AND u.id = t.user_id AND u.deleted_at IS NULL AND NOT ${Prisma.raw(restrictedSql('suspended'))}
  AND ${Prisma.raw(addressOf[purpose])} = t.email`;

const owner = Prisma.sql`t.user_id AS "userId", u.username::text, t.email::text`;

/** The user of a link, if it is valid. Changes nothing, since mail scanners follow links as well. */
export async function findToken(client: Transaction, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  const [row] = await client.$queryRaw<TokenOwner[]>`
    SELECT ${owner} FROM email_tokens t, users u WHERE ${isGood(token, purpose)}`;
  return row ?? null;
}

/**
 * Takes a link, within the transaction of its purpose: of several concurrent calls, one gets it. All of the user's other links of that
 * purpose end with it.
 */
export async function takeToken(client: Transaction, purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  // The user first, as everywhere: no two transactions wait for each other.
  await client.$queryRaw`
    SELECT 1 FROM users WHERE id = (SELECT user_id FROM email_tokens WHERE hash = ${hashKey(token)}) FOR NO KEY UPDATE`;
  const [taken] = await client.$queryRaw<TokenOwner[]>`
    UPDATE email_tokens t SET used_at = clock_timestamp() FROM users u WHERE ${isGood(token, purpose)} RETURNING ${owner}`;
  if (taken === undefined) return null;
  await client.$executeRaw`
    DELETE FROM email_tokens WHERE user_id = ${taken.userId} AND purpose = ${purpose} AND used_at IS NULL`;
  return taken;
}

/** Deletes expired links. Returns how many. */
export function deleteOldTokens(client: Transaction): Promise<number> {
  return client.$executeRaw`DELETE FROM email_tokens WHERE expires_at < now()`;
}
