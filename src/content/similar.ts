import type { components } from '../../generated/openapi.js';
import type { Input } from '../api/pipeline/handlers.js';
import { arraySql, isoSql } from '../core/database/formats.js';
import { viewOf } from '../core/database/readable.js';
import { type JsonText, replying, type SchemaName } from '../core/database/statement.js';
import type { ContentKind } from './kind.js';

/** Columns of content `r` in a list besides id, title and time, and SQL to rank some rows first. */
type SimilarColumns = { field: string; columns: string; first?: string };

type SimilarInput = Pick<Input<'listSimilarTopics' | 'listSimilarQuestions'>, 'query' | 'database' | 'parts'>;

/** Lists content with a title similar to a draft's. */
export const similarContent = <Name extends SchemaName>(
  schema: Name,
  { type, table }: ContentKind,
  { field, columns, first }: SimilarColumns,
): ((input: SimilarInput) => Promise<JsonText<components['schemas'][Name]>>) => {
  const listOf = (name: string, matchesSql: string) =>
    replying(schema, {
      name,
      text: `
      SELECT row_to_json(reply)::text AS reply FROM (
        SELECT coalesce((
          SELECT ${arraySql('s')} FROM (
            SELECT r.id, r.title, ${columns}, ${isoSql('r.created_at')} AS created_at
            FROM ${matchesSql} t JOIN ${viewOf(table)} r ON r.id = t.id
            ORDER BY ${first === undefined ? '' : `${first}, `}t.score DESC, r.id DESC LIMIT 10
          ) s
        ), '[]') AS ${field}
      ) reply`,
    });
  const own = listOf(`similar_${field}`, `similar_titles('${type}', $1::text, $2::text[])`);
  const fromEngine = listOf(
    `similar_${field}_given`,
    `(SELECT * FROM unnest($1::integer[], $2::float8[]) AS g (id, score)
      WHERE NOT EXISTS (SELECT FROM search_queue q WHERE q.type = '${type}' AND q.content_id = g.id))`,
  );
  return async ({ query: { title }, database, parts }) => {
    const { search, config } = parts;
    if (search.similar === null) return database.$one(own, [title, config.searchLanguages]);
    const { ids, scores } = await search.similar({ database, parts }, type, title);
    return database.$one(fromEngine, [ids, scores]);
  };
};
