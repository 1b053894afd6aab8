import type { Request } from 'express';
import type { Role } from '../../core/contract/operation.js';
import type { DatabaseReader } from '../../core/database/readable.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import type { Caller, Restriction } from '../http/caller.js';
import { restrictionSql } from './restrictions.js';

const ranks: Record<Role, number> = { member: 0, shop_manager: 1, moderator: 2, admin: 3 };

/** Whether the caller has this role or a higher one. */
export function hasRole(caller: Pick<Caller, 'role'>, role: Role): boolean {
  return ranks[caller.role] >= ranks[role];
}

/** Whether the caller is staff: a moderator or an admin. */
export const isModerator = (caller: Caller): boolean => hasRole(caller, 'moderator');

/** A key's owner, and whether its use was recorded within the last minute; null if it was never used. */
export type KeyOwner = Caller & { usedLately: boolean | null; suspended: Restriction | null };

/** SQL: whether the account of a user `u` can be used: neither deleted nor about to be. */
export const isOpenSql = 'u.deleted_at IS NULL AND u.delete_at IS NULL';

/** SQL: whether the key `k` of the user `u` is valid. Keys of suspended users are, so that the refusal can say why. */
const isValid = `
  k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) AND ${isOpenSql}`;

/** SQL: whether a key was used within the last minute; null if it was never used. */
const usedLately = `k.last_used_at > now() - interval '1 minute'`;

/** SQL of the restrictions of the user `u`. */
const restrictions = `
  'warned', u.warned_at IS NOT NULL, 'suspended', ${restrictionSql('suspended')}, 'silenced', ${restrictionSql('silenced')},
  'unready', CASE WHEN u.awaits_approval THEN 'account_pending' WHEN u.email_verified_at IS NULL THEN 'email_unverified' END`;

/**
 * Makes the user `u` the actor of the transaction's events (prisma/sql/events.sql), who reads as staff if $2 says so (prisma/sql/access.sql).
 */
const acting = `'actor', set_config('plaza.actor', u.id::text, true), 'staff', set_config('plaza.staff', $2::boolean::text, true)`;

/** SQL of the role of the user `u` with the key `k`. An app gets the role of staff only with the scope `moderate`. */
const role = `CASE WHEN k.app_id IS NULL OR 'moderate' = ANY (k.scopes) THEN u.role ELSE 'member' END`;

const keyOwnerSql = `json_build_object(
  'id', u.id, 'username', u.username, 'role', ${role}, 'twoFactors', u.two_factors, 'keyId', k.id, 'appId', k.app_id,
  'countedBy', coalesce(-k.app_session_id, k.id), 'scopes', k.scopes, 'usedLately', ${usedLately},
  'joined', extract(epoch FROM u.created_at), 'approved', u.approved_posts, ${restrictions}
)`;

/** $1 hash of a key. */
export const findKey: Statement<KeyOwner> = {
  name: 'find_key',
  text: `SELECT ${keyOwnerSql} AS reply FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.hash = $1 AND ${isValid}`,
};

/** $1 hashes. Returns the keys by hash, in hexadecimal digits. */
export const findKeys: Statement<Record<string, KeyOwner> | null> = {
  name: 'find_keys',
  text: `
    SELECT json_object_agg(encode(k.hash, 'hex'), ${keyOwnerSql}) AS reply
    FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.hash = ANY ($1::bytea[]) AND ${isValid}`,
};

/** Milliseconds for which a sign-in, or a confirmation of who somebody is, counts as recent. */
export const recentSignInTime = 600_000;

/** $1 user. Whether they have signed in on the pages lately. A new password ends all sessions that are older. */
export const hasSignedInLately: Statement<boolean> = {
  name: 'has_signed_in_lately',
  text: `
    SELECT EXISTS (
      SELECT FROM sessions WHERE user_id = $1 AND expire > now()
        AND greatest((sess ->> 'signedInAt')::float8, (sess ->> 'confirmedAt')::float8) > extract(epoch FROM now()) * 1000 - ${recentSignInTime}
    )::text AS reply`,
};

/** $1 key. A row that is locked is left to the next request. */
export const recordKeyUse: Statement<never> = {
  name: 'note_use',
  text: `
    UPDATE api_keys SET last_used_at = now()
    WHERE id = (SELECT id FROM api_keys WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED)`,
};

/** $1 key, whose owner is locked, $2 whether they are staff with it. */
const lockKey: Statement<CallerStatus> = {
  name: 'lock_key',
  text: `
    SELECT json_build_object('role', ${role}, 'twoFactors', u.two_factors, 'usedLately', ${usedLately}, ${acting}, ${restrictions}) AS reply
    FROM api_keys k JOIN users u ON u.id = k.user_id
    WHERE k.id = $1 AND ${isValid} FOR KEY SHARE OF u`,
};

/** $1 user, who is locked, $2 whether they are staff. */
const lockUser: Statement<CallerStatus> = {
  name: 'lock_user',
  text: `
    SELECT json_build_object('role', u.role, 'twoFactors', u.two_factors, 'usedLately', true, ${acting}, ${restrictions}) AS reply
    FROM users u WHERE u.id = $1 AND ${isOpenSql} FOR KEY SHARE`,
};

/** The current state of a locked caller, and whether the use of the key was recorded within the last minute. */
export type CallerStatus = Pick<
  KeyOwner,
  'role' | 'twoFactors' | 'usedLately' | 'suspended' | 'silenced' | 'unready' | 'warned'
>;

/**
 * The current state of the caller; null if the key or account is no longer valid, as may be once a body has arrived. Keeps the account from
 * being deleted until the transaction ends.
 */
export async function lockCaller(
  { $json }: Pick<StatementRunner, '$json'>,
  caller: Caller,
): Promise<CallerStatus | null> {
  return (await $json(lockKey, [caller.keyId, isModerator(caller)]))?.parse() ?? null;
}

/** Same as `lockCaller`, for a user who is signed in on the pages and has no key. */
export async function lockPerson(
  { $json }: Pick<StatementRunner, '$json'>,
  caller: Caller,
): Promise<CallerStatus | null> {
  return (await $json(lockUser, [caller.id, isModerator(caller)]))?.parse() ?? null;
}

/** Whether a request contains no credentials: no key, no session, no share link. */
export function isAnonymous({ headers, query }: Request): boolean {
  return (
    headers.authorization === undefined &&
    headers.cookie === undefined &&
    query.api_key === undefined &&
    query.share === undefined
  );
}

/** The reader for the views of what is restricted. A key without `read` reads what everybody may read. */
export const databaseReaderOf = (caller: Caller | null | undefined): DatabaseReader =>
  caller?.scopes.includes('read') ? { id: caller.id, isStaff: isModerator(caller) } : null;

/** The viewer's id and staff flag, for visibility checks. A key without `read` counts as anonymous. */
export function viewerOf(caller: Caller | null): [id: number | null, staff: boolean] {
  return caller?.scopes.includes('read') ? [caller.id, isModerator(caller)] : [null, false];
}
