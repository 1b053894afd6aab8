import type { TextRenderer } from '../../api/pipeline/additions.js';
import { ignoresSql } from '../../content/ignored.js';
import { type ContentKind, mayReadSql } from '../../content/kind.js';
import { shopSellers } from '../../content/orders/sellers.js';
import type { Database, Queries } from '../../core/database/client.js';
import { row, type Sql, valueSql } from '../../core/database/row.js';
import type { Statement } from '../../core/database/statement.js';
import type { EventRow } from '../events/queries.js';
import { consumeEvents, peekEvents } from '../events/retention.js';
import { eventKinds } from '../events/sources.js';
import { kinds } from '../kinds.js';
import { hearsSql, threadSql as messageThread } from '../messages/membership.js';
import { deliverySql } from './deliveries.js';
import { mentionsIn, type TextOfEvent } from './mentions.js';

/**
 * Watchers who are notified at once. Their rows of mails stay locked meanwhile, for which others wait at most half a second.
 */
const watchersAtOnce = 1000;

const notifying = eventKinds.filter(({ isSilent }) => !isSilent);

/**
 * SQL: true if an event `e` can notify anybody. Removals, restorations and events for staff do not, except that reporters are notified of
 * the outcome. Edits notify only new mentions.
 */
const notifiesSql = `(e.audience <> 'staff' OR e.type = 'report.resolved') AND e.type !~ '[.](removed|restored)$'`;

const [r, p] = [row('r'), row('p')];

/**
 * SQL of the places of an event `e` of a kind, from the content itself upwards, as kinds and ids, and the author of the
 * second.
 */
function placesSql(kind: ContentKind): Sql {
  const above = kind.within ?? kind.searched?.thread;
  const parent = above === undefined || above.type === 'board' ? undefined : (kinds[above.type] as ContentKind);
  const top = parent?.within;
  const types = [kind, above ?? [], top ?? []].flat().map(({ type }) => `'${type}'`);
  const ids = [r.id, above === undefined ? [] : r[above.id], top === undefined ? [] : p[top.id]].flat();
  const join = parent === undefined ? '' : `LEFT JOIN ${parent.table} p ON p.id = ${valueSql(above?.id, r)}`;
  return `
    SELECT ARRAY[${types}] AS kinds, ARRAY[${ids}]::integer[] AS ids,
      ${kind.host === undefined && parent !== undefined ? valueSql(parent.author, p) : `${valueSql(kind.host, r)}::integer`} AS host_id, ${valueSql(kind.text, r)} AS text,
      ${kind.tags === undefined ? "'{}'::integer[]" : r[kind.tags]} AS tags
    FROM ${kind.table} r ${join} WHERE e.type LIKE '${kind.type}.%' AND r.id = e.resource_id`;
}

/** New content of which those who watch its author or a tag of it are notified: what has a page of its own. */
const published = notifying
  .filter(({ searched }) => searched !== undefined && searched.thread === undefined)
  .flatMap(({ type }) => [`'${type}.created'`, `'${type}.published'`]);

/** Updates of which those who watch it are notified. */
const updates = notifying.filter((kind) => kind.notifiesOfUpdates).map(({ type }) => `'${type}.updated'`);

const withPlaces = (events: Sql): Sql => `
  SELECT e.*, place.* FROM (${events}) e CROSS JOIN LATERAL (
    ${notifying.map(placesSql).join(' UNION ALL ')}
    UNION ALL SELECT ARRAY['message', 'conversation'], ARRAY[id, conversation_id], NULL, NULL, '{}' FROM messages
    WHERE e.type = 'message.created' AND id = e.resource_id
    UNION ALL SELECT '{}', '{}', NULL, NULL, '{}' WHERE e.type ~ '^(order|group)[.]' OR e.type = 'report.resolved'
  ) place WHERE ${notifiesSql}`;

/** New content without a title of its own: notifications of it in one place are one. */
const threaded = notifying.filter((kind) => kind.title === undefined).map(({ type }) => `'${type}.created'`);

/** SQL of the thread of a notification for the user `u`; null for mentions and own content. */
const threadSql = `CASE WHEN e.type = 'message.created' THEN ${messageThread('e.ids[2]')} WHEN e.type = 'group.requested' THEN e.type || ' ' || e.resource_id WHEN e.type IN (${threaded}) AND recipients.reason <> 'mention' AND e.owner_id <> u.id
  THEN e.type || ' ' || e.ids[2] END`;

