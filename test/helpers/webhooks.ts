import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { components } from '../../generated/openapi.js';
import { sequenceEvents } from '../../src/community/events/retention.js';
import { planDeliveries } from '../../src/community/webhooks/planning.js';
import { WebhookSender } from '../../src/community/webhooks/sender.js';
import type { TestApp } from './app.js';
import { silentLog } from './database.js';
import type { Event } from './events.js';

type Delivery = components['schemas']['WebhookDelivery'];

/** A received request with a JSON body. */
export type ReceivedRequest = { headers: IncomingHttpHeaders; text: string; path: string; method: string };

type Answering = (received: ReceivedRequest, response: ServerResponse) => void;
const well: Answering = (_, response) => void response.writeHead(204).end();

/** A receiver at a local address. */
export async function startReceiver(host = '127.0.0.1') {
  const received: ReceivedRequest[] = [];
  const state = { answer: well };
  const server = createServer(async (req, res) => {
    let text = '';
    for await (const part of req.setEncoding('utf8')) text += part;
    const all = { headers: req.headers, text, path: req.url ?? '', method: req.method ?? '' };
    received.push(all);
    state.answer(all, res);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/hook`,
    port,
    received,
    /** The received events, in order. */
    events: () => received.map(({ text }) => JSON.parse(text) as Event),
    answer: (answer: Answering | number = well) => {
      state.answer = typeof answer === 'number' ? (_, response) => void response.writeHead(answer).end('No.') : answer;
    },
    clear: () => received.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** True if it is signed with the secret, checked by the specification's own library. */
export function isSigned({ text, headers }: ReceivedRequest, secret: string): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

/** Helpers for an app's webhooks, with the service's jobs. */
export function webhooksOf(app: TestApp, options: Partial<ConstructorParameters<typeof WebhookSender>[0]> = {}) {
  const { api, people, database, config } = app;
  const sender = new WebhookSender({ database, config, log: silentLog, ...options });
  return {
    sender,
    create: async (url: string, types: string[], more: object = {}, key = people.member.key) => {
      const { body } = await api
        .post('/webhooks', key)
        .send({ url, types, ...more })
        .expect(201);
      return body as components['schemas']['CreatedWebhook'] & { secret: string };
    },
    createOfSite: async (url: string, types: string[], more: object = {}) => {
      const { body } = await api
        .post('/site/webhooks', people.admin.key)
        .send({ url, types, ...more })
        .expect(201);
      return body as components['schemas']['CreatedWebhook'] & { secret: string };
    },
    deliveries: async (id: number, key = people.member.key): Promise<Delivery[]> =>
      (await api.get(`/webhooks/${id}/deliveries?per_page=100`, key).expect(200)).body.deliveries,
    /** Plans deliveries of pending events, and sends all that are due. */
    run: async () => {
      await sequenceEvents(database);
      while ((await planDeliveries(database)) > 0);
      await sender.sendDue();
      await sender.idle();
    },
    /** Makes waiting deliveries due. */
    wait: () =>
      database.pool.query(
        `UPDATE webhook_deliveries SET due_at = now() WHERE status = 'waiting' AND due_at < 'infinity'`,
      ),
  };
}
