import type { Database, Queries } from '../../core/database/client.js';
import type { Sql } from '../../core/database/row.js';
import type { Statement } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';
import { consumeEvents } from '../events/retention.js';
import { isActiveSql, receivesEventSql } from './queries.js';
import { lockWebhooks, type Queue, sendFirst } from './queue.js';

/** Days for which deliveries are kept, the same as events; and the number deleted at once. */
const [keptDays, deletedAtOnce] = [30, 5000];
/** Most events of one replay. */
export const mostReplayed = 10_000;

/** Number of planned deliveries, and the ordered queues among them. */
type Planned = { count: number; queues: Queue[] };

/** SQL that plans deliveries of events `e`; `conflict` is for those planned before. Ordered ones have no time yet. */
const planned = (events: Sql, conflict: Sql): Sql => `
  WITH matching AS (
    SELECT w.id AS webhook_id, w.is_ordered, e.position, e.type, split_part(e.type, '.', 1) || ' ' || e.resource_id AS resource
    FROM ${events} e JOIN (webhooks w CROSS JOIN LATERAL unnest(w.types) of (type)) ON of.type = e.type LEFT JOIN users u ON u.id = w.owner_id
    WHERE ($2::integer IS NULL OR w.id = $2) AND ${isActiveSql} AND (${receivesEventSql})
  ),
  planned AS (
    INSERT INTO webhook_deliveries AS d (webhook_id, position, type, resource, due_at)
    SELECT webhook_id, position, type, resource, CASE WHEN is_ordered THEN 'infinity' ELSE now() END FROM matching ORDER BY position
    ON CONFLICT (webhook_id, position) DO ${conflict} RETURNING d.webhook_id, d.resource, d.due_at
  )
  SELECT json_build_object('count', (SELECT count(*) FROM planned), 'queues', coalesce((
    SELECT json_agg(queue) FROM (SELECT DISTINCT webhook_id, resource FROM planned WHERE due_at = 'infinity') queue
  ), '[]'))::text AS reply`;

/** $1 positions, $2 null for all webhooks. */
const plan: Statement<Planned> = {
  name: 'plan_deliveries',
  text: planned('(SELECT * FROM events WHERE position = ANY ($1::bigint[]))', 'NOTHING'),
};

/** Plans deliveries again that are not waiting anyway, in their old place in the log. */
const again = `UPDATE SET status = 'waiting', attempts = 0, due_at = excluded.due_at, fault = NULL WHERE d.status <> 'waiting'`;
/** Written as a difference, so that only the index of times is used: most events are before the last planned one. */
const period = `(
  SELECT * FROM events WHERE created_at >= $1::timestamptz AND created_at < $3::timestamptz
    AND position - (SELECT position FROM event_consumers WHERE name = 'webhooks') <= 0)`;

/** $1 begin, $2 webhook, $3 end. */
const replay: Statement<Planned> = { name: 'replay_deliveries', text: planned(period, again) };

/** $1 begin, $2 webhook, $3 end. Number of events, up to one more than allowed. */
const countPeriod: Statement<number> = {
  name: 'count_events_to_replay',
  text: `
    SELECT count(*)::text AS reply FROM (
      SELECT FROM ${period} e JOIN webhooks w ON w.id = $2::integer AND e.type = ANY (w.types) LIMIT ${mostReplayed + 1}
    ) e`,
};

/** Plans deliveries of new events. Returns the number of events. */
export function planDeliveries(database: Pick<Database, 'prisma' | 'pool' | 'json'>): Promise<number> {
  return consumeEvents(database, 'webhooks', async (transaction, events) => {
    const { queues } = (await transaction.$one(plan, [events.map(({ position }) => position), null])).parse();
    await lockWebhooks(transaction, queues);
    await sendFirst(transaction, queues);
  });
}

/**
 * Plans deliveries of a period again for an active webhook, within the transaction. Null if there are too many events.
 */
export async function replayPeriod(
  transaction: Pick<Queries, '$one' | '$json' | '$queryRaw'>,
  { id, since, until, isUnlimited = false }: { id: number; since: Date; until: Date; isUnlimited?: boolean },
): Promise<number | null> {
  const values = [since, id, until];
  if (!isUnlimited && (await transaction.$one(countPeriod, values)).parse() > mostReplayed) return null;
  // Locks before the deliveries, in the same order as finishing a delivery.
  await transaction.$queryRaw`SELECT FROM webhooks WHERE id = ${id} FOR NO KEY UPDATE`;
  const { count, queues } = (await transaction.$one(replay, values)).parse();
  await sendFirst(transaction, queues);
  return count;
}

/** Queues whose waiting deliveries were deleted, since others may be behind them. */
const deleteOld: Statement<Planned> = {
  name: 'delete_old_deliveries',
  text: `
    WITH deleted AS (
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM (SELECT id, created_at FROM webhook_deliveries ORDER BY id LIMIT ${deletedAtOnce}) oldest
        WHERE created_at < now() - interval '${keptDays} days'
      ) RETURNING webhook_id, resource, status
    )
    SELECT json_build_object('count', (SELECT count(*) FROM deleted), 'queues', coalesce((
      SELECT json_agg(queue) FROM (SELECT DISTINCT webhook_id, resource FROM deleted WHERE status = 'waiting') queue
    ), '[]'))::text AS reply`,
};

/** Deletes expired deliveries, and returns how many. */
export async function forgetOldDeliveries(database: Pick<Database, 'prisma' | 'pool' | 'json'>): Promise<number> {
  let forgotten = 0;
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce; forgotten += deleted) {
    deleted = await inTransaction(database, async (transaction) => {
      const { count, queues } = (await transaction.$one(deleteOld, [])).parse();
      await lockWebhooks(transaction, queues);
      await sendFirst(transaction, queues);
      return count;
    });
  }
  return forgotten;
}
