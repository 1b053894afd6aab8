import { holdsSql } from '../../accounts/access/restrictions.js';
import type { Database } from '../../database/client.js';
import type { Statement } from '../../database/statement.js';

/** SQL: whether a user `u` is there for others: neither suspended nor deleted. */
const isPresent = `NOT ${holdsSql('suspended')} AND u.deleted_at IS NULL`;

/** SQL: whether a share `s` of a user `u` is in force. A suspended owner's is not, and is again after the suspension. */
export const isInForce = `(s.expires_at IS NULL OR s.expires_at > now()) AND ${isPresent}`;

/** SQL: for how many seconds a share `s` goes on, by the database's clock; null without an end. */
export const secondsLeftSql = 'ceil(extract(epoch FROM s.expires_at - now()))';

/**
 * SQL of what a share `s` was given out under, as a text that tells nothing of it: another one for another share, and
 * after each change of the password or of whether the download is allowed.
 */
export const termsSql = `
  encode(sha256(convert_to(concat_ws(' ', s.token, s.allow_download, s.password_hash), 'UTF8')), 'hex')`;

/** The terms of a link that somebody gets to what is their own: it ends with their suspension, as a link by a share does. */
export const ownTerms = 'own';

/** $1 the object's key. Its owner may be suspended while it is hidden. */
const ownerPresent: Statement<true> = {
  name: 'owner_present',
  text: `
    SELECT 'true' AS reply FROM users u
    WHERE ${isPresent} AND u.id = (
      SELECT owner_id FROM files WHERE object_key = $1::text
      UNION ALL SELECT author_id FROM videos WHERE object_key = $1
      UNION ALL SELECT author_id FROM removed.videos WHERE object_key = $1)`,
};

/**
 * SQL: whether a video `v` that is not private is there for `viewer`, who has this `token`: all three are SQL, and `staff` says
 * whether the viewer is of it. One that is unlisted is there for its author, for staff, and by its share link if that asks for
 * no password.
 */
export const isSeenSql = (viewer: string, staff: string, token: string): string => `(
  v.visibility = 'public' OR v.author_id = ${viewer}::integer OR v.visibility = 'unlisted' AND (${staff}::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = ${token}::text AND s.password_hash IS NULL AND ${isInForce}
  )))`;

/** $1 the object's key, $2 the terms. */
const shareInForce: Statement<true> = {
  name: 'share_in_force',
  text: `
    SELECT 'true' AS reply
    FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id
    JOIN users u ON u.id = coalesce(f.owner_id, v.author_id)
    WHERE (s.file_id = (SELECT id FROM files WHERE object_key = $1::text)
        OR s.video_id = (SELECT id FROM videos WHERE object_key = $1::text))
      AND ${isInForce} AND ${termsSql} = $2::text`,
};

/** Whether the terms still hold under which a link to an object was given out. */
export async function isSharedUnder({ json }: Pick<Database, 'json'>, key: string, terms: string): Promise<boolean> {
  const found = terms === ownTerms ? json(ownerPresent, [key]) : json(shareInForce, [key, terms]);
  return (await found) !== null;
}
