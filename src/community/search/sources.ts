import { areaSql, type ContentKind } from '../../content/kind.js';
import { isListed } from '../../content/removal/visibility.js';
import { type Row, type Sql, type Table, valueSql } from '../../core/database/row.js';
import { kinds } from '../kinds.js';

/** SQL of the entry of a row: what it is found as, such as a reply's topic, and what it is found by. */
type Entry = Record<'id' | 'author' | 'area' | 'until' | 'title' | 'text', Sql>;

/** A table that is searched. */
export type SearchSource = {
  type: string;
  table: Table;
  /** The type that a row is found as. */
  threadType: string;
  entry: (r: Row) => Entry;
  /** Path in the API. */
  path: (r: Row) => Sql;
  /** The address of its picture, or null; none if absent. */
  picture: ((r: Row, origin: Sql) => Sql) | undefined;
  /** Condition for rows that everybody may read; all if absent. */
  isOpen: ((r: Row) => Sql) | undefined;
  /** The part of it that the columns of the row say. */
  isOpenByColumns: ((r: Row) => Sql) | undefined;
};

function sourceOf(kind: ContentKind): SearchSource[] {
  const { searched, type, table, path, readers } = kind;
  if (searched === undefined) return [];
  const { thread = { type, id: 'id' as const }, until, picture } = searched;
  const entry = (r: Row): Entry => ({
    id: r[thread.id],
    author: valueSql(kind.author, r),
    area: areaSql(kind, r, 'NULL::text'),
    until: until === undefined ? 'NULL::timestamptz' : r[until],
    // A row that is found as another has the title of that one.
    title: thread.type === type ? valueSql(kind.title, r) : 'NULL::text',
    text: kind.text === undefined ? 'NULL::text' : r[kind.text],
  });
  const isOpen = kind.isOpen ?? readers?.isEverybody;
  return [{ type, table, threadType: thread.type, entry, path, isOpen, isOpenByColumns: kind.isOpen, picture }];
}

/** People, found by both of their names. */
const person: SearchSource = {
  type: 'person',
  table: 'users',
  threadType: 'person',
  entry: (r) => ({
    id: r.id,
    author: r.id,
    area: 'NULL::text',
    until: 'NULL::timestamptz',
    title: `coalesce(${r.display_name} || ' (' || ${r.username} || ')', ${r.username}::text)`,
    text: 'NULL::text',
  }),
  path: (r) => `'/users/' || ${r.username}`,
  picture: undefined,
  isOpen: isListed,
  isOpenByColumns: isListed,
};

/** SQL of the words of a row, as the column `content` of its entry. */
export const entryContentSql = ({ title, text }: Entry): string => `entry_content((${title})::text, ${text})`;

/** All searched tables, from the declarations of the kinds of content. */
export const searchSources: readonly SearchSource[] = [...Object.values<ContentKind>(kinds).flatMap(sourceOf), person];
