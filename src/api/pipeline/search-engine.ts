import type { components, operations } from '../../../generated/openapi.js';
import type { Database, Queries } from '../../core/database/client.js';
import type { JsonText } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';

type Schemas = components['schemas'];
type SearchPage = Schemas['SearchPage'];

/** A page of results with the texts that excerpts are cut from, and the beginnings of words that are marked in them. */
export type Found = Omit<SearchPage, 'results' | 'next_cursor'> & {
  beginnings: string[];
  /** Marked as well: words that have one of these within them. */
  parts?: string[];
  next_cursor: string | null;
  results: (Omit<SearchPage['results'][number], 'excerpt'> & { content: string | null })[];
};

/** The part of a read's request that an engine needs. */
type Around = { database: Queries; parts: { config: Config } };
/** A request of this operation. */
export type Asked<Id extends 'searchSite' | 'suggestTitles'> = Around & {
  query: operations[Id]['parameters']['query'];
};

/** When to stop, and who hears how many seconds something waited. */
export type Working = { signal?: AbortSignal; told?: (seconds: number) => unknown };

/**
 * Finds content by its words. PostgreSQL does by itself (`postgres.ts` of community/search), or another engine, which finds candidates: the
 * database says which of them everybody may read, and what they are.
 */
export type SearchEngine = {
  /** Makes findable what waits in the queue, and takes out what is gone. Safe on several nodes at once. */
  index(database: Pick<Database, 'json'>, working?: Working): Promise<void>;
  /** Takes out, now and then, what is left of content that is gone. */
  remove(database: Pick<Database, 'json'>, working?: Working): Promise<void>;
  search(asked: Asked<'searchSite'>): Promise<Found>;
  suggest(asked: Asked<'suggestTitles'>): Promise<JsonText<Schemas['SuggestionList']>>;
  /** Ids of a type of content with such titles, and how similar they are; null where the database finds them by itself. */
  similar: ((around: Around, type: string, draft: string) => Promise<{ ids: number[]; scores: number[] }>) | null;
};
