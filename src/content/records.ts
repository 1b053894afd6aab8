import { isoSql, objectSql } from '../core/database/formats.js';

/** SQL of a row `m` of `removals` as a `Hidden`. */
export const hiddenRow = objectSql({ state: 'm.state', reason: 'm.reason', since: isoSql('m.at') });

/** SQL of when and by whom the text of a row of content was edited last; null for both where it never was. */
export const editedSql = (row: string): string =>
  `${isoSql(`${row}.edited_at`)} AS edited_at, (SELECT username FROM users WHERE id = ${row}.edited_by) AS edited_by`;

/** SQL of the `Hidden` of content of any kind, null while it is not removed. Both parameters are SQL. */
export const removalSql = (type: string, id: string): string =>
  `(SELECT ${hiddenRow} FROM removals m WHERE m.target_type = ${type} AND m.target_id = ${id})`;

/** SQL of a share `s` as the contract shows it, or null where there is none. `origin` is SQL of where pages are. */
export const shareSql = (origin: string): string => `
  CASE WHEN s.id IS NOT NULL THEN ${objectSql({
    token: 's.token',
    share_url: `${origin}::text || '/shares/' || s.token`,
    has_password: 's.password_hash IS NOT NULL',
    expires_at: isoSql('s.expires_at'),
    allow_download: 's.allow_download',
    created_at: isoSql('s.created_at'),
  })} END`;

/*
 * Parts of the records of an archive: $1 is the person, and `r` a row of theirs with `r.removal`, the removal that took it.
 */

/** What is said of a row `r` that is removed. Why the content was hidden that it was removed with is told to its author. */
export const hidden = `(
  SELECT json_build_object('state', m.state, 'reason', CASE WHEN m.author_id = $1::integer THEN m.reason END, 'since', ${isoSql('m.at')})
  FROM removals m WHERE m.id = r.removal
) AS hidden`;
/** The person's name. */
export const author = '(SELECT username FROM users WHERE id = $1::integer) AS author';
/** When a row was made. */
export const createdAt = `${isoSql('r.created_at')} AS created_at`;
