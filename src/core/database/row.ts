import type { Columns } from '../../../generated/tables.js';

/** A fragment of SQL. */
export type Sql = string;

/** The tables of the database. */
export type Table = keyof Columns;

/** SQL of a row by its columns; of all tables, it can stand for a row of any. `removal` is that of a row among what was removed. */
export type Row<Of extends Table = Table> = Readonly<Record<Columns[Of] | 'removal', Sql>>;

/** SQL of a row: a column, or more than that. */
export type Value<Of extends Table = Table> = Columns[Of] | ((r: Row<Of>) => Sql);

/** The row with this name in a statement. */
export const row = (name: string): Row => new Proxy({} as Row, { get: (_, column) => `${name}.${String(column)}` });

/** SQL of a value of a row; of none if absent. */
export const valueSql = (value: Value | undefined, r: Row): Sql =>
  typeof value === 'function' ? value(r) : value === undefined ? 'NULL' : r[value];

/** The column that a value consists of; undefined if absent or more than a column. */
export const columnOf = (value: Value | undefined): Columns[Table] | undefined =>
  typeof value === 'function' ? undefined : value;

/** The columns of a row that its SQL has, in the order of their names. */
export function columnsIn(sqlOf: (r: Row) => unknown): string[] {
  const columns = new Set<string>();
  const read = (column: string | symbol) => {
    columns.add(String(column));
    return '';
  };
  sqlOf(new Proxy({} as Row, { get: (_, column) => read(column) }));
  return [...columns].sort();
}
