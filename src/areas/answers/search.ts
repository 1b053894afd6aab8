import type { Input } from '../../api/pipeline/handlers.js';
import type { Found, SearchCache } from '../../database/search-cache.js';
import type { StatementRunner } from '../../database/statement.js';
import { questionsById, searchQuestions } from './queries.js';

type Query = Input<'listQuestions'>['query'];

/**
 * The page of a search. The database is always asked whether what is remembered is still true, which it is as
 * long as no question changed.
 */
export async function searchPage(
  cache: SearchCache,
  database: StatementRunner,
  { search = '', cat, status, page = 1, per_page = 20 }: Query,
) {
  const key = JSON.stringify([search, cat, status]);
  const look = async (): Promise<Found> => {
    const found = await database.$one(searchQuestions, [search, cat ?? null, status ?? null]);
    const { version, ids } = found.parse();
    return { version, ids: Int32Array.from(ids) };
  };
  /** $1 to $5 of the statement. Without a version, it does not matter what changed. */
  const values = (ids: Int32Array, version: string | null) => {
    const shown = [...ids.subarray((page - 1) * per_page, page * per_page)];
    return [shown, page, per_page, ids.length, version];
  };
  const read = ({ version, ids }: Found) => database.$json(questionsById, values(ids, version));
  const known = cache.get(key);
  const reply = known && (await read(known));
  if (reply) {
    return reply;
  }
  const found = await cache.refresh(key, look);
  // Where questions change faster than they can be searched, what was true a moment ago has to do.
  return (await read(found)) ?? (await database.$one(questionsById, values((await look()).ids, null)));
}
