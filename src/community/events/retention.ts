import type { Database, Queries } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';
import type { EventRow } from './queries.js';

/** Days for which events are kept, and the number deleted at once. */
const [keptDays, deletedAtOnce] = [30, 5000];
/** Events that are sequenced, or given to a consumer, at once. */
const [sequencedAtOnce, consumedAtOnce] = [5000, 500];
/** Largest position. */
const lastPosition = '9223372036854775807';

/** Sequences events. Also checks whether the search queue has entries, which saves a query. */
const sequence: Statement<{ moved: number; isSearchQueued: boolean }> = {
  name: 'sequence_events',
  text: `
    SELECT json_build_object(
      'moved', sequence_events(${sequencedAtOnce}), 'isSearchQueued', EXISTS (SELECT FROM search_queue)
    )::text AS reply`,
};

/** Gives new events their positions. Safe on several nodes at once. */
export async function sequenceEvents({ json }: Pick<Database, 'json'>): Promise<{ isSearchQueued: boolean }> {
  for (;;) {
    const { moved, isSearchQueued } = (await json(sequence, []))?.parse() ?? { moved: 0, isSearchQueued: false };
    if (moved < sequencedAtOnce) return { isSearchQueued };
  }
}

/** $1 rows. Records the last deleted position, since a cursor before it has missed events. */
const deleteOld: Statement<number> = {
  name: 'delete_old_events',
  text: `
    WITH old AS (
      SELECT position FROM (SELECT position, created_at FROM events ORDER BY position LIMIT $1::integer) oldest
      WHERE created_at < now() - interval '${keptDays} days'
    ),
    deleted AS (DELETE FROM events WHERE position IN (SELECT position FROM old) RETURNING position),
    noted AS (
      INSERT INTO event_consumers (name, position) SELECT 'retention', max(position) FROM deleted HAVING count(*) > 0
      ON CONFLICT (name) DO UPDATE SET position = greatest(event_consumers.position, excluded.position)
    )
    SELECT count(*)::text AS reply FROM deleted`,
};

/** Deletes expired events, and returns how many. */
export async function forgetOldEvents({ json }: Pick<Database, 'json'>): Promise<number> {
  let forgotten = 0;
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce; forgotten += deleted) {
    deleted = (await json(deleteOld, [deletedAtOnce]))?.parse() ?? 0;
  }
  return forgotten;
}

/** $1 consumer. Positions of the next events. */
const nextEvents: Statement<string[]> = {
  name: 'next_events',
  text: `
    SELECT coalesce(json_agg(e.position::text ORDER BY e.position), '[]')::text AS reply FROM (
      SELECT position FROM events WHERE position > (SELECT position FROM event_consumers WHERE name = $1)
      ORDER BY position LIMIT ${consumedAtOnce}
    ) e`,
};

/** $1 consumer, $2 last position, or null for no end. Null if another node has the consumer, or it has no row. */
const claimEvents: Statement<EventRow[] | null> = {
  name: 'claim_events',
  text: `
    WITH consumer AS MATERIALIZED (SELECT position FROM event_consumers WHERE name = $1 FOR UPDATE SKIP LOCKED)
    SELECT CASE WHEN EXISTS (SELECT FROM consumer) THEN coalesce((
      SELECT json_agg(json_build_object('position', e.position::text, 'type', e.type, 'resource_id', e.resource_id, 'actor_id', e.actor_id,
        'owner_id', e.owner_id, 'party_id', e.party_id, 'audience', e.audience, 'area', e.area) ORDER BY e.position)
      FROM (
        SELECT * FROM events WHERE position > (SELECT position FROM consumer) AND position <= coalesce($2::bigint, ${lastPosition})
        ORDER BY position LIMIT ${consumedAtOnce}
      ) e
    ), '[]') END::text AS reply`,
};

/** $1 consumer, $2 position. */
const noteConsumed: Statement<never> = {
  name: 'note_consumed',
  text: 'UPDATE event_consumers SET position = $2::bigint WHERE name = $1',
};

/** $1 consumer. It starts with the next event. */
const beginConsuming: Statement<never> = {
  name: 'begin_consuming',
  text: `
    INSERT INTO event_consumers (name, position) SELECT $1, coalesce((SELECT max(position) FROM events), 0)
    ON CONFLICT (name) DO NOTHING`,
};

/**
 * Positions of the next events of a consumer, to prepare work that would hold a transaction for too long. Another node
 * may consume them first.
 */
export async function peekEvents({ json }: Pick<Database, 'json'>, consumer: string): Promise<string[]> {
  return (await json(nextEvents, [consumer]))?.parse() ?? [];
}

/**
 * Passes each event to `work` once: some hundreds after the last one, up to the position `until`, in the transaction
 * that stores the new position. On several nodes at once one does so, and the others nothing. Returns the number of
 * events.
 */
export async function consumeEvents(
  database: Pick<Database, 'prisma' | 'pool' | 'json'>,
  consumer: string,
  work: (transaction: Queries, events: readonly EventRow[]) => Promise<void>,
  until: string | null = null,
): Promise<number> {
  const consumed = await inTransaction(database, async (transaction) => {
    const events = (await transaction.$json(claimEvents, [consumer, until]))?.parse() ?? null;
    const last = events?.at(-1);
    if (events === null || last === undefined) return events && 0;
    await work(transaction, events);
    await transaction.$json(noteConsumed, [consumer, last.position]);
    return events.length;
  });
  if (consumed === null) await database.json(beginConsuming, [consumer]);
  return consumed ?? 0;
}
