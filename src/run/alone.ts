import { openLimits } from '../api/auth/limits.js';
import { assertPortIsFree } from '../api/http/listen.js';
import type { Metrics } from '../api/telemetry/metrics/metrics.js';
import type { Tracing } from '../api/telemetry/traces/tracing.js';
import type { Config } from '../core/platform/config.js';
import type { Lifecycle } from '../core/platform/lifecycle.js';
import type { Logger } from '../core/platform/log.js';
import type { Facts } from './banner.js';
import { startPrerequisites } from './prerequisites.js';
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
    const { serveMetrics } = await import('../api/telemetry/metrics/endpoint.js');
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
