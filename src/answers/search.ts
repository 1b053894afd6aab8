import type { Json } from '../database/client.js';
import type { Found, SearchCache } from '../database/search-cache.js';
import type { Input } from '../pipeline/handlers.js';
import { questionsById, searchQuestions } from './sql.js';

type Query = Input<'listQuestions'>['query'];

/**
 * The page of a search as JSON text. The database is always asked whether what is remembered is still true, which it is as
 * long as no question changed.
 */
export async function searchPage(
  cache: SearchCache,
  json: Json,
  { search = '', cat, status, page = 1, per_page = 20 }: Query,
) {
  const key = JSON.stringify([search, cat, status]);
  const look = async (): Promise<Found> => {
    const reply = await json(searchQuestions, [search, cat ?? null, status ?? null]);
    const { version, ids } = JSON.parse(reply ?? '{}') as { version: string | null; ids: number[] };
    return { version, ids: Int32Array.from(ids) };
  };
  const read = ({ version, ids }: Found, isSure: boolean): Promise<string | null> => {
    const shown = [...ids.subarray((page - 1) * per_page, page * per_page)];
    return json(questionsById, [shown, page, per_page, ids.length, isSure ? null : version]);
  };
  const known = cache.get(key);
  const reply = known && (await read(known, false));
  if (reply) {
    return reply;
  }
  const found = await cache.refresh(key, look);
  // Where questions change faster than they can be searched, what was true a moment ago has to do.
  return (await read(found, false)) ?? (await read(await look(), true)) ?? '';
}
