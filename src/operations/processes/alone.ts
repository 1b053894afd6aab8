import { openLimits } from '../../accounts/access/limits.js';
import { assertPortIsFree } from '../../api/http/listen.js';
import type { Facts } from '../banner.js';
import type { Config } from '../config.js';
import type { Logger } from '../log.js';
import type { Metrics } from '../metrics/metrics.js';
import { startPrerequisites } from '../prerequisites.js';
import type { Tracing } from '../traces/tracing.js';
import type { Lifecycle } from './lifecycle.js';
import { serve } from './serving.js';

/**
 * The whole service in this process.
 * @throws StartError
 */
export async function startAlone(
  config: Config,
  {
    log,
    lifecycle,
    metrics,
    tracing,
  }: { log: Logger; lifecycle: Lifecycle; metrics: Metrics | null; tracing: Tracing | null },
): Promise<Facts> {
  await lifecycle.step(() => assertPortIsFree(config));
  const place = config.metrics;
  if (place !== null && metrics !== null) {
    const { serveMetrics } = await import('../metrics/endpoint.js');
    const collect = async () => [await metrics.snapshot()];
    await lifecycle.step(() => serveMetrics(place, { log, lifecycle, collect }));
    metrics.set('plaza_workers', 1);
  }
  const poolSize = config.databasePoolSize;
  const { database, storage, ...facts } = await startPrerequisites(config, {
    poolSize,
    log,
    lifecycle,
    metrics,
    tracing,
  });
  const limits = await lifecycle.step(() => openLimits(config, { database, log, lifecycle }));
  const address = await serve({ config, database, log, storage, limits, lifecycle, metrics, tracing });
  return { ...facts, config, address };
}
