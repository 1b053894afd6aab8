import { productFields, storeFields } from '../../areas/marketplace/queries.js';
import { orderRecord } from '../../content/order-queries.js';
import { removalSql } from '../../content/removal.js';
import { shareSql } from '../../content/share-links.js';
import { isoSql, sqlSql } from '../../database/formats.js';
import { restrictionSql } from '../access/restrictions.js';
import { author, createdAt, hidden, ownedBy, removable, type Section } from './section.js';

const written = [
  removable({
    name: 'topics',
    meaning: 'topics that you began',
    source: 'topics',
    owner: 'author_id',
    record: `
      SELECT r.id, r.title, r.content, r.author_id, ${author}, r.board_id,
        (SELECT title FROM boards WHERE id = r.board_id) AS board_title, r.reply_count, r.is_sticky, r.is_locked,
        ${createdAt}, ${sqlSql('r.last_reply_at')} AS last_reply, ${hidden}`,
  }),
  removable({
    name: 'replies',
    meaning: 'your replies to topics',
    source: 'replies',
    owner: 'author_id',
    record: `SELECT r.id, r.topic_id, r.content, r.author_id, ${author}, ${createdAt}, ${hidden}`,
  }),
  removable({
    name: 'questions',
    meaning: 'questions that you asked',
    source: 'questions',
    owner: 'author_id',
    record: `
      SELECT r.id, r.title, r.body, r.status, r.answer_count, r.best_answer_id, r.author_id, ${author},
        coalesce((SELECT json_agg(row_to_json(c)) FROM categories c WHERE c.id = r.category_id), '[]') AS categories,
        ${createdAt}, ${hidden}`,
  }),
  removable({
    name: 'answers',
    meaning: 'your answers to questions',
    source: 'answers',
    owner: 'author_id',
    record: `
      SELECT r.id, r.question_id, r.body, r.author_id, ${author}, r.vote_score, EXISTS (
        SELECT FROM questions q WHERE q.id = r.question_id AND q.best_answer_id = r.id
      ) AS is_best, ${sqlSql('r.created_at')} AS posted_at, ${hidden}`,
  }),
  removable({
    name: 'votes',
    meaning: 'your votes on answers',
    source: 'votes',
    owner: 'user_id',
    at: 'r.answer_id',
    record: `SELECT r.answer_id, r.value AS vote, ${createdAt}`,
  }),
  removable({
    name: 'comments',
    meaning: 'your comments on videos',
    source: 'comments',
    owner: 'author_id',
    record: `SELECT r.id, r.video_id, r.content, r.author_id, ${author}, ${createdAt}, ${hidden}`,
  }),
  removable({
    name: 'ratings',
    meaning: 'videos that you liked or disliked',
    source: 'ratings',
    owner: 'user_id',
    at: 'r.video_id',
    record: `SELECT r.video_id, CASE r.value WHEN 1 THEN 'like' ELSE 'dislike' END AS rating, ${createdAt}`,
  }),
  ownedBy({
    name: 'reports',
    meaning: 'what you reported to the moderators',
    source: 'reports',
    owner: 'reporter_id',
    record: `
      SELECT r.id, r.target_type, r.target_id, r.reason, r.note, r.status, ${createdAt}, ${isoSql('r.resolved_at')} AS resolved_at`,
  }),
  ownedBy({
    name: 'revisions',
    meaning: 'what your texts said before they were edited',
    source: 'revisions',
    owner: 'owner_id',
    record: `
      SELECT r.target_type, r.target_id, r.number, r.title, r.body, r.editor_id,
        (SELECT username FROM users WHERE id = r.editor_id) AS editor, ${isoSql('r.at')} AS edited_at`,
  }),
];

const sold = [
  ownedBy({
    name: 'stores',
    meaning: 'your stores',
    source: 'stores',
    owner: 'owner_id',
    record: `SELECT shown.*, ${createdAt} FROM (SELECT r.*) s CROSS JOIN LATERAL (SELECT ${storeFields}) shown`,
  }),
  ownedBy({
    name: 'products',
    meaning: 'what your stores sell, and sold',
    source: 'products',
    owner: 'owner_id',
    record: `
      SELECT shown.*, ${createdAt}, ${isoSql('r.deleted_at')} AS deleted_at, ${removalSql(`'product'`, 'r.id')} AS hidden
      FROM (SELECT r.*) p CROSS JOIN LATERAL (SELECT ${productFields('$2', 'p.description')}) shown`,
  }),
  ownedBy({
    name: 'orders',
    meaning: 'what you ordered, in the marketplace and in the shop',
    source: 'orders',
    owner: 'buyer_id',
    record: `SELECT r.area, shown.* FROM (${orderRecord('r.id', '$2', 'true')}) shown`,
  }),
  ownedBy({
    name: 'sales',
    meaning: 'what others ordered of your stores, as your stores show it',
    source: 'orders',
    owner: 'buyer_id',
    owners: [],
    where: `EXISTS (
      SELECT FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id AND s.owner_id = $1::integer
    )`,
    record: orderRecord('r.id', '$2', 'i.store_id IN (SELECT id FROM stores WHERE owner_id = $1::integer)'),
  }),
];

