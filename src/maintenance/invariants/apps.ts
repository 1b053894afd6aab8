import type { Invariant } from './invariant.js';

/** Rules for apps and their grants. */
export const appInvariants: readonly Invariant[] = [
  {
    area: 'identity',
    rule: 'an access token is of the person and the app of the permission that it comes from, and permits no more',
    query: `
      SELECT 'key ' || k.id AS subject, format('user %s, app %s, %s', k.user_id, k.app_id, k.scopes) AS kept,
        format('user %s, app %s, %s', g.user_id, g.app_id, s.scopes) AS counted
      FROM api_keys k JOIN app_sessions s ON s.id = k.app_session_id JOIN app_grants g ON g.id = s.grant_id
      WHERE (k.user_id, k.app_id) <> (g.user_id, g.app_id) OR NOT (k.scopes <@ s.scopes AND s.scopes <@ g.scopes)`,
  },
  {
    area: 'identity',
    rule: 'whose account is deleted has no app and allows none',
    query: `
      SELECT 'user ' || u.id AS subject, 'apps' AS kept, 'none' AS counted FROM users u WHERE u.deleted_at IS NOT NULL AND (
        EXISTS (SELECT 1 FROM apps a WHERE a.owner_id = u.id) OR EXISTS (SELECT 1 FROM app_grants g WHERE g.user_id = u.id)
      )`,
  },
];
