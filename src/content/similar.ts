import { arraySql, isoSql } from '../database/formats.js';
import { type ReplyStatement, replying, type SchemaName } from '../database/statement.js';
import type { ContentKind } from './kind.js';

/** What a list shows of content `r` besides id, title and time, and the SQL of what comes before others. */
type Shown = { field: string; columns: string; first?: string };

/** The statement that lists content whose title is like one that is being written. $1 title, $2 languages. */
export const similarContent = <Name extends SchemaName>(
  schema: Name,
  { type, table }: ContentKind,
  { field, columns, first }: Shown,
): ReplyStatement<Name> =>
  replying(schema, {
    name: `similar_${field}`,
    text: `
      SELECT row_to_json(reply)::text AS reply FROM (
        SELECT coalesce((
          SELECT ${arraySql('s')} FROM (
            SELECT r.id, r.title, ${columns}, ${isoSql('r.created_at')} AS created_at
            FROM similar_titles('${type}', $1::text, $2::text[]) t JOIN ${table} r ON r.id = t.id
            ORDER BY ${first === undefined ? '' : `${first}, `}t.score DESC, r.id DESC
          ) s
        ), '[]') AS ${field}
      ) reply`,
  });
