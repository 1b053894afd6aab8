import type { Input } from '../../api/pipeline/handlers.js';
import { foundRows, type ListRows, listPage, rowsSql } from '../../content/lists/lists.js';
import type { Page } from '../../content/lists/page.js';
import { requestedRows } from '../../content/lists/walks.js';
import { tagged } from '../../content/tags.js';
import type { SearchCache, SearchResult } from '../../core/database/search-cache.js';
import { replying, type Statement, type StatementRunner } from '../../core/database/statement.js';
import { place, questionSummary } from './queries.js';

/**
 * Counter of changes that can affect a search. Text, since it can exceed JSON's integers; 0 before the first change.
 */
const version = `(SELECT coalesce(sum(items), 0)::text FROM list_counters WHERE list = 'question_changes' AND part = 0 AND key = '')`;

const categoryOf = (slug: string): string =>
  `(SELECT (SELECT id FROM categories WHERE slug = ${slug}::text) AS category) c`;
const foundQuestions = (term: string, slug: string, status: string): string => `
  CASE WHEN ${slug}::text IS NULL OR category IS NOT NULL
  THEN search_questions(${term}::text, category, ${status}::text::question_status) ELSE '{}' END`;

/** Ids of the questions that match, best first: $1 term, $2 category's slug or null, $3 status or null. */
export const searchQuestions: Statement<{ version: string | null; ids: number[] }> = {
  name: 'search_questions',
  text: `
    SELECT json_build_object('version', ${version}, 'ids', array_to_json(${foundQuestions('$1', '$2', '$3')}))::text AS reply
    FROM ${categoryOf('$2')}`,
};

/** $1 ids in their order, $2 page, $3 rows of a page, $4 total. No row if the version is no longer $5, unless that is null. */
export const questionsById = replying('QuestionPage', {
  name: 'questions_by_id',
  text: `
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT ${rowsSql('unnest($1::integer[])', questionSummary)} AS questions, $2::integer AS page,
        ceil($4::integer / $3::numeric)::integer AS pages, $4::integer AS total
      WHERE $5::text IS NULL OR $5::text IS NOT DISTINCT FROM ${version}
    ) r`,
});

/**
 * Rows of the same search for cursors: $1 rows of a page, $2 and $3 as in other lists, $4 term, $5 category's slug or
 * null, $6 status or null, $7 tag or null.
 */
const searchedPage: Omit<Page<'QuestionPage'>, 'name' | keyof ListRows> = {
  ...questionSummary,
  list: `SELECT cardinality(ids) AS total, ids FROM (
    SELECT CASE WHEN $7::text IS NULL THEN found ELSE ARRAY(
      SELECT id FROM unnest(found) WITH ORDINALITY match (id, place) JOIN (${tagged('questions', '$7', 'id = ANY (found)')}) q USING (id) ORDER BY place
    ) END AS ids FROM (SELECT ${foundQuestions('$4', '$5', '$6')} AS found FROM ${categoryOf('$5')}) matches
  ) matches`,
  page: '$3',
  size: '$1',
};
const questionsFound = listPage({
  ...searchedPage,
  name: 'questions_found',
  ...foundRows(place, {
    table: 'question_search',
    id: 'question_id',
    keys: [{ name: 'rank', sql: 'ts_rank(r.words, search_query($4::text))', type: 'real' }, 'question_id'],
    isReversed: true,
  }),
});
/** The same for `updated_since`, by id instead of rank. */
const questionsChanged = listPage({
  ...searchedPage,
  name: 'questions_found_again',
  ...foundRows(place, { table: 'questions', keys: ['id'], isReversed: true }),
});

type Query = Input<'listQuestions'>['query'];

/** Page of a search. Cached ids are valid as long as no question changed, which the database is asked each time. */
export async function searchPage(cache: SearchCache, database: StatementRunner, query: Query) {
  const { search = '', cat, status, tag, page = 1, per_page = 20 } = query;
  // The version that cached ids are valid for counts no changes of tags.
  if (query.cursor !== undefined || tag !== undefined) {
    const values = [per_page, (page - 1) * per_page, page, search, cat ?? null, status ?? null, tag ?? null];
    return await database.$one(
      ...requestedRows(query.updated_since === undefined ? questionsFound : questionsChanged, values, query),
    );
  }
  const key = JSON.stringify([search, cat, status]);
  const look = async (): Promise<SearchResult> => {
    const result = await database.$one(searchQuestions, [search, cat ?? null, status ?? null]);
    const { version, ids } = result.parse();
    return { version, ids: Int32Array.from(ids) };
  };
  /** $1 to $5 of the statement. A null version skips the check for changes. */
  const values = (ids: Int32Array, version: string | null) => {
    const pageIds = [...ids.subarray((page - 1) * per_page, page * per_page)];
    return [pageIds, page, per_page, ids.length, version];
  };
  const read = ({ version, ids }: SearchResult) => database.$json(questionsById, values(ids, version));
  const known = cache.get(key);
  const reply = known && (await read(known));
  if (reply) {
    return reply;
  }
  const result = await cache.refresh(key, look);
  // Questions can change faster than they are searched: then a slightly outdated result is served.
  return (await read(result)) ?? (await database.$one(questionsById, values((await look()).ids, null)));
}
