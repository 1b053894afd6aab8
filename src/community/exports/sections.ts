import { restrictionSql } from '../../api/auth/restrictions.js';
import type { ContentKind } from '../../content/kind.js';
import { orderRecord } from '../../content/orders/order-queries.js';
import { shipmentFields } from '../../content/orders/shipment-queries.js';
import { createdAt as createdAtSql, editedSql } from '../../content/records.js';
import { isoSql } from '../../core/database/formats.js';
import { columnOf, row } from '../../core/database/row.js';
import { kinds } from '../kinds.js';
import { messageFields } from '../messages/fields.js';
import { conversationsOf, messagesOf } from '../messages/membership.js';
import { avatarFile, pictureFile } from './names.js';
import { ownedBy, removable, type Section } from './section.js';

const r = row('r');
const createdAt = createdAtSql(r);

/** Sections that the kinds of content declare. */
const contents = Object.values<ContentKind>(kinds).map(({ table, author, inPlace, isRevised, exported }) => {
  const { meaning, where } = exported;
  const record = [exported.record(r), isRevised ? editedSql('r') : []].flat().join(', ');
  const section = {
    name: table,
    source: table,
    isRemovable: inPlace === undefined,
    meaning,
    record,
    ...(where && { where: where(r) }),
  };
  const owner = columnOf(author);
  return owner === undefined ? ownedBy({ ...section, owner: 'id', owners: [] }) : ownedBy({ ...section, owner });
});

