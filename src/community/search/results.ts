import { avatarUrlSql } from '../../accounts/users/avatars/queries.js';
import type { SearchHits } from '../../api/pipeline/search-engine.js';
import { arraySql, isoSql, momentOf, objectSql } from '../../core/database/formats.js';
import { viewOf } from '../../core/database/readable.js';
import { row } from '../../core/database/row.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { type Area, areas } from '../../core/platform/settings/choices.js';
import { searchSources } from './sources.js';

const r = row('r');

/** Characters of a text that are searched for the excerpt. */
const looked = 20_000;

/** SQL of the path of a result, by its columns `type` and `id`. */
const pathSql = (row: string): string => {
  const ways = searchSources.flatMap(({ type, threadType, table, path }) =>
    threadType === type
      ? [`WHEN '${type}' THEN (SELECT ${path(r)} FROM ${viewOf(table)} r WHERE r.id = ${row}.id)`]
      : [],
  );
  return `CASE ${row}.type ${ways.join(' ')} END`;
};

/** SQL of the post that matches; null if it is the result itself. */
const postSql = `CASE WHEN page.post_type <> page.type THEN ${objectSql({
  type: 'page.post_type',
  id: 'page.post_id',
  author: 'writer.username',
  created_at: isoSql('post.created_at'),
})} END`;

/** SQL of the origin of pages, of the address of the interface. */
const originSql = `substring($3::text FROM '^[a-z]+://[^/]+')`;

/** SQL of the picture of a result, by its columns `type` and `id`. $3 is the address of the interface. */
const pictureSql = `CASE t.type ${searchSources
  .flatMap(({ type, table, picture }) =>
    picture === undefined
      ? []
      : [`WHEN '${type}' THEN (SELECT ${picture(r, originSql)} FROM ${viewOf(table)} r WHERE r.id = t.id)`],
  )
  .join(' ')}
  WHEN 'person' THEN (SELECT ${avatarUrlSql('$3')} FROM users u WHERE u.id = t.id) END`;

const countSql = (column: string): string => `coalesce((
  SELECT ${arraySql('c')} FROM (
    SELECT ${column}, count(*) FROM results WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1
  ) c
), '[]')`;

/** SQL of the end of the searched time: cursors exclude content that is newer than their first page. */
export const untilSql = `coalesce(($5::json->>'until')::timestamptz, $6::timestamptz, 'infinity')`;

/** First values of `resultsOf`, before those of `ctes`. */
export type PageValues = [
  sort: string,
  rowsBefore: number,
  perPage: number,
  page: number,
  walk: string | null,
  until: string | null,
];

/**
 * Statement of a page of results. `ctes` end with `results`: each thread once, with its best post, that post's time and
 * the score. $1 order, $2 rows before the page, $3 rows of a page, $4 page, $5 cursor or null, $6 end of the time or
 * null; the parameters of `ctes` begin at $7. `beginnings` is SQL of an array.
 */
export const resultsOf = (name: string, ctes: string, beginnings: string): Statement<SearchHits> => ({
  name,
  text: `
    WITH ${ctes},
    page AS MATERIALIZED (
      SELECT *, row_number() OVER (ORDER BY rank, age, type, id) AS place, count(*) OVER () > $3::integer + $2::integer AS has_more
      FROM (
        SELECT *, CASE $1::text WHEN 'newest' THEN 0 ELSE -score END AS rank, -extract(epoch FROM posted_at) AS age FROM results
      ) f
      WHERE $5::json IS NULL OR (rank, age, type, id) > (
        ($5::json->>'rank')::numeric, ($5::json->>'age')::numeric, $5::json->>'type', ($5::json->>'id')::integer
      )
      ORDER BY place LIMIT $3 OFFSET $2
    )
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT ${beginnings} AS beginnings, coalesce((
        SELECT ${arraySql('result')} FROM (
          SELECT page.type, page.id, head.title, ${pathSql('page')} AS path, ${postSql} AS post, u.username AS author, page.area,
            ${isoSql('head.created_at')} AS created_at, page.score, left(post.body, ${looked}) AS content
          FROM page CROSS JOIN LATERAL searched_content(page.type, page.id) head
          CROSS JOIN LATERAL searched_content(page.post_type, page.post_id) post
          LEFT JOIN users u ON u.id = head.author_id
          LEFT JOIN users writer ON writer.id = post.author_id
          ORDER BY page.place
        ) result
      ), '[]') AS results,
      (SELECT row_to_json(f) FROM (SELECT ${countSql('type')} AS types, ${countSql('area')} AS areas) f) AS facets,
      coalesce(($5::json->>'page')::integer, $4::integer) AS page, ceil(counted.total / $3::numeric)::integer AS pages,
      counted.total, NULL AS did_you_mean,
      (
        SELECT json_build_object(
          'page', coalesce(($5::json->>'page')::integer, 1) + 1, 'rank', rank, 'age', age, 'type', type, 'id', id,
          'until', coalesce($5::json->>'until', least($6::timestamptz, clock_timestamp())::text)
        ) FROM page WHERE has_more ORDER BY place DESC LIMIT 1
      )::text AS next_cursor
      FROM (SELECT count(*)::integer AS total FROM results) counted
    ) reply`,
});

/** First values of `resultsOf` for a request. */
export function pageValues({
  sort = 'relevance',
  per_page: perPage = 20,
  page: numbered = 1,
  cursor,
  until,
}: {
  sort?: string;
  per_page?: number;
  page?: number;
  cursor?: string;
  until?: string;
}): PageValues {
  const page = cursor === undefined ? numbered : 1;
  return [sort, (page - 1) * perPage, perPage, page, cursor || null, momentOf(until)];
}

/** Inactive areas, which searches exclude. */
export const inactive = (active: ReadonlySet<Area>): Area[] => areas.filter((area) => !active.has(area));

/** Statement of suggestions from `titles`: SQL of rows with type, id, title and rank. $3 is the address of the interface. */
export const suggestionsOf = (name: string, titles: string) =>
  replying('SuggestionList', {
    name,
    text: `
      SELECT row_to_json(reply)::text AS reply FROM (
        SELECT coalesce((
          SELECT ${arraySql('s')} FROM (
            SELECT t.type, t.id, t.title, ${pathSql('t')} AS path, ${pictureSql} AS picture_url FROM (${titles}) t ORDER BY t.rank LIMIT 8
          ) s
        ), '[]') AS suggestions
      ) reply`,
  });