/**
 * SQL: true if somebody has muted a place of the event `e`, of which the nearest decides, its author or a tag of it. Orders and outcomes of reports, whose
 * owner is a buyer or the reported person, are not muted with that person. Nor is anybody notified of what somebody does whom they ignore,
 * apart from orders; nor of messages in a conversation that they muted or left.
 */
const isMutedSql = (user: Sql): Sql => `(coalesce((
  SELECT w.state = 'muted' FROM unnest(e.kinds, e.ids) WITH ORDINALITY place (kind, id, step)
  JOIN watches w ON w.kind = place.kind AND w.resource_id = place.id AND w.user_id = ${user} ORDER BY step LIMIT 1
), false) OR e.audience <> 'staff' AND e.type NOT LIKE 'order.%' AND EXISTS (
  SELECT FROM watches w WHERE w.kind = 'user' AND w.resource_id = e.owner_id AND w.user_id = ${user} AND w.state = 'muted'
) OR EXISTS (
  SELECT FROM watches w WHERE w.kind = 'tag' AND w.resource_id = ANY (e.tags) AND w.user_id = ${user} AND w.state = 'muted'
) OR e.audience <> 'staff' AND e.type NOT LIKE 'order.%' AND ${ignoresSql(user, 'coalesce(e.actor_id, e.owner_id)')}
  OR e.type = 'message.created' AND NOT ${hearsSql(user, 'e.ids[2]')})`;

/** SQL: true if a person may read what the event `e` is of, where that is not for everybody. */
const mayReadItSql = (user: Sql): Sql =>
  `(e.audience <> 'readers' OR ${notifying
    .filter(({ readers }) => readers !== undefined)
    .map(
      (kind) =>
        `EXISTS (SELECT FROM ${kind.table} r WHERE e.type LIKE '${kind.type}.%' AND r.id = e.resource_id AND ${mayReadSql(kind, r, { viewer: user, staff: `(SELECT role >= 'moderator' FROM users WHERE id = ${user})` })})`,
    )
    .join(' OR ')})`;

/** Events of which those concerned get a mail of its own. */
const mailed = `'order.shipped'`;

/**
 * SQL that notifies the people in `recipients` of the events in `e`: each once of an event, and nobody of their own
 * actions. A mail is due at once, but not within ten minutes of the previous one; a digest at 7 o'clock. Outcomes of reports, for which
 * there is no setting, have a mail of their own.
 */
const notifySql = `
  created AS (
    INSERT INTO notifications (user_id, position, type, resource_id, actor_id, area, reason, delivery, thread)
    SELECT u.id, e.position, e.type, e.resource_id, CASE
      WHEN e.type = 'message.created' OR e.type LIKE 'group.%' THEN e.actor_id WHEN e.type LIKE '%.created' THEN e.owner_id WHEN e.actor_id IN (e.owner_id, e.party_id) THEN e.actor_id END, e.area,
      recipients.reason, way.delivery, ${threadSql}
    FROM recipients JOIN e USING (position) JOIN users u ON u.id = recipients.user_id AND u.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT coalesce(${deliverySql('u.id', 'recipients.reason')}, 'inbox')) chosen (delivery)
    CROSS JOIN LATERAL (
      SELECT CASE WHEN chosen.delivery <> 'none' AND e.type IN (${mailed}) THEN 'inbox' ELSE chosen.delivery END
    ) way (delivery)
    WHERE u.id IS DISTINCT FROM e.actor_id AND way.delivery <> 'none' AND NOT ${isMutedSql('u.id')} AND ${mayReadItSql('u.id')}
    ORDER BY u.id, e.position
    ON CONFLICT DO NOTHING RETURNING user_id, delivery
  ),
  due AS (
    INSERT INTO notification_mails AS m (user_id, delivery, since, due_at)
    SELECT DISTINCT user_id, delivery, now(), CASE delivery
      WHEN 'mail' THEN now() ELSE date_trunc('day', now() - interval '7 hours') + interval '31 hours' END
    FROM created WHERE delivery <> 'inbox' ORDER BY user_id, delivery
    ON CONFLICT (user_id, delivery) DO UPDATE SET since = least(m.since, excluded.since),
      due_at = coalesce(m.due_at, greatest(excluded.due_at, m.sent_at + interval '10 minutes'))
    WHERE m.due_at IS NULL OR m.since > excluded.since
  )`;

