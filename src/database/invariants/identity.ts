import { type Invariant, madeBy, nothingAfterwards } from './invariant.js';

const live = 'k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())';

/** What must hold for accounts and keys. */
export const identityInvariants: readonly Invariant[] = [
  {
    area: 'identity',
    rule: 'a user has at most 10 live keys',
    query: `
      SELECT 'user ' || k.user_id AS thing, count(*) AS kept, 10 AS counted
      FROM api_keys k WHERE ${live} GROUP BY k.user_id HAVING count(*) > 10`,
  },
  {
    area: 'identity',
    rule: 'whose account is deleted has neither a password nor an address nor a live key',
    query: `
      SELECT 'user ' || u.id AS thing, 'credentials' AS kept, 'none' AS counted
      FROM users u
      WHERE u.deleted_at IS NOT NULL AND (
        u.email IS NOT NULL OR u.password_hash IS NOT NULL
        OR EXISTS (SELECT 1 FROM api_keys k WHERE k.user_id = u.id AND ${live})
      )`,
  },
  nothingAfterwards('identity', 'keys', madeBy('api_keys', 'key', 'user_id')),
];
