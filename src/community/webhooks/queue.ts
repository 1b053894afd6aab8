import type { Queries } from '../../core/database/client.js';
import type { Sql } from '../../core/database/row.js';
import type { Statement } from '../../core/database/statement.js';
import { type PendingDelivery, pendingDeliverySql } from './messages.js';
import { type Due, mostOfWebhook } from './places.js';
import type { Answer } from './posting.js';
import { isActiveSql } from './queries.js';

/** Seconds for which a delivery is leased to the process that sends it: longer than an attempt. */
const lease = 60;
/** Days of failures only after which a webhook is disabled. */
const failingDays = 5;
/** Webhooks that are looked up at once. */
const mostLookedFor = 500;

/** SQL of the webhooks with waiting deliveries, by one index look-up for each. */
export const queuesSql: Sql = `queues AS (
      (SELECT webhook_id FROM webhook_deliveries WHERE status = 'waiting' ORDER BY webhook_id LIMIT 1)
      UNION ALL
      SELECT (
        SELECT d.webhook_id FROM webhook_deliveries d WHERE d.status = 'waiting' AND d.webhook_id > queues.webhook_id
        ORDER BY d.webhook_id LIMIT 1
      ) FROM queues WHERE webhook_id IS NOT NULL
    )`;

/**
 * Some of the webhooks with due deliveries, in random order: one look-up each, however long their queues are. Takes
 * turns between owners, and between fast and slow webhooks.
 */
export const dueWebhooks: Statement<Due[]> = {
  name: 'due_webhooks',
  text: `
    WITH RECURSIVE ${queuesSql},
    due AS (
      SELECT w.id, coalesce(w.owner_id, -w.id) AS owner, w.failing_since IS NOT NULL OR w.slow_since IS NOT NULL AS is_slow
      FROM queues JOIN webhooks w ON w.id = queues.webhook_id LEFT JOIN users u ON u.id = w.owner_id
      WHERE ${isActiveSql}
        AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.status = 'waiting' AND d.due_at <= now())
    ),
    placed AS (SELECT *, row_number() OVER (PARTITION BY owner, is_slow ORDER BY random()) AS place FROM due)
    SELECT coalesce(json_agg(looked), '[]')::text AS reply FROM (
      SELECT id, owner, is_slow FROM placed
      ORDER BY row_number() OVER (PARTITION BY is_slow ORDER BY place, random()) LIMIT ${mostLookedFor}
    ) looked`,
};

/**
 * $1 webhooks, $2 number of deliveries of each. The inner limit is a constant, since plans are made without the values.
 */
export const claimDue: Statement<PendingDelivery[]> = {
  name: 'claim_deliveries',
  text: `
    WITH due AS MATERIALIZED (
      SELECT w.id, capacity.most FROM unnest($1::integer[], $2::integer[]) AS capacity (webhook_id, most)
        JOIN webhooks w ON w.id = capacity.webhook_id LEFT JOIN users u ON u.id = w.owner_id
      WHERE ${isActiveSql}
    ),
    claimed AS (
      UPDATE webhook_deliveries SET attempts = attempts + 1, due_at = clock_timestamp() + make_interval(secs => ${lease})
      WHERE id = ANY (ARRAY(
        SELECT next.id FROM due CROSS JOIN LATERAL (
          SELECT id FROM (
            SELECT d.id FROM webhook_deliveries d WHERE d.webhook_id = due.id AND d.status = 'waiting' AND d.due_at <= now()
            ORDER BY d.due_at LIMIT ${mostOfWebhook.fast} FOR UPDATE SKIP LOCKED
          ) few LIMIT due.most
        ) next
      )) RETURNING *
    )
    SELECT coalesce(json_agg(r), '[]')::text AS reply FROM (${pendingDeliverySql('claimed')}) r`,
};

/** $1 webhooks. */
const lock: Statement<number> = {
  name: 'lock_webhooks',
  text: `
    SELECT count(*)::text AS reply FROM (
      SELECT FROM webhooks WHERE id = ANY ($1::integer[]) ORDER BY id FOR NO KEY UPDATE
    ) locked`,
};

