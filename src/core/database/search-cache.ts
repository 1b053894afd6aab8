import { LRUCache } from 'lru-cache';

/** The ids that a search found, best match first, and the version of the data that it searched. */
export type Found = { version: string | null; ids: Int32Array };

/**
 * Remembers what searches found, so that neither another page nor a common word asked for again is ranked anew. Whether it
 * is still true is for the caller to ask.
 */
export class SearchCache {
  readonly #found = new LRUCache<string, Found, () => Promise<Found>>({
    max: 1000,
    maxSize: 2_000_000,
    sizeCalculation: ({ ids }) => ids.length + 1,
    fetchMethod: (_key, _stale, { context: search }) => search(),
    // Others that are found meanwhile may push it out; who waits for it gets it all the same.
    ignoreFetchAbort: true,
  });

  /** What was found last for this key. */
  get(key: string): Found | undefined {
    return this.#found.get(key);
  }

  /** Searches anew. Who asks for the same meanwhile gets the same answer. */
  refresh(key: string, search: () => Promise<Found>): Promise<Found> {
    return this.#found.forceFetch(key, { context: search, forceRefresh: true });
  }
}
