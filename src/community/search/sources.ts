import type { ContentKind, Sql } from '../../content/kind.js';
import { isListed } from '../../content/removal/visibility.js';
import { kinds } from '../kinds.js';

/** A table that is searched, with rows `r`. */
export type SearchSource = {
  type: string;
  table: string;
  /** Thread that a row is found as: for a reply its topic. */
  thread: { type: string; id: Sql };
  author: Sql;
  area: Sql;
  title: Sql;
  /** Null if it has no text. */
  text: Sql | null;
  /** Path in the API. */
  path: Sql;
  /** SQL: true for rows that everybody may read. */
  where: Sql;
  until: Sql;
};

function sourceOf({ searched, type, table, author, area, title, text, path }: ContentKind): SearchSource[] {
  if (searched === undefined) return [];
  const { thread, where = 'true', until = 'NULL::timestamptz' } = searched;
  return [
    {
      type,
      table,
      thread: thread ?? { type, id: 'r.id' },
      author,
      area: searched.area ?? (area === null ? 'NULL::text' : `'${area}'`),
      // A row that is found as another has the title of that one.
      title: thread === undefined ? (title ?? 'NULL') : 'NULL::text',
      text: text ?? null,
      path,
      where,
      until,
    },
  ];
}

/** People, found by both of their names. */
const person: SearchSource = {
  type: 'person',
  table: 'users',
  thread: { type: 'person', id: 'r.id' },
  author: 'r.id',
  area: 'NULL::text',
  title: `coalesce(r.display_name || ' (' || r.username || ')', r.username::text)`,
  text: null,
  path: `'/users/' || r.username`,
  where: isListed,
  until: 'NULL::timestamptz',
};

/** SQL of the words of a row, as the column `content` of its entry. */
export const entryContentSql = ({ title, text }: SearchSource): string =>
  `entry_content((${title})::text, ${text ?? 'NULL::text'})`;

/** All searched tables, from the declarations of the kinds of content. */
export const searchSources: readonly SearchSource[] = [...Object.values<ContentKind>(kinds).flatMap(sourceOf), person];
