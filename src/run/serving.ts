import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, listen } from '../api/http/listen.js';
import { messageClasses } from '../api/http/messages.js';
import type { Services } from '../api/http/services.js';
import type { Shared } from '../api/pipeline/parts.js';
import { createApp } from '../app.js';
import { viewCounter } from '../areas/videos/views.js';
import { type Database, databaseOptions } from '../core/database/client.js';
import { Replicas } from '../core/database/replicas/replicas.js';
import type { Config } from '../core/platform/config.js';
import { every } from '../core/platform/jobs.js';
import { drain, type Lifecycle } from '../core/platform/lifecycle.js';
import type { Logger } from '../core/platform/log.js';

type Options = Omit<Services, 'views'> & Partial<Shared> & { lifecycle: Lifecycle };

/**
 * Serves in this process until its end, and returns the address.
 * @throws StartError
 */
export async function serve({ lifecycle, ...services }: Options): Promise<AddressInfo> {
  const stopping = () => lifecycle.signal.aborted;
  const { config, database, log } = services;
  const views = viewCounter(database);
  const count = () => views.write();
  lifecycle.atEnd('the last views', count);
  const watched = { log, watch: services.metrics?.jobs, trace: services.tracing?.job };
  lifecycle.atEnd('the counting of views', every(5, 'count views', count, watched));
  const replicas = replicasOf(config, database, log);
  if (replicas !== null) lifecycle.atEnd('the connections to replicas', () => replicas.close());
  const server = await lifecycle.step(async () => {
    const app = createApp({ ...services, stopping, views, replicas });
    const listening = await listen(config, app, messageClasses(app));
    lifecycle.atEnd('the server', async () => {
      const delay = config.shutdownDelay * 1000;
      await sleep(delay);
      await drain(listening, delay);
    });
    return listening;
  });
  return addressOf(server);
}

/** Each replica gets as many connections as this process has to the primary. */
function replicasOf(config: Config, { pool }: Database, log: Logger): Replicas | null {
  const { databaseUrl: url, replicas } = config;
  if (replicas === null || url === null) return null;
  return new Replicas(replicas, { ...databaseOptions(config), url, poolSize: pool.options.max }, log);
}
