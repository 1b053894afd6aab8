import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sequenceEvents } from '../../../src/community/events/retention.js';
import { planDeliveries } from '../../../src/community/webhooks/planning.js';
import { every } from '../../../src/core/platform/jobs.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { silentLog } from '../../helpers/database.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson } from '../../helpers/people.js';
import { startReceiver, webhooksOf } from '../../helpers/webhooks.js';

let app: TestApp;
let board: number;
const open: { close: () => void }[] = [];

beforeAll(async () => {
  app = await testApp({ settings: { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' } });
  board = await forumOf(app).board();
  await planDeliveries(app.database);
});
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await app.database.pool.query('DELETE FROM webhooks');
});
afterAll(() => app.close());

/** A receiver that responds with 200 after a delay, with `each` webhooks of each person. */
async function receiverOf(keys: readonly string[], each: number, milliseconds: number) {
  const receiver = await startReceiver();
  open.push(receiver);
  receiver.answer((_, response) => void setTimeout(() => response.writeHead(200).end(), milliseconds).unref());
  const hooks = webhooksOf(app);
  for (const key of keys) {
    for (let n = 0; n < each; n++) await hooks.create(receiver.url, ['topic.created'], {}, key);
  }
  return receiver;
}

const members = (prefix: string, count: number) =>
  Promise.all(Array.from({ length: count }, async (_, n) => (await createPerson(app.database, `${prefix}-${n}`)).key));

/** Plans and sends like a service. Returns its end, which waits for deliveries in progress. */
function service() {
  const { sender } = webhooksOf(app);
  const stop = every(
    0.5,
    'send webhooks',
    async () => {
      await sequenceEvents(app.database);
      while ((await planDeliveries(app.database)) > 0);
      await sender.sendDue();
    },
    { log: silentLog },
  );
  return async () => {
    await stop();
    for (const each of open) each.close();
    await sender.stop();
  };
}

describe('a receiver that answers at once', { timeout: 120_000 }, () => {
  it('gets its deliveries beside 100 webhooks of ten members that answer after 8 s', async () => {
    const slow = await receiverOf(await members('slow', 10), 10, 8000);
    const fast = await receiverOf([app.people.member.key], 1, 0);
    const stop = service();
    for (let n = 0; n < 30; n++) await forumOf(app).topic(board);
    await sleep(40_000);
    const received = { fast: fast.received.length, slow: slow.received.length };
    await stop();
    console.log(`In 40 s: ${received.fast} of 30 to the fast one, ${received.slow} to the slow ones`);
    expect(received.fast).toBeGreaterThanOrEqual(25);
    expect(received.slow).toBeGreaterThanOrEqual(100);
  });

  it.each([
    [1, 9],
    [4, 10],
  ])('gets each within seconds beside what %i accounts with %i webhooks answer after 18.5 s', async (people, each) => {
    await receiverOf(await members(`late-${people}`, people), each, 18_500);
    const honest = await receiverOf([app.people.member.key, app.people.other.key], 1, 50);
    const stop = service();
    for (let n = 0; n < 5; n++) await forumOf(app).topic(board);
    await sleep(3000);
    const delays: number[] = [];
    for (let n = 0; n < 10; n++) {
      honest.clear();
      const begun = performance.now();
      await forumOf(app).topic(board);
      await expect.poll(() => honest.received.length, { timeout: 20_000, interval: 50 }).toBeGreaterThanOrEqual(2);
      delays.push(performance.now() - begun);
    }
    await stop();
    console.log(`Delays in ms: ${delays.map(Math.round).join(', ')}`);
    expect(Math.max(...delays)).toBeLessThan(3000);
  });
});
