import type { SchemaName } from '../../core/database/statement.js';

/** A list that an area's content.ts declares, in one of its orders. Its divisions are SQL. */
export type List = { list: string; order?: string; reversed?: boolean; part?: string; key?: string };

/** A sort key: a column of the table, or SQL of a row `r` with a name and a type. */
export type Key = string | { name: string; sql: string; type: string };

/** The rows of a list in order, with positions given by their keys. The last key is the `id` column, by default `id`. */
export type Keyset = {
  table: string;
  /** SQL: whether a row `r` is in the list. It may refer to the row `list` of the page. */
  where: string;
  keys: readonly Key[];
  isReversed: boolean;
  id?: string;
};

/** The parts of a list's page. */
export type Page<Name extends SchemaName> = {
  name: string;
  /** The contract's schema of the reply. */
  schema: Name;
  /** SQL of one row with `total`, and other values for the parts below. No row: there is no such list. */
  list: string;
  /** SQL of the ids on the page, in order; all rows in order; and SQL of the number of rows before the page. */
  ids: string;
  keyset: Keyset;
  before: string;
  /**
   * SQL: condition for the rows `r` of the table that changes are looked for in. They have an index by `updated_at` and id. All if absent.
   */
  among?: string;
  /** The reply's field for the rows. */
  field: string;
  /** SQL of a row's fields, and their tables, joined to `page.id`. */
  columns: string;
  from: string;
  /** Further fields of the reply, from the row `list`. */
  head?: string;
  /** SQL of the page's number and of the page size. */
  page: string;
  size: string;
  /** SQL in `list` that counts the rows. A walk counts them once, and its positions contain the count. */
  counted?: string;
};
