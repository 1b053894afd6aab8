import type { Database } from '../../core/database/client.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import type { Sql } from '../../core/database/row.js';
import { replying, type Statement, type StatementRunner } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { isActiveSql, type ReaderSql, readableSql } from './readable.js';

/** Most notifications counted as unread. */
const mostCounted = 100;
/** Days for which notifications are kept, and the number deleted at once. */
const [keptDays, deletedAtOnce] = [90, 5000];

/** Largest position. */
const last = '9223372036854775807';

/** SQL of the number of a person's unread notifications in these areas. Scans no more than are counted. */
export const unreadSql = ({ viewer, staff, areas }: ReaderSql & { areas: Sql }): Sql => `
  (SELECT count(*)::integer FROM (
    SELECT * FROM notifications n WHERE user_id = ${viewer} AND read_at IS NULL AND ${isActiveSql(areas)}
    ORDER BY position DESC LIMIT ${mostCounted}
  ) n CROSS JOIN LATERAL ${readableSql({ viewer, staff })} shown)`;

/** $1 user, $2 whether staff, $3 active areas. */
const reader = { viewer: '$1::integer', staff: '$2::boolean', areas: '$3::text[]' };
const [readable, isActive, unread] = [readableSql(reader), isActiveSql(reader.areas), unreadSql(reader)];

const unreadCount: Statement<number> = { name: 'unread_notifications', text: `SELECT ${unread}::text AS reply` };

/** $4 position to continue after, or null, $5 rows of a page. */
export const notificationPage = replying('NotificationPage', {
  name: 'notification_page',
  text: `
    WITH page AS MATERIALIZED (
      SELECT * FROM notifications n WHERE user_id = $1::integer AND position < coalesce($4::bigint, ${last}) AND ${isActive}
      ORDER BY position DESC LIMIT $5::integer
    ),
    listed AS (
      SELECT n.position::text AS id, n.type, n.reason, n.resource_id AS target_id, shown.title, shown.excerpt, shown.path, shown.report_status,
        u.username AS actor, ${isoSql('n.created_at')} AS created_at, ${isoSql('n.read_at')} AS read_at
      FROM page n CROSS JOIN LATERAL ${readable} shown LEFT JOIN users u ON u.id = n.actor_id
      ORDER BY n.position DESC
    )
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT coalesce((SELECT ${arraySql('listed')} FROM listed), '[]') AS notifications, ${unread} AS unread_count, next AS next_cursor, next
      FROM (SELECT (SELECT min(position)::text FROM page HAVING count(*) = $5 AND $5 > 0) AS next) following
    ) reply`,
});

/** $1 user, $2 ids, $3 the last or null. */
export const markRead: Statement<never> = {
  name: 'mark_notifications_read',
  text: `
    WITH these AS (
      UPDATE notifications SET read_at = now()
      WHERE user_id = $1::integer AND read_at IS NULL AND position = ANY ($2::bigint[]) AND position > coalesce($3::bigint, 0)
    )
    UPDATE notifications SET read_at = now()
    WHERE user_id = $1::integer AND read_at IS NULL AND position <= coalesce($3::bigint, 0)`,
};

/** $1 days, $2 rows. Uses a block range index: old rows are stored together. */
const deleteOld: Statement<number> = {
  name: 'delete_old_notifications',
  text: `
    WITH deleted AS (
      DELETE FROM notifications WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM notifications WHERE created_at < now() - $1::integer * interval '1 day' LIMIT $2::integer
      )) RETURNING 1
    )
    SELECT count(*)::text AS reply FROM deleted`,
};

/** The reader of the notifications. */
export type Reader = { id: number; isStaff: boolean };
/** First parameters of these statements. */
export const readerValues = ({ id, isStaff }: Reader, { areas }: Pick<Config, 'areas'>) => [id, isStaff, [...areas]];

/** Number of unread notifications of a person, at most 100. */
export async function countUnread(
  { $one }: Pick<StatementRunner, '$one'>,
  reader: Reader,
  config: Pick<Config, 'areas'>,
): Promise<number> {
  return (await $one(unreadCount, readerValues(reader, config))).parse();
}

/** Deletes expired notifications, and returns how many. */
export async function forgetOldNotifications({ json }: Pick<Database, 'json'>): Promise<number> {
  let forgotten = 0;
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce; forgotten += deleted) {
    deleted = (await json(deleteOld, [keptDays, deletedAtOnce]))?.parse() ?? 0;
  }
  return forgotten;
}
