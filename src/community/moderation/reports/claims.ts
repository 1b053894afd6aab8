import type { Handler, Input } from '../../../api/pipeline/handlers.js';
import type { Queries } from '../../../core/database/client.js';
import { lockedRow } from '../../../core/database/row-lock.js';
import { type ReportState, type ReportStep, stepFault } from '../policy.js';
import { reportById } from '../queries.js';
import { tellReporter } from './report-mails.js';

/** Locks a report for a step that the caller may take. Reports about the caller count as not found. */
async function claimStep(
  step: ReportStep,
  { path: { id }, caller, database, refuse }: Pick<Input<'claimReport'>, 'path' | 'caller' | 'database' | 'refuse'>,
): Promise<ReportState> {
  const report = await lockedRow<ReportState>(database)`
    SELECT status::text, handler_id AS "handlerId" FROM reports
    WHERE id = ${id} AND author_id IS DISTINCT FROM ${caller.id}::integer FOR UPDATE`;
  const fault = report === null ? 'report_not_found' : stepFault(step, report, caller);
  if (report === null || fault !== null) {
    throw refuse(fault ?? 'report_not_found');
  }
  return report;
}

const replyOf = async (database: Queries, id: number) => ({
  status: 200 as const,
  body: await database.$one(reportById, [id]),
});

export const claimReport: Handler<'claimReport'> = async (input) => {
  const { path, caller, database, record } = input;
  const { status } = await claimStep('claim', input);
  if (status === 'open') {
    await database.$executeRaw`
      UPDATE reports SET status = 'claimed', handler_id = ${caller.id}, claimed_at = clock_timestamp()
      WHERE id = ${path.id}`;
    await record({ target: 'report', id: path.id });
  }
  return replyOf(database, path.id);
};

export const releaseReport: Handler<'releaseReport'> = async (input) => {
  const { path, database, record } = input;
  const { status } = await claimStep('release', input);
  if (status === 'claimed') {
    await database.report.update({
      where: { id: path.id },
      data: { status: 'open', handlerId: null, claimedAt: null },
      select: { id: true },
    });
    await record({ target: 'report', id: path.id });
  }
  return replyOf(database, path.id);
};

export const resolveReport: Handler<'resolveReport'> = async (input) => {
  const { path, body, caller, database, parts, record } = input;
  const { outcome, note = null } = body;
  await claimStep('resolve', input);
  await database.$executeRaw`
    UPDATE reports SET status = ${outcome}::report_status, handler_id = ${caller.id}, resolution_note = ${note}::text,
      resolved_at = clock_timestamp()
    WHERE id = ${path.id}`;
  await record({ target: 'report', id: path.id, reason: note, details: { outcome } });
  await tellReporter(database, parts.config, { report: path.id, outcome, by: caller.id });
  return replyOf(database, path.id);
};
