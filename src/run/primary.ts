import type { Worker } from 'node:cluster';
import type { Readable } from 'node:stream';
import { assertPortIsFree } from '../api/http/listen.js';
import type { Metrics } from '../api/telemetry/metrics/metrics.js';
import { readPool } from '../api/telemetry/metrics/readings.js';
import type { WorkerMetrics } from '../api/telemetry/metrics/workers.js';
import type { Tracing } from '../api/telemetry/traces/tracing.js';
import type { Config } from '../core/platform/config.js';
import type { Lifecycle } from '../core/platform/lifecycle.js';
import type { Logger } from '../core/platform/log.js';
import type { Facts } from './banner.js';
import { startPrerequisites } from './prerequisites.js';
import { Workers } from './workers.js';

/** Divides the database connections: the primary needs few, for its jobs. */
export function poolSizes({ databasePoolSize, workers }: Config): { primary: number; worker: number } {
  const primary = databasePoolSize >= 2 * workers + 2 ? 2 : 1;
  return { primary, worker: Math.floor((databasePoolSize - primary) / workers) };
}

type Options = {
  log: Logger;
  lifecycle: Lifecycle;
  metrics: Metrics | null;
  tracing: Tracing | null;
  /** Forwards the lines of a worker's log. */
  takeLines: (from: Readable) => void;
  /** Ends the service. */
  giveUp: (error: Error) => void;
};

/**
 * Starts what a service needs once, and then the workers. The primary serves nothing: it writes their log, and replaces
 * those that end.
 * @throws StartError
 */
export async function startPrimary(
  config: Config,
  { log, lifecycle, metrics, tracing, takeLines, giveUp }: Options,
): Promise<Facts> {
  await lifecycle.step(() => assertPortIsFree(config));
  const poolSize = poolSizes(config).primary;
  const measured = await serveMetricsOfAll(config, { log, lifecycle, metrics });
  const prerequisites = await startPrerequisites(config, { poolSize, log, lifecycle, metrics, tracing });
  if (metrics !== null) readPool(metrics, prerequisites.database);
  const { databaseUrl, databaseFolder, demoAccess, ownerToken } = prerequisites;
  const onFork = (worker: Worker) => {
    measured?.add(worker);
    if (worker.process.stdout) takeLines(worker.process.stdout);
  };
  const workers = new Workers(config, { databaseUrl, log, onFork, giveUp });
  metrics?.read(() => metrics.set('plaza_workers', workers.serving));
  lifecycle.atEnd('the workers', () => workers.stop());
  const address = await workers.start();
  return { config, address, databaseFolder, demoAccess, ownerToken };
}

/** Serves the aggregated metrics of all processes, if enabled. */
async function serveMetricsOfAll(
  { metrics: place }: Config,
  { log, lifecycle, metrics }: Pick<Options, 'log' | 'lifecycle' | 'metrics'>,
): Promise<WorkerMetrics | null> {
  if (place === null || metrics === null) return null;
  const [{ WorkerMetrics }, { serveMetrics }] = await Promise.all([
    import('../api/telemetry/metrics/workers.js'),
    import('../api/telemetry/metrics/endpoint.js'),
  ]);
  const ofWorkers = new WorkerMetrics();
  const collect = async () => {
    const [own, others] = await Promise.all([metrics.snapshot(), ofWorkers.collect()]);
    return [own, ...others];
  };
  await lifecycle.step(() => serveMetrics(place, { log, lifecycle, collect }));
  return ofWorkers;
}
