import { standingSql } from '../../accounts/users/standing.js';
import type { ContentKind } from '../../content/kind.js';
import { secondKeyIn } from '../../content/objects.js';
import { disputeAnswerSql } from '../../content/orders/order-queries.js';
import type { ContentType } from '../../content/removal/removal.js';
import { arraySql, isoSql, objectSql } from '../../core/database/formats.js';
import { row, valueSql } from '../../core/database/row.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { kinds } from '../kinds.js';
import { contextFields, contextRows, contextSql } from './reports/report-targets.js';

/** A report `r` as shown to staff. */
const staffFields = `
  r.id, r.target_type, r.target_id, r.reason, r.note, r.status, ${isoSql('r.created_at')} AS created_at,
  r.reporter_id, m.username AS reporter, r.author_id, a.username AS author, r.handler_id, h.username AS handler,
  ${isoSql('r.claimed_at')} AS claimed_at, ${isoSql('r.resolved_at')} AS resolved_at, r.resolution_note`;

const theirPeople = `
  JOIN users m ON m.id = r.reporter_id LEFT JOIN users a ON a.id = r.author_id LEFT JOIN users h ON h.id = r.handler_id`;

/** Fields of reports in the queue. */
export const queued = {
  schema: 'ReportList',
  field: 'reports',
  columns: staffFields,
  from: `JOIN reports r ON r.id = page.id ${theirPeople}`,
  table: 'reports',
} as const;

/** $1 report. */
export const reportById = replying('Report', {
  name: 'report',
  text: `SELECT row_to_json(reply)::text AS reply FROM (SELECT ${staffFields} FROM reports r ${theirPeople} WHERE r.id = $1) reply`,
});

/** $1 report, $2 reader, who does not see a report about themselves. */
export const reportDetail = replying('ReportDetail', {
  name: 'report_detail',
  text: `
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT ${staffFields}, ${contextSql('r.target_type', 'r.target_id')} AS context,
        (SELECT count(*)::integer - 1 FROM reports o WHERE (o.target_type, o.target_id) = (r.target_type, r.target_id)) AS other_reports,
        (SELECT ${standingSql} FROM users u WHERE u.id = r.author_id AND u.deleted_at IS NULL) AS author_standing
      FROM reports r ${theirPeople} WHERE r.id = $1 AND r.author_id IS DISTINCT FROM $2::integer
    ) reply`,
});

/** Reports of an entry that are listed, and the most that are counted of an author's past. */
const [mostReports, mostCounted] = [5, 100];

/** SQL of the number of an author's rows `u.id` in a table, as far as they are counted. */
const countedOf = (rows: string): string =>
  `(SELECT count(*)::integer FROM (SELECT FROM ${rows} LIMIT ${mostCounted}) counted)`;
const reportsOf = (status: string): string => countedOf(`reports WHERE author_id = u.id AND status = '${status}'`);

const authorRecord = `(
  SELECT ${objectSql({
    member_since: isoSql('u.created_at'),
    standing: standingSql,
    upheld_reports: reportsOf('upheld'),
    rejected_reports: reportsOf('rejected'),
    warnings: countedOf('warnings WHERE user_id = u.id'),
  })} FROM users u WHERE u.id = q.author_id AND u.deleted_at IS NULL
)`;

/** SQL of the unresolved reports `r` of the entry `q`. */
const unresolved = `FROM reports r WHERE (r.target_type, r.target_id) = (q.target_type, q.target_id) AND r.status IN ('open', 'claimed')`;
const queueReports = `coalesce((
  SELECT ${arraySql('r')} FROM (
    SELECT r.id, r.reason, r.note, ${isoSql('r.created_at')} AS created_at, r.reporter_id,
      (SELECT username FROM users WHERE id = r.reporter_id) AS reporter
    ${unresolved} ORDER BY r.id LIMIT ${mostReports}
  ) r
), '[]')`;

const dispute = `(
  SELECT ${objectSql({
    id: 'o.id',
    buyer: 'buyer.username',
    dispute_reason: 'o.dispute_reason',
    dispute_answer: disputeAnswerSql,
    left: 'amount_of(o.total - o.refunded, o.currency)',
    currency: 'o.currency',
  })} FROM orders o JOIN users buyer ON buyer.id = o.buyer_id WHERE q.target_type = 'order' AND o.id = q.target_id
)`;

/** Fields of the entries of the moderation queue. */
export const queueEntries = {
  schema: 'QueueList',
  field: 'entries',
  columns: `q.target_type, q.target_id, ${isoSql('q.since')} AS since, h.id AS handler_id, h.username AS handler, q.report_count,
    ${queueReports} AS reports, context.shown AS context, coalesce(context.body, '') AS body, ${authorRecord} AS author_record,
    ${dispute} AS dispute`,
  from: `JOIN moderation_queue q ON q.id = page.id
    LEFT JOIN LATERAL (
      SELECT body, (SELECT row_to_json(fields) FROM (SELECT ${contextFields}) fields) AS shown
      FROM ${contextRows('q.target_type', 'q.target_id')} context
    ) context ON true
    LEFT JOIN users h ON h.id = (SELECT r.handler_id ${unresolved} AND r.handler_id IS NOT NULL LIMIT 1)`,
  table: 'moderation_queue',
  order: 'oldest',
  since: 'since',
} as const;

/** $1 user. */
export const standing = replying('UserStanding', {
  name: 'user_standing',
  text: `SELECT (${standingSql})::text AS reply FROM users u WHERE u.id = $1`,
});

/** $1 type, $2 id. No row: the content has no object in the storage. */
const keyOfUrls: Statement<string> = {
  name: 'key_of_urls',
  text: `SELECT to_json(key)::text AS reply FROM (${Object.values<ContentKind>(kinds)
    .filter(({ urlsLeadTo }) => urlsLeadTo !== undefined)
    .map(
      ({ type, table, urlsLeadTo }) =>
        `SELECT ${valueSql(urlsLeadTo, row('r'))} AS key FROM ${table} r WHERE $1::text = '${type}' AND r.id = $2::integer`,
    )
    .join(' UNION ALL ')}) matches WHERE key IS NOT NULL`,
};

/** Gives the object of some content a second key. */
export const secondKeyOfUrls = secondKeyIn<[type: ContentType, id: number]>(keyOfUrls);
