import type { SearchEngine } from '../../api/pipeline/search-engine.js';
import type { Database } from '../../core/database/client.js';
import type { Config } from '../../core/platform/config.js';
import { openSearch } from './opensearch/engine.js';
import { settleEngine } from './opensearch/statements.js';
import { postgresSearch } from './postgres.js';

type SearchSettings = Pick<Config, 'search'>;

/** Configured search engine. */
export const searchEngine = ({ search }: SearchSettings): SearchEngine =>
  search === null ? postgresSearch : openSearch(search);

/** Records the engine that searches from now on. It need not be reachable. */
export async function settleSearch({ json }: Pick<Database, 'json'>, { search }: SearchSettings): Promise<void> {
  await json(settleEngine, [search?.index ?? null]);
}
