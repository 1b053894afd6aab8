import { LRUCache } from 'lru-cache';

/** Ids that a search found, best match first, and the version of the data that was searched. */
export type SearchResult = { version: string | null; ids: Int32Array };

/**
 * Caches results of searches, so that further pages and repeated searches are not ranked again. The caller checks whether they are current.
 */
export class SearchCache {
  readonly #found = new LRUCache<string, SearchResult, () => Promise<SearchResult>>({
    max: 1000,
    maxSize: 2_000_000,
    sizeCalculation: ({ ids }) => ids.length + 1,
    fetchMethod: (_key, _stale, { context: search }) => search(),
    // Other results may evict this one meanwhile; callers that wait for it still get it.
    ignoreFetchAbort: true,
  });

  /** The last result for this key. */
  get(key: string): SearchResult | undefined {
    return this.#found.get(key);
  }

  /** Searches again. Concurrent calls with the same key share the result. */
  refresh(key: string, search: () => Promise<SearchResult>): Promise<SearchResult> {
    return this.#found.forceFetch(key, { context: search, forceRefresh: true });
  }
}
