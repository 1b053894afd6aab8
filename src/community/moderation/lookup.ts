import type { Parts } from '../../api/pipeline/parts.js';
import { type ContentKind, sqlOf } from '../../content/kind.js';
import { excerptSql, isoSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { type Statement, statementRunner } from '../../core/database/statement.js';
import { kinds } from '../kinds.js';
import type { ReportTargetType } from './reports/report-targets.js';

/** A published post of a person. */
type PublishedPost = { type: ReportTargetType; id: number; title: string; text: string; at: string };

/** Posts of each kind, the newest. */
const most = 10;

const posts = Object.values<ContentKind>(kinds)
  .filter(({ text }) => text !== undefined)
  .map((kind) => {
    const { label, text, author, isPresent, isPublished } = sqlOf(kind, row('r'));
    return `(SELECT '${kind.type}' AS type, r.id, ${label} AS title, ${excerptSql(text)} AS text, ${isoSql('r.created_at')} AS at
        FROM public.${kind.table} r
        WHERE ${kind.area === null ? 'true' : `'${kind.area}' = ANY ($2::text[])`} AND ${author} = (SELECT id FROM users WHERE username = $1::citext)
          AND ${isPresent} AND ${isPublished} ORDER BY r.id DESC LIMIT ${most})`;
  });

/** $1 name, $2 the areas that are switched on. */
const postsOfPerson: Statement<PublishedPost[]> = {
  name: 'posts_of_person',
  text: `SELECT coalesce(json_agg(post), '[]')::text AS reply FROM (${posts.join(' UNION ALL ')}) post`,
};

/** Latest posts of a person, the newest of each kind, in the active areas. */
export async function postsOf({ database, config }: Parts, username: string): Promise<PublishedPost[]> {
  return (await statementRunner(database.json).$one(postsOfPerson, [username, [...config.areas]])).parse();
}

/** Most people found by a part of their name. */
export const mostPeople = 50;

const nameSql = 'lower(username::text)';

/** A person found by a part of their name. */
type PersonMatch = { username: string; role: string; since: string };

/** $1 the part, in small letters, $2 as a pattern. An exact match comes first, also of a deleted account. */
const peopleWith: Statement<PersonMatch[]> = {
  name: 'people_with_part_of_name',
  text: `SELECT coalesce(json_agg(matches), '[]')::text AS reply FROM (
    SELECT username, role, ${isoSql('created_at')} AS since FROM users
    WHERE ${nameSql} LIKE $2 AND (deleted_at IS NULL OR ${nameSql} = $1) ORDER BY ${nameSql} <> $1, ${nameSql} LIMIT ${mostPeople}
  ) matches`,
};

/**
 * People with a part in their name, in the order of names. None for a single character, or characters that no name has.
 */
export async function peopleNamed({ database }: Parts, part: string): Promise<PersonMatch[]> {
  if (!/^[\w-]{2,30}$/.test(part)) return [];
  const name = part.toLowerCase();
  return (await statementRunner(database.json).$one(peopleWith, [name, `%${name.replaceAll('_', '\\_')}%`])).parse();
}
