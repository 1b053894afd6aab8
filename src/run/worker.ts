import { openLimits } from '../api/auth/limits.js';
import type { Metrics } from '../api/telemetry/metrics/metrics.js';
import type { Tracing } from '../api/telemetry/traces/tracing.js';
import { connect, databaseOptions } from '../core/database/client.js';
import type { Config } from '../core/platform/config.js';
import type { Lifecycle } from '../core/platform/lifecycle.js';
import type { Logger } from '../core/platform/log.js';
import { openStorage } from '../core/storage/open.js';
import { poolSizes } from './primary.js';
import { serve } from './serving.js';
import type { WorkerCount } from './workers.js';

/**
 * Serves as one of several processes, which share a port. Jobs run in the primary; this process ends with it.
 * @throws StartError
 */
export async function startWorker(
  config: Config,
  {
    log,
    lifecycle,
    metrics,
    tracing,
  }: { log: Logger; lifecycle: Lifecycle; metrics: Metrics | null; tracing: Tracing | null },
): Promise<null> {
  let serving = 1;
  process.on('message', (message: Partial<WorkerCount>) => {
    serving = message.serving ?? serving;
  });
  if (metrics !== null) {
    const { reportMetrics: sayMetrics } = await import('../api/telemetry/metrics/workers.js');
    lifecycle.atEnd('the last metrics', sayMetrics(metrics));
  }
  const database = await lifecycle.step(async () => {
    // The primary sets it, also for an embedded database.
    const url = config.databaseUrl as string;
    const connected = await connect({ ...databaseOptions(config), url, poolSize: poolSizes(config).worker }, log);
    lifecycle.atEnd('the connections to the database', connected.close);
    return connected;
  });
  const storage = await lifecycle.step(() => openStorage(config.storage, database));
  const limits = await lifecycle.step(() => openLimits(config, { database, log, lifecycle }));
  await serve({
    config,
    database,
    log,
    storage,
    limits,
    serving: () => serving,
    lifecycle,
    metrics,
    tracing,
  });
  return null;
}
