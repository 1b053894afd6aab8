import type { components } from '../../generated/openapi.js';
import type { ProblemCode } from '../core/contract/problems.js';
import type { Area } from '../core/platform/settings/choices.js';
import type { Viewer } from './removal/visibility.js';

/** The kinds of content, from the contract. */
export type ContentType = components['schemas']['ContentType'];

/** The names of events, from the contract. */
export type EventType = components['schemas']['EventType'];

/** Text that is SQL. `r` is the row that it speaks of. */
export type Sql = string;

/** A row of another table that content belongs to. */
export type Parent = {
  table: string;
  column: string;
  /** How its row is locked before content is removed or restored: as by who deletes the parent. */
  lock: 'UPDATE' | 'SHARE' | 'KEY SHARE';
  /** Whether it is locked only before content is restored. */
  onlyToRestore?: true;
  /** The parent's columns that count such content: how they are computed again while the parent is removed. `parent` is its id, `joined` its removal. */
  counts?: Readonly<Record<string, Sql>>;
};

/** Rows of another table that are removed and restored with content, whose id is `root`. */
export type Part = { table: string; where: Sql; refilled?: Readonly<Record<string, Sql>> };

/** What a search finds of a kind, of that which everybody may read. */
export type Searched = {
  /** The content that it belongs to, as which it is found: a reply as its topic. Itself if absent. */
  thread?: { type: ContentType; id: Sql };
  /** Its area, where the kind is of more than one. */
  area?: Sql;
  /** Which of its rows everybody may read; all if absent. */
  where?: Sql;
  /** Until when it is found; without an end if absent. */
  until?: Sql;
};

/** What is told of a change of a row: when, of its values before (`o`) and after (`r`); and of which content (`id`), if not the row's own. */
export type Told = { when: Sql; id?: Sql; owner?: Sql; party?: Sql };

/** A kind of content: what it is and what can be done with it, said once. `npm run generate` makes SQL of it. */
export type ContentKind = {
  type: ContentType;
  /** What people call it. */
  noun: string;
  table: string;
  /** Null if it is of more than one. */
  area: Area | null;
  /** Its path in the interface. */
  path: Sql;
  /** The code that says that there is none. */
  missing: ProblemCode;
  author: Sql;
  parentId?: Sql;
  /** What it is in, whose watchers are told that it is there; that of `searched.thread` if absent. */
  within?: { type: 'board' | ContentType; id: Sql };
  /** The rows that it can belong to: to one of them, where there are several. */
  parents?: readonly Parent[];
  /** Its own title and text. A column is called as the contract's field. */
  title?: Sql;
  text?: Sql;
  /** What it is called where it has no title of its own. */
  label?: Sql;
  /** Which of its rows are content that is there; all if absent. */
  present?: Sql;
  /** Which of its rows concern their author alone, and so cannot be hidden; none if absent. */
  isPrivate?: Sql;
  /** Which of its rows their author shows to others; those that are not private if absent. */
  isPublished?: Sql;
  /** Which of its rows are there for a viewer who is not their author; those that are not private if absent. */
  isVisible?: (viewer: Viewer) => Sql;
  /** The column by which callers name it; `id` if absent. */
  namedBy?: 'token';
  parts?: readonly Part[];
  /** Columns that have another value when it is restored: for those that triggers fill, until then. */
  refilled?: Readonly<Record<string, Sql>>;
  /** What is remembered to restore it. */
  memory?: Sql;
  /** Statements when its rows are restored. `m` is its removal. */
  onRestore?: Sql;
  /** Statements when it is restored while its parent is removed, with which it is restored then. */
  onJoin?: Sql;
  /** Content that stays in its table, since orders refer to it, and is removed by its status. `status` is the one it has then. */
  inPlace?: { status: string; remove: Sql; restore: Sql };
  /** Whether a row has an object in the storage. */
  hasObject?: true;
  /** The key of the object that issued URLs lead to, which end when it is hidden. */
  urlsLeadTo?: Sql;
  /** Its list in the archive of a person: SQL of a record, and of which rows are theirs where these are not those of the author. */
  exported: { meaning: string; record: Sql; where?: Sql };
  /** How a search finds it; it does not if absent. */
  searched?: Searched;
  /** Whether earlier versions of its text are kept. */
  isRevised?: true;
  /** Which of its rows only staff may edit; none if absent. */
  isClosed?: Sql;
  /**
   * Which changes of its rows are events, beside those of its title and text, of its being made, removed and restored, and of its being shown to
   * everybody (`searched.where`). Null if nothing is told of it.
   */
  events?: Readonly<Partial<Record<EventType, Told>>> | null;
};

/** A list that has pages. It is divided by an integer column (`part`), by a text or enum (`key`), by both or by nothing. */
export type ListDeclaration = {
  /** The column that identifies a row; `id` if absent. */
  id?: string;
  part?: string;
  key?: { column: string; type: string };
  /** Which rows are in it; all if absent. */
  where?: Sql;
  /** The names of its orders: `id`, which it has if absent, or those of the table. */
  orders?: readonly string[];
  /** Rows of its counter, over which writers are spread. None if absent: it is counted as it is read, or a column says how long it is. */
  slots?: number;
  /** What a row counts for; 1 if absent. */
  weight?: Sql;
  /** The table whose row's deletion ends the list, and its counter. */
  parent?: string;
};

/** The lists of one table. `area` is that of `npm run admin -- check`. */
export type TableLists = {
  area: string;
  table: string;
  /** The columns of orders other than that of the id, of which each has an index. */
  orders?: Readonly<Record<string, readonly string[]>>;
  lists: Readonly<Record<string, ListDeclaration>>;
};

const without = (condition: Sql | undefined): Sql => (condition === undefined ? 'true' : `NOT (${condition})`);

/** The column that this SQL is; undefined where it is absent or more than a column. */
export const columnOf = (sql: Sql | undefined): string | undefined => /^r\.(\w+)$/.exec(sql ?? '')?.[1];

/** SQL of what a row is called. */
export const labelSql = ({ label, title }: ContentKind): Sql => label ?? title ?? 'NULL';
/** SQL: whether its author shows a row to others. */
export const isPublishedSql = ({ isPublished, isPrivate }: ContentKind): Sql => isPublished ?? without(isPrivate);
/** SQL: whether a row is there for a viewer. */
export const isVisibleSql = (
  { isVisible, isPrivate }: Pick<ContentKind, 'isVisible' | 'isPrivate'>,
  viewer: Viewer,
): Sql => isVisible?.(viewer) ?? without(isPrivate);
/** SQL: whether a row is content. */
export const isPresentSql = ({ present }: ContentKind): Sql => present ?? 'true';

/** SQL: whether a row is there for a reader, who may be its author. */
export const isThereSql = (
  kind: Pick<ContentKind, 'author' | 'present' | 'isVisible' | 'isPrivate'>,
  { viewer, staff }: Omit<Viewer, 'token'>,
): Sql =>
  `${kind.present ?? 'true'} AND (${kind.author} = ${viewer} OR ${isVisibleSql(kind, { viewer, staff, token: 'NULL' })})`;

/** Declares a kind of content. */
export const defineContent = <const Kind extends ContentKind>(kind: Kind): Kind & ContentKind => kind;
