import { kinds, lists } from '../../src/areas/kinds.js';
import { searchSources } from '../../src/areas/search/sources.js';
import { columnsOf } from './columns.js';
import { contentSql } from './content.js';
import { eventsSql } from './events.js';
import { listsSql } from './lists.js';
import { searchSql } from './search.js';
import { walksOf } from './walks.js';

/** What statements need to know of each list: its table, the column that identifies a row, its rows, and the columns of its orders. */
function orderedLists(): object {
  const walks = lists.flatMap((each) => walksOf(each).map((walk) => ({ table: each.table, ...walk })));
  return Object.fromEntries(
    walks.flatMap(({ table, list, order, id, rows }) => {
      if (order === null) return [];
      const orders = walks.filter((each) => each.list === list).map((each) => [each.order, each.columns]);
      return [[list, { table, id, rows, orders: Object.fromEntries(orders) }]];
    }),
  );
}

/** The files that follow from what the areas declare, by their names. */
export function filesOf(schema: string): Record<string, string> {
  return {
    'lists.ts': `export const orderedLists = ${JSON.stringify(orderedLists(), null, 2)} as const;`,
    'content.sql': contentSql(Object.values(kinds), columnsOf(schema)),
    'events.sql': eventsSql(),
    'lists.sql': listsSql(lists),
    'search.sql': searchSql(searchSources),
  };
}
