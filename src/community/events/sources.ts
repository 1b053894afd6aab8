import {
  areaSql,
  type ContentKind,
  type EventContentType,
  type EventTrigger,
  type EventType,
  isVisibleSql,
  sqlOf,
  textColumns,
} from '../../content/kind.js';
import { type Row, row, type Sql, valueSql } from '../../core/database/row.js';
import { kinds } from '../kinds.js';

const [r, o] = [row('r'), row('o')];

/** An event that a change of a row `r` of a table triggers. In an update, `o` is the row before. */
export type TableEvent = Record<'table' | 'id' | 'owner' | 'party' | 'audience' | 'area', Sql> & {
  type: EventType;
  on: 'INSERT' | 'UPDATE' | 'DELETE';
  when: EventTrigger['when'];
  /** Additional condition that needs other rows. */
  provided?: Sql;
};

/** True if the row is new. Restored, moved and imported rows keep their time. */
const isNew = ({ created_at: at }: Row): Sql => `${at} >= now()`;

/** SQL: true if everybody may read the row. */
const isOpenSql = (kind: ContentKind, of: Row): Sql =>
  kind.isOpen?.(of) ?? isVisibleSql(kind, of, { viewer: 'NULL', staff: 'false', token: 'NULL' });

/** SQL of the audience of the row. */
const audienceSql = (isOpen: Sql): Sql =>
  isOpen === 'true' ? `'public'` : `CASE WHEN ${isOpen} THEN 'public' ELSE 'own' END`;

/** SQL of the audience of a row of a kind. What some may read is told to its author, and notifies those who may read it. */
const audienceOf = (kind: ContentKind, of: Row): Sql =>
  kind.readers === undefined
    ? audienceSql(isOpenSql(kind, of))
    : `CASE WHEN ${kind.readers.isEverybody(of)} THEN 'public' ELSE 'readers' END`;

/** SQL: false while the resource is being removed or restored, which changes its row but has events of its own. */
const isKept = (event: EventType, id: Sql): Sql =>
  `NOT EXISTS (SELECT FROM removals WHERE target_type = '${event.split('.')[0]}' AND target_id = ${id})`;

/** Events of the rows of a kind, except for removing and restoring, which the triggers of `removals` emit. */
function eventsOf(kind: ContentKind): TableEvent[] {
  const { type, table, author, isOpen, events } = kind;
  const audience = audienceOf(kind, r);
  const ofRow = { table, id: r.id, owner: valueSql(author, r), party: 'NULL', audience, area: areaSql(kind, r) };
  const names = { created: `${type}.created`, updated: `${type}.updated`, published: `${type}.published` } as Named;
  const declared: Partial<Record<EventType, EventTrigger>> = events ?? {};
  const updated: TableEvent['when'] = (after, before) => {
    const changes = textColumns(kind).map((column) => `${after[column]} IS DISTINCT FROM ${before[column]}`);
    return [...changes, declared[names.updated]?.when(after, before) ?? []].flat().join(' OR ');
  };
  const change = { ...ofRow, on: 'UPDATE' as const, provided: isKept(names.updated, r.id) };
  const others = (Object.keys(declared) as EventType[])
    .filter((name) => name !== names.updated && name !== names.published)
    .map((name) => {
      const { when, id = 'id', owner = author, party } = declared[name] as EventTrigger;
      const provided = `${change.provided} AND ${isKept(name, r[id])}`;
      return { ...change, type: name, when, id: r[id], owner: valueSql(owner, r), party: valueSql(party, r), provided };
    });
  const creation: TableEvent = { ...ofRow, type: names.created, on: 'INSERT', when: isNew };
  if (isOpen === undefined) return [creation, { ...change, type: names.updated, when: updated }, ...others];
  const opened = declared[names.published]?.when ?? ((_, before) => `NOT (${isOpen(before)})`);
  return [
    { ...creation, audience: `'own'` },
    { ...creation, type: names.published, when: (after) => `${isNew(after)} AND (${isOpen(after)})` },
    // Readers who could see it before also learn that it is gone.
    { ...change, type: names.updated, when: updated, audience: audienceSql(`(${isOpen(r)}) OR (${isOpen(o)})`) },
    {
      ...change,
      type: names.published,
      when: (after, before) => `(${isOpen(after)}) AND (${opened(after, before)})`,
    },
    ...others,
  ];
}

type Named = Record<'created' | 'updated' | 'published', EventType>;

/** SQL of the owner of the stores of an order; null for one of the shop. */
const sellerSql = (id: Sql): Sql =>
  `(SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = ${id} LIMIT 1)`;

const order = {
  table: 'orders',
  id: 'r.id',
  owner: 'r.buyer_id',
  party: sellerSql('r.id'),
  audience: `'own'`,
  area: 'r.area',
};
/** The row of the seller is the last to be inserted. */
const orderOfStore = {
  ...order,
  table: 'order_stores',
  id: 'r.order_id',
  owner: '(SELECT buyer_id FROM orders WHERE id = r.order_id)',
  party: '(SELECT owner_id FROM stores WHERE id = r.store_id)',
  area: '(SELECT area FROM orders WHERE id = r.order_id)',
};

