import type { SchemaName } from '../../core/database/statement.js';

/** A list that an area's content.ts declares, in one of its orders. What divides it is SQL. */
export type List = { list: string; order?: string; reversed?: boolean; part?: string; key?: string };

/** What rows are in order by: a column of their table, or SQL of a row `r` with a name and a type. */
export type Key = string | { name: string; sql: string; type: string };

/** The rows of a list in its order, where a position is told by their keys. The last key is the `id`, which is `id` if absent. */
export type Keyset = {
  table: string;
  /** SQL: whether a row `r` is in the list. It may name the row `list` of the page. */
  where: string;
  keys: readonly Key[];
  isReversed: boolean;
  id?: string;
};

/** What a page of a list is made of. */
export type Page<Name extends SchemaName> = {
  name: string;
  /** The contract's schema of the reply. */
  schema: Name;
  /** SQL of one row with `total`, and whatever else is needed below. No row: there is no such list. */
  list: string;
  /** SQL of the ids on the page, in their order; all rows in their order; and SQL of how many are before the page. */
  ids: string;
  keyset: Keyset;
  before: string;
  /** SQL: among which rows `r` of the table changes are looked for. An index has these by `updated_at` and id. All if absent. */
  among?: string;
  /** The reply's field for the rows. */
  field: string;
  /** SQL of a row's fields, and the tables that they are of, joined to `page.id`. */
  columns: string;
  from: string;
  /** Further fields of the reply, of the row `list`. */
  head?: string;
  /** SQL of the page's number and of the rows of a page. */
  page: string;
  size: string;
  /** SQL in `list` that counts the rows. A walk counts them once, and its positions tell how many there were. */
  counted?: string;
};
