import { kinds } from '../../../areas/kinds.js';
import { type ContentKind, isPresentSql, isPublishedSql, labelSql } from '../../../content/kind.js';
import { excerptSql, isoSql } from '../../../database/formats.js';
import { type Statement, statementRunner } from '../../../database/statement.js';
import type { ReportTargetType } from '../../../moderation/report-targets.js';
import type { Visit } from '../../visit.js';

/** Something that somebody wrote and others see. */
export type ShownPost = { type: ReportTargetType; id: number; title: string; text: string; at: string };

/** How many of each kind are shown, the newest. */
const most = 10;

const posts = Object.values<ContentKind>(kinds).flatMap((kind) =>
  kind.text === undefined
    ? []
    : [
        `(SELECT '${kind.type}' AS type, r.id, ${labelSql(kind)} AS title, ${excerptSql(kind.text)} AS text, ${isoSql('r.created_at')} AS at
        FROM ${kind.table} r
        WHERE ${kind.area === null ? 'true' : `'${kind.area}' = ANY ($2::text[])`} AND ${kind.author} = (SELECT id FROM users WHERE username = $1::citext)
          AND ${isPresentSql(kind)} AND ${isPublishedSql(kind)} ORDER BY r.id DESC LIMIT ${most})`,
      ],
);

/** $1 name, $2 the areas that are switched on. */
const postsOfPerson: Statement<ShownPost[]> = {
  name: 'posts_of_person',
  text: `SELECT coalesce(json_agg(post), '[]')::text AS reply FROM (${posts.join(' UNION ALL ')}) post`,
};

/** What somebody published last, the newest of each kind, in the areas that are switched on. */
export async function postsOf({ parts }: Pick<Visit, 'parts'>, username: string): Promise<ShownPost[]> {
  const { json } = parts.database;
  return (await statementRunner(json).$one(postsOfPerson, [username, [...parts.config.areas]])).parse();
}