/** Rows that belong to an order. */
const withinOrder = {
  ...orderOfStore,
  party: sellerSql('r.order_id'),
};

/** A topic that was merged into another or split off: the triggers of its kind do not emit these events. */
const topic = {
  id: 'r.id',
  owner: 'NULL',
  party: 'NULL',
  area: `'forum'`,
  on: 'INSERT' as const,
};

/** The reported person is the owner, who does not receive the events. */
const report = { table: 'reports', id: 'r.id', owner: 'r.author_id', party: 'NULL', audience: `'staff'`, area: 'NULL' };

/** A message, of which each of its readers is told as it becomes unread for them. */
const message = {
  table: 'conversation_people',
  id: 'r.latest_id',
  owner: 'r.user_id',
  party: 'NULL',
  audience: `'own'`,
  area: 'NULL',
  type: 'message.created' as const,
};

/** The membership of a group, whose events are for the person and notify its owners of requests. */
const membership = {
  table: 'group_members',
  id: 'r.group_id',
  owner: 'r.user_id',
  party: 'NULL',
  audience: `'own'`,
  area: 'NULL',
};

/** Kinds of content with events. */
export const eventKinds = Object.values<ContentKind>(kinds).filter(
  (kind): kind is ContentKind<EventContentType> => kind.events !== null,
);

/** Events of changes of rows. */
export const tableEvents: readonly TableEvent[] = [
  ...eventKinds.flatMap(eventsOf),
  {
    ...topic,
    table: 'merged_topics',
    audience: `CASE WHEN topic_is_open(r.topic_id) THEN 'public' ELSE 'readers' END`,
    type: 'topic.removed',
    when: () => 'true',
    provided: isKept('topic.removed', 'r.topic_id'),
  },
  {
    ...topic,
    table: 'topics',
    audience: audienceOf(kinds.topic, r),
    type: 'topic.created',
    owner: 'r.author_id',
    when: (each) => `${each.opening_id} IS NOT NULL AND NOT (${isNew(each)})`,
    provided: isKept('topic.created', 'r.id'),
  },
  { ...orderOfStore, type: 'order.placed', on: 'INSERT', when: ({ updated_at: at }) => `${at} >= now()` },
  { ...withinOrder, table: 'shipments', type: 'order.shipped', on: 'INSERT', when: isNew },
  {
    ...withinOrder,
    table: 'shipments',
    type: 'order.delivered',
    on: 'UPDATE',
    when: (after, before) => `${after.delivered_at} IS NOT NULL AND ${before.delivered_at} IS NULL`,
  },
  { ...withinOrder, table: 'returns', type: 'order.return_requested', on: 'INSERT', when: isNew },
  ...(['accepted', 'declined', 'received'] as const).map((status) => ({
    ...withinOrder,
    table: 'returns',
    type: `order.return_${status}` as const,
    on: 'UPDATE' as const,
    when: (after: Row, before: Row) => `${after.status} = '${status}' AND ${before.status} <> '${status}'`,
  })),
  {
    ...withinOrder,
    table: 'order_steps',
    type: 'order.dispute_answered',
    on: 'INSERT',
    when: (step) => `${isNew(step)} AND ${step.type} = 'dispute_answered'`,
  },
  ...(['paid', 'completed', 'disputed', 'refunded', 'cancelled'] as const).map((status) => ({
    ...order,
    type: `order.${status}` as const,
    on: 'UPDATE' as const,
    when: (after: Row, before: Row) =>
      // A refund that failed leads back, which is no news of that state.
      `${after.status} = '${status}' AND ${before.status} NOT IN ('${status}', 'refunded')`,
  })),
  { ...message, on: 'INSERT', when: (after) => `${after.unread} > 0 AND ${after.joined_at} >= now()` },
  { ...message, on: 'UPDATE', when: (after, before) => `${after.unread} > ${before.unread}` },
  ...(['invited', 'requested'] as const).map((state) => ({
    ...membership,
    type: `group.${state}` as const,
    on: 'INSERT' as const,
    when: (member: Row) => `${member.state} = '${state}' AND ${member.since} >= now()`,
  })),
  {
    ...membership,
    type: 'group.admitted',
    on: 'UPDATE',
    when: (after, before) => `${after.state} = 'member' AND ${before.state} = 'requested'`,
  },
  { ...report, type: 'report.opened', on: 'INSERT', when: isNew },
  {
    ...report,
    // Events for staff are not for the party, who is only notified.
    party: 'r.reporter_id',
    type: 'report.resolved',
    on: 'UPDATE',
    when: (after, before) =>
      `${after.status} IN ('upheld', 'rejected') AND ${before.status} NOT IN ('upheld', 'rejected')`,
  },
];

/** SQL of the owner and the audience of a row `r` by the kind `of_type` and the id `root`. */
export const eventContentSql: Sql = eventKinds
  .map((kind) => {
    const { author, isPresent } = sqlOf(kind, r);
    return `SELECT ${author}, ${audienceOf(kind, r)}, ${areaSql(kind, r)}, ${kind.isOpen !== undefined}, r.created_at
  FROM ${kind.table} r WHERE of_type = '${kind.type}' AND r.id = root AND ${isPresent}`;
  })
  .join('\n  UNION ALL ');
