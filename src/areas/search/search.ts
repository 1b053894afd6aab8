import type { components } from '../../../generated/openapi.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { arraySql, isoSql } from '../../database/formats.js';
import { replying, type Statement } from '../../database/statement.js';
import { type Area, areas } from '../../operations/settings/choices.js';
import { excerptOf } from './excerpt.js';
import { searchSources } from './sources.js';
import { correctedOf } from './spelling.js';
import { type Term, termsOf, typedOf } from './terms.js';

type SearchPage = components['schemas']['SearchPage'];
type Found = Omit<SearchPage, 'results' | 'did_you_mean' | 'next_cursor'> & {
  beginnings: string[];
  next_cursor: string | null;
  results: (Omit<SearchPage['results'][number], 'excerpt'> & { content: string | null })[];
};

/** Characters of a text in which the words are looked for. */
const looked = 20_000;

/** SQL of the path of what a search found, by its type: the columns `type` and `id` of a row. */
const pathSql = (row: string): string => {
  const ways = searchSources.flatMap(({ type, thread, table, path }) =>
    thread.type === type ? [`WHEN '${type}' THEN (SELECT ${path} FROM ${table} r WHERE r.id = ${row}.id)`] : [],
  );
  return `CASE ${row}.type ${ways.join(' ')} END`;
};

const countSql = (column: string): string => `coalesce((
  SELECT ${arraySql('c')} FROM (
    SELECT ${column}, count(*) FROM found WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1
  ) c
), '[]')`;

/**
 * $1 terms, $2 their modes, $3 languages, $4 labels, $5 author or null, $6 and $7 the time, $8 the order, $9 rows before the page,
 * $10 rows of a page, $11 the page, $12 the position of a walk or null. What is newer than its beginning is not on a walk. $4 is a tsquery of the labels that `search_words` adds, or null.
 */
const searchAll: Statement<Found> = {
  name: 'search',
  text: `
    WITH wanted AS MATERIALIZED (SELECT * FROM search_wanted($1::text[], $2::text[], $3::text[])),
    found AS MATERIALIZED (
      SELECT t.* FROM wanted, search_threads(
        wanted.query, wanted.ranked,
        nullif(concat_ws(' & ', $4::text, quote_literal('author ' || CASE WHEN $5::text IS NOT NULL THEN coalesce(
          (SELECT id FROM users WHERE username = $5::citext), 0
        ) END)), '')::tsquery,
        coalesce($6::timestamptz, '-infinity'), coalesce(($12::json->>'until')::timestamptz, $7::timestamptz, 'infinity')
      ) t
    ),
    page AS MATERIALIZED (
      SELECT *, row_number() OVER (ORDER BY rank, age, type, id) AS place, count(*) OVER () > $10::integer + $9::integer AS has_more
      FROM (
        SELECT *, CASE $8::text WHEN 'newest' THEN 0 ELSE -score END AS rank, -extract(epoch FROM posted_at) AS age FROM found
      ) f
      WHERE $12::json IS NULL OR (rank, age, type, id) > (
        ($12::json->>'rank')::numeric, ($12::json->>'age')::numeric, $12::json->>'type', ($12::json->>'id')::integer
      )
      ORDER BY place LIMIT $10 OFFSET $9
    )
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT (SELECT forms || parts FROM wanted) AS beginnings, coalesce((
        SELECT ${arraySql('result')} FROM (
          SELECT page.type, page.id, head.title, ${pathSql('page')} AS path, u.username AS author, page.area,
            ${isoSql('head.created_at')} AS created_at, page.score, left(post.body, ${looked}) AS content
          FROM page CROSS JOIN LATERAL searched_content(page.type, page.id) head
          CROSS JOIN LATERAL searched_content(page.post_type, page.post_id) post
          LEFT JOIN users u ON u.id = head.author_id
          ORDER BY page.place
        ) result
      ), '[]') AS results,
      (SELECT row_to_json(f) FROM (SELECT ${countSql('type')} AS types, ${countSql('area')} AS areas) f) AS facets,
      coalesce(($12::json->>'page')::integer, $11::integer) AS page, ceil(counted.total / $10::numeric)::integer AS pages,
      counted.total,
      (
        SELECT json_build_object(
          'page', coalesce(($12::json->>'page')::integer, 1) + 1, 'rank', rank, 'age', age, 'type', type, 'id', id,
          'until', coalesce($12::json->>'until', least($7::timestamptz, clock_timestamp())::text)
        ) FROM page WHERE has_more ORDER BY place DESC LIMIT 1
      )::text AS next_cursor
      FROM (SELECT count(*)::integer AS total FROM found) counted
    ) reply`,
};

/** A tsquery that finds labels: one of some, and none of others; null for no label. */
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

/** Areas that are switched off have nothing to find. */
const inactive = (active: ReadonlySet<Area>): Area[] => areas.filter((area) => !active.has(area));

/** PostgreSQL knows no day such as February 29 of a year that has none, nor an offset of sixteen hours, which the form of a time allows. */
const momentOf = (time: string | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();

/** The page of a search for these terms. */
async function pageOf({ query, database, parts: { config } }: Input<'searchSite'>, terms: Term[]): Promise<Found> {
  const { types, author, area, since, until, sort = 'relevance', per_page: perPage = 20, cursor } = query;
  const page = cursor === undefined ? (query.page ?? 1) : 1;
  const reply = await database.$one(searchAll, [
    terms.map(({ text }) => text),
    terms.map(({ mode }) => mode),
    config.searchLanguages,
    labelsOf({ type: types, area: area && [area] }, { area: inactive(config.areas) }),
    author ?? null,
    momentOf(since),
    momentOf(until),
    sort,
    (page - 1) * perPage,
    perPage,
    page,
    cursor || null,
  ]);
  return reply.parse();
}

/** What was searched, or what it may mean where that finds nothing: only what then finds something is said. */
async function correctedPageOf(input: Input<'searchSite'>): Promise<Found & Pick<SearchPage, 'did_you_mean'>> {
  const terms = termsOf(input.query.q);
  const page = await pageOf(input, terms);
  const corrected = page.total > 0 ? null : await correctedOf(input.database, terms);
  if (corrected === null) return { ...page, did_you_mean: null };
  const meant = await pageOf(input, corrected);
  return meant.total > 0 ? { ...meant, did_you_mean: typedOf(corrected) } : { ...page, did_you_mean: null };
}

export const searchSite: Handler<'searchSite'> = async (input) => {
  const { cursor } = input.query;
  const { beginnings, results, next_cursor, ...found } = await correctedPageOf(input);
  return {
    status: 200,
    body: {
      ...found,
      ...(cursor === undefined ? {} : { next_cursor }),
      results: results.map(({ content, ...result }) => ({ ...result, excerpt: excerptOf(content ?? '', beginnings) })),
    },
  };
};

/** $1 what was typed, $2 labels. */
const suggestions = replying('SuggestionList', {
  name: 'suggest',
  text: `
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT coalesce((
        SELECT ${arraySql('s')} FROM (
          SELECT t.type, t.id, head.title, ${pathSql('t')} AS path
          FROM search_titles($1::text, $2::tsquery) t JOIN search_entries head ON (head.type, head.content_id) = (t.type, t.id)
          ORDER BY t.rank
        ) s
      ), '[]') AS suggestions
    ) reply`,
});

export const suggestTitles: Handler<'suggestTitles'> = async ({ query, database, parts }) => {
  const body = await database.$one(suggestions, [query.q, labelsOf({}, { area: inactive(parts.config.areas) })]);
  return { status: 200, body };
};
