import type { components } from '../../generated/openapi.js';
import type { Columns } from '../../generated/tables.js';
import { excerptSql } from '../core/database/formats.js';
import { viewOf } from '../core/database/readable.js';
import { columnOf, type Row, row, type Sql, type Table, type Value, valueSql } from '../core/database/row.js';
import type { Area } from '../core/platform/settings/choices.js';
import type { Viewer } from './removal/visibility.js';

/** The kinds of content, from the contract. */
export type ContentType = components['schemas']['ContentType'];

/** The names of events, from the contract. */
export type EventType = components['schemas']['EventType'];

/** Kinds of content that can be bookmarked, from the contract. */
export type BookmarkedType = components['schemas']['BookmarkedTypeInput'];

/** Kinds of content that can be liked, from the contract. */
export type LikedType = components['schemas']['LikedTypeInput'];

/** Kinds of content with revisions, from the contract. */
export type RevisedType = components['schemas']['RevisedType'];

type KindOf<Event> = Event extends `${infer Kind}.${string}` ? Kind : never;
/** Kinds of content with events, from the contract. */
export type EventContentType = Extract<ContentType, KindOf<EventType>>;

/** A row of another table that content belongs to. */
export type Parent<Of extends Table = Table, In extends Table = Table> = {
  table: In;
  column: Columns[Of];
  /** The lock on its row before content is removed or restored: the same as when the parent is deleted. */
  lock: 'UPDATE' | 'SHARE' | 'KEY SHARE';
  /** Whether it is locked only before content is restored. */
  onlyToRestore?: true;
  /** The parent's column that counts such content. */
  count?: Columns[In];
  /** The parent's columns that describe the newest of such content, and its own columns that they are of. */
  newest?: Partial<Record<Columns[In], Columns[Of]>>;
};

/** Values of restored rows that triggers fill afterwards. */
type Refilled<Of extends Table> = Readonly<Partial<Record<Columns[Of], 0 | null | ((r: Row<Of>) => Sql)>>>;

/** Rows of another table that are removed and restored with content: those whose column has its id, or a condition with that. */
export type Part<Of extends Table = Table> = {
  table: Of;
  of: Columns[Of] | ((r: Row<Of>, id: Sql) => Sql);
  refilled?: Refilled<Of>;
};

/** How a kind is found by searches, for content that everybody may read. */
type SearchDeclaration<Of extends Table> = {
  /** The content that represents it in results, such as a reply's topic. Itself if absent. */
  thread?: { type: ContentType; id: Columns[Of] };
  /** Until when it is found; without an end if absent. */
  until?: Columns[Of];
  /** SQL of the address of its picture, or null; `origin` is SQL of the origin of pages. */
  picture?: (r: Row<Of>, origin: Sql) => Sql;
};

/** An event of a change of a row from `o` to `r`; and the content (`id`), if not the row itself. */
export type EventTrigger<Of extends Table = Table> = {
  when: (r: Row<Of>, o: Row<Of>) => Sql;
  id?: Columns[Of];
  owner?: Value<Of>;
  party?: Value<Of>;
};

/**
 * A kind of content in this table: what it is and what can be done with it, declared once. `npm run generate` makes SQL of it. In statements
 * `id` is SQL of the id of content, and `m` its row in `removals`.
 */