const uploadedBy = (column: string) => `(
  SELECT owner_id FROM (SELECT id, owner_id FROM files UNION ALL SELECT id, owner_id FROM removed.files) f WHERE f.id = ${column}.file_id
  UNION ALL
  SELECT author_id FROM (SELECT id, author_id FROM videos UNION ALL SELECT id, author_id FROM removed.videos) v WHERE v.id = ${column}.video_id
)`;

const uploaded = [
  removable({
    name: 'files',
    meaning: 'your files; “path” is where the archive has the bytes',
    source: 'files',
    owner: 'owner_id',
    record: `
      SELECT r.id, r.name, r.mime_type, r.size, r.sha256, ${createdAt}, ${isoSql('r.updated_at')} AS updated_at, ${hidden}`,
  }),
  removable({
    name: 'videos',
    meaning: 'your videos; “path” is where the archive has the bytes',
    source: 'videos',
    owner: 'author_id',
    record: `
      SELECT r.id, r.title, r.description, r.author_id, ${author}, r.visibility, r.status, r.duration, r.width, r.height,
        r.mime_type, r.size, r.thumbnail_url, r.like_count, r.dislike_count, r.comment_count, coalesce((
          SELECT views FROM (SELECT video_id, views FROM video_views UNION ALL SELECT video_id, views FROM removed.video_views) v
          WHERE v.video_id = r.id
        ), 0) AS view_count, ${createdAt}, ${hidden}`,
  }),
  removable({
    name: 'shares',
    meaning: 'links by which you share files and videos; never their passwords',
    source: 'shares',
    owner: 'id',
    owners: [],
    where: `$1::integer = ${uploadedBy('r')}`,
    record: `
      SELECT r.file_id, r.video_id, shown.*, ${hidden}
      FROM (SELECT r.*) s CROSS JOIN LATERAL json_to_record(${shareSql('$3')}) AS shown (
        token text, share_url text, has_password boolean, expires_at text, allow_download boolean, created_at text
      )`,
  }),
];

const credentials = [
  ownedBy({
    name: 'keys',
    meaning: 'your API keys by name, never what lets anybody in',
    source: 'api_keys',
    owner: 'user_id',
    // Others are tokens of apps, which come and go by the hour.
    where: 'r.user_id = $1::integer AND r.app_id IS NULL',
    record: `
      SELECT r.id, r.name, r.prefix, r.scopes, ${createdAt}, ${isoSql('r.expires_at')} AS expires_at,
        ${isoSql('r.revoked_at')} AS revoked_at, ${isoSql('r.last_used_at')} AS last_used_at`,
  }),
  ownedBy({
    name: 'passkeys',
    meaning: 'your passkeys by name, never what lets anybody in',
    source: 'passkeys',
    owner: 'user_id',
    record: `SELECT r.id, r.name, ${createdAt}, ${isoSql('r.last_used_at')} AS last_used_at`,
  }),
  ownedBy({
    name: 'invitations',
    meaning: 'invitations that you made, never their links',
    source: 'invitations',
    owner: 'creator_id',
    record: `SELECT r.id, r.max_uses, r.uses, ${createdAt}, ${isoSql('r.expires_at')} AS expires_at`,
  }),
  ownedBy({
    name: 'sign-in-elsewhere',
    meaning: 'places elsewhere by which you sign in, and who you are there',
    source: 'identities',
    owner: 'user_id',
    record: `SELECT r.id, r.issuer, r.subject, ${createdAt}, ${isoSql('r.last_used_at')} AS last_used_at`,
  }),
  ownedBy({
    name: 'apps',
    meaning: 'apps that you registered, without their secrets',
    source: 'apps',
    owner: 'owner_id',
    record: `SELECT r.id, r.name, r.client_id, r.secret_hash IS NOT NULL AS is_confidential, r.redirect_uris, ${createdAt}`,
  }),
  ownedBy({
    name: 'allowed-apps',
    meaning: 'apps that you allow to act for you, and what they may do',
    source: 'app_grants',
    owner: 'user_id',
    record: `SELECT r.id, (SELECT name FROM apps WHERE id = r.app_id) AS app, r.scopes, ${createdAt}`,
  }),
];

/** The lists of an archive, in their order. */
export const sections: readonly Section[] = [...written, ...sold, ...uploaded, ...credentials];

/** $1 person. */
export const profileRecord = `
  SELECT row_to_json(shown)::text AS record FROM (
    SELECT u.id, u.username, u.email, ${isoSql('u.email_verified_at')} AS email_verified_at, u.pending_email, u.role,
      ${isoSql('u.created_at')} AS member_since,
      ${restrictionSql('suspended')} AS suspension, ${restrictionSql('silenced')} AS silence, coalesce((
        SELECT json_agg(json_build_object('device', sess ->> 'device', 'began_at', ${isoSql(`to_timestamp((sess ->> 'signedInAt')::float8 / 1000)`)}))
        FROM sessions WHERE user_id = u.id AND expire > now()
      ), '[]') AS sessions
    FROM users u WHERE u.id = $1::integer AND u.deleted_at IS NULL
  ) shown`;
