import type { components } from '../../generated/openapi.js';
import type { ProblemCode } from '../api/contract/problems.js';
import { excerptSql } from '../database/formats.js';
import type { Statement } from '../database/statement.js';
import type { Area } from '../operations/settings/choices.js';
import { removalSql } from './removal.js';
import { isInForce, isSeenSql } from './share-links.js';

/** What can be reported, from the contract. */
export type ReportTargetType = components['schemas']['ReportTargetType'];

/** How a kind of target is found, and what staff are shown of it. */
type Kind = {
  /** The area that has them, if only one can be switched off with them. */
  area: Area | null;
  missing: ProblemCode;
  /** SQL of `id` and `author_id` of the target $2 (of the share link $3, or seen by it), if the person $4, who is staff if $5 says so, sees it. */
  seen: string;
  /** SQL of the columns of a `ReportContext` of the target whose id `id` is SQL of. */
  context: (id: string) => string;
};

const shown = (title: string, text: string, author: string, path: string): string =>
  `${title} AS title, ${text === "''" ? text : excerptSql(text)} AS text, ${author} AS author_id, ${path} AS path`;

const kinds = {
  topic: {
    area: 'forum',
    missing: 'topic_not_found',
    seen: 'SELECT id, author_id FROM topics WHERE id = $2',
    context: (id) =>
      `SELECT ${shown('t.title', 't.content', 't.author_id', `'/forum/topics/' || t.id`)} FROM topics t WHERE t.id = ${id}`,
  },
  reply: {
    area: 'forum',
    missing: 'reply_not_found',
    seen: 'SELECT id, author_id FROM replies WHERE id = $2',
    context: (id) => `
      SELECT ${shown('t.title', 'p.content', 'p.author_id', `'/forum/topics/' || t.id`)}
      FROM replies p JOIN topics t ON t.id = p.topic_id WHERE p.id = ${id}`,
  },
  question: {
    area: 'answers',
    missing: 'question_not_found',
    seen: 'SELECT id, author_id FROM questions WHERE id = $2',
    context: (id) => `
      SELECT ${shown('q.title', 'q.body', 'q.author_id', `'/answers/questions/' || q.id`)}
      FROM questions q WHERE q.id = ${id}`,
  },
  answer: {
    area: 'answers',
    missing: 'answer_not_found',
    seen: 'SELECT id, author_id FROM answers WHERE id = $2',
    context: (id) => `
      SELECT ${shown('q.title', 'p.body', 'p.author_id', `'/answers/questions/' || q.id`)}
      FROM answers p JOIN questions q ON q.id = p.question_id WHERE p.id = ${id}`,
  },
  store: {
    area: 'marketplace',
    missing: 'store_not_found',
    seen: `SELECT id, owner_id FROM stores WHERE id = $2 AND (status = 'active' OR $5)`,
    context: (id) => `
      SELECT ${shown('s.name', 's.description', 's.owner_id', `'/marketplace/stores/' || s.slug`)}
      FROM stores s WHERE s.id = ${id}`,
  },
  product: {
    // Of the marketplace or of the shop.
    area: null,
    missing: 'product_not_found',
    seen: `
      SELECT id, owner_id FROM products
      WHERE id = $2 AND deleted_at IS NULL AND (CASE WHEN store_id IS NULL THEN status = 'active' ELSE listed END OR $5)`,
    context: (id) => `
      SELECT ${shown(
        'p.title',
        'p.description',
        'p.owner_id',
        `CASE WHEN p.store_id IS NULL THEN '/shop/products/' ELSE '/marketplace/products/' END || p.id`,
      )} FROM products p WHERE p.id = ${id} AND p.deleted_at IS NULL`,
  },
  video: {
    area: 'videos',
    missing: 'video_not_found',
    seen: `SELECT id, author_id FROM videos v WHERE id = $2 AND ${isSeenSql('$4', '$5', '$3')}`,
    context: (id) => `
      SELECT ${shown('v.title', 'v.description', 'v.author_id', `'/videos/' || v.id`)} FROM videos v
      WHERE v.id = ${id} AND v.visibility <> 'private'`,
  },
  comment: {
    area: 'videos',
    missing: 'comment_not_found',
    seen: `
      SELECT c.id, c.author_id FROM comments c JOIN videos v ON v.id = c.video_id
      WHERE c.id = $2 AND ${isSeenSql('$4', '$5', '$3')}`,
    context: (id) => `
      SELECT ${shown('v.title', 'c.content', 'c.author_id', `'/videos/' || v.id`)}
      FROM comments c JOIN videos v ON v.id = c.video_id
      WHERE c.id = ${id} AND v.visibility <> 'private'`,
  },
  share: {
    // Of a file or of a video.
    area: null,
    missing: 'share_not_found',
    seen: `
      SELECT s.id, u.id FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id
      JOIN users u ON u.id = coalesce(f.owner_id, v.author_id)
      WHERE s.token = $3 AND ${isInForce} AND coalesce(v.status = 'ready', true)`,
    context: (id) => `
      SELECT ${shown(
        'coalesce(f.name, v.title)',
        "''",
        'coalesce(f.owner_id, v.author_id)',
        `'/shares/' || s.token`,
      )} FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id WHERE s.id = ${id}`,
  },
  user: {
    area: null,
    missing: 'user_not_found',
    // Locked, so that no report is written about an account that is being deleted.
    seen: `SELECT id, id FROM (SELECT id FROM users WHERE $1 = 'user' AND id = $2 AND deleted_at IS NULL FOR KEY SHARE) u`,
    context: (id) => `
      SELECT ${shown('u.username', "''", 'u.id', `'/users/' || u.username`)}
      FROM users u WHERE u.id = ${id} AND u.deleted_at IS NULL`,
  },
} as const satisfies Record<ReportTargetType, Kind>;

