import { restrictedSql } from '../../api/auth/restrictions.js';

/** SQL: whether a user `u` is there for others: neither suspended nor deleted. */
export const isPresent = `NOT ${restrictedSql('suspended')} AND u.deleted_at IS NULL`;

/** SQL: whether a share `s` of a user `u` is in force. A suspended owner's is not, and is again after the suspension. */
export const isInForce = `(s.expires_at IS NULL OR s.expires_at > now()) AND ${isPresent}`;

/** Who looks, in SQL: their id, whether they are staff, and the share link that they have. */
export type Viewer = Record<'viewer' | 'staff' | 'token', string>;

/**
 * SQL: whether a video `v` that is not private is there for them. One that is unlisted is there for its author, for staff, and by its share link if that asks for
 * no password.
 */
export const isSeenSql = ({ viewer, staff, token }: Viewer): string => `(
  v.visibility = 'public' OR v.author_id = ${viewer}::integer OR v.visibility = 'unlisted' AND (${staff}::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = ${token}::text AND s.password_hash IS NULL AND ${isInForce}
  )))`;

/**
 * SQL: whether others find a user `r`: the account is not deleted, and its sign-up is confirmed and approved. The indexes of both
 * names have the same condition, and all that is read of a user to find one.
 */
export const isListed =
  'r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL)';
