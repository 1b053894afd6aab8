import type { components, operations } from '../../../generated/openapi.js';
import type { Database, Queries } from '../../core/database/client.js';
import type { JsonText } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';

type Schemas = components['schemas'];
type SearchPage = Schemas['SearchPage'];

/** A page of results with the texts of excerpts, and the word prefixes to highlight in them. */
export type SearchHits = Omit<SearchPage, 'results' | 'next_cursor'> & {
  beginnings: string[];
  /** Substrings whose words are highlighted as well. */
  parts?: string[];
  next_cursor: string | null;
  results: (Omit<SearchPage['results'][number], 'excerpt'> & { content: string | null })[];
};

/** The context of a read that an engine needs. */
type SearchContext = { database: Queries; parts: { config: Config } };
/** A request of this operation. */
export type SearchRequest<Id extends 'searchSite' | 'suggestTitles'> = SearchContext & {
  origin: () => string;
  query: operations[Id]['parameters']['query'];
};

/** When to stop, and a callback for how many seconds an item waited. */
export type IndexOptions = { signal?: AbortSignal; onIndexed?: (seconds: number) => unknown };

/**
 * Searches content: PostgreSQL by itself (`postgres.ts` of community/search), or another engine, which finds candidates: the database then
 * decides which of them are public, and returns their current data.
 */
export type SearchEngine = {
  /** Indexes queued content, and removes deleted content. Safe on several nodes at once. */
  index(database: Pick<Database, 'json'>, working?: IndexOptions): Promise<void>;
  /** Removes leftovers of deleted content from time to time. */
  remove(database: Pick<Database, 'json'>, working?: IndexOptions): Promise<void>;
  search(request: SearchRequest<'searchSite'>): Promise<SearchHits>;
  suggest(request: SearchRequest<'suggestTitles'>): Promise<JsonText<Schemas['SuggestionList']>>;
  /** Ids of content of a type with similar titles, and their similarity; null if the database finds them itself. */
  similar:
    | ((around: SearchContext, type: string, draft: string) => Promise<{ ids: number[]; scores: number[] }>)
    | null;
};
