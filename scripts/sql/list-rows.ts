import type { ListDeclaration, TableLists } from '../../src/content/kind.js';

/** A declared list as SQL of its rows `r`. */
export type ListRows = {
  list: string;
  id: string;
  part: string;
  key: string;
  /** SQL: true if a row is in the list. */
  belongs: string;
  /** The list's rows: $1 part, $2 key. */
  rows: string;
  weight: string;
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

function rowsOfList(
  list: string,
  { id = 'id', part, key, where, weight = '1', parent, slots }: ListDeclaration,
): ListRows {
  const all = (...conditions: (string | undefined)[]) => conditions.filter(Boolean).join(' AND ') || 'true';
  return {
    list,
    id,
    part: part === undefined ? '0' : `r.${part}`,
    key: key === undefined ? "''" : `r.${key.column}::text`,
    belongs: all(where, part && `r.${part} IS NOT NULL`),
    rows: all(where, part && `r.${part} = $1`, key && `r.${key.column} = $2::${key.type}`),
    weight,
    parent,
    slots,
  };
}
