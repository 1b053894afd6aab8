import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Handle } from '../../../src/api/pipeline/operation.js';
import { allOperations } from '../../../src/handlers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { startReceiver, webhooksOf } from '../../helpers/webhooks.js';

let app: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

/** A handler whose webhook is deleted after it was found, and before it is read. */
const tooLate =
  (handle: Handle): Handle =>
  (input) => {
    const database = new Proxy(input.database, {
      get: (target, name) =>
        name !== '$one'
          ? Reflect.get(target, name)
          : async (...args: Parameters<typeof target.$one>) => {
              await app.database.pool.query('DELETE FROM webhooks');
              return target.$one(...args);
            },
    });
    return handle({ ...input, database });
  };

beforeAll(async () => {
  const operations = allOperations().map(({ handler, ...operation }) => ({
    ...operation,
    handler: operation.id === 'getWebhook' || operation.id === 'updateWebhook' ? tooLate(handler as Handle) : handler,
  }));
  app = await testApp({ operations, settings: { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' } });
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

it.each(['get', 'patch'] as const)('answers 404 if the webhook is deleted meanwhile: %s', async (method) => {
  const { id } = await webhooksOf(app).create(receiver.url, ['topic.created']);
  const call = app.api[method](`/webhooks/${id}`, app.people.member.key);
  const reply = method === 'get' ? await call : await call.send({ description: 'x' });
  expect([reply.status, reply.body.code]).toEqual([404, 'webhook_not_found']);
});
