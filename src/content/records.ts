import { isoSql, objectSql } from '../core/database/formats.js';
import type { Row, Sql } from '../core/database/row.js';

/** SQL of a row `m` of `removals` as a `Hidden`. */
export const hiddenRow = objectSql({ state: 'm.state', reason: 'm.reason', since: isoSql('m.at') });

/** SQL of when and by whom the text of a content row was last edited; null for both if never. */
export const editedSql = (row: string): string =>
  `${isoSql(`${row}.edited_at`)} AS edited_at, (SELECT username FROM users WHERE id = ${row}.edited_by) AS edited_by`;

/** SQL of the `Hidden` of content of any kind, null while it is not removed. Both parameters are SQL. */
export const removalSql = (type: string, id: string): string =>
  `(SELECT ${hiddenRow} FROM removals m WHERE m.target_type = ${type} AND m.target_id = ${id})`;

/** SQL of a share `s` in the contract's format, or null without one. `origin` is SQL of the origin of pages. */
export const shareSql = (origin: string): string => `
  CASE WHEN s.id IS NOT NULL THEN ${objectSql({
    token: 's.token',
    share_url: `${origin}::text || '/shares/' || s.token`,
    has_password: 's.password_hash IS NOT NULL',
    expires_at: isoSql('s.expires_at'),
    allow_download: 's.allow_download',
    created_at: isoSql('s.created_at'),
  })} END`;

/* Parts of the records of an archive, whose user is $1. */

/** The `Hidden` of a removed row. The reason for hiding the content that it was removed with is only shown to that content's author. */
export const hidden = (r: Pick<Row, 'removal'>): Sql => `(
  SELECT json_build_object('state', m.state, 'reason', CASE WHEN m.author_id = $1::integer THEN m.reason END, 'since', ${isoSql('m.at')})
  FROM removals m WHERE m.id = ${r.removal}
) AS hidden`;
/** The user's name. */
export const author = '(SELECT username FROM users WHERE id = $1::integer) AS author';
/** Creation time of a row. */
export const createdAt = (r: Pick<Row, 'created_at'>): Sql => `${isoSql(r.created_at)} AS created_at`;
