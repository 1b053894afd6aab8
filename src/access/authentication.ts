import type { Request } from 'express';
import type { Role } from '../contract/operation.js';
import type { Asking, Statement } from '../database/statement.js';
import type { Caller, Restriction } from '../http/caller.js';
import { restrictionSql } from './restrictions.js';

const ranks: Record<Role, number> = { member: 0, moderator: 1, admin: 2 };

/** Whether the caller has this role, or one above it. */
export function hasRole(caller: Pick<Caller, 'role'>, role: Role): boolean {
  return ranks[caller.role] >= ranks[role];
}

/** Whether the caller is staff: a moderator or an admin. */
export const isModerator = (caller: Caller): boolean => hasRole(caller, 'moderator');

/** Whose a key is, and whether its use was noted within the last minute; null if it was never used. */
export type Found = Caller & { usedLately: boolean | null; suspended: Restriction | null };

/** SQL: whether the key `k` of the user `u` is one. Who is suspended is told so. */
const isValid = `
  k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) AND u.deleted_at IS NULL`;

/** SQL: null for a key that was never used. */
const usedLately = `k.last_used_at > now() - interval '1 minute'`;

/** SQL of what the user `u` is kept from. */
const restrictions = `'suspended', ${restrictionSql('suspended')}, 'silenced', ${restrictionSql('silenced')}`;

const found = `json_build_object(
  'id', u.id, 'username', u.username, 'role', u.role, 'keyId', k.id, 'scopes', k.scopes, 'usedLately', ${usedLately},
  ${restrictions}
)`;

/** $1 hash of a key. */
export const findKey: Statement<Found> = {
  name: 'find_key',
  text: `SELECT ${found} AS reply FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.hash = $1 AND ${isValid}`,
};

/** $1 hashes. What is found, by its hash as hexadecimal digits. */
export const findKeys: Statement<Record<string, Found> | null> = {
  name: 'find_keys',
  text: `
    SELECT json_object_agg(encode(k.hash, 'hex'), ${found}) AS reply
    FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.hash = ANY ($1::bytea[]) AND ${isValid}`,
};

/** $1 key. One that somebody else has locked is left to the next request. */
export const noteUse: Statement<never> = {
  name: 'note_use',
  text: `
    UPDATE api_keys SET last_used_at = now()
    WHERE id = (SELECT id FROM api_keys WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED)`,
};

/** $1 key, whose owner is locked. */
const holdKey: Statement<Held> = {
  name: 'hold_key',
  text: `
    SELECT json_build_object('role', u.role, 'usedLately', ${usedLately}, ${restrictions}) AS reply
    FROM api_keys k JOIN users u ON u.id = k.user_id
    WHERE k.id = $1 AND ${isValid} FOR KEY SHARE OF u`,
};

/** What a caller who is held is now, and whether the use of the key was noted within the last minute. */
export type Held = Pick<Found, 'role' | 'usedLately' | 'suspended' | 'silenced'>;

/**
 * What the caller is now; null where key or account are not valid any more, as may be once a body has come. Keeps the account
 * from being deleted until the transaction ends.
 */
export async function holdCaller({ $json }: Pick<Asking, '$json'>, { keyId }: Caller): Promise<Held | null> {
  return (await $json(holdKey, [keyId]))?.parse() ?? null;
}

/** The key in the Authorization header: null without that header, '' if it holds something else. */
export function headerKey(req: Request): string | null {
  const header = req.headers.authorization;
  if (header === undefined) {
    return null;
  }
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
}

/** The key in the query, null without one. A key that is given twice is none. */
export function queryKey(req: Request): string | null {
  const key = req.query.api_key;
  return key === undefined ? null : typeof key === 'string' ? key : '';
}
