import type { components } from '../../generated/openapi.js';
import type { ProblemCode } from '../core/contract/problems.js';
import type { Area } from '../core/platform/settings/choices.js';
import type { Viewer } from './removal/visibility.js';

/** The kinds of content, from the contract. */
export type ContentType = components['schemas']['ContentType'];

/** The names of events, from the contract. */
export type EventType = components['schemas']['EventType'];

/** A fragment of SQL. `r` is the content's row. */
export type Sql = string;

/** A row of another table that content belongs to. */
export type Parent = {
  table: string;
  column: string;
  /** The lock on its row before content is removed or restored: the same as when the parent is deleted. */
  lock: 'UPDATE' | 'SHARE' | 'KEY SHARE';
  /** Whether it is locked only before content is restored. */
  onlyToRestore?: true;
  /**
   * The parent's columns that count such content, and how they are recomputed while the parent is removed. `parent` is its id, `joined` its
   * removal.
   */
  counts?: Readonly<Record<string, Sql>>;
};

/** Rows of another table that are removed and restored with content, whose id is `root`. */
export type Part = { table: string; where: Sql; refilled?: Readonly<Record<string, Sql>> };

/** How a kind is found by searches, for public content. */
export type SearchDeclaration = {
  /** The content that represents it in results, such as a reply's topic. Itself if absent. */
  thread?: { type: ContentType; id: Sql };
  /** Its area, if the kind is in more than one. */
  area?: Sql;
  /** Condition for public rows; all if absent. */
  where?: Sql;
  /** Until when it is found; without an end if absent. */
  until?: Sql;
};

/**
 * An event of a change of a row: its condition on the values before (`o`) and after (`r`); and the content (`id`), if not the row itself.
 */
export type EventTrigger = { when: Sql; id?: Sql; owner?: Sql; party?: Sql };

/** A kind of content: what it is and what can be done with it, declared once. `npm run generate` makes SQL of it. */
export type ContentKind = {
  type: ContentType;
  /** Its name for people. */
  noun: string;
  table: string;
  /** Null if it is in more than one. */
  area: Area | null;
  /** Its path in the API. */
  path: Sql;
  /** The code for a missing one. */
  missing: ProblemCode;
  author: Sql;
  parentId?: Sql;
  /** Its container, whose watchers are notified of a new one; that of `searched.thread` if absent. */
  within?: { type: 'board' | ContentType; id: Sql };
  /** Rows that it can belong to: to exactly one if there are several. */
  parents?: readonly Parent[];
  /** Its own title and text. Columns have the names of the contract's fields. */
  title?: Sql;
  text?: Sql;
  /** Its label if it has no title of its own. */
  label?: Sql;
  /** Condition for rows that are content; all if absent. */
  present?: Sql;
  /** Condition for rows that only their author sees, and so cannot be hidden; none if absent. */
  isPrivate?: Sql;
  /** Condition for rows that their author publishes; those that are not private if absent. */
  isPublished?: Sql;
  /** Condition for rows that a viewer other than the author sees; those that are not private if absent. */
  isVisible?: (viewer: Viewer) => Sql;
  /** The column that identifies it in paths; `id` if absent. */
  namedBy?: 'token';
  parts?: readonly Part[];
  /** Columns that have another value when it is restored, until triggers fill them. */
  refilled?: Readonly<Record<string, Sql>>;
  /** State that is stored to restore it. */
  memory?: Sql;
  /** Statements when its rows are restored. `m` is its removal. */
  onRestore?: Sql;
  /** Statements when it is restored while its parent is removed, with which it is restored later. */
  onJoin?: Sql;
  /** Content that stays in its table, since orders refer to it, and is removed by its status. `status` is the one of removed content. */
  inPlace?: { status: string; remove: Sql; restore: Sql };
  /** Whether a row has an object in the storage. */
  hasObject?: true;
  /** The key of the object that issued URLs lead to, which end when it is hidden. */
  urlsLeadTo?: Sql;
  /** Its list in a user's archive: SQL of a record, and a condition for the user's rows if these are not those of the author. */
  exported: { meaning: string; record: Sql; where?: Sql };
  /** How it is searched; not at all if absent. */
  searched?: SearchDeclaration;
  /** Whether it has revisions. */
  isRevised?: true;
  /** Condition for rows that only staff may edit; none if absent. */
  isClosed?: Sql;
  /**
   * Events of its rows, beside those of title and text, creation, removal and restoration, and publication (`searched.where`). Null if it
   * has no events.
   */
  events?: Readonly<Partial<Record<EventType, EventTrigger>>> | null;
};

/** A list with pages. It is divided by an integer column (`part`), by a text or enum (`key`), by both or not at all. */
export type ListDeclaration = {
  /** The column that identifies a row; `id` if absent. */
  id?: string;
  part?: string;
  key?: { column: string; type: string };
  /** Condition for its rows; all if absent. */
  where?: Sql;
  /** Names of its orders: `id`, the default, or those of the table. */
  orders?: readonly string[];
  /** Rows of its counter, to spread writers over. Without it the list is counted as it is read, or a column contains its length. */
  slots?: number;
  /** The weight of a row in the count; 1 if absent. */
  weight?: Sql;
  /** The table whose deleted row ends the list and its counter. */
  parent?: string;
};

/** The lists of one table. `area` is the name in `npm run admin -- check`. */
export type TableLists = {
  area: string;
  table: string;
  /** Columns of orders other than that of the id, each with an index. */
  orders?: Readonly<Record<string, readonly string[]>>;
  lists: Readonly<Record<string, ListDeclaration>>;
};

const without = (condition: Sql | undefined): Sql => (condition === undefined ? 'true' : `NOT (${condition})`);

/** The column that this SQL consists of; undefined if absent or more than a column. */
export const columnOf = (sql: Sql | undefined): string | undefined => /^r\.(\w+)$/.exec(sql ?? '')?.[1];

/** SQL of a row's label. */
export const labelSql = ({ label, title }: ContentKind): Sql => label ?? title ?? 'NULL';
/** SQL: whether the author publishes a row. */
export const isPublishedSql = ({ isPublished, isPrivate }: ContentKind): Sql => isPublished ?? without(isPrivate);
/** SQL: whether a viewer who is not the author sees a row. */
export const isVisibleSql = (
  { isVisible, isPrivate }: Pick<ContentKind, 'isVisible' | 'isPrivate'>,
  viewer: Viewer,
): Sql => isVisible?.(viewer) ?? without(isPrivate);
/** SQL: whether a row is content. */
export const isPresentSql = ({ present }: ContentKind): Sql => present ?? 'true';

/** SQL: whether a viewer, who may be the author, sees a row. */
export const isThereSql = (
  kind: Pick<ContentKind, 'author' | 'present' | 'isVisible' | 'isPrivate'>,
  { viewer, staff }: Omit<Viewer, 'token'>,
): Sql =>
  `${kind.present ?? 'true'} AND (${kind.author} = ${viewer} OR ${isVisibleSql(kind, { viewer, staff, token: 'NULL' })})`;

/** Declares a kind of content. */
export const defineContent = <const Kind extends ContentKind>(kind: Kind): Kind & ContentKind => kind;