/** Of each kind of target: its area, and the code that refuses one that is not there. */
export const targetKinds: { [Type in ReportTargetType]: Pick<(typeof kinds)[Type], 'area' | 'missing'> } = kinds;

const each = (select: (type: ReportTargetType) => string, between: string): string =>
  (Object.keys(kinds) as ReportTargetType[]).map(select).join(between);

/** The target of a report and its author; null for a product of the shop. */
export type SeenTarget = { id: number; authorId: number | null };

/** $1 type, $2 id or null, $3 token or null, $4 who looks or null, $5 whether as staff. No row: they see no such target. */
export const seenTarget: Statement<SeenTarget> = {
  name: 'seen_target',
  text: `
    WITH asked AS (SELECT $1::text, $2::integer, $3::text, $4::integer, $5::boolean)
    SELECT json_build_object('id', id, 'authorId', author_id)::text AS reply FROM (
      ${each((type) => `SELECT seen.* FROM (${kinds[type].seen}) seen (id, author_id) WHERE $1 = '${type}'`, '\nUNION ALL\n')}
    ) target, asked`,
};

/** SQL of the same columns of removed content, as it was. Stores and products stay where they are. */
const movedContext = (type: string, id: string): string => `
  SELECT coalesce(m.title, m.target_type), m.excerpt, m.author_id, CASE m.target_type
    WHEN 'topic' THEN '/forum/topics/' || m.target_id WHEN 'reply' THEN '/forum/topics/' || m.parent_id
    WHEN 'question' THEN '/answers/questions/' || m.target_id WHEN 'answer' THEN '/answers/questions/' || m.parent_id
    WHEN 'video' THEN '/videos/' || m.target_id WHEN 'comment' THEN '/videos/' || m.parent_id
    ELSE '/shares/' || (SELECT token FROM removed.shares WHERE id = m.target_id)
  END
  FROM removals m
  WHERE m.target_type = ${type} AND m.target_id = ${id} AND NOT m.is_private
    AND m.target_type NOT IN ('store', 'product', 'file')`;

/**
 * SQL of the `ReportContext` of what `type` and `id`, SQL themselves, say; null where it is deleted. All that a report shows of a
 * target comes from here. It says nothing of products that are deleted.
 */
export function contextSql(type: string, id: string): string {
  return `(
    SELECT row_to_json(shown) FROM (
      SELECT found.title, found.text, found.author_id, u.username AS author, found.path, ${removalSql(type, id)} AS hidden
      FROM (${each((kind) => `SELECT it.* FROM (${kinds[kind].context(id)}) it WHERE ${type} = '${kind}'`, '\nUNION ALL\n')}
        UNION ALL ${movedContext(type, id)}) found
      LEFT JOIN users u ON u.id = found.author_id
    ) shown
  )`;
}
