import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { type Config, loadConfig, StartError } from './core/platform/config.js';
import { Lifecycle } from './core/platform/lifecycle.js';
import { saveOrigin } from './core/platform/listening.js';
import { createLogger } from './core/platform/log.js';
import { banner, type Facts, listeningOrigin } from './run/banner.js';

// On a machine with free memory, V8 lets the heap grow to several times its live size before a full collection. Under load
// that costs 120 MiB, and is not faster.
setFlagsFromString('--heap-growing-percent=30');

// A closed stderr loses messages, and must not crash the process.
process.stderr.on('error', () => {});

try {
  await start(loadConfig(process.env));
} catch (error) {
  report(error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const { log, close, takeLines } = createLogger(config, cluster.isWorker ? process.pid : undefined);
  const lifecycle = new Lifecycle(log);
  lifecycle.atEnd('the log', close);
  const giveUp = async (error: unknown) => {
    // Failures of a worker during shutdown are expected.
    if (!(cluster.isWorker && lifecycle.signal.aborted)) report(error);
    await lifecycle.end(1);
  };
  // Each loads only its part: a primary does without the application.
  const begin = async (): Promise<Facts | null> => {
    const metrics = config.metrics && new (await import('./api/telemetry/metrics/metrics.js')).Metrics();
    const tracing = config.traces ? new (await import('./api/telemetry/traces/tracing.js')).Tracing(log) : null;
    if (tracing !== null) lifecycle.atEnd('the traces', () => tracing.end());
    const given = { log, lifecycle, metrics, tracing };
    if (cluster.isWorker) return (await import('./run/worker.js')).startWorker(config, given);
    if (config.workers === 1) return (await import('./run/alone.js')).startAlone(config, given);
    return (await import('./run/primary.js')).startPrimary(config, { ...given, takeLines, giveUp });
  };
  try {
    const facts = await begin();
    if (facts === null) return;
    log.info({ address: facts.address.address, port: facts.address.port }, 'listening');
    saveOrigin(config, listeningOrigin(facts.address));
    process.stderr.write(banner(facts));
  } catch (error) {
    await giveUp(error);
  }
}

function report(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}
