import { isAllowed, type Policy, policies } from '../../api/auth/policies.js';
import type { Caller } from '../../api/http/caller.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { type KeyChange, useSecondKey } from '../../content/objects.js';
import { type Content, hiddenOf, pendingAuthorOf, removeContent } from '../../content/removal/removal.js';
import type { Statement } from '../../core/database/statement.js';
import { type ReportState, stepFault } from './policy.js';
import { secondKeyOfUrls } from './queries.js';
import { hideFor, type RemovalInput, restoreFor } from './removing.js';
import { tellReporters } from './reports/report-mails.js';
import type { ReportTargetType } from './reports/report-targets.js';

/** The target of an entry of the queue. */
export type Target = { type: ReportTargetType; id: number };

const isContent = (target: Target): target is Target & Content => target.type !== 'user' && target.type !== 'message';

type Kind = Input<'decideQueueEntries'>['body']['decision'];

/** A decision on one target, whose object has a second key, and what is said of it: to staff, and to the author. */
type Decision = { decision: Kind; moved: KeyChange | null; note: string | null; reason: string | null };

/** The number of reports that were resolved, or the code for what cannot be decided. */
export type Outcome = number | 'already_decided' | 'forbidden' | 'report_claimed';

/** Whether a decision is possible about a target, which has reports or is pending. */
function isPossible(
  target: Target,
  decision: Kind,
  { caller, hasReports }: { caller: Caller; hasReports: boolean },
): boolean {
  if (decision === 'agree') return hasReports;
  if (decision === 'keep') return true;
  const { delete: deletion }: { delete?: Policy } =
    (policies as Record<string, { delete?: Policy }>)[target.type] ?? {};
  return isContent(target) && (decision === 'hide' || (deletion !== undefined && isAllowed(deletion, caller)));
}

/** Gives the object of what a decision removes a second key, before the transaction: links to the first end. */
export function movedBy(parts: Parts, target: Target, decision: Kind): Promise<KeyChange | null> {
  const isRemoved = decision === 'hide' || decision === 'delete';
  return isRemoved && isContent(target) ? secondKeyOfUrls(parts, target.type, target.id) : Promise.resolve(null);
}

/**
 * Decisions of several moderators take turns: rows of several targets have no order in which everything locks them. The first lock of a
 * transaction.
 */
export const takeTurn: Statement<never> = {
  name: 'moderation_turn',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('moderation decisions', 0))::text AS reply`,
};

/**
 * Decides on all that waits for a decision about one target, within a transaction. Its reports and its pending content are locked first: of
 * two moderators at once the second finds it decided.
 */
export async function decide(input: RemovalInput, target: Target, choice: Decision): Promise<Outcome> {
  const { caller, database, parts, record } = input;
  const { decision, note, reason } = choice;
  const reports = await database.$queryRaw<(ReportState & { id: number })[]>`
    SELECT id, status::text, handler_id AS "handlerId" FROM reports
    WHERE target_type = ${target.type} AND target_id = ${target.id} AND status IN ('open', 'claimed')
      AND author_id IS DISTINCT FROM ${caller.id}::integer
    ORDER BY id FOR UPDATE`;
  const pendingAuthor = isContent(target) ? await pendingAuthorOf(database, target) : null;
  const isPending = pendingAuthor !== null && pendingAuthor !== caller.id;
  if (reports.length === 0 && !isPending) return 'already_decided';
  if (reports.some((report) => stepFault('resolve', report, caller) !== null)) return 'report_claimed';
  if (!isPossible(target, decision, { caller, hasReports: reports.length > 0 })) return 'forbidden';
  if (isContent(target) && !(await act(input, target, choice, isPending))) return 'already_decided';
  const ids = reports.map(({ id }) => id);
  const outcome = decision === 'keep' ? 'rejected' : 'upheld';
  await database.$executeRaw`
    UPDATE reports SET status = ${outcome}::report_status, handler_id = ${caller.id}, resolution_note = ${note}::text,
      claimed_at = coalesce(claimed_at, clock_timestamp()), resolved_at = clock_timestamp()
    WHERE id = ANY (${ids}::integer[])`;
  const details = { decision, reports: String(ids.length) };
  await record({ target: target.type, id: target.id, reason: reason ?? note, details });
  await tellReporters(database, parts.config, { reports: ids, outcome, by: caller.id });
  return ids.length;
}

/** Removes or approves content. What is not there any more, or is removed already, stays as it is. False if it cannot be restored. */
async function act(
  input: RemovalInput,
  content: Content,
  { decision, reason, moved }: Decision,
  isPending: boolean,
): Promise<boolean> {
  const { caller, database, parts, afterwards } = input;
  if (decision === 'keep' && isPending) return restoreFor(input, content);
  if (!isPending && (await hiddenOf(database, content)) !== null) return true;
  // Pending content is rejected by hiding it: its author keeps it.
  if (decision === 'hide' || (decision === 'delete' && isPending)) await hideFor(input, content, { reason, moved });
  else if (decision === 'delete') {
    await removeContent(database, content, { state: 'deleted', actor: caller.id, reason });
    await useSecondKey(database, parts, afterwards, moved);
  }
  return true;
}
