import cluster from 'node:cluster';
import { banner, type Facts } from './banner.js';
import { type Config, loadConfig, StartError } from './config.js';
import { Lifecycle } from './lifecycle.js';
import { createLogger } from './log.js';

// Where it cannot be written, what it would have said is lost, and nothing else.
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
    // What fails in a worker because it is told to stop is no news.
    if (!(cluster.isWorker && lifecycle.signal.aborted)) report(error);
    await lifecycle.end(1);
  };
  // Each loads what it needs: a primary does without the application.
  const begin = async (): Promise<Facts | null> => {
    if (cluster.isWorker) return (await import('./worker.js')).startWorker(config, { log, lifecycle });
    if (config.workers === 1) return (await import('./alone.js')).startAlone(config, { log, lifecycle });
    return (await import('./primary.js')).startPrimary(config, { log, lifecycle, takeLines, giveUp });
  };
  try {
    const facts = await begin();
    if (facts === null) return;
    log.info({ address: facts.address.address, port: facts.address.port }, 'listening');
    process.stderr.write(banner(facts));
  } catch (error) {
    await giveUp(error);
  }
}

function report(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}
