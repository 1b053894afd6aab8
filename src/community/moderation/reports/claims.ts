import type { Handler, Input } from '../../../api/pipeline/handlers.js';
import type { Parts } from '../../../api/pipeline/parts.js';
import type { Queries } from '../../../core/database/client.js';
import { lockedRow } from '../../../core/database/row-lock.js';
import { decide, movedBy, type Target, takeTurn } from '../decide.js';
import { type ReportState, type ReportStep, stepFault } from '../policy.js';
import { reportById } from '../queries.js';
import { tellReporters } from './report-mails.js';

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

async function targetOf({ database }: Pick<Parts, 'database'>, id: number): Promise<Target | undefined> {
  const [target] = await database.prisma.$queryRaw<Target[]>`
    SELECT target_type AS type, target_id AS id FROM reports WHERE id = ${id}`;
  return target;
}

export const resolveReport: Handler<'resolveReport'> = async ({ path, body, parts }) => {
  const { outcome, note = null, action, reason = null } = body;
  const target = action && (await targetOf(parts, path.id));
  const moved = action && target ? await movedBy(parts, target, action) : null;
  return async (input) => {
    const { caller, database, record, refuse } = input;
    if (action !== undefined && outcome !== 'upheld') {
      throw refuse('invalid_param', { params: { action: 'is possible with the outcome upheld only' } });
    }
    if (action !== undefined) await database.$json(takeTurn, []);
    await claimStep('resolve', input);
    if (action !== undefined && target) {
      const done = await decide(input, target, { decision: action, moved, note, reason });
      if (typeof done !== 'number') throw refuse(done === 'already_decided' ? 'invalid_transition' : done);
      return replyOf(database, path.id);
    }
    await database.$executeRaw`
      UPDATE reports SET status = ${outcome}::report_status, handler_id = ${caller.id}, resolution_note = ${note}::text,
        claimed_at = coalesce(claimed_at, clock_timestamp()), resolved_at = clock_timestamp()
      WHERE id = ${path.id}`;
    await record({ target: 'report', id: path.id, reason: note, details: { outcome } });
    await tellReporters(database, parts.config, { reports: [path.id], outcome, by: caller.id });
    return replyOf(database, path.id);
  };
};
