import type { Request } from 'express';
import type { Role } from '../contract/operation.js';
import type { Json } from '../database/client.js';
import type { Caller } from '../http/caller.js';

const ranks: Record<Role, number> = { member: 0, moderator: 1, admin: 2 };

export function hasRole(caller: Caller, role: Role): boolean {
  return ranks[caller.role] >= ranks[role];
}

export const isModerator = (caller: Caller): boolean => hasRole(caller, 'moderator');

/** SQL: whether the key `k` of the user `u` lets anybody in. */
const isValid = `
  k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
  AND u.suspended_at IS NULL AND u.deleted_at IS NULL`;

const found = `json_build_object(
  'id', u.id, 'username', u.username, 'role', u.role, 'keyId', k.id, 'scopes', k.scopes,
  'usedLately', k.last_used_at > now() - interval '1 minute'
)`;

/** $1 hash of a key. */
export const findKey = {
  name: 'find_key',
  text: `SELECT ${found} AS reply FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.hash = $1 AND ${isValid}`,
};

/** $1 hashes. What is found, by its hash as hexadecimal digits. */
export const findKeys = {
  name: 'find_keys',
  text: `
    SELECT json_object_agg(encode(k.hash, 'hex'), ${found}) AS reply
    FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.hash = ANY ($1::bytea[]) AND ${isValid}`,
};

/** $1 key. One that somebody else has locked is left to the next request. */
export const noteUse = {
  name: 'note_use',
  text: `
    UPDATE api_keys SET last_used_at = now()
    WHERE id = (SELECT id FROM api_keys WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED)`,
};

/** $1 key, whose owner is locked. */
const holdKey = {
  name: 'hold_key',
  text: `
    SELECT 'true' AS reply FROM api_keys k JOIN users u ON u.id = k.user_id
    WHERE k.id = $1 AND ${isValid} FOR KEY SHARE OF u`,
};

/**
 * Whether the caller's key and account are still valid, as they may not be once a body has come; and keeps the account
 * from being deleted until the transaction ends.
 */
export async function holdCaller(json: Json, { keyId }: Caller): Promise<boolean> {
  return (await json(holdKey, [keyId])) !== null;
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
