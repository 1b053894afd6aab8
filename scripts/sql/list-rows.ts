import type { ListDeclaration, TableLists } from '../../src/content/kind.js';
import { columnsIn, row } from '../../src/core/database/row.js';

/** A declared list as SQL of its rows `r`. */
export type ListRows = {
  list: string;
  id: string;
  part: string;
  /** SQL of a table of its parts, each `one`, for a row that can be in several; null if it is in one. */
  parts: string | null;
  key: string;
  /** SQL: true if a row is in the list. */
  belongs: string;
  /** The list's rows: $1 part, $2 key. */
  rows: string;
  weight: string;
  /** The columns that decide on all of this. */
  columns: readonly string[];
  parent: string | undefined;
  slots: number | undefined;
};

/** The rows of each list of a table. */
export const rowsOf = ({ lists }: TableLists): ListRows[] =>
  Object.entries(lists).map(([list, declared]) => rowsOfList(list, declared));

/** The rows of a table's counted lists. */
export const countedRows = (table: TableLists): CountedList[] =>
  rowsOf(table).filter((rows): rows is CountedList => !!rows.slots);
export type CountedList = ListRows & { slots: number };

const r = row('r');

function rowsOfList(
  list: string,
  { id = 'id', part, parts, key, where, weight, parent, slots }: ListDeclaration,
): ListRows {
  const all = (...conditions: (string | undefined)[]) => conditions.filter(Boolean).join(' AND ') || 'true';
  const columns = [
    id,
    part ?? parts ?? [],
    key?.column ?? [],
    columnsIn((each) => [where?.(each), weight?.(each)]),
  ].flat();
  return {
    list,
    id,
    part: parts !== undefined ? 'one' : part === undefined ? '0' : `r.${part}`,
    parts: parts === undefined ? null : `unnest(r.${parts}) one`,
    key: key === undefined ? "''" : `r.${key.column}::text`,
    belongs: all(where?.(r), part && `r.${part} IS NOT NULL`),
    rows: all(
      where?.(r),
      parts && `r.${parts} <> '{}' AND r.${parts} @> ARRAY[$1]`,
      part && `r.${part} = $1`,
      key && `r.${key.column} = $2::${key.type}`,
    ),
    weight: weight?.(r) ?? '1',
    columns,
    parent,
    slots,
  };
}
