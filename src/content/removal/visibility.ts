import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Row, Sql } from '../../core/database/row.js';

/** SQL: whether a user `u` is visible to others: neither suspended nor deleted. */
export const isPresent = `NOT ${restrictedSql('suspended')} AND u.deleted_at IS NULL`;

/** SQL: whether a share `s` of a user `u` is valid. Shares are not while their owner is suspended. */
export const isInForce = `(s.expires_at IS NULL OR s.expires_at > now()) AND ${isPresent}`;

/** The viewer's id and staff flag, and the token of their share link, as SQL. */
export type Viewer = Record<'viewer' | 'staff' | 'token', string>;

/**
 * SQL: whether the viewer sees a video `v` that is not private. An unlisted one is visible to its author, to staff, and by its share link
 * if that has no password.
 */
export const isSeenSql = ({ viewer, staff, token }: Viewer): string => `(
  v.visibility = 'public' OR v.author_id = ${viewer}::integer OR v.visibility = 'unlisted' AND (${staff}::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = ${token}::text AND s.password_hash IS NULL AND ${isInForce}
  )))`;

/**
 * SQL: whether others find a user: the account is not deleted, and its sign-up is confirmed and approved. The indexes of both names
 * have the same condition, and contain all columns that are read to find a user.
 */
export const isListed = (r: Row<'users'>): Sql =>
  `${r.deleted_at} IS NULL AND NOT ${r.awaits_approval} AND (${r.email} IS NOT NULL OR ${r.pending_email} IS NULL)`;