type Positions = readonly string[];
type NotifyingDatabase = Pick<Database, 'prisma' | 'pool' | 'json'>;

const consumer = 'notifications';

/**
 * $1 events. Texts of events that may have mentions; for an edit also the text before, which its statement
 * stored as a revision.
 */
const textsOf: Statement<TextOfEvent[]> = {
  name: 'texts_of_events',
  text: `
    SELECT coalesce(json_agg(json_build_object('position', position::text, 'text', left(text, 30000), 'before', before)), '[]')::text AS reply
    FROM (${withPlaces('SELECT * FROM events WHERE position = ANY ($1::bigint[])')}) e CROSS JOIN LATERAL (
      SELECT '' AS before WHERE e.type ~ '[.](created|published)$'
      UNION ALL (
        SELECT left(body, 30000) FROM revisions v WHERE e.type ~ '[.]updated$' AND v.target_id = e.resource_id
          AND v.target_type = split_part(e.type, '.', 1) AND v.at BETWEEN e.created_at - interval '1 second' AND e.created_at
        ORDER BY number DESC LIMIT 1
      )
    ) earlier
    WHERE audience IN ('public', 'readers') AND strpos(text, '@') > 0`,
};

/** Members that a group has at most for a mention of it to notify anybody. */
const mostInGroup = 500;

/** SQL of the members of the group that a mention `m` names, if no user has that name, and the writer is one of them or staff. */
const mentionedGroup = `
  SELECT member.user_id FROM groups JOIN group_members member ON member.group_id = groups.id AND member.state = 'member'
  JOIN users writer ON writer.id = CASE WHEN e.type LIKE '%.updated' THEN coalesce(e.actor_id, e.owner_id) ELSE e.owner_id END
  WHERE groups.slug = m.name::citext AND groups.member_count <= ${mostInGroup}
    AND NOT EXISTS (SELECT FROM users WHERE username = m.name::citext)
    AND (writer.role >= 'moderator' OR EXISTS (
      SELECT FROM group_members own WHERE own.group_id = groups.id AND own.user_id = writer.id AND own.state = 'member'
    ))`;

/**
 * $1 events, $2 and $3 positions and names of mentions. Queues the watchers of each event's place for later; for new
 * content those of the place that it was created in.
 */
const notifyConcerned: Statement<number> = {
  name: 'notify_concerned',
  text: `
    WITH e AS MATERIALIZED (${withPlaces('SELECT * FROM events WHERE position = ANY ($1::bigint[])')}),
    recipients AS (
      SELECT position, user_id, min(reason) AS reason FROM (
        SELECT position, unnest(ARRAY[
            CASE WHEN audience <> 'staff' AND (type NOT LIKE '%.created' OR actor_id IS NOT NULL) THEN owner_id END, party_id, host_id
          ]) AS user_id, CASE split_part(type, '.', 1) WHEN 'order' THEN 'order' WHEN 'report' THEN 'report' WHEN 'message' THEN 'message' WHEN 'group' THEN 'group' ELSE 'own' END AS reason
        FROM e WHERE type NOT LIKE '%.updated'
        UNION ALL SELECT position, u.id, 'order' FROM e JOIN (${shopSellers}) u ON e.type LIKE 'order.%' AND e.area = 'shop'
        UNION ALL SELECT position, m.user_id, 'group' FROM e JOIN group_members m ON e.type = 'group.requested' AND m.group_id = e.resource_id AND m.is_owner
        UNION ALL SELECT m.position, u.id, 'mention'
        FROM unnest($2::bigint[], $3::text[]) m (position, name) JOIN users u ON u.username = m.name::citext
        UNION ALL SELECT m.position, g.user_id, 'mention'
        FROM unnest($2::bigint[], $3::text[]) m (position, name) JOIN e USING (position) JOIN LATERAL (${mentionedGroup}) g ON true
      ) each WHERE user_id IS NOT NULL GROUP BY position, user_id
    ),
    ${notifySql},
    watched AS (
      INSERT INTO notification_fanouts (position, kind, resource_id)
      SELECT e.position, place.kind, place.id
      FROM e CROSS JOIN LATERAL unnest(e.kinds[1:2] || '{user}'::text[] || array_fill('tag'::text, ARRAY[cardinality(e.tags)]), e.ids[1:2] || e.owner_id || e.tags) WITH ORDINALITY place (kind, id, step)
      WHERE e.audience IN ('public', 'readers') AND CASE
        WHEN place.kind IN ('user', 'tag') THEN e.type IN (${published})
        WHEN e.type ~ '[.](created|published)$' THEN step = 2 WHEN e.type LIKE '%.updated' THEN step = 1 AND e.type IN (${updates}) ELSE true END
        AND EXISTS (SELECT FROM watches w WHERE w.kind = place.kind AND w.resource_id = place.id AND w.state = 'watching')
      ON CONFLICT DO NOTHING
    )
    SELECT (SELECT count(*) FROM created)::text AS reply`,
};

