import { openLimits } from '../../accounts/access/limits.js';
import { connect, databaseOptions } from '../../database/client.js';
import { openStorage } from '../../storage/open.js';
import type { Config } from '../config.js';
import type { Logger } from '../log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Tracing } from '../traces/tracing.js';
import type { Lifecycle } from './lifecycle.js';
import { poolSizes } from './primary.js';
import { serve } from './serving.js';
import type { WorkerCount } from './workers.js';

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
  let serving = 1;
  process.on('message', (message: Partial<WorkerCount>) => {
    serving = message.serving ?? serving;
  });
  if (metrics !== null) {
    const { sayMetrics } = await import('../metrics/workers.js');
    lifecycle.atEnd('the last metrics', sayMetrics(metrics));
  }
  const database = await lifecycle.step(async () => {
    // The primary has set it, also where the database is its own.
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