const written = [
  removable({
    name: 'votes',
    meaning: 'your votes on answers',
    source: 'votes',
    owner: 'user_id',
    at: 'r.answer_id',
    record: `SELECT r.answer_id, r.value AS vote, ${createdAt}`,
  }),
  ownedBy({
    name: 'reactions',
    meaning: 'what you liked (1), and your votes on questions (1 or -1)',
    source: 'reactions',
    owner: 'user_id',
    last: '(SELECT last_value FROM reactions_id_seq)',
    record: `SELECT r.kind AS target_type, r.content_id AS target_id, r.value, ${createdAt}`,
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
    name: 'read-topics',
    meaning: 'topics that you marked as read lately, and up to which reply',
    source: 'topic_reads',
    owner: 'user_id',
    at: 'r.topic_id',
    record: `SELECT r.topic_id, nullif(r.reply_id, 0) AS reply_id, ${isoSql('r.read_at')} AS read_at`,
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
        (SELECT username FROM users WHERE id = r.editor_id) AS editor, ${isoSql('r.at')} AS edited_at, r.reason`,
  }),
];

const notified = [
  ownedBy({
    name: 'drafts',
    meaning: 'texts that you have not sent yet',
    source: 'drafts',
    owner: 'user_id',
    record: `SELECT r.key, r.title, r.text, r.page, ${isoSql('r.updated_at')} AS updated_at`,
  }),
  ownedBy({
    name: 'cart',
    meaning: 'what is in your cart',
    source: 'cart_items',
    owner: 'user_id',
    at: 'coalesce(nullif(r.variant_id, 0), r.product_id)',
    last: '(SELECT last_value FROM products_id_seq)',
    record: `SELECT r.product_id, nullif(r.variant_id, 0) AS variant_id, r.quantity, ${createdAt}`,
  }),
  ownedBy({
    name: 'bookmarks',
    meaning: 'your bookmarks',
    source: 'bookmarks',
    owner: 'user_id',
    last: '(SELECT last_value FROM bookmarks_id_seq)',
    record: `SELECT r.kind AS target_type, r.content_id AS target_id, ${createdAt}`,
  }),
  ownedBy({
    name: 'ignored',
    meaning: 'the people you ignore',
    source: 'ignored_users',
    owner: 'user_id',
    at: 'r.ignored_id',
    last: '(SELECT last_value FROM users_id_seq)',
    record: `SELECT (SELECT username FROM users WHERE id = r.ignored_id) AS username, ${createdAt}`,
  }),
  ownedBy({
    name: 'groups',
    meaning: 'the groups that you are in, have asked to join, or are invited to',
    source: 'group_members',
    owner: 'user_id',
    at: 'r.group_id',
    last: '(SELECT last_value FROM groups_id_seq)',
    record: `
      SELECT (SELECT slug FROM groups WHERE id = r.group_id) AS slug, r.state, r.is_owner, ${isoSql('r.since')} AS since`,
  }),
  ownedBy({
    name: 'messages',
    meaning: 'what you and others wrote in your conversations',
    source: 'messages',
    owner: 'author_id',
    owners: [],
    where: `r.id IN (SELECT m.id FROM ${messagesOf('$1::integer')} m)`,
    record: `
      SELECT (SELECT c.title FROM ${conversationsOf('$1::integer')} c WHERE c.id = m.conversation_id) AS title, ${messageFields} FROM (SELECT r.*) m`,
  }),
  ownedBy({
    name: 'watches',
    meaning: 'what you watch, and what you have muted',
    source: 'watches',
    owner: 'user_id',
    record: `SELECT r.kind AS target_type, r.resource_id AS target_id, r.state, ${createdAt}`,
  }),
  ownedBy({
    name: 'notifications',
    meaning: 'what you were notified of in the last 90 days',
    source: 'notifications',
    owner: 'user_id',
    at: 'r.position',
    last: '(SELECT last_value FROM events_position_seq)',
    record: `
      SELECT r.position::text AS id, r.type, r.reason, r.resource_id AS target_id, ${createdAt}, ${isoSql('r.read_at')} AS read_at`,
  }),
];

const moderated = [
  ownedBy({
    name: 'warnings',
    meaning: 'warnings that moderators gave you',
    source: 'warnings',
    owner: 'user_id',
    record: `SELECT r.id, r.text, ${createdAt}, ${isoSql('r.acknowledged_at')} AS acknowledged_at`,
  }),
  ownedBy({
    name: 'removals',
    meaning: 'how moderators removed everything of yours in one step',
    source: 'person_removals',
    owner: 'user_id',
    record: `SELECT r.id, r.action, r.reason, r.state, r.items, ${createdAt}, ${isoSql('r.finished_at')} AS finished_at`,
  }),
];

const traded = [
  ownedBy({
    name: 'orders',
    meaning: 'what you ordered, in the marketplace and in the shop',
    source: 'orders',
    owner: 'buyer_id',
    record: orderRecord('r.id', '$2', 'true'),
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

/** SQL: true if the row is of an order that the person bought or sold. */
const isOfOrder = `EXISTS (
  SELECT FROM orders o JOIN order_stores os ON os.order_id = o.id LEFT JOIN stores s ON s.id = os.store_id
  WHERE o.id = r.order_id AND $1::integer IN (o.buyer_id, s.owner_id)
)`;

const sent = [
  ownedBy({
    name: 'shipments',
    meaning: 'parcels of what you ordered, and of what your stores sold',
    source: 'shipments',
    owner: 'order_id',
    owners: [],
    where: isOfOrder,
    record: `SELECT ${shipmentFields}`,
  }),
  ownedBy({
    name: 'returns',
    meaning: 'what you asked to send back, and what buyers of your stores did',
    source: 'returns',
    owner: 'order_id',
    owners: [],
    where: isOfOrder,
    record: `SELECT r.id, r.order_id, r.status, r.items, r.reason, r.answer, ${createdAt}`,
  }),
  ownedBy({
    name: 'invoices',
    meaning: 'numbers of invoices for your orders, and of those of your stores',
    source: 'invoices',
    owner: 'order_id',
    owners: [],
    at: 'r.order_id',
    where: isOfOrder,
    record: `SELECT r.order_id, r.number, r.trader, ${createdAt}`,
  }),
  ownedBy({
    name: 'traders',
    meaning: 'the details that your stores show of their seller',
    source: 'traders',
    owner: 'store_id',
    owners: [],
    at: 'r.store_id',
    where: '$1::integer = (SELECT owner_id FROM stores WHERE id = r.store_id)',
    record: 'SELECT r.store_id, r.trader',
  }),
];

const credentials = [
  ownedBy({
    name: 'avatars',
    meaning: 'your picture in each size; “path” is where the archive has the bytes',
    source: 'avatars',
    owner: 'user_id',
    at: 'r.size',
    record: `SELECT r.size, ${avatarFile}, r.bytes, ${createdAt}`,
  }),
  ownedBy({
    name: 'pictures',
    meaning: 'pictures of your page, your stores and their products, whose largest size is in the archive',
    source: 'pictures',
    owner: 'user_id',
    owners: [],
    where: `$1::integer IN (
      r.user_id, (SELECT owner_id FROM stores WHERE id = r.store_id), (SELECT owner_id FROM products WHERE id = r.product_id)
    )`,
    record: `SELECT r.id, r.product_id, r.store_id, r.place, r.alt, r.width, r.height, ${pictureFile}, ${createdAt}`,
  }),
  ownedBy({
    name: 'keys',
    meaning: 'your API keys by name, never what lets anybody in',
    source: 'api_keys',
    owner: 'user_id',
    // Others are tokens of apps, which expire within the hour.
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

const notifiedElsewhere = [
  ownedBy({
    name: 'webhooks',
    meaning: 'your webhooks, without their secrets',
    source: 'webhooks',
    owner: 'owner_id',
    record: `SELECT r.id, r.url, r.types, r.description, r.is_ordered, ${createdAt}, ${isoSql('r.disabled_at')} AS disabled_at`,
  }),
];

/** Lists of an archive, in their order. */
export const sections: readonly Section[] = [
  ...contents,
  ...written,
  ...notified,
  ...moderated,
  ...traded,
  ...sent,
  ...credentials,
  ...notifiedElsewhere,
];

/** $1 person. */
export const profileRecord = `
  SELECT row_to_json(shown)::text AS record FROM (
    SELECT u.id, u.username, u.email, ${isoSql('u.email_verified_at')} AS email_verified_at, u.pending_email, u.role,
      u.display_name, u.about, u.location, u.website, u.language,
      coalesce((SELECT json_object_agg(reason, delivery) FROM notification_settings WHERE user_id = u.id), '{}') AS notifications,
      ${isoSql('u.created_at')} AS member_since,
      ${restrictionSql('suspended')} AS suspension, ${restrictionSql('silenced')} AS silence, coalesce((
        SELECT json_agg(json_build_object('device', sess ->> 'device', 'began_at', ${isoSql(`to_timestamp((sess ->> 'signedInAt')::float8 / 1000)`)}))
        FROM sessions WHERE user_id = u.id AND expire > now()
      ), '[]') AS sessions
    FROM users u WHERE u.id = $1::integer AND u.deleted_at IS NULL
  ) shown`;
