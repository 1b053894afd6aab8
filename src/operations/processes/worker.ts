import { remoteLimits } from '../../accounts/access/limits.js';
import { openLimits } from '../../accounts/access/open-limits.js';
import { connect, databaseOptions } from '../../database/client.js';
import { openStorage } from '../../storage/open.js';
import type { Config } from '../config.js';
import type { Logger } from '../log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Tracing } from '../traces/tracing.js';
import { CallsToPrimary } from './calls.js';
import type { Lifecycle } from './lifecycle.js';
import type { ForWorkers } from './primary.js';
import { serve } from './serving.js';

/**
 * Serves as one of several processes, which share a port. What a service has once is the primary's; with its end this
 * process ends as well.
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
  const calls = new CallsToPrimary();
  if (metrics !== null) {
    const { sayMetrics } = await import('../metrics/workers.js');
    lifecycle.atEnd('the last metrics', sayMetrics(metrics));
  }
  const primary: ForWorkers = {
    begin: () => calls.call('primary', 'begin', []),
    serving: () => calls.call('primary', 'serving', []),
    stopping: () => calls.call('primary', 'stopping', []),
  };
  const { databaseUrl: url, poolSize, port } = await lifecycle.step(() => primary.begin());
  const database = await lifecycle.step(async () => {
    const connected = await connect({ ...databaseOptions(config), url, poolSize }, log);
    lifecycle.atEnd('the connections to the database', connected.close);
    return connected;
  });
  const storage = await lifecycle.step(() => openStorage(config.storage, database));
  const limits = await lifecycle.step(() => openLimits(config, { database, log, lifecycle }));
  await serve({
    config: { ...config, port },
    database,
    log,
    storage,
    limits: limits && remoteLimits(calls, limits),
    serving: primary.serving,
    stopping: primary.stopping,
    lifecycle,
    metrics,
    tracing,
  });
  return null;
}
