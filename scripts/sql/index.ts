import { kinds, lists } from '../../src/areas/kinds.js';
import { searchSources } from '../../src/areas/search/sources.js';
import { columnsOf } from './columns.js';
import { contentSql } from './content.js';
import { listsSql } from './lists.js';
import { searchSql } from './search.js';

/** The SQL files that follow from what the areas declare, by their names. */
export function sqlFiles(schema: string): Record<string, string> {
  return {
    'content.sql': contentSql(Object.values(kinds), columnsOf(schema)),
    'lists.sql': listsSql(lists),
    'search.sql': searchSql(searchSources),
  };
}
