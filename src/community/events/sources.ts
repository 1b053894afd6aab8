import {
  type ContentKind,
  columnOf,
  type EventTrigger,
  type EventType,
  isPresentSql,
  isVisibleSql,
  type Sql,
} from '../../content/kind.js';
import { kinds } from '../kinds.js';

/** An event that a change of a row `r` of a table triggers. In an update, `o` is the row before. */
export type TableEvent = Record<'table' | 'when' | 'id' | 'owner' | 'party' | 'audience' | 'area', Sql> & {
  type: EventType;
  on: 'INSERT' | 'UPDATE' | 'DELETE';
  /** Additional condition that needs other rows. */
  provided?: Sql;
};

/** True if the row is new. Restored, moved and imported rows keep their time. */
const isNew = 'r.created_at >= now()';

/** SQL: true if everybody may read the row. */
const isOpenSql = (kind: ContentKind): Sql =>
  kind.searched?.where ?? isVisibleSql(kind, { viewer: 'NULL', staff: 'false', token: 'NULL' });

/** SQL of the audience of the row. */
const audienceSql = (isOpen: Sql): Sql =>
  isOpen === 'true' ? `'public'` : `CASE WHEN ${isOpen} THEN 'public' ELSE 'own' END`;

/** Rewrites SQL to the row before the change. */
const before = (sql: Sql): Sql => sql.replace(/\br\./g, 'o.');

const areaSql = ({ searched, area }: ContentKind): Sql => searched?.area ?? (area === null ? 'NULL' : `'${area}'`);

/** True if authors decide when everybody may read it. */
const isPublished = ({ searched }: ContentKind): boolean => searched?.where !== undefined;

/** SQL: false while the resource is being removed or restored, which changes its row but has events of its own. */
const isKept = (event: EventType, id: Sql): Sql =>
  `NOT EXISTS (SELECT FROM removals WHERE target_type = '${event.split('.')[0]}' AND target_id = ${id})`;

/** Events of the rows of a kind, except for removing and restoring, which the triggers of `removals` emit. */
function eventsOf(kind: ContentKind): TableEvent[] {
  const { type, table, title, text, author, events } = kind;
  const isOpen = isOpenSql(kind);
  const row = { table, id: 'r.id', owner: author, party: 'NULL', audience: audienceSql(isOpen), area: areaSql(kind) };
  const names = { created: `${type}.created`, updated: `${type}.updated`, published: `${type}.published` } as Named;
  const declared: Partial<Record<EventType, EventTrigger>> = events ?? {};
  const texts = [title, text].flatMap((sql) => columnOf(sql) ?? []);
  const changes = texts.map((column) => `r.${column} IS DISTINCT FROM o.${column}`);
  const updated = [...changes, declared[names.updated]?.when ?? []].flat().join(' OR ');
  const opened = declared[names.published]?.when ?? `NOT (${before(isOpen)})`;
  const change = { ...row, on: 'UPDATE' as const, provided: isKept(names.updated, 'r.id') };
  const others = (Object.keys(declared) as EventType[])
    .filter((name) => name !== names.updated && name !== names.published)
    .map((name) => {
      const { id = 'r.id', ...trigger } = declared[name] as EventTrigger;
      return { ...change, ...trigger, type: name, id, provided: `${change.provided} AND ${isKept(name, id)}` };
    });
  const creation: TableEvent = { ...row, type: names.created, on: 'INSERT', when: isNew };
  if (!isPublished(kind)) return [creation, { ...change, type: names.updated, when: updated }, ...others];
  // Readers who could see it before also learn that it is gone.
  const audience = audienceSql(`(${isOpen}) OR (${before(isOpen)})`);
  return [
    { ...creation, audience: `'own'` },
    { ...creation, type: names.published, when: `${isNew} AND (${isOpen})` },
    { ...change, type: names.updated, when: updated, audience },
    { ...change, type: names.published, when: `(${isOpen}) AND (${opened})` },
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
/** The row of the store is inserted last in an order of the marketplace. */
const orderOfStore = {
  ...order,
  table: 'order_stores',
  id: 'r.order_id',
  owner: '(SELECT buyer_id FROM orders WHERE id = r.order_id)',
  party: '(SELECT owner_id FROM stores WHERE id = r.store_id)',
  area: `'marketplace'`,
};

/** A topic that was merged into another or split off: the triggers of its kind do not emit these events. */
const topic = {
  id: 'r.id',
  owner: 'NULL',
  party: 'NULL',
  audience: `'public'`,
  area: `'forum'`,
  on: 'INSERT' as const,
};

/** The reported person is the owner, who does not receive the events. */
const report = { table: 'reports', id: 'r.id', owner: 'r.author_id', party: 'NULL', audience: `'staff'`, area: 'NULL' };

/** Kinds of content with events. */
export const eventKinds = Object.values<ContentKind>(kinds).filter(({ events }) => events !== null);

/** Events of changes of rows. */
export const tableEvents: readonly TableEvent[] = [
  ...eventKinds.flatMap(eventsOf),
  {
    ...topic,
    table: 'merged_topics',
    type: 'topic.removed',
    when: 'true',
    provided: isKept('topic.removed', 'r.topic_id'),
  },
  {
    ...topic,
    table: 'topics',
    type: 'topic.created',
    owner: 'r.author_id',
    when: `r.opening_id IS NOT NULL AND NOT (${isNew})`,
    provided: isKept('topic.created', 'r.id'),
  },
  { ...order, type: 'order.placed', on: 'INSERT', when: `${isNew} AND r.area = 'shop'` },
  { ...orderOfStore, type: 'order.placed', on: 'INSERT', when: 'r.updated_at >= now()' },
  ...(['paid', 'completed', 'disputed', 'refunded'] as const).map((status) => ({
    ...order,
    type: `order.${status}` as const,
    on: 'UPDATE' as const,
    when: `r.status = '${status}' AND o.status <> '${status}'`,
  })),
  { ...order, type: 'order.withdrawn', on: 'DELETE', when: 'true' },
  { ...report, type: 'report.opened', on: 'INSERT', when: isNew },
  {
    ...report,
    type: 'report.resolved',
    on: 'UPDATE',
    when: `r.status IN ('upheld', 'rejected') AND o.status NOT IN ('upheld', 'rejected')`,
  },
];

/** SQL of the owner and the audience of a row `r` by the kind `of_type` and the id `root`. */
export const eventContentSql: Sql = eventKinds
  .map(
    (
      kind,
    ) => `SELECT ${kind.author}, ${audienceSql(isOpenSql(kind))}, ${areaSql(kind)}, ${isPublished(kind)}, r.created_at
  FROM ${kind.table} r WHERE of_type = '${kind.type}' AND r.id = root AND ${isPresentSql(kind)}`,
  )
  .join('\n  UNION ALL ');
