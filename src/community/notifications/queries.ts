import type { Database } from '../../core/database/client.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import type { Sql } from '../../core/database/row.js';
import { replying, type Statement, type StatementRunner } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { isActiveSql, type ReaderSql, readableSql } from './readable.js';

/** Most notifications that are counted, as unread or of one thread, and most people that are named. */
const [mostCounted, mostNamed] = [100, 3];
/** Most notifications of which a page is made. */
const mostScanned = 2000;
/** Newest unread notifications of a thread of which one has to be readable for the thread to count. */
const mostOfThread = 20;
/** Days for which notifications are kept, and the number deleted at once. */
const [keptDays, deletedAtOnce] = [90, 5000];

/** Largest position. */
const last = '9223372036854775807';

/**
 * SQL of the number of a person's unread notifications in these areas, of which those of a thread are one. Reads each thread once, however
 * many it has.
 */
export const unreadSql = ({ viewer, staff, areas }: ReaderSql & { areas: Sql }): Sql => {
  const unread = `FROM notifications WHERE user_id = ${viewer} AND read_at IS NULL`;
  const nextThread = (after: Sql) => `SELECT thread ${unread} AND thread ${after} ORDER BY read_at, thread LIMIT 1`;
  return `
  (WITH RECURSIVE threads AS (
    (${nextThread('IS NOT NULL')})
    UNION ALL SELECT (${nextThread('> threads.thread')}) FROM threads WHERE thread IS NOT NULL
  )
  SELECT count(*)::integer FROM (
    SELECT FROM (
      (SELECT thread, NULL::bigint AS position FROM threads LIMIT ${mostScanned})
      UNION ALL (SELECT NULL, position ${unread} AND thread IS NULL ORDER BY position DESC LIMIT ${mostScanned})
    ) each CROSS JOIN LATERAL (
      SELECT FROM (
        (SELECT * ${unread} AND thread = each.thread ORDER BY position DESC LIMIT ${mostOfThread})
        UNION ALL SELECT * FROM notifications WHERE user_id = ${viewer} AND position = each.position
      ) n CROSS JOIN LATERAL ${readableSql({ viewer, staff })} shown WHERE ${isActiveSql(areas)} LIMIT 1
    ) one LIMIT ${mostCounted}
  ) counted)`;
};

/** SQL of the notifications of the thread of `of` that are, like it, unread or were read at the same time. */
const inThreadOf = (of: Sql, condition: Sql): Sql =>
  [`read_at = ${of}.read_at`, `read_at IS NULL AND ${of}.read_at IS NULL`]
    .map(
      (time) => `
      SELECT * FROM notifications WHERE user_id = ${of}.user_id AND ${time} AND thread = ${of}.thread AND position ${condition}`,
    )
    .join(' UNION ALL ');

/** $1 user, $2 whether staff, $3 active areas. */
const reader = { viewer: '$1::integer', staff: '$2::boolean', areas: '$3::text[]' };
const [readable, isActive, unread] = [readableSql(reader), isActiveSql(reader.areas), unreadSql(reader)];

const unreadCount: Statement<number> = { name: 'unread_notifications', text: `SELECT ${unread}::text AS reply` };

/** $4 position to continue after, or null, $5 rows of a page. */
export const notificationPage = replying('NotificationPage', {
  name: 'notification_page',
  text: `
    WITH scanned AS MATERIALIZED (
      SELECT * FROM notifications n WHERE user_id = $1::integer AND position < coalesce($4::bigint, ${last}) AND ${isActive}
      ORDER BY position DESC LIMIT CASE WHEN $5 > 0 THEN ${mostScanned} ELSE 0 END
    ),
    page AS MATERIALIZED (
      SELECT * FROM scanned n WHERE thread IS NULL OR NOT EXISTS (${inThreadOf('n', '> n.position')})
      ORDER BY position DESC LIMIT $5::integer
    ),
    listed AS (
      SELECT one.id, one.type, one.reason, one.target_id, one.title, one.excerpt, one.path, one.report_status, one.actor,
        one.created_at, one.read_at, one.count, one.actor_count, one.actors
      FROM page CROSS JOIN LATERAL (
        WITH each AS MATERIALIZED (
          SELECT n.position, n.position::text AS id, n.type, n.reason, n.resource_id AS target_id, shown.*, u.username AS actor,
            ${isoSql('n.created_at')} AS created_at, ${isoSql('n.read_at')} AS read_at
          FROM (SELECT page.* UNION ALL ${inThreadOf('page', '< page.position')}) n
          CROSS JOIN LATERAL ${readable} shown LEFT JOIN users u ON u.id = n.actor_id
          ORDER BY n.position DESC LIMIT ${mostCounted}
        )
        SELECT each.*, counted.*, ARRAY(
          SELECT actor FROM each WHERE actor IS NOT NULL GROUP BY actor ORDER BY max(position) DESC LIMIT ${mostNamed}
        ) AS actors
        FROM each CROSS JOIN (SELECT count(*)::integer AS count, count(DISTINCT actor)::integer AS actor_count FROM each) counted
        ORDER BY position DESC LIMIT 1
      ) one
      ORDER BY one.position DESC
    )
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT coalesce((SELECT ${arraySql('listed')} FROM listed), '[]') AS notifications, ${unread} AS unread_count, next AS next_cursor, next
      FROM (SELECT coalesce(
        (SELECT min(position)::text FROM page HAVING count(*) = $5 AND $5 > 0),
        (SELECT min(position)::text FROM scanned HAVING count(*) = ${mostScanned})
      ) AS next) following
    ) reply`,
});

/** $1 user, $2 ids, with those of their threads before them, $3 the last or null. */
export const markRead: Statement<never> = {
  name: 'mark_notifications_read',
  text: `
    WITH given AS MATERIALIZED (
      SELECT * FROM notifications WHERE user_id = $1::integer AND read_at IS NULL AND position = ANY ($2::bigint[])
    ),
    these AS (
      UPDATE notifications SET read_at = now() WHERE user_id = $1 AND read_at IS NULL AND position > coalesce($3::bigint, 0)
        AND position = ANY (ARRAY(
          SELECT position FROM given UNION ALL SELECT n.position FROM given CROSS JOIN LATERAL (${inThreadOf('given', '< given.position')}) n
        ))
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
