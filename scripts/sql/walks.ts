import type { ListDeclaration, ListOrder, TableLists } from '../../src/content/kind.js';

/** A list in one of its orders, as SQL; `r` is the row. */
export type Walk = {
  list: string;
  order: string | null;
  id: string;
  part: string;
  key: string;
  columns: readonly string[];
  sort: string;
  word: string;
  bound: string;
  /** Whether a row is in the list. */
  belongs: string;
  /** The list's rows: $1 part, $2 key. */
  rows: string;
  /** A row stays in its place unless its id changes or what it belongs to, which hardly ever happens. */
  isFixed: boolean;
  /** The first walk of a list counts. */
  counter: ListDeclaration['counter'] | null;
  weight: string;
  parent: string | undefined;
  fixedBy: readonly string[];
};

const byId = (id: string): ListOrder => ({ columns: [id], bound: '@.id' });

/** The lists of a table in each of their orders. */
export function walksOf({ orders = {}, lists }: TableLists): Walk[] {
  return Object.entries(lists).flatMap(([list, declared]) => {
    const { id = 'id', part, key, where, weight = '1', counter, parent } = declared;
    const belongs = [where, part && `r.${part} IS NOT NULL`].filter(Boolean).join(' AND ') || 'true';
    const rows = [where, part && `r.${part} = $1`, key && `r.${key.column} = $2::${key.type}`];
    const names = declared.orders.length === 0 ? [null] : declared.orders;
    return names.map((order, index) => {
      const own = order === null ? undefined : orders[order];
      const { columns, sort = '0', word = "''", bound } = own ?? byId(id);
      return {
        list,
        order,
        id,
        part: part === undefined ? '0' : `r.${part}`,
        key: key === undefined ? "''" : `r.${key.column}::text`,
        columns,
        sort,
        word,
        bound,
        belongs,
        rows: rows.filter(Boolean).join(' AND ') || 'true',
        isFixed: where === undefined && key === undefined && weight === '1' && own === undefined,
        counter: index === 0 ? counter : null,
        weight,
        parent,
        fixedBy: part === undefined ? [id] : [id, part],
      };
    });
  });
}
