import { LRUCache } from 'lru-cache';
import type { Database, Json } from '../database/client.js';
import type { Input } from '../pipeline/handlers.js';
import { questionsById, searchQuestions } from './sql.js';

type Query = Input<'listQuestions'>['query'];
type Found = { version: string | null; ids: Int32Array };

/**
 * What searches found, best match first, so that neither another page nor a common word asked for again is ranked anew.
 * The database is always asked whether it is still true; what is remembered is true as long as no question changed. Who
 * asks for the same while it is looked for gets the same answer.
 */
const newMemory = () =>
  new LRUCache<string, Found, () => Promise<Found>>({
    max: 1000,
    maxSize: 2_000_000,
    sizeCalculation: ({ ids }) => ids.length + 1,
    fetchMethod: (_key, _stale, { context: look }) => look(),
    // Others that are found meanwhile may push it out; who waits for it gets it all the same.
    ignoreFetchAbort: true,
  });

/** By the database, which all requests share: what each asks it through is its own. */
const memories = new WeakMap<Database, ReturnType<typeof newMemory>>();

/** The page of a search as JSON text. */
export async function searchPage(
  database: Database,
  json: Json,
  { search = '', cat, status, page = 1, per_page = 20 }: Query,
) {
  const memory = memories.get(database) ?? newMemory();
  memories.set(database, memory);
  const key = JSON.stringify([search, cat, status]);
  const look = async (): Promise<Found> => {
    const reply = await json(searchQuestions, [search, cat ?? null, status ?? null]);
    const { version, ids } = JSON.parse(reply ?? '{}') as { version: string | null; ids: number[] };
    return { version, ids: Int32Array.from(ids) };
  };
  const read = ({ version, ids }: Found, isSure: boolean): Promise<string | null> => {
    const shown = [...ids.subarray((page - 1) * per_page, page * per_page)];
    return json(questionsById, [shown, page, Math.ceil(ids.length / per_page), ids.length, isSure ? null : version]);
  };
  const known = memory.get(key);
  const reply = known && (await read(known, false));
  if (reply) {
    return reply;
  }
  const found = await memory.forceFetch(key, { context: look, forceRefresh: true });
  // Where questions change faster than they can be searched, what was true a moment ago has to do.
  return (await read(found, false)) ?? (await read(await look(), true)) ?? '';
}
