import { type Invariant, madeBy, nothingAfterwards } from './invariant.js';

const live = 'k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())';

/** Rules for accounts and keys. */
export const identityInvariants: readonly Invariant[] = [
  {
    area: 'identity',
    rule: 'a user has at most 10 live keys',
    query: `
      SELECT 'user ' || k.user_id AS subject, count(*) AS kept, 10 AS counted
      FROM api_keys k WHERE k.app_id IS NULL AND ${live} GROUP BY k.user_id HAVING count(*) > 10`,
  },
  {
    area: 'identity',
    rule: 'whose account is deleted has nothing that lets them in, and no address',
    query: `
      SELECT 'user ' || u.id AS subject, 'credentials' AS kept, 'none' AS counted
      FROM users u
      WHERE u.deleted_at IS NOT NULL AND (
        u.email IS NOT NULL OR u.pending_email IS NOT NULL OR u.password_hash IS NOT NULL
        OR EXISTS (SELECT 1 FROM email_tokens t WHERE t.user_id = u.id)
        OR EXISTS (SELECT 1 FROM api_keys k WHERE k.user_id = u.id AND ${live})
        OR EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
        OR EXISTS (SELECT 1 FROM totp_factors f WHERE f.user_id = u.id)
        OR EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id)
      )`,
  },
  {
    area: 'identity',
    rule: 'of what somebody wrote whose account is deleted no revision is kept',
    query: `
      SELECT format('revision %s of %s %s', v.number, v.target_type, v.target_id) AS subject, 'user ' || u.id AS kept,
        format('deleted at %s', u.deleted_at) AS counted
      FROM revisions v JOIN users u ON u.id = v.owner_id WHERE u.deleted_at IS NOT NULL`,
  },
  {
    area: 'identity',
    rule: 'a deleted account has no invitations',
    query: `
      SELECT 'invitation ' || i.id AS subject, 'user ' || u.id AS kept, format('deleted at %s', u.deleted_at) AS counted
      FROM invitations i JOIN users u ON u.id = i.creator_id WHERE u.deleted_at IS NOT NULL`,
  },
  {
    area: 'identity',
    rule: 'member_count is the number of members of a group',
    query: `
      SELECT 'group ' || g.slug AS subject, g.member_count AS kept, coalesce(m.members, 0) AS counted
      FROM groups g LEFT JOIN (SELECT group_id, count(*) AS members FROM group_members WHERE state = 'member' GROUP BY 1) m
        ON m.group_id = g.id
      WHERE g.member_count <> coalesce(m.members, 0)`,
  },
  {
    area: 'identity',
    rule: 'a deleted account is in no group',
    query: `
      SELECT 'group ' || m.group_id AS subject, 'user ' || u.id AS kept, format('deleted at %s', u.deleted_at) AS counted
      FROM group_members m JOIN users u ON u.id = m.user_id WHERE u.deleted_at IS NOT NULL`,
  },
  {
    area: 'identity',
    rule: 'whose account is deleted gets no mail about it',
    query: `
      SELECT 'mail ' || m.id AS subject, 'user ' || u.id AS kept, format('deleted at %s', u.deleted_at) AS counted
      FROM mails m JOIN users u ON u.id = m.user_id WHERE u.deleted_at IS NOT NULL`,
  },
  {
    area: 'identity',
    rule: 'whose account is deleted has no archive',
    query: `
      SELECT 'archive ' || e.id AS subject, e.state AS kept, 'none' AS counted
      FROM exports e JOIN users u ON u.id = e.user_id WHERE u.deleted_at IS NOT NULL`,
  },
  {
    area: 'identity',
    rule: 'a second factor is required of exactly those accounts that have one',
    query: `
      SELECT 'user ' || u.id AS subject, u.two_factors AS kept, NOT u.two_factors AS counted
      FROM users u
      WHERE u.two_factors <> (
        EXISTS (SELECT 1 FROM totp_factors f WHERE f.user_id = u.id)
        OR EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
      )`,
  },
  {
    area: 'identity',
    rule: 'recovery codes belong to somebody who has a second factor',
    query: `
      SELECT 'user ' || u.id AS subject, count(*) AS kept, 0 AS counted
      FROM recovery_codes c JOIN users u ON u.id = c.user_id WHERE NOT u.two_factors GROUP BY u.id`,
  },
  nothingAfterwards('identity', 'keys', madeBy('api_keys', 'key', 'user_id')),
];
