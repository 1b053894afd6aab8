import type { components } from '../../../../generated/openapi.js';
import { type ContentKind, isVisibleSql, sqlOf } from '../../../content/kind.js';
import { removalSql } from '../../../content/records.js';
import type { ProblemCode } from '../../../core/contract/problems.js';
import { excerptSql } from '../../../core/database/formats.js';
import { viewOf } from '../../../core/database/readable.js';
import { row } from '../../../core/database/row.js';
import type { Statement } from '../../../core/database/statement.js';
import type { Area } from '../../../core/platform/settings/choices.js';
import { kinds } from '../../kinds.js';
import { messagesOf, reportedAuthor } from '../../messages/membership.js';

/** Types that can be reported, from the contract. */
export type ReportTargetType = components['schemas']['ReportTargetType'];

const { file: _, ...reported } = kinds;
const contents: readonly ContentKind[] = Object.values(reported);
const r = row('r');

/** Noun of each type of target, its area, if that can be switched off, and the error code if it does not exist. */
export const targetKinds = {
  ...reported,
  message: { noun: 'message', area: null, missing: 'message_not_found' },
  user: { noun: 'person', area: null, missing: 'user_not_found' },
} as const satisfies Record<ReportTargetType, { noun: string; area: Area | null; missing: ProblemCode }>;

/** The target of a report and its author; null for a product of the shop. */
export type VisibleTarget = { id: number; authorId: number | null };

const viewer = { viewer: '$4', staff: '$5', token: '$3' };
const seen = contents.map((kind) => {
  const { author, isPresent } = sqlOf(kind, r);
  return `
    SELECT r.id, ${author} AS author_id FROM ${viewOf(kind.table)} r
    WHERE $1 = '${kind.type}' AND ${kind.namedBy === undefined ? 'r.id = $2' : `r.${kind.namedBy} = $3`}
      AND ${isPresent} AND ${isVisibleSql(kind, r, viewer)}`;
});

/**
 * $1 type, $2 id or null, $3 token or null, $4 viewer or null, $5 whether staff. No row: they cannot see the target.
 * Locks a user, so that no report is created about an account that is being deleted.
 */
export const visibleTarget: Statement<VisibleTarget> = {
  name: 'seen_target',
  text: `
    WITH params AS (SELECT $1::text, $2::integer, $3::text, $4::integer, $5::boolean)
    SELECT json_build_object('id', id, 'authorId', author_id)::text AS reply FROM (${seen.join(' UNION ALL ')}
      UNION ALL SELECT m.id, m.author_id FROM ${messagesOf('$4')} m WHERE $1 = 'message' AND m.id = $2
      UNION ALL SELECT id, id FROM (SELECT id FROM users WHERE $1 = 'user' AND id = $2 AND deleted_at IS NULL FOR KEY SHARE) u
    ) target, params`,
};

/** SQL of the texts of a profile. */
const profile = `concat_ws(E'\\n', u.display_name, u.location, u.website, u.about)`;

/** Characters of a text that the queue shows. */
const shownText = 4000;

/**
 * SQL of the title, text and author of the content `target`, also if removed. Removed stores and products stay in their
 * tables.
 */
const contexts = contents.flatMap((kind) => {
  const { label, excerpt, text, author, path, isPresent, isPrivate } = sqlOf(kind, r);
  const body = kind.text === undefined ? `''` : `left(${text}, ${shownText})`;
  return [
    `SELECT ${label} AS title, ${excerpt} AS text, ${body} AS body, ${author} AS author_id, ${path} AS path FROM ${viewOf(kind.table)} r
  WHERE target.type = '${kind.type}' AND r.id = target.id AND ${isPresent} AND NOT (${isPrivate})`,
    ...(kind.inPlace === undefined
      ? [
          `SELECT coalesce(m.title, ${label}, m.target_type), m.excerpt, ${body}, m.author_id, ${path}
  FROM removals m JOIN removed.${kind.table} r ON r.id = m.target_id
  WHERE target.type = '${kind.type}' AND m.target_type = '${kind.type}' AND m.target_id = target.id AND NOT m.is_private`,
        ]
      : []),
  ];
});

/** SQL of the title, text, author and path of `type` and `id`, which are SQL. No row if it is deleted. Deleted products have none. */
export const contextRows = (type: string, id: string): string => `(
    SELECT context.*, u.username AS author, ${removalSql('target.type', 'target.id')} AS hidden
    FROM (SELECT ${type} AS type, ${id} AS id) target CROSS JOIN LATERAL (${contexts.join(' UNION ALL ')}
      UNION ALL SELECT u.username, ${excerptSql(profile)}, left(${profile}, ${shownText}), u.id, '/users/' || u.username FROM users u
      WHERE target.type = 'user' AND u.id = target.id AND u.deleted_at IS NULL
      UNION ALL SELECT u.username, '', '', u.id, '/users/' || u.username FROM users u
      WHERE target.type = 'message' AND u.id = ${reportedAuthor('target.id')}
    ) context LEFT JOIN users u ON u.id = context.author_id
  )`;

/** SQL of the `ReportContext` of a row of `contextRows`. */
export const contextFields = 'title, text, author_id, author, path, hidden';

/** SQL of the `ReportContext` of `type` and `id`, which are SQL; null if it is deleted. */
export const contextSql = (type: string, id: string): string =>
  `(SELECT row_to_json(shown) FROM (SELECT ${contextFields} FROM ${contextRows(type, id)} context) shown)`;
