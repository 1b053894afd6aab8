import type { Problem, ProblemDetails } from '../core/contract/problems.js';
import type { Transaction } from '../core/database/client.js';
import { arraySql } from '../core/database/formats.js';
import { viewOf } from '../core/database/readable.js';
import type { Row, Sql } from '../core/database/row.js';

/** Most tags of a site: the list of tags is sorted as a whole. */
export const mostTags = 10_000;

/** SQL of the field `tags` of content with tags. */
export const tagsSql = (r: Pick<Row<'topics' | 'questions'>, 'tag_ids'>): Sql => `
  CASE ${r.tag_ids} WHEN '{}' THEN '[]' ELSE (
    SELECT ${arraySql('tag')} FROM (SELECT id, name FROM tags WHERE id = ANY (${r.tag_ids}) ORDER BY name) tag
  ) END AS tags`;

/** SQL of the names of the tags, for archives. */
export const tagNamesSql = (r: Pick<Row<'topics' | 'questions'>, 'tag_ids'>): Sql =>
  `ARRAY(SELECT name FROM tags WHERE id = ANY (${r.tag_ids}) ORDER BY name) AS tags`;

/** SQL of the id that content with the tag of this name has; null if there is none. */
const tagNamed = (name: Sql): Sql => `(SELECT coalesce(merged_into_id, id) FROM tags WHERE name = ${name}::citext)`;

type Tagging = { database: Transaction; refuse: (code: 'quota_exceeded', details: ProblemDetails) => Problem };

/** The ids of the tags with these names, which new ones get. They are locked, so that none is merged meanwhile. @throws quota_exceeded */
export async function tagIdsOf({ database, refuse }: Tagging, names: readonly string[] = []): Promise<number[]> {
  if (names.length === 0) return [];
  const [{ ids }] = await database.$queryRaw<[{ ids: number[] | null }]>`
    SELECT tag_ids_of(${names}::text[], ${mostTags}) AS ids`;
  if (ids === null) throw refuse('quota_exceeded', { message: `There can be at most ${mostTags} tags.` });
  return ids;
}

/** SQL of the rows of a table with the tag of this name that pass a condition. OFFSET keeps the index of tags in use, whatever the rows are sorted by. */
export const tagged = (table: 'topics' | 'questions', name: Sql, where: Sql): Sql => `
  SELECT * FROM (
    SELECT * FROM ${viewOf(table)} WHERE tag_ids <> '{}' AND tag_ids @> ARRAY[${tagNamed(name)}] AND ${where} OFFSET 0
  ) tagged`;
