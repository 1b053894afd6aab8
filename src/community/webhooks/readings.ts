import { attemptOutcomes } from '../../api/telemetry/metrics/catalogue.js';
import type { Metrics } from '../../api/telemetry/metrics/metrics.js';
import { throttled } from '../../api/telemetry/metrics/readings.js';
import type { Database } from '../../core/database/client.js';
import type { Sql } from '../../core/database/row.js';
import type { Statement } from '../../core/database/statement.js';
import { isActiveSql } from './queries.js';
import { queuesSql } from './queue.js';

/** Most deliveries that are counted, and most webhooks that are scanned. */
const mostCounted = 10_000;
/** Most deliveries of one webhook that are counted. */
const mostOfOne = 1000;

/** SQL: true if a webhook is in trouble, in the form of its index. */
const isTroubledSql = '(failing_since IS NOT NULL OR slow_since IS NOT NULL OR disabled_at IS NOT NULL)';

/** SQL of due deliveries of a webhook, limited. */
const dueOf = (webhook: Sql): Sql => `
  SELECT FROM webhook_deliveries d WHERE d.webhook_id = ${webhook} AND d.status = 'waiting' AND d.due_at <= now() LIMIT ${mostOfOne}`;

/** SQL of webhooks `w` with due deliveries, and since when. */
const dueSql = `
  due AS (
    SELECT w.id, w.owner_id, w.failing_since IS NOT NULL OR w.slow_since IS NOT NULL AS is_slow, oldest.due_at
    FROM queues JOIN webhooks w ON w.id = queues.webhook_id LEFT JOIN users u ON u.id = w.owner_id
    CROSS JOIN LATERAL (
      SELECT d.due_at FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.status = 'waiting' AND d.due_at <= now() ORDER BY d.due_at LIMIT 1
    ) oldest
    WHERE ${isActiveSql}
  )`;

type WebhookMeasures = Record<'due' | 'overdue', Record<'fast' | 'slow', number>> & {
  states: Record<'failing' | 'slow' | 'disabled', number>;
};

/** SQL of the number of due deliveries to webhooks of a pace. Scans no more than are counted. */
const countOf = (pace: Sql): Sql =>
  `(SELECT count(*) FROM (SELECT FROM due CROSS JOIN LATERAL (${dueOf('due.id')}) of_one WHERE ${pace} LIMIT ${mostCounted}) counted)`;

const paces = (value: string) =>
  `json_build_object('fast', ${value.replace('$', 'NOT is_slow')}, 'slow', ${value.replace('$', 'is_slow')})`;

/** Due deliveries to fast and slow webhooks, and the number of webhooks in trouble. */
export const measureWebhooks: Statement<WebhookMeasures> = {
  name: 'measure_webhooks',
  text: `
    WITH RECURSIVE ${queuesSql}, ${dueSql},
    troubled AS (SELECT failing_since, slow_since, disabled_at, disabled_for FROM webhooks WHERE ${isTroubledSql} LIMIT ${mostCounted})
    SELECT json_build_object(
      'due', json_build_object('fast', ${countOf('NOT is_slow')}, 'slow', ${countOf('is_slow')}),
      'overdue', (SELECT ${paces('coalesce(extract(epoch FROM clock_timestamp() - min(due_at) FILTER (WHERE $)), 0)')} FROM due),
      'states', (SELECT json_build_object('failing', count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL),
        'slow', count(*) FILTER (WHERE disabled_at IS NULL AND slow_since IS NOT NULL),
        'disabled', count(*) FILTER (WHERE disabled_for <> 'asked')) FROM troubled)
    )::text AS reply`,
};

/** Registers metrics of webhooks. Every server with this database reports the same. */
export function readWebhooks(metrics: Metrics, { json }: Pick<Database, 'json'>): void {
  for (const outcome of attemptOutcomes) metrics.count('plaza_webhook_attempts_total', { outcome }, 0);
  for (const reason of ['failing', 'gone']) metrics.count('plaza_webhooks_disabled_total', { reason }, 0);
  metrics.read(
    throttled(async () => {
      const measures = (await json(measureWebhooks, []))?.parse();
      if (measures === undefined) return;
      for (const pace of ['fast', 'slow'] as const) {
        metrics.set('plaza_webhook_deliveries_due', measures.due[pace], { pace });
        metrics.set('plaza_webhook_overdue_seconds', measures.overdue[pace], { pace });
      }
      for (const [state, count] of Object.entries(measures.states)) metrics.set('plaza_webhooks', count, { state });
    }),
  );
}

/**
 * State of an owner's webhooks; `owner` is null for those of the site. `due` counts up to a thousand of each webhook.
 */
export type OwnerState = {
  owner: string | null;
  due: number;
  due_since: string | null;
  failing: number;
  slow: number;
  disabled: number;
};

/** $1 most owners. Ordered by the oldest due delivery. */
export const byOwner: Statement<OwnerState[]> = {
  name: 'webhooks_by_owner',
  text: `
    WITH RECURSIVE ${queuesSql}, ${dueSql},
    looked AS (
      SELECT w.* FROM (SELECT id FROM due UNION SELECT id FROM webhooks WHERE ${isTroubledSql}) named JOIN webhooks w USING (id)
    )
    SELECT coalesce(json_agg(o), '[]')::text AS reply FROM (
      SELECT u.username AS owner, coalesce(sum((SELECT count(*) FROM (${dueOf('due.id')}) of_one)), 0)::integer AS due, min(due.due_at) AS due_since,
        count(*) FILTER (WHERE disabled_at IS NULL AND failing_since IS NOT NULL)::integer AS failing,
        count(*) FILTER (WHERE disabled_at IS NULL AND slow_since IS NOT NULL)::integer AS slow,
        count(*) FILTER (WHERE disabled_for <> 'asked')::integer AS disabled
      FROM looked w LEFT JOIN due ON due.id = w.id LEFT JOIN users u ON u.id = w.owner_id
      GROUP BY w.owner_id, u.username ORDER BY min(due.due_at) NULLS LAST, count(*) DESC, u.username LIMIT $1::integer
    ) o`,
};

/** Owners of webhooks that are behind or in trouble, the worst first. */
export async function webhooksByOwner({ json }: Pick<Database, 'json'>, most: number): Promise<OwnerState[]> {
  return (await json(byOwner, [most]))?.parse() ?? [];
}