/** A resource of a webhook, whose events may be ordered. */
export type Queue = { webhook_id: number; resource: string };

/** Serializes planning and finishing deliveries of these webhooks. */
export async function lockWebhooks({ $json }: Pick<Queries, '$json'>, queues: readonly Queue[]): Promise<void> {
  const ids = new Set(queues.map(({ webhook_id: id }) => id));
  if (ids.size > 0) await $json(lock, [[...ids]]);
}

/** $1 webhooks, $2 the resource of each. */
const first: Statement<never> = {
  name: 'send_first_deliveries',
  text: `
    UPDATE webhook_deliveries SET due_at = now() WHERE due_at = 'infinity' AND id = ANY (ARRAY(
      SELECT first.id FROM unnest($1::integer[], $2::text[]) AS queue (webhook_id, resource) CROSS JOIN LATERAL (
        SELECT d.id FROM webhook_deliveries d
        WHERE d.webhook_id = queue.webhook_id AND d.resource = queue.resource AND d.status = 'waiting'
        ORDER BY d.position LIMIT 1
      ) first
    ))`,
};

/**
 * Keeps events in order: only the first waiting delivery of a resource has a time. To be called by everything that adds
 * to such a queue or removes from it, behind the lock of its webhook: otherwise a delivery planned while the previous
 * one ends would wait for ever.
 */
export async function sendFirst({ $json }: Pick<Queries, '$json'>, queues: readonly Queue[]): Promise<void> {
  if (queues.length === 0) return;
  await $json(first, [queues.map(({ webhook_id: id }) => id), queues.map(({ resource }) => resource)]);
}

/** Outcome of an attempt. `wait` is seconds until the next. */
export type Outcome = {
  isSlow: boolean;
  status: 'delivered' | 'failed' | 'skipped' | 'waiting';
  wait: number;
  answer: Answer | null;
  fault: string | null;
  duration: number;
};

/** A webhook that was just disabled. */
export type Disabled = { url: string; disabled_for: 'gone' | 'failing'; owner_id: number | null };

/**
 * $1 delivery, $2 attempts, which differ if another process has it by now. $3 status, $4 seconds until the next
 * attempt, $5 status and $6 body of the response, $7 fault, $8 milliseconds, $9 whether it was slow. Returns the
 * webhook if that disabled it.
 */
export const note: Statement<Disabled> = {
  name: 'note_delivery',
  text: `
    WITH noted AS (
      UPDATE webhook_deliveries SET status = $3, due_at = clock_timestamp() + make_interval(secs => $4::float8),
        attempted_at = clock_timestamp(), response_status = $5::integer, response_body = $6, fault = $7, duration = $8::integer
      WHERE id = $1::bigint AND attempts = $2::integer AND status = 'waiting' RETURNING webhook_id
    ),
    changed AS (
      SELECT w.id, $3 = 'delivered' AS is_well, CASE WHEN $5::integer = 410 THEN 'gone'
        WHEN $3 <> 'delivered' AND w.failing_since < now() - interval '${failingDays} days' THEN 'failing' END AS reason
      FROM noted JOIN webhooks w ON w.id = noted.webhook_id WHERE w.disabled_at IS NULL AND $3 <> 'skipped'
    ),
    updated AS (
      UPDATE webhooks w SET failing_since = CASE WHEN NOT is_well THEN coalesce(w.failing_since, now()) END,
        slow_since = CASE WHEN $9::boolean THEN coalesce(w.slow_since, now()) END,
        disabled_at = CASE WHEN reason IS NOT NULL THEN now() END, disabled_for = reason
      FROM changed WHERE changed.id = w.id
        AND (is_well = (w.failing_since IS NOT NULL) OR $9::boolean <> (w.slow_since IS NOT NULL) OR reason IS NOT NULL)
      RETURNING w.url, w.disabled_for, w.owner_id
    )
    SELECT row_to_json(updated)::text AS reply FROM updated WHERE disabled_for IS NOT NULL`,
};
