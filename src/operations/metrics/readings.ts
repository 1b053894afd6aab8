import { problemStatuses } from '../../../generated/contract.js';
import { operationIds } from '../../api/contract/document.js';
import type { Probes } from '../../api/http/probes.js';
import type { ReplyCache } from '../../api/http/replies.js';
import type { Services } from '../../api/http/services.js';
import type { Database } from '../../database/client.js';
import type { Replicas } from '../../database/replicas.js';
import { signInOutcomes } from './catalogue.js';
import type { Metrics } from './metrics.js';

/** Milliseconds for which what the database was asked about mails and backups is told again. */
const sharedFreshFor = 10_000;

/** What the connections of this process are used for. */
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

type Watched = Pick<Services, 'database' | 'replicas'> & {
  probes: Probes;
  replies: ReplyCache;
  reads: { run: number; shared: number };
};

/** What this process reads from replicas. */
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

/** What an application keeps and shares. */
export function readApplication(metrics: Metrics, { database, replicas, probes, replies, reads }: Watched): void {
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

type Counted = { waiting: number; given_up: number; overdue: number; backup: number };

/** The mail queue and the last backup, of which every server with this database says the same. */
export function readShared(metrics: Metrics, { prisma }: Pick<Database, 'prisma'>): void {
  let at = Number.NEGATIVE_INFINITY;
  metrics.read(async () => {
    if (performance.now() - at < sharedFreshFor) return;
    at = performance.now();
    const [found] = await prisma.$queryRaw<Counted[]>`
      SELECT
        (count(*) FILTER (WHERE given_up_at IS NULL))::integer AS waiting,
        (count(*) FILTER (WHERE given_up_at IS NOT NULL))::integer AS given_up,
        greatest(0, coalesce(
          extract(epoch FROM clock_timestamp() - min(due_at) FILTER (WHERE given_up_at IS NULL)), 0
        ))::float8 AS overdue,
        (SELECT coalesce(extract(epoch FROM max(snapshot_at)), 0) FROM backups)::float8 AS backup
      FROM mails`;
    if (found === undefined) return;
    metrics.set('plaza_mails', found.waiting, { state: 'waiting' });
    metrics.set('plaza_mails', found.given_up, { state: 'given_up' });
    metrics.set('plaza_mail_overdue_seconds', found.overdue);
    metrics.set('plaza_backup_last_success_timestamp_seconds', found.backup);
  });
}
