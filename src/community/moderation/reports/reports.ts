import { viewerOf } from '../../../api/auth/authentication.js';
import type { Handler } from '../../../api/pipeline/handlers.js';
import { filteredPage } from '../../../content/lists/lists.js';
import { problem } from '../../../core/contract/problems.js';
import { isoSql } from '../../../core/database/formats.js';
import { replying } from '../../../core/database/statement.js';
import { tellStaff } from './report-mails.js';
import { targetKinds, visibleTarget } from './report-targets.js';

/** A report `r` as shown to its reporter. */
const ownFields = `
  r.id, r.target_type, r.target_id, r.reason, r.note, r.status, ${isoSql('r.created_at')} AS created_at,
  ${isoSql('r.resolved_at')} AS resolved_at`;

/**
 * $1 type, $2 target, $3 author or null, $4 reporter, $5 reason, $6 note or null. No row: they have an unresolved one
 * about it.
 */
const insertReport = replying('OwnReport', {
  name: 'insert_report',
  text: `
    WITH r AS (
      INSERT INTO reports (target_type, target_id, author_id, reporter_id, reason, note)
      VALUES ($1::text, $2::integer, $3::integer, $4::integer, $5::text, $6::text)
      ON CONFLICT (reporter_id, target_type, target_id) WHERE status IN ('open', 'claimed') DO NOTHING
      RETURNING *
    )
    SELECT row_to_json(reply)::text AS reply FROM (SELECT ${ownFields} FROM r) reply`,
});

export const createReport: Handler<'createReport'> = async ({ caller, parts }) => {
  const allowance = await parts.limits?.consumeReport(caller.id);
  if (allowance?.exceeded) {
    const message = 'You have reported much lately; Retry-After says when to come back.';
    throw problem('rate_limited', { message, retryAfter: allowance.reset });
  }
  return async ({ body, database, refuse }) => {
    const { target_type: type, target_id: id = null, target_token: token = null, reason, note = '' } = body;
    const { area, missing } = targetKinds[type];
    if (area !== null && !parts.config.areas.has(area)) {
      throw refuse('component_inactive', { component: area });
    }
    const target = (await database.$json(visibleTarget, [type, id, token, ...viewerOf(caller)]))?.parse();
    if (target === undefined) {
      throw refuse(missing);
    }
    if (target.authorId === caller.id) {
      throw refuse('own_content');
    }
    const values = [type, target.id, target.authorId, caller.id, reason, note === '' ? null : note];
    const reply = await database.$json(insertReport, values);
    if (reply === null) {
      throw refuse('already_reported');
    }
    await tellStaff(database, parts.config, { authorId: target.authorId, reporterId: caller.id });
    return { status: 201, body: reply };
  };
};

const own = {
  schema: 'OwnReportList',
  field: 'reports',
  columns: ownFields,
  from: 'JOIN reports r ON r.id = page.id',
  table: 'reports',
} as const;

export const listMyReports: Handler<'listMyReports'> = async ({ query, caller, database }) => {
  const byMe = { name: 'reporter', condition: (at: number) => `reporter_id = $${at}::integer`, values: [caller.id] };
  return { status: 200, body: await database.$one(...filteredPage(own, [byMe], query)) };
};
