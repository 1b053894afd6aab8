import type { AddressInfo } from 'node:net';
import { createApp } from './app.js';
import { addressOf, listen } from './http/listen.js';
import { messageClasses } from './http/messages.js';
import type { Services } from './http/services.js';
import { every } from './jobs.js';
import { drain, type Lifecycle } from './lifecycle.js';
import type { Shared } from './pipeline/parts.js';
import { viewCounter } from './videos/views.js';

type Given = Omit<Services, 'views'> & Partial<Shared> & { lifecycle: Lifecycle };

/**
 * Serves in this process until its end. Says where.
 * @throws StartError
 */
export async function serve({ lifecycle, ...services }: Given): Promise<AddressInfo> {
  const { config, database, log } = services;
  const views = viewCounter(database);
  const count = () => views.write();
  lifecycle.atEnd('the last views', count);
  lifecycle.atEnd('the counting of views', every(5, 'count views', count, log));
  const server = await lifecycle.step(async () => {
    const app = createApp({ ...services, views });
    const listening = await listen(config, app, messageClasses(app));
    lifecycle.atEnd('the server', () => drain(listening));
    return listening;
  });
  return addressOf(server);
}