/** Notifies the next watchers of one event. Returns how many; no row if no event is queued or free. */
const notifyWatchers: Statement<number> = {
  name: 'notify_watchers',
  text: `
    WITH fanout AS MATERIALIZED (
      SELECT * FROM notification_fanouts ORDER BY position, kind, resource_id LIMIT 1 FOR UPDATE SKIP LOCKED
    ),
    e AS MATERIALIZED (${withPlaces('SELECT events.* FROM fanout JOIN events USING (position)')}),
    watchers AS MATERIALIZED (
      SELECT w.user_id, w.state FROM fanout f JOIN watches w ON w.kind = f.kind AND w.resource_id = f.resource_id
      WHERE w.user_id > f.reached ORDER BY w.user_id LIMIT ${watchersAtOnce}
    ),
    recipients AS (SELECT e.position, w.user_id, 'watched' AS reason FROM e, watchers w WHERE w.state = 'watching'),
    ${notifySql},
    reached AS (SELECT max(user_id) AS user_id, count(*) = ${watchersAtOnce} AS goes_on FROM watchers),
    moved AS (
      UPDATE notification_fanouts f SET reached = reached.user_id FROM fanout, reached
      WHERE goes_on AND (f.position, f.kind, f.resource_id) = (fanout.position, fanout.kind, fanout.resource_id)
    ),
    ended AS (
      DELETE FROM notification_fanouts f USING fanout, reached
      WHERE NOT goes_on AND (f.position, f.kind, f.resource_id) = (fanout.position, fanout.kind, fanout.resource_id)
    )
    SELECT (SELECT count(*) FROM created)::text AS reply FROM fanout`,
};

/**
 * Notifies the people concerned by the next events. Returns the number of events. Texts are rendered before the
 * transaction, which must not wait for anything but the database.
 */
async function notifyNext(
  database: NotifyingDatabase,
  renderer: TextRenderer,
  count: (notifications: number) => void,
): Promise<number> {
  const peeked: Positions = await peekEvents(database, consumer);
  const texts = peeked.length === 0 ? [] : ((await database.json(textsOf, [peeked]))?.parse() ?? []);
  const mentions = await mentionsIn(texts, renderer);
  let notifications = 0;
  const work = async ({ $json }: Queries, events: readonly EventRow[]): Promise<void> => {
    const positions: Positions = events.map(({ position }) => position);
    const own = mentions.filter(({ position }) => positions.includes(position));
    const columns = [own.map(({ position }) => position), own.map(({ name }) => name)];
    notifications = (await $json(notifyConcerned, [positions, ...columns]))?.parse() ?? 0;
  };
  const consumed = await consumeEvents(database, consumer, work, peeked.at(-1) ?? '0');
  if (consumed > 0) count(notifications);
  return consumed;
}

/**
 * Notifies people of events: first those concerned, then watchers, a thousand at a time. Safe on several nodes at
 * once, and to be killed: it resumes where it was. `count` is called with the number of notifications of each step.
 */
export async function notifyPeople(
  database: NotifyingDatabase,
  renderer: TextRenderer,
  count: (notifications: number) => void = () => {},
): Promise<void> {
  while ((await notifyNext(database, renderer, count)) > 0);
  for (;;) {
    const watchers = await database.json(notifyWatchers, []);
    if (watchers === null) return;
    count(watchers.parse());
  }
}
