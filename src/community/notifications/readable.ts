import { isThereSql, mayReadSql, sqlOf } from '../../content/kind.js';
import { excerptSql } from '../../core/database/formats.js';
import { row, type Sql } from '../../core/database/row.js';
import { eventKinds } from '../events/sources.js';
import { conversationsOf, messagesOf } from '../messages/membership.js';

/** A reader in SQL: their id, and whether they are staff. */
export type ReaderSql = { viewer: Sql; staff: Sql };

/**
 * SQL of the content of the notification `n` for a reader: title, text, path, and the status of a report. No row if they may not read it.
 * Everything that is listed, counted or mailed goes through here.
 */
export const readableSql = ({ viewer, staff }: ReaderSql): Sql =>
  `(${eventKinds
    .map((kind) => {
      const { label, excerpt, path } = sqlOf(kind, row('r'));
      return `
    SELECT ${label} AS title, ${excerpt} AS excerpt, ${path} AS path, NULL::text AS report_status FROM public.${kind.table} r
    WHERE n.type LIKE '${kind.type}.%' AND r.id = n.resource_id AND ${isThereSql(kind, row('r'), { viewer, staff })}
      AND ${mayReadSql(kind, row('r'), { viewer, staff })}`;
    })
    .join(' UNION ALL ')}
    UNION ALL SELECT NULL, '', '/me/reports', r.status::text FROM reports r
    WHERE n.type = 'report.resolved' AND r.id = n.resource_id AND r.reporter_id = ${viewer}
    UNION ALL SELECT c.title, ${excerptSql('m.content')}, '/conversations/' || c.id, NULL FROM ${messagesOf(viewer)} m
    JOIN ${conversationsOf(viewer)} c ON c.id = m.conversation_id WHERE n.type = 'message.created' AND m.id = n.resource_id
    UNION ALL SELECT g.name, '', '/groups/' || g.slug, NULL FROM groups g JOIN group_members m ON m.group_id = g.id AND m.user_id = ${viewer}
    WHERE n.type LIKE 'group.%' AND g.id = n.resource_id AND CASE n.type WHEN 'group.invited' THEN m.state = 'invited' WHEN 'group.admitted' THEN m.state = 'member'
      WHEN 'group.requested' THEN m.is_owner AND EXISTS (SELECT FROM group_members w WHERE w.group_id = g.id AND w.state = 'requested') END
    UNION ALL SELECT NULL, '', '/orders/' || o.id, NULL FROM orders o
    WHERE n.type LIKE 'order.%' AND o.id = n.resource_id AND (o.buyer_id = ${viewer} OR EXISTS (
      SELECT FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = o.id AND s.owner_id = ${viewer}
    ) OR o.area = 'shop' AND EXISTS (SELECT FROM users WHERE id = ${viewer} AND role >= 'shop_manager'))
  )`;

/** SQL: true if the area of the notification `n` is in this array of active ones. */
export const isActiveSql = (areas: Sql): Sql => `(n.area IS NULL OR n.area = ANY (${areas}))`;