type Declaration<Type extends ContentType, Of extends Table> = {
  type: Type;
  /** Its name for people. */
  noun: string;
  table: Of;
  /** Null if it is in more than one, as `areaOf` says. */
  area: Area | null;
  areaOf?: (r: Row<Of>) => Sql;
  /** Its path in the API. */
  path: (r: Row<Of>) => Sql;
  author: Value<Of>;
  parentId?: Value<Of>;
  /** Its container, whose watchers are notified of a new one; that of `searched.thread` if absent. */
  within?: { type: 'board' | ContentType; id: Columns[Of] };
  /** The ids of its tags, whose watchers are notified of a new one. */
  tags?: Columns[Of];
  /** The author of what it is on, who is notified of a new one; that of `within` if absent. */
  host?: Value<Of>;
  /** Rows that it can belong to: to exactly one if there are several. */
  parents?: readonly { [In in Table]: Parent<Of, In> }[Table][];
  /** Its own title and text. Columns have the names of the contract's fields. */
  title?: Value<Of>;
  text?: Columns[Of];
  /** Its label if it has no title of its own. */
  label?: Value<Of>;
  /** Condition for rows that are content; all if absent. */
  isPresent?: (r: Row<Of>) => Sql;
  /** Condition for rows that only their author sees, and so cannot be hidden; none if absent. */
  isPrivate?: (r: Row<Of>) => Sql;
  /** Condition for rows that their author publishes; those that are not private if absent. */
  isPublished?: (r: Row<Of>) => Sql;
  /** Condition for rows that everybody may read, if their author decides on that: such a kind has an event of it. */
  isOpen?: (r: Row<Of>) => Sql;
  /** Where not everybody may read all of them: conditions for rows that everybody may read, and that a person may read, as staff or not. */
  readers?: { isEverybody: (r: Row<Of>) => Sql; include: (r: Row<Of>, person: Omit<Viewer, 'token'>) => Sql };
  /** Condition for rows that a viewer other than the author sees; those that are not private if absent. */
  isVisible?: (r: Row<Of>, viewer: Viewer) => Sql;
  /** Condition for rows that only staff may edit; none if absent. */
  isClosed?: (r: Row<Of>) => Sql;
  /** The column that identifies it in paths; `id` if absent. */
  namedBy?: Columns[Of];
  parts?: readonly { [In in Table]: Part<In> }[Table][];
  refilled?: Refilled<Of>;
  /** State that is stored to restore it. */
  memory?: (r: Row<Of>) => Sql;
  /** Statements when its rows are restored. */
  onRestore?: (id: Sql, m: Row<'removals'>) => Sql;
  /** Statements when it is restored while its parent is removed, with which it is restored later. */
  onJoin?: (id: Sql, m: Row<'removals'>, parent: Sql) => Sql;
  /** Content that stays in its table, since orders refer to it, and is removed by its status: to the state `wanted`. */
  inPlace?: {
    status: string;
    remove: (id: Sql, wanted: Sql) => Sql;
    restore: (id: Sql, m: Row<'removals'>) => Sql;
  };
  /** Whether a row has an object in the storage. */
  hasObject?: true;
  /** The key of the object that issued URLs lead to, which end when it is hidden. */
  urlsLeadTo?: Value<Of>;
  /**
   * Its list in the archive of the user $1: SQL of a record, where $2 is the currency and $3 the origin of links, and a condition for the
   * user's rows if these are not those of the author.
   */
  exported: { meaning: string; record: (r: Row<Of>) => Sql; where?: (r: Row<Of>) => Sql };
  /** How it is searched; not at all if absent. */
  searched?: SearchDeclaration<Of>;
  /** The column that counts its likes or votes, of which `npm run generate` makes `react_to_<type>`. Votes on answers have a table of their own. */
  reactions?: Type extends LikedType ? 'like_count' & Columns[Of] : 'vote_score' & Columns[Of];
  /** Whether it has revisions, as the contract says. */
  isRevised?: Type extends RevisedType ? true : never;
  /** Events of its rows, beside those of title and text, creation, removal, restoration and publication. Null if the contract has none of it. */
  events?: Type extends EventContentType ? Readonly<Partial<Record<EventType, EventTrigger<Of>>>> : null;
  /** Whether an event of it notifies nobody. */
  isSilent?: true;
  /** Whether those who watch it are notified of an update. */
  notifiesOfUpdates?: true;
};

/** A declared kind, with the code for a missing one. */
export type ContentKind<Type extends ContentType = ContentType, Of extends Table = Table> = Declaration<Type, Of> & {
  missing: `${Type}_not_found`;
};

/** Declares a kind of content. */
export const defineContent = <const Type extends ContentType, Of extends Table>(
  kind: Declaration<Type, Of> &
    (Type extends LikedType ? { reactions: 'like_count' } : object) &
    (Type extends RevisedType ? { isRevised: true } : object) &
    (Type extends EventContentType ? object : { events: null }),
): ContentKind<Type, Of> => ({ ...kind, missing: `${kind.type}_not_found` });

