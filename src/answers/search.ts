import type { Json } from '../database/client.js';
import type { Input } from '../pipeline/handlers.js';
import { questionsById, searchQuestions } from './sql.js';

type Query = Input<'listQuestions'>['query'];
type Found = { version: string | null; ids: Int32Array };

/**
 * What searches found, best match first, so that neither another page nor a common word asked for again is ranked anew.
 * The database is always asked whether it is still true; what is remembered is true as long as no question changed.
 */
class SearchMemory {
  readonly #found = new Map<string, Found>();
  readonly #running = new Map<string, Promise<Found>>();
  #ids = 0;

  constructor(
    readonly maxSearches = 1000,
    readonly maxIds = 2_000_000,
  ) {}

  find(key: string): Found | undefined {
    return this.#found.get(key);
  }

  /** Runs a search; who asks for the same meanwhile gets the same answer. */
  async run(key: string, search: () => Promise<Found>): Promise<Found> {
    const running = this.#running.get(key);
    if (running !== undefined) {
      return running;
    }
    const started = search();
    this.#running.set(key, started);
    try {
      const found = await started;
      this.#keep(key, found);
      return found;
    } finally {
      this.#running.delete(key);
    }
  }

  #keep(key: string, found: Found): void {
    this.#ids += found.ids.length - (this.#found.get(key)?.ids.length ?? 0);
    this.#found.delete(key);
    this.#found.set(key, found);
    for (const [oldest, { ids }] of this.#found) {
      if (this.#ids <= this.maxIds && this.#found.size <= this.maxSearches) {
        break;
      }
      this.#found.delete(oldest);
      this.#ids -= ids.length;
    }
  }
}

const memories = new WeakMap<Json, SearchMemory>();

/** The page of a search as JSON text. */
export async function searchPage(json: Json, { search = '', cat, status, page = 1, per_page = 20 }: Query) {
  const memory = memories.get(json) ?? new SearchMemory();
  memories.set(json, memory);
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
  const known = memory.find(key);
  const reply = known && (await read(known, false));
  if (reply) {
    return reply;
  }
  const found = await memory.run(key, look);
  // Where questions change faster than they can be searched, what was true a moment ago has to do.
  return (await read(found, false)) ?? (await read(await look(), true)) ?? '';
}
