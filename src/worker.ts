import { remoteLimits } from './access/limits.js';
import { CallsToPrimary } from './calls.js';
import type { Config } from './config.js';
import { connect } from './database/client.js';
import type { Lifecycle } from './lifecycle.js';
import type { Logger } from './log.js';
import type { ForWorkers } from './primary.js';
import { serve } from './serving.js';
import { openStorage } from './storage/open.js';

/**
 * Serves as one of several processes, which share a port. What a service has once is the primary's; with its end this
 * process ends as well.
 * @throws StartError
 */
export async function startWorker(
  config: Config,
  { log, lifecycle }: { log: Logger; lifecycle: Lifecycle },
): Promise<null> {
  const calls = new CallsToPrimary();
  const primary: ForWorkers = {
    begin: () => calls.call('primary', 'begin', []),
    serving: () => calls.call('primary', 'serving', []),
  };
  const { databaseUrl: url, poolSize, port } = await lifecycle.step(() => primary.begin());
  const database = await lifecycle.step(async () => {
    const connected = await connect({ url, poolSize }, log);
    lifecycle.atEnd('the connections to the database', connected.close);
    return connected;
  });
  await serve({
    config: { ...config, port },
    database,
    log,
    storage: openStorage(config.storage, database),
    limits: config.rateLimits && remoteLimits(calls),
    serving: primary.serving,
    lifecycle,
  });
  return null;
}
