import { problemStatuses } from '../../../../generated/contract.js';
import { operationIds } from '../../../core/contract/document.js';
import type { Database } from '../../../core/database/client.js';
import type { Replicas } from '../../../core/database/replicas/replicas.js';
import type { Probes } from '../../http/probes.js';
import type { ReplyCache } from '../../http/replies.js';
import type { Services } from '../../http/services.js';
import { signInOutcomes } from './catalogue.js';
import type { Metrics } from './metrics.js';

/** Milliseconds for which results of queries about queues and backups are reused. */
const sharedFreshFor = 10_000;

/** Reads the connection pool of this process. */
export function readPool(metrics: Metrics, { pool }: Pick<Database, 'pool'>): void {
  metrics.read(() => {
    metrics.set('plaza_database_connections', pool.totalCount - pool.idleCount, { state: 'used' });
    metrics.set('plaza_database_connections', pool.idleCount, { state: 'idle' });
    metrics.set('plaza_database_connections_max', pool.options.max);
    metrics.set('plaza_database_connections_waiting', pool.waitingCount);
    const { room, inside, waiting } = pool.writers;
    metrics.set('plaza_database_writers_max', room);
    metrics.set('plaza_database_writers', inside, { state: 'inside' });
    metrics.set('plaza_database_writers', waiting, { state: 'waiting' });
  });
}

type ReadingSources = Pick<Services, 'database' | 'replicas'> & {
  probes: Probes;
  replies: ReplyCache;
  reads: { run: number; shared: number };
};

/** Reads the replicas of this process. */
function readReplicas(metrics: Metrics, { all }: Pick<Replicas, 'all'>): void {
  metrics.read(() => {
    for (const { place: replica, isCurrent, knownLag, served, repeated, left } of all) {
      metrics.set('plaza_replica_current', isCurrent ? 1 : 0, { replica });
      if (knownLag !== null) metrics.set('plaza_replica_lag_seconds', knownLag / 1000, { replica });
      metrics.total('plaza_replica_reads_total', served, { replica, outcome: 'served' });
      metrics.total('plaza_replica_reads_total', repeated, { replica, outcome: 'repeated' });
      metrics.total('plaza_replica_left_total', left, { replica });
    }
  });
}

/** Reads the caches and shared reads of an application. */
export function readApplication(
  metrics: Metrics,
  { database, replicas, probes, replies, reads }: ReadingSources,
): void {
  for (const operation of operationIds) metrics.count('plaza_contract_violations_total', { operation }, 0);
  for (const code of Object.keys(problemStatuses)) metrics.count('plaza_problems_total', { code }, 0);
  for (const outcome of signInOutcomes) metrics.count('plaza_sign_ins_total', { outcome }, 0);
  readPool(metrics, database);
  if (replicas) readReplicas(metrics, replicas);
  metrics.read(() => {
    metrics.total('plaza_reads_total', reads.run, { how: 'run' });
    metrics.total('plaza_reads_total', reads.shared, { how: 'shared' });
    metrics.total('plaza_reply_cache_lookups_total', replies.hits, { result: 'hit' });
    metrics.total('plaza_reply_cache_lookups_total', replies.misses, { result: 'miss' });
    metrics.set('plaza_reply_cache_bytes', replies.bytes);
  });
  metrics.read(async () => {
    for (const [check, state] of Object.entries(await probes.find())) {
      metrics.set('plaza_ready', state === 'failed' || state === 'degraded' ? 0 : 1, { check });
    }
  });
}

/** Rows that are counted at most. */
const mostCounted = 10_000;

type Queues = Record<
  'waiting' | 'given_up' | 'overdue' | 'backup' | 'outbox' | 'fanouts' | 'feed' | 'search',
  number
> & {
  consumers: { name: string; lag: number }[];
};

/** Ages of the oldest rows by an index, and limited counts: the queues are long when this matters. */
const queues = `
  SELECT
    (SELECT count(*)::integer FROM (SELECT FROM mails WHERE given_up_at IS NULL LIMIT ${mostCounted}) m) AS waiting,
    (SELECT count(*)::integer FROM (SELECT FROM mails WHERE given_up_at IS NOT NULL LIMIT ${mostCounted}) m) AS given_up,
    greatest(0, coalesce((
      SELECT extract(epoch FROM clock_timestamp() - due_at) FROM mails WHERE given_up_at IS NULL ORDER BY due_at, id LIMIT 1
    ), 0))::float8 AS overdue,
    (SELECT coalesce(extract(epoch FROM max(snapshot_at)), 0) FROM backups)::float8 AS backup,
    (SELECT count(*)::integer FROM (SELECT FROM event_outbox LIMIT ${mostCounted}) o) AS outbox,
    (SELECT count(*)::integer FROM (SELECT FROM notification_fanouts LIMIT ${mostCounted}) f) AS fanouts,
    greatest(0, coalesce((
      SELECT extract(epoch FROM clock_timestamp() - min(queued_at)) FROM (SELECT queued_at FROM search_queue LIMIT ${mostCounted}) s
    ), 0))::float8 AS search,
    greatest(0, coalesce((SELECT extract(epoch FROM clock_timestamp() - created_at) FROM event_outbox ORDER BY id LIMIT 1), 0))::float8 AS feed,
    coalesce((
      SELECT json_agg(json_build_object('name', c.name, 'lag', greatest(0, coalesce((
        SELECT extract(epoch FROM clock_timestamp() - e.created_at) FROM events e WHERE e.position > c.position ORDER BY e.position LIMIT 1
      ), 0)))) FROM event_consumers c WHERE c.name IN ('webhooks', 'notifications')
    ), '[]') AS consumers`;

/** Reads the queues and the last backup, which are the same on every server of this database. */
export function readShared(metrics: Metrics, { prisma }: Pick<Database, 'prisma'>): void {
  metrics.read(
    throttled(async () => {
      const [row] = await prisma.$queryRawUnsafe<Queues[]>(queues);
      if (row === undefined) return;
      metrics.set('plaza_mails', row.waiting, { state: 'waiting' });
      metrics.set('plaza_mails', row.given_up, { state: 'given_up' });
      metrics.set('plaza_mail_overdue_seconds', row.overdue);
      metrics.set('plaza_backup_last_success_timestamp_seconds', row.backup);
      metrics.set('plaza_event_outbox', row.outbox);
      metrics.set('plaza_notification_fanouts', row.fanouts);
      metrics.set('plaza_search_overdue_seconds', row.search);
      metrics.set('plaza_event_lag_seconds', row.feed, { consumer: 'feed' });
      for (const { name: consumer, lag } of row.consumers) metrics.set('plaza_event_lag_seconds', lag, { consumer });
    }),
  );
}

/** Limits a reading to once in ten seconds, however many scrapes there are. */
export function throttled(reading: () => Promise<void>): () => Promise<void> {
  let at = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - at < sharedFreshFor) return;
    at = performance.now();
    await reading();
  };
}
