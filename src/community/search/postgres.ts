import { interfaceAt } from '../../accounts/users/avatars/queries.js';
import type { SearchEngine, SearchRequest } from '../../api/pipeline/search-engine.js';
import type { Queries } from '../../core/database/client.js';
import { momentOf } from '../../core/database/formats.js';
import type { Statement } from '../../core/database/statement.js';
import { forgetWords, indexSearch } from './indexing.js';
import { inactive, pageValues, resultsOf, suggestionsOf, untilSql } from './results.js';
import { corrected } from './spelling.js';
import type { Term } from './terms.js';

/** $7 terms, $8 their modes, $9 languages. */
export const searchWordsSql = 'search_wanted($7::text[], $8::text[], $9::text[])';

/**
 * Matching threads. $10 a tsquery of the labels that `search_words` adds or null, $11 author or null, $12 the beginning
 * of the time.
 */
export const threadsSql = `
  search_threads(
    words.query, words.ranked,
    nullif(concat_ws(' & ', $10::text, quote_literal('author ' || CASE WHEN $11::text IS NOT NULL THEN coalesce(
      (SELECT id FROM users WHERE username = $11::citext), 0
    ) END)), '')::tsquery,
    coalesce($12::timestamptz, '-infinity'), ${untilSql}
  )`;

const searchAll = resultsOf(
  'search',
  `
    words AS MATERIALIZED (SELECT * FROM ${searchWordsSql}),
    results AS MATERIALIZED (SELECT t.* FROM words, ${threadsSql} t)`,
  '(SELECT forms || parts FROM words)',
);

/** A tsquery of labels: with one of `some`, and without those of `none`; null if there are none. */
function labelsOf(
  some: Record<string, readonly string[] | undefined>,
  none: Record<string, readonly string[]>,
): string | null {
  const quoted = (name: string, value: string) => `'${name} ${value}'`;
  const one = Object.entries(some).flatMap(([name, values]) =>
    values === undefined ? [] : [`(${values.map((value) => quoted(name, value)).join(' | ')})`],
  );
  const not = Object.entries(none).flatMap(([name, values]) => values.map((value) => `!${quoted(name, value)}`));
  return [...one, ...not].join(' & ') || null;
}

/** Values of a search for these terms. */
export function searchValues(
  { query, parts: { config } }: SearchRequest<'searchSite'>,
  terms: readonly Term[],
): unknown[] {
  const { types, author, area, since } = query;
  return [
    ...pageValues(query),
    terms.map(({ text }) => text),
    terms.map(({ mode }) => mode),
    config.searchLanguages,
    labelsOf({ type: types, area: area && [area] }, { area: inactive(config.areas) }),
    author ?? null,
    momentOf(since),
  ];
}

/** $1 words. A row for each, in their order: similar known words, the best first. */
const spellings: Statement<string[][]> = {
  name: 'spellings',
  text: `
    SELECT coalesce(json_agg(ARRAY(SELECT search_spellings(word)) ORDER BY place), '[]')::text AS reply
    FROM unnest($1::text[]) WITH ORDINALITY AS t (word, place)`,
};

const similarWords = async (database: Queries, words: string[]): Promise<string[][]> =>
  (await database.$one(spellings, [words])).parse();

/** $1 typed text, $2 labels. */
export const titlesSql = `
  SELECT t.type, t.id, head.title, t.rank
  FROM search_titles($1::text, $2::tsquery) t JOIN search_entries head ON (head.type, head.content_id) = (t.type, t.id)`;

const suggestions = suggestionsOf('suggest', titlesSql);

/** Values of a request for suggestions. */
export const suggestionValues = ({ query, origin, parts: { config } }: SearchRequest<'suggestTitles'>): unknown[] => [
  query.q,
  labelsOf({}, { area: inactive(config.areas) }),
  interfaceAt(origin(), config),
];

/** Built-in search by PostgreSQL. Writes remove outdated entries in their own transaction. */
export const postgresSearch: SearchEngine = {
  index: indexSearch,
  remove: forgetWords,
  search: (input) =>
    corrected(
      input.query.q,
      async (terms) => (await input.database.$one(searchAll, searchValues(input, terms))).parse(),
      (words) => similarWords(input.database, words),
    ),
  suggest: (input) => input.database.$one(suggestions, suggestionValues(input)),
  similar: null,
};
