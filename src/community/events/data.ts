import { announcementSummary as announcement } from '../../areas/announcements/editing.js';
import { postCommentSummary } from '../../areas/answers/comment-queries.js';
import { answerSummary, questionSummary } from '../../areas/answers/queries.js';
import { fileSummary } from '../../areas/files/queries.js';
import { replySummary, topicSummary } from '../../areas/forum/lists.js';
import { listedFields, ofTheirStore, reviewFields, reviewOf, storeSummary } from '../../areas/marketplace/queries.js';
import { fields as shopFields } from '../../areas/shop/editing.js';
import { commentSummary, summaries } from '../../areas/videos/queries.js';
import { type ContentKind, type EventContentType, isThereSql, mayReadSql } from '../../content/kind.js';
import { orderRecord } from '../../content/orders/order-queries.js';
import { document, type JsonObject, sentSchema } from '../../core/contract/document.js';
import { excerptPlaces, makeExcerpts } from '../../core/contract/excerpts.js';
import { schemaCheck } from '../../core/contract/operation.js';
import type { PropertyPath } from '../../core/contract/property-paths.js';
import { excerptSql } from '../../core/database/formats.js';
import { viewOf } from '../../core/database/readable.js';
import { row, type Sql } from '../../core/database/row.js';
import { groupFields, membershipOf, seesGroupSql } from '../groups/seeing.js';
import { messageFields } from '../messages/fields.js';
import { messagesOf } from '../messages/membership.js';
import { queued } from '../moderation/queries.js';
import { eventKinds } from './sources.js';

/** The reader in SQL: an id or null, and whether they are staff. */
export type EventReaderSql = { viewer: Sql; staff: Sql; currency: Sql; origin: Sql };

/** A row as lists show it: SQL of its fields and their joins to `page.id`. */
type Shape = { columns: Sql; from: Sql };
type ShapeFor = (reader: EventReaderSql) => Shape | [when: Sql, then: Shape, otherwise: Shape];

/**
 * Fields of each kind of content in events. A video's rating and share link, which only its owner can see, are not
 * among them.
 */
const shapes: Record<EventContentType, ShapeFor> = {
  announcement: () => announcement,
  answer: () => answerSummary,
  comment: () => commentSummary,
  file: ({ origin }) => fileSummary(origin),
  post_comment: () => postCommentSummary,
  product: ({ currency, origin }) => [
    'r.store_id IS NULL',
    { columns: shopFields(currency, origin, excerptSql('p.description')), from: 'JOIN products p ON p.id = page.id' },
    { columns: listedFields(currency, origin), from: `JOIN products p ON p.id = page.id ${ofTheirStore}` },
  ],
  question: () => questionSummary,
  reply: () => replySummary,
  review: () => ({ columns: reviewFields, from: `JOIN reviews r ON r.id = page.id ${reviewOf}` }),
  store: ({ origin }) => storeSummary(origin),
  topic: () => topicSummary,
  video: ({ origin }) => summaries('NULL', origin),
};

const rowSql = (id: Sql, { columns, from }: Shape): Sql =>
  `(SELECT row_to_json(shown) FROM (SELECT ${columns} FROM (SELECT ${id} AS id) page ${from}) shown)`;

/** SQL of content of a kind as this reader may see it. */
function contentSql(kind: ContentKind<EventContentType>, id: Sql, reader: EventReaderSql): Sql {
  const shape = shapes[kind.type](reader);
  const rows = Array.isArray(shape)
    ? `CASE WHEN ${shape[0]} THEN ${rowSql(id, shape[1])} ELSE ${rowSql(id, shape[2])} END`
    : rowSql(id, shape);
  return `(SELECT ${rows} FROM ${viewOf(kind.table)} r WHERE r.id = ${id} AND ${isThereSql(kind, row('r'), reader)} AND ${mayReadSql(kind, row('r'), reader)})`;
}

/** SQL of an order; for a seller only with the items of their stores. */
function orderSql(id: Sql, { viewer, staff, currency }: EventReaderSql): Sql {
  const isSeller = `i.store_id IN (SELECT s.id FROM stores s WHERE s.owner_id = ${viewer})`;
  const record = orderRecord(id, currency, `(o.buyer_id = ${viewer} OR ${staff} OR ${isSeller})`);
  return `(SELECT row_to_json(shown) FROM (${record}) shown WHERE shown.items IS NOT NULL)`;
}

const reportSql = (id: Sql, { viewer, staff }: EventReaderSql): Sql =>
  `(SELECT ${rowSql(id, queued)} FROM reports r WHERE r.id = ${id} AND ${staff} AND r.author_id IS DISTINCT FROM ${viewer})`;

const messageSql = (id: Sql, { viewer }: EventReaderSql): Sql =>
  `(SELECT row_to_json(shown) FROM (SELECT ${messageFields} FROM ${messagesOf(viewer)} m WHERE m.id = ${id}) shown)`;

const groupSql = (id: Sql, { viewer, staff }: EventReaderSql): Sql => `(SELECT row_to_json(shown) FROM (
  SELECT ${groupFields({ viewer, staff })} FROM groups r JOIN groups g ON g.id = r.id ${membershipOf(viewer)}
  WHERE r.id = ${id} AND ${seesGroupSql({ viewer, staff })}) shown)`;

/** SQL of the resource with this kind and id as JSON; null if this reader may not see it. All parameters are SQL. */
export const dataSql = (kind: Sql, id: Sql, reader: EventReaderSql): Sql => `CASE ${kind}
  ${eventKinds.map((each) => `WHEN '${each.type}' THEN ${contentSql(each, id, reader)}`).join('\n  ')}
  WHEN 'order' THEN ${orderSql(id, reader)}
  WHEN 'report' THEN ${reportSql(id, reader)}
  WHEN 'message' THEN ${messageSql(id, reader)}
  WHEN 'group' THEN ${groupSql(id, reader)}
END`;

/** Names of the contract's schemas for the data of events, by kind of resource. */
const schemas = ((document.components as JsonObject).schemas as Record<string, JsonObject>).Event?.['x-data'] as Record<
  string,
  string | string[]
>;
const checks: Readonly<Record<string, (data: JsonObject) => void>> = Object.fromEntries(
  Object.entries(schemas).map(([kind, names]) => {
    const anyOf = () => [names].flat().map(sentSchema);
    let excerpts: readonly PropertyPath[] | undefined;
    const check = schemaCheck(`An event of a ${kind}`, () => ({ anyOf: anyOf() }));
    return [
      kind,
      (data) => {
        excerpts ??= excerptPlaces({ properties: Object.assign({}, ...anyOf().map(({ properties }) => properties)) });
        makeExcerpts(data, excerpts);
        check(data);
      },
    ];
  }),
);

/**
 * Makes the excerpts in the data of an event, and checks it against the contract. An `id` alone is always valid.
 * @throws ReplyFault
 */
export function completeData(type: string, data: object): void {
  if (Object.keys(data).length > 1) checks[type.split('.')[0] as string]?.(data as JsonObject);
}
