import type { Prisma } from '../../../generated/prisma/client.js';
import { hasRole, isOpenSql } from '../../api/auth/authentication.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import type { Caller } from '../../api/http/caller.js';
import { isoSql } from '../../core/database/formats.js';
import type { Sql } from '../../core/database/row.js';
import { receivesSql } from '../events/queries.js';

/** A webhook `w` as the contract shows it; its owner is `u`. */
export const webhookColumns: Sql = `w.id, u.username AS owner, w.url, w.types, w.description, w.is_ordered,
  CASE WHEN w.disabled_at IS NULL THEN 'active' ELSE 'disabled' END AS status, w.disabled_for,
  ${isoSql('w.failing_since')} AS failing_since, ${isoSql('w.slow_since')} AS slow_since,
  ${isoSql('w.created_at')} AS created_at`;

const isWaiting = `d.status = 'waiting' AND d.due_at < 'infinity'`;

/** A delivery `d` as the contract shows it. */
export const deliveryColumns: Sql = `d.id::text AS id, d.webhook_id, d.position::text AS event_id, d.type, d.status, d.attempts,
  ${isoSql('d.attempted_at')} AS attempted_at, CASE WHEN ${isWaiting} THEN ${isoSql('d.due_at')} END AS next_attempt_at,
  d.duration AS duration_ms, d.response_status, d.fault, ${isoSql('d.created_at')} AS created_at`;

/**
 * Webhooks that the caller may manage: their own, with an app those that it created; an admin also those of the site.
 */
export function managedBy(caller: Caller): Prisma.WebhookWhereInput {
  const { id, appId } = caller;
  const whose = hasRole(caller, 'admin') ? { OR: [{ ownerId: id }, { ownerId: null }] } : { ownerId: id };
  return appId === null ? whose : { ...whose, grant: { appId } };
}

/** SQL: true if a webhook `w` with the owner `u` receives events. Suspended owners do not. */
export const isActiveSql: Sql = `w.disabled_at IS NULL AND (w.owner_id IS NULL OR ${isOpenSql} AND NOT ${restrictedSql('suspended')})`;

/** SQL: true if a webhook `w` receives the event `e`. The owner's second factor is checked when it is sent. */
export const receivesEventSql: Sql = receivesSql('e', {
  viewer: 'w.owner_id',
  staff: `(w.owner_id IS NULL OR u.role >= 'moderator' AND w.grant_id IS NULL)`,
  admin: '(w.owner_id IS NULL)',
});
