import { kinds, lists } from '../../src/community/kinds.js';
import { searchSources } from '../../src/community/search/sources.js';
import { columnsOf } from './columns.js';
import { type Columns, contentSql } from './content.js';
import { eventsSql } from './events.js';
import { rowsOf } from './list-rows.js';
import { listsSql } from './lists.js';
import { searchSql } from './search.js';

/** Declarations of each list for statements: its table, key column, rows, and order columns. */
function orderedLists(): object {
  const entries = lists.flatMap((table) =>
    rowsOf(table).map(({ list, id, rows }) => {
      const names = table.lists[list]?.orders ?? ['id'];
      const orders = Object.fromEntries(names.map((name) => [name, table.orders?.[name] ?? [id]]));
      return [list, { table: table.table, id, rows, orders }] as const;
    }),
  );
  return Object.fromEntries(entries.filter(([, { orders }]) => Object.keys(orders).length > 0));
}

/** The type of the columns of each table. */
const columnsType = (columns: Columns): string =>
  `export type Columns = {\n${Object.entries(columns)
    .map(([table, names]) => `  ${table}: ${names.map((name) => `'${name}'`).join(' | ')};\n`)
    .join('')}};`;

/** The generated files by name. */
export function filesOf(schema: string): Record<string, string> {
  const columns = columnsOf(schema);
  return {
    'tables.ts': columnsType(columns),
    'lists.ts': `export const orderedLists = ${JSON.stringify(orderedLists(), null, 2)} as const;`,
    'content.sql': contentSql(Object.values(kinds), columns),
    'events.sql': eventsSql(),
    'lists.sql': listsSql(lists),
    'search.sql': searchSql(searchSources),
  };
}
