import { type Problem, problem } from '../../core/contract/problems.js';
import { isoSql } from '../../core/database/formats.js';
import type { Config } from '../../core/platform/config.js';
import type { Caller, Restriction } from '../http/caller.js';

/**
 * Restrictions of a user: `suspended` blocks all use of keys and sessions, `silenced` blocks writing. Each has a start, and may have an
 * end.
 */
export type RestrictionKind = 'suspended' | 'silenced';

/** SQL: whether this restriction applies to a user now, by the database's clock. */
export function restrictedSql(kind: RestrictionKind, user = 'u'): string {
  return `(${user}.${kind}_at IS NOT NULL AND coalesce(${user}.${kind}_until > now(), true))`;
}

/** SQL of a `Restriction` of the user `u`, null if none applies. */
export function restrictionSql(kind: RestrictionKind): string {
  return `CASE WHEN ${restrictedSql(kind)} THEN json_build_object('until', ${isoSql(`u.${kind}_until`)}, 'reason', u.${kind}_for) END`;
}

/** Details of a restriction for a refusal. */
export function detailsOf({ until, reason }: Restriction): { until?: string; reason: string | null } {
  return until === null ? { reason } : { until, reason };
}

/** Why a user may not write now, or not contribute if that is the request; null if they may. */
export function writeRefusal(
  { silenced, unready, warned }: Pick<Caller, 'silenced' | 'unready' | 'warned'>,
  { requireVerifiedEmail }: Pick<Config, 'requireVerifiedEmail'>,
  { isContribution }: { isContribution: boolean },
): Problem | null {
  if (silenced !== null) return problem('account_silenced', detailsOf(silenced));
  if (unready === 'account_pending' || (unready !== null && requireVerifiedEmail)) return problem(unready);
  return warned && isContribution ? problem('warning_not_acknowledged') : null;
}
