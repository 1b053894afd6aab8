import type { ContentKind, Sql } from '../../content/kind.js';
import { isListed } from '../../content/removal/visibility.js';
import { kinds } from '../kinds.js';

/** A table of which a search finds rows `r`. */
export type SearchSource = {
  type: string;
  table: string;
  /** As what it is found: a reply as its topic. */
  thread: { type: string; id: Sql };
  author: Sql;
  area: Sql;
  title: Sql;
  /** Null if it has none. */
  text: Sql | null;
  /** Its path in the interface. */
  path: Sql;
  /** Which of its rows everybody may read. */
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
      // What is found as another is called as that is.
      title: thread === undefined ? (title ?? 'NULL') : 'NULL::text',
      text: text ?? null,
      path,
      where,
      until,
    },
  ];
}

/** A person, by both names. */
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

/** SQL of the words by which a row is found, as the column `content` of its entry. */
export const entryContentSql = ({ title, text }: SearchSource): string =>
  `entry_content((${title})::text, ${text ?? 'NULL::text'})`;

/** Everything that a search finds, from what the kinds of content declare. */
export const searchSources: readonly SearchSource[] = [...Object.values<ContentKind>(kinds).flatMap(sourceOf), person];
