import { isModerator } from '../../api/auth/authentication.js';
import { moderatesBoards } from '../../api/pipeline/board-moderators.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { type Filter, filteredPage, filtersBy } from '../../content/lists/lists.js';
import { queued, queueEntries, reportDetail } from './queries.js';

const others = (at: number) => `author_id IS DISTINCT FROM $${at}::integer`;
const ofType = (at: number) => `target_type = $${at}::text`;

const queueConditions = {
  others: (at: number) => `${others(at)} AND buyer_id IS DISTINCT FROM $${at}::integer`,
  type: ofType,
  approval: (at: number) => `is_pending = $${at}::boolean`,
  dispute: (at: number) => `(target_type = 'order') = $${at}::boolean`,
  reports: (at: number) => `(report_count > 0) = $${at}::boolean`,
  boards: (at: number) =>
    `target_type IN ('topic', 'reply') AND moderates_content(target_type, target_id, $${at}::integer)`,
};

export const listModerationQueue: Handler<'listModerationQueue'> = async (input) => {
  const { query, caller, database, parts, refuse } = input;
  const isOfSite = isModerator(caller);
  if (!isOfSite && !(await moderatesBoards(database, caller, parts))) throw refuse('forbidden');
  const { cause, target_type: type } = query;
  const filters = filtersBy(queueConditions, {
    others: caller.id,
    type,
    ...(cause === undefined ? {} : { [cause]: 'true' }),
    ...(isOfSite ? {} : { boards: caller.id }),
  });
  return { status: 200, body: await database.$one(...filteredPage(queueEntries, filters, query)) };
};

const conditions = {
  others,
  status: (at: number) => `status = $${at}::report_status`,
  type: ofType,
  target: (at: number) => `target_type = $${at}::text AND target_id = $${at + 1}::integer`,
  reason: (at: number) => `reason = $${at}::text`,
  handler: (at: number) => `handler_id = $${at}::integer`,
};

function filtersOf({ query, caller }: Pick<Input<'listReports'>, 'query' | 'caller'>): Filter[] {
  const { status, target_type: type, target, reason, claimed_by: claimedBy } = query;
  const [kind = '', id] = target?.split(':') ?? [];
  return filtersBy(conditions, {
    others: caller.id,
    status,
    type,
    // Larger ids do not exist.
    target: id === undefined ? undefined : [kind, Number(id) <= 2_147_483_647 ? Number(id) : 0],
    reason,
    handler: claimedBy === undefined ? undefined : caller.id,
  });
}

export const listReports: Handler<'listReports'> = async ({ query, caller, database }) => {
  const { sort: order = 'newest' } = query;
  const page = filteredPage({ ...queued, order }, filtersOf({ query, caller }), query);
  return { status: 200, body: await database.$one(...page) };
};

export const getReport: Handler<'getReport'> = async ({ path, caller, database, refuse }) => {
  return okOrNotFound(await database.$json(reportDetail, [path.id, caller.id]), refuse, 'report_not_found');
};
