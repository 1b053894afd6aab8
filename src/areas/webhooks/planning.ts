import type { Database, Queries } from '../../database/client.js';
import type { Statement } from '../../database/statement.js';
import { consumeEvents } from '../events/keeping.js';
import { isSentToSql, isToldOfSql } from './queries.js';

/** Days for which deliveries are listed, as long as events are kept; how many are deleted at once. */
const [keptDays, deletedAtOnce] = [30, 5000];
/** Events that one replay sends at most. */
export const mostReplayed = 10_000;

/**
 * $1 webhook or null. What is in order is planned, and noted as done (`sender.ts`), behind a lock of its webhook: else an event that is
 * planned while the one before it ends would wait for ever.
 */
const lockOrdered: Statement<number> = {
  name: 'lock_ordered_webhooks',
  text: `
    SELECT count(*)::text AS reply FROM (
      SELECT FROM webhooks WHERE is_ordered AND disabled_at IS NULL AND ($1::integer IS NULL OR id = $1) ORDER BY id FOR NO KEY UPDATE
    ) locked`,
};

/** SQL: what is sent of events `e`; `conflict` says what becomes of what was planned before. Behind another of the same resource it has no time. */
const planned = (events: string, conflict: string) => `
  WITH told AS (
    SELECT w.id AS webhook_id, w.is_ordered, e.position, e.type, split_part(e.type, '.', 1) || ' ' || e.resource_id AS resource
    FROM ${events} e JOIN webhooks w ON e.type = ANY (w.types) LEFT JOIN users u ON u.id = w.owner_id
    WHERE ($2::integer IS NULL OR w.id = $2) AND ${isSentToSql} AND (${isToldOfSql})
  ),
  planned AS (
    INSERT INTO webhook_deliveries AS d (webhook_id, position, type, resource, due_at)
    SELECT webhook_id, position, type, resource, CASE WHEN is_ordered AND (
      row_number() OVER (PARTITION BY webhook_id, resource ORDER BY position) > 1 OR EXISTS (
        SELECT FROM webhook_deliveries before WHERE before.webhook_id = told.webhook_id AND before.resource = told.resource
          AND before.status = 'waiting' AND before.position < told.position
      )) THEN 'infinity' ELSE now() END
    FROM told ORDER BY position
    ON CONFLICT (webhook_id, position) DO ${conflict} RETURNING d.id
  )
  SELECT count(*)::text AS reply FROM planned`;

/** $1 positions, $2 null for all webhooks. */
const plan: Statement<number> = {
  name: 'plan_deliveries',
  text: planned('(SELECT * FROM events WHERE position = ANY ($1::bigint[]))', 'NOTHING'),
};

/** Sends what did not wait anyway; as a new delivery, in its old place in the log. */
const again = `UPDATE SET status = 'waiting', attempts = 0, due_at = excluded.due_at, fault = NULL WHERE d.status <> 'waiting'`;
const period = `(
  SELECT * FROM events WHERE created_at >= $1::timestamptz AND created_at < $3::timestamptz
    AND position <= (SELECT position FROM event_consumers WHERE name = 'webhooks'))`;

/** $1 begin, $2 webhook, $3 end. */
const replay: Statement<number> = { name: 'replay_deliveries', text: planned(period, again) };

/** $1 begin, $2 webhook, $3 end. How many events there are, and one more than may be. */
const countPeriod: Statement<number> = {
  name: 'count_events_to_replay',
  text: `
    SELECT count(*)::text AS reply FROM (
      SELECT FROM ${period} e JOIN webhooks w ON w.id = $2::integer AND e.type = ANY (w.types) LIMIT ${mostReplayed + 1}
    ) e`,
};

/** Plans what is sent to whom of what happened since the last time. Answers how many events there were. */
export function planDeliveries(database: Pick<Database, 'prisma' | 'pool' | 'json'>): Promise<number> {
  return consumeEvents(database, 'webhooks', async ({ $json }, events) => {
    await $json(lockOrdered, [null]);
    await $json(plan, [events.map(({ position }) => position), null]);
  });
}

/** Sends the events of a period again to an active webhook, within the given transaction. Null where there are too many for one time. */
export async function replayPeriod(
  { $one }: Pick<Queries, '$one'>,
  { id, since, until, isUnlimited = false }: { id: number; since: Date; until: Date; isUnlimited?: boolean },
): Promise<number | null> {
  const values = [since, id, until];
  if (!isUnlimited && (await $one(countPeriod, values)).parse() > mostReplayed) return null;
  await $one(lockOrdered, [id]);
  return (await $one(replay, values)).parse();
}

const deleteOld: Statement<number> = {
  name: 'delete_old_deliveries',
  text: `
    WITH deleted AS (
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM (SELECT id, created_at FROM webhook_deliveries ORDER BY id LIMIT ${deletedAtOnce}) oldest
        WHERE created_at < now() - interval '${keptDays} days'
      ) RETURNING 1
    )
    SELECT count(*)::text AS reply FROM deleted`,
};

/** Forgets what was sent long ago, and answers how many deliveries. */
export async function forgetOldDeliveries({ json }: Pick<Database, 'json'>): Promise<number> {
  let forgotten = 0;
  for (let found = deletedAtOnce; found === deletedAtOnce; forgotten += found) {
    found = (await json(deleteOld, []))?.parse() ?? 0;
  }
  return forgotten;
}