/** A list with pages. It is divided by an integer column (`part` or `parts`), by a text or enum (`key`), by both or not at all. */
export type ListDeclaration<Of extends Table = Table> = {
  /** The column that identifies a row; `id` if absent. */
  id?: Columns[Of];
  part?: Columns[Of];
  /** The column with the ids of all parts that a row is in, in place of `part`. */
  parts?: Columns[Of];
  key?: { column: Columns[Of]; type: string };
  /** Condition for its rows; all if absent. */
  where?: (r: Row<Of>) => Sql;
  /** Names of its orders: `id`, the default, or those of the table. */
  orders?: readonly string[];
  /** Rows of its counter, to spread writers over. Without it the list is counted as it is read, or a column contains its length. */
  slots?: number;
  /** The weight of a row in the count; 1 if absent. */
  weight?: (r: Row<Of>) => Sql;
  /** The table whose deleted row ends the list and its counter. */
  parent?: Table;
};

/** The lists of one table. `area` is the name in `npm run admin -- check`. */
export type TableLists<Of extends Table = Table> = {
  area: string;
  table: Of;
  /** Columns of orders other than that of the id, each with an index. */
  orders?: Readonly<Record<string, readonly Columns[Of][]>>;
  lists: Readonly<Record<string, ListDeclaration<Of>>>;
};
/** Lists whose columns are checked against their table. */
export type DeclaredLists = readonly { [Of in Table]: TableLists<Of> }[Table][];

/** SQL: whether a viewer who is not the author sees a row. */
export const isVisibleSql = ({ isVisible, isPrivate }: Visibility, r: Row, viewer: Viewer): Sql =>
  isVisible?.(r, viewer) ?? unless(isPrivate, r);

/** The parts of a declaration that decide who sees a row. */
export type Visibility = Pick<ContentKind, 'author' | 'isPresent' | 'isVisible' | 'isPrivate'>;

const unless = (condition: ContentKind['isPrivate'], r: Row): Sql =>
  condition === undefined ? 'true' : `NOT (${condition(r)})`;

/** SQL: whether a viewer, who may be the author, sees a row. */
export function isThereSql(kind: Visibility, r: Row, viewer: Omit<Viewer, 'token'> & Partial<Viewer>): Sql {
  const isVisible = isVisibleSql(kind, r, { token: 'NULL', ...viewer });
  return `${kind.isPresent?.(r) ?? 'true'} AND (${valueSql(kind.author, r)} = ${viewer.viewer} OR ${isVisible})`;
}

/** SQL: whether a person may read a row, by where it is; for statements that read for others than the present reader. */
export const mayReadSql = ({ readers }: Pick<ContentKind, 'readers'>, r: Row, person: Omit<Viewer, 'token'>): Sql =>
  readers === undefined ? 'true' : `(${readers.isEverybody(r)} OR ${readers.include(r, person)})`;

/** SQL of the row with this id, if the viewer sees it: its id, and whether it is theirs. Conditions can be added to it. */
export const targetSql = (
  kind: Visibility & Pick<ContentKind, 'table'>,
  id: Sql,
  viewer: Omit<Viewer, 'token'> & Partial<Viewer>,
): Sql => `
  SELECT r.id, coalesce(${valueSql(kind.author, row('r'))} = ${viewer.viewer}, false) AS is_own FROM ${viewOf(kind.table)} r
  WHERE r.id = ${id}::integer AND ${isThereSql(kind, row('r'), viewer)}`;

/** The columns of its own title and text. */
export const textColumns = ({ title, text }: Pick<ContentKind, 'title' | 'text'>) =>
  [title, text].flatMap((value) => columnOf(value) ?? []);

/** SQL of the area of a row. */
export const areaSql = ({ area, areaOf }: ContentKind, r: Row, none = 'NULL'): Sql =>
  areaOf?.(r) ?? (area === null ? none : `'${area}'`);

/** SQL of what a kind declares of a row. */
export const sqlOf = (kind: ContentKind, r: Row) => ({
  author: valueSql(kind.author, r),
  title: valueSql(kind.title, r),
  text: valueSql(kind.text, r),
  excerpt: kind.text === undefined ? `''` : excerptSql(r[kind.text]),
  label: valueSql(kind.label ?? kind.title, r),
  path: kind.path(r),
  isPresent: kind.isPresent?.(r) ?? 'true',
  isPrivate: kind.isPrivate?.(r) ?? 'false',
  isPublished: kind.isPublished?.(r) ?? unless(kind.isPrivate, r),
  isClosed: kind.isClosed?.(r) ?? 'false',
});
