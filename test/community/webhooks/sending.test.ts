import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { slowAfter } from '../../../src/community/webhooks/places.js';
import { forgetOldDeliveries, planDeliveries } from '../../../src/community/webhooks/planning.js';
import type { Database } from '../../../src/core/database/client.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson } from '../../helpers/people.js';
import { isSigned, startReceiver, webhooksOf } from '../../helpers/webhooks.js';

let app: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let hooks: ReturnType<typeof webhooksOf>;
let board: number;

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'plaza@example.org', PUBLIC_URL: 'http://plaza.example' };

beforeAll(async () => {
  app = await testApp({
    settings: {
      WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1',
      REQUIRE_VERIFIED_EMAIL: 'false',
      ALLOWED_HOSTS: '127.0.0.1',
      ...mail,
    },
  });
  receiver = await startReceiver();
  hooks = webhooksOf(app);
  board = await forumOf(app).board();
  await planDeliveries(app.database);
});
beforeEach(() => {
  receiver.answer();
  receiver.clear();
});
afterEach(async () => {
  await app.database.pool.query('DELETE FROM webhooks');
  await app.database.pool.query('DELETE FROM mails');
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

const topic = (title?: string) => forumOf(app).topic(board, title);
const query = async (sql: string) => (await app.database.pool.query(sql)).rows;
/** Seconds until the next attempt of the only delivery. */
const wait = async () =>
  Number((await query('SELECT extract(epoch FROM due_at - now()) AS wait FROM webhook_deliveries'))[0]?.wait);
const mails = async (kind: string) => query(`SELECT recipient, data FROM mails WHERE kind = '${kind}' ORDER BY id`);

describe('an attempt that fails', () => {
  it('is followed by others with the same id over days, and then by none', async () => {
    const { id, secret } = await hooks.create(receiver.url, ['topic.created']);
    receiver.answer(500);
    await topic();
    for (const delay of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
      await hooks.run();
      const seconds = await wait();
      expect([delay, seconds > delay * 0.85, seconds < delay * 1.25]).toEqual([delay, true, true]);
      expect(await hooks.deliveries(id)).toMatchObject([{ status: 'waiting', fault: 'It was answered with 500' }]);
      await hooks.wait();
    }
    await hooks.run();
    expect(await hooks.deliveries(id)).toMatchObject([
      { status: 'failed', attempts: 10, response_status: 500, next_attempt_at: null },
    ]);
    await hooks.wait();
    await hooks.run();
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received.every((each) => isSigned(each, secret))).toBe(true);
    const { body } = await app.api.get(`/webhooks/${id}`, app.people.member.key).expect(200);
    expect(body).toMatchObject({ status: 'active', failing_since: expect.any(String) });
    receiver.answer();
    await topic();
    await hooks.run();
    expect((await app.api.get(`/webhooks/${id}`, app.people.member.key).expect(200)).body.failing_since).toBeNull();
  });

  it('waits as long as the receiver says', async () => {
    await hooks.create(receiver.url, ['topic.created']);
    receiver.answer((_, response) => void response.writeHead(429, { 'retry-after': '1000' }).end());
    await topic();
    await hooks.run();
    expect(await wait()).toBeGreaterThan(990);
    receiver.answer(
      (_, response) => void response.writeHead(503, { 'retry-after': new Date(Date.now() + 5e9).toUTCString() }).end(),
    );
    await hooks.wait();
    await hooks.run();
    expect(await wait()).toBeLessThan(86_401);
  });

  it('is a redirect, which is not followed, a connection that ends, and an answer that does not come', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    const other = await startReceiver();
    receiver.answer((_, response) => void response.writeHead(307, { location: other.url }).end());
    await topic();
    await hooks.run();
    expect(await hooks.deliveries(id)).toMatchObject([{ status: 'waiting', response_status: 307 }]);
    expect(other.received).toEqual([]);
    receiver.answer((_, response) => void response.destroy());
    await hooks.wait();
    await hooks.run();
    expect(await hooks.deliveries(id)).toMatchObject([
      { status: 'waiting', response_status: null, fault: 'ECONNRESET' },
    ]);
    other.close();
    await app.api.patch(`/webhooks/${id}`, app.people.member.key).send({ url: other.url }).expect(200);
    await hooks.wait();
    await hooks.run();
    expect(await hooks.deliveries(id)).toMatchObject([{ fault: 'ECONNREFUSED' }]);
  });

  it('leaves out what is more than 64 KiB of an answer', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    let sent = 0;
    receiver.answer(async (_, response) => {
      response.writeHead(200);
      const part = Buffer.alloc(16 * 1024, 'x\0');
      while (!response.destroyed && sent < 100e6) {
        sent += part.length;
        if (!response.write(part))
          await Promise.race([new Promise((drained) => response.once('drain', drained)), sleep(200)]);
      }
    });
    await topic();
    await hooks.run();
    const [delivery] = await hooks.deliveries(id);
    expect(delivery).toMatchObject({ status: 'delivered', response_status: 200 });
    const { body } = await app.api.get(`/webhook-deliveries/${delivery?.id}`, app.people.member.key).expect(200);
    expect(body.response_body).toHaveLength(2000);
    await sleep(50);
    expect(sent).toBeLessThan(20e6);
  });
});

describe('a webhook is disabled', () => {
  it('disables a webhook on 410, and tells its owner', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    receiver.answer(410);
    await topic();
    await hooks.run();
    await topic();
    await hooks.run();
    expect(receiver.received).toHaveLength(1);
    const { body } = await app.api.get(`/webhooks/${id}`, app.people.member.key).expect(200);
    expect(body).toMatchObject({ status: 'disabled', disabled_for: 'gone' });
    expect(await hooks.deliveries(id)).toMatchObject([{ status: 'failed', response_status: 410 }]);
    expect(await mails('webhook_disabled')).toEqual([
      {
        recipient: 'mia_member@example.org',
        data: { username: 'mia_member', url: receiver.url, reason: 'gone', isOfSite: false },
      },
    ]);
  });

  it('after five days of nothing but failures, and goes on with what waited', async () => {
    const { id } = await hooks.createOfSite(receiver.url, ['topic.created']);
    const get = async () => (await app.api.get(`/webhooks/${id}`, app.people.admin.key).expect(200)).body;
    receiver.answer(500);
    await topic('First');
    await hooks.run();
    await query(`UPDATE webhooks SET failing_since = now() - interval '119 hours'`);
    await hooks.wait();
    await hooks.run();
    expect((await get()).status).toBe('active');
    await query(`UPDATE webhooks SET failing_since = now() - interval '121 hours'`);
    await hooks.wait();
    await hooks.run();
    expect(await get()).toMatchObject({ status: 'disabled', disabled_for: 'failing' });
    expect((await mails('webhook_disabled')).map(({ recipient }) => recipient)).toEqual(['ada_admin@example.org']);
    receiver.answer();
    await hooks.wait();
    await topic('Missed');
    await hooks.run();
    expect(receiver.received).toHaveLength(3);
    await app.api.patch(`/webhooks/${id}`, app.people.admin.key).send({ status: 'active' }).expect(200);
    await hooks.run();
    expect(receiver.events().map(({ data }) => data.title)).toEqual(['First', 'First', 'First', 'First']);
    expect(await get()).toMatchObject({ status: 'active', failing_since: null });
  });
});

it('its owner is told by mail to which addresses their events are sent', async () => {
  const { id } = await hooks.create(receiver.url, ['topic.created']);
  const change = (body: object) => app.api.patch(`/webhooks/${id}`, app.people.member.key).send(body).expect(200);
  await change({ url: `${receiver.url}/other` });
  await change({ url: `${receiver.url}/other`, types: ['reply.created'] });
  const notices = (await mails('security_notice')).map(({ data }) => [data.event, data.name]);
  expect(notices).toEqual([
    ['webhook_created', receiver.url],
    ['webhook_created', `${receiver.url}/other`],
  ]);
});

describe('a webhook with is_ordered', () => {
  const update = (id: number, title: string) =>
    app.api.patch(`/forum/topics/${id}`, app.people.member.key).send({ title }).expect(200);
  const types = ['topic.created', 'topic.updated', 'reply.created'];

  it('an event waits for those before it of the same resource, and for no others', async () => {
    const { id } = await hooks.create(receiver.url, types, { is_ordered: true });
    const one = await topic('One');
    const two = await topic('Two');
    await update(one, 'One, too');
    receiver.answer(
      ({ text }, response) => void response.writeHead(JSON.parse(text).data.id === one ? 500 : 200).end(),
    );
    await hooks.run();
    await update(one, 'One, three');
    await update(two, 'Two, too');
    await hooks.run();
    const receivedEvents = () => receiver.events().map(({ type, data }) => [type, data.id]);
    expect(receivedEvents().filter(([, of]) => of === one)).toEqual([['topic.created', one]]);
    expect(receivedEvents().filter(([, of]) => of === two)).toEqual([
      ['topic.created', two],
      ['topic.updated', two],
    ]);
    const waiting = (await hooks.deliveries(id)).filter(({ status }) => status === 'waiting');
    expect(waiting.map(({ next_attempt_at: at }) => at !== null)).toEqual([false, false, true]);
    receiver.answer();
    receiver.clear();
    await hooks.wait();
    await hooks.run();
    expect(receivedEvents()).toEqual([
      ['topic.created', one],
      ['topic.updated', one],
      ['topic.updated', one],
    ]);
    const ids = receiver.events().map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('continues after a delivery that was given up or skipped', async () => {
    const { id } = await hooks.create(receiver.url, types, { is_ordered: true });
    const one = await topic();
    await update(one, 'Two');
    await update(one, 'Three');
    receiver.answer(500);
    await hooks.run();
    await query(`UPDATE webhook_deliveries SET attempts = 9 WHERE type = 'topic.created'`);
    await query(
      `UPDATE events SET audience = 'own', owner_id = NULL WHERE position = (SELECT min(position) FROM webhook_deliveries WHERE due_at = 'infinity')`,
    );
    await hooks.wait();
    receiver.answer(
      ({ text }, response) => void response.writeHead(JSON.parse(text).type === 'topic.created' ? 500 : 200).end(),
    );
    await hooks.run();
    expect((await hooks.deliveries(id)).map(({ status }) => status)).toEqual(['delivered', 'skipped', 'failed']);
  });

  it('nothing is left behind by what is planned while the one before it ends', async () => {
    await hooks.create(receiver.url, types, { is_ordered: true });
    const one = await topic('0');
    for (let n = 1; n <= 20; n++) {
      receiver.answer((_, response) => setTimeout(() => response.writeHead(200).end(), n % 4).unref?.());
      await update(one, String(n));
      void hooks.sender.sendDue();
      await hooks.run();
    }
    await hooks.run();
    expect(receiver.events().map(({ data }) => data.title)).toHaveLength(21);
    expect(await query(`SELECT FROM webhook_deliveries WHERE status = 'waiting'`)).toEqual([]);
  });
});

describe('many', () => {
  /** Makes a receiver hold its responses until they are released. */
  const keepAnswers = () => {
    const kept: (() => void)[] = [];
    receiver.answer((_, response) => void kept.push(() => response.writeHead(200).end()));
    return kept;
  };

  it.each([
    [1, 4],
    [3, 8],
  ])('are sent to %i webhooks of one owner %i at a time, and delay no other', async (webhooks, most) => {
    for (let n = 0; n < webhooks; n++) await hooks.create(receiver.url, ['topic.created']);
    const quick = await startReceiver();
    await hooks.create(quick.url, ['topic.created'], {}, app.people.other.key);
    const kept = keepAnswers();
    for (let n = 0; n < 12; n++) await topic();
    const all = hooks.run();
    await expect.poll(() => [receiver.received.length, quick.received.length]).toEqual([most, 12]);
    receiver.answer();
    for (const answer of kept) answer();
    await all;
    expect(receiver.received).toHaveLength(12 * webhooks);
    quick.close();
  });

  it('are sent one at a time to a webhook that was slow or failed, until it answers at once', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    const slowSince = async () =>
      (await app.api.get(`/webhooks/${id}`, app.people.member.key).expect(200)).body.slow_since;
    receiver.answer((_, response) => void setTimeout(() => response.writeHead(200).end(), slowAfter + 200));
    await topic();
    await hooks.run();
    expect(await slowSince()).toEqual(expect.any(String));
    const kept = keepAnswers();
    for (let n = 0; n < 5; n++) await topic();
    receiver.clear();
    const all = hooks.run();
    await expect.poll(() => kept.length).toBe(1);
    await sleep(100);
    expect(receiver.received).toHaveLength(1);
    kept.shift()?.();
    await expect.poll(() => kept.length).toBe(4);
    receiver.answer();
    for (const answer of kept) answer();
    await all;
    expect(await slowSince()).toBeNull();
    expect(receiver.received).toHaveLength(5);
  });

  it('are sent once the database is there again, which was gone while their events were read', async () => {
    let isGone = true;
    const json: Database['json'] = (statement, values) =>
      isGone && statement.name === 'events_at'
        ? Promise.reject(new Error('Gone'))
        : app.database.json(statement, values);
    const { run } = webhooksOf(app, { database: { ...app.database, json } });
    await hooks.create(receiver.url, ['topic.created']);
    for (let n = 0; n < 5; n++) await topic();
    await run();
    expect(receiver.received).toEqual([]);
    isGone = false;
    await hooks.wait();
    await run();
    expect(receiver.received).toHaveLength(5);
  });

  it('are sent to who gets nothing yet within about a second, though others take all places', async () => {
    for (let n = 0; n < 5; n++) {
      const { key } = await createPerson(app.database, `slow-${n}`);
      for (let each = 0; each < 8; each++) await hooks.create(receiver.url, ['topic.created'], {}, key);
    }
    const kept = keepAnswers();
    await topic();
    const all = hooks.run();
    await expect.poll(() => kept.length).toBe(32);
    const quick = await startReceiver();
    await hooks.create(quick.url, ['reply.created'], {}, app.people.other.key);
    const { id: of } = (await query('SELECT max(id) AS id FROM topics'))[0] as { id: number };
    for (let n = 0; n < 10; n++) await forumOf(app).reply(of);
    void hooks.run();
    await expect.poll(() => quick.received.length, { timeout: 3 * slowAfter }).toBe(10);
    await expect.poll(() => kept.length).toBe(40);
    for (const answer of kept) answer();
    await all;
    quick.close();
  });

  it('are shared by several nodes, each sent once', async () => {
    await hooks.create(receiver.url, ['topic.created']);
    for (let n = 0; n < 30; n++) await topic();
    const others = [webhooksOf(app), webhooksOf(app)];
    await Promise.all([hooks, ...others].map((each) => each.run()));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  it('are sent again by another node where one dies', async () => {
    await hooks.create(receiver.url, ['topic.created']);
    receiver.answer(() => {});
    await topic();
    const dying = webhooksOf(app);
    void dying.run();
    while (receiver.received.length === 0) await sleep(5);
    receiver.answer();
    await hooks.run();
    expect(receiver.received).toHaveLength(1);
    await hooks.wait();
    await hooks.run();
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('are left to the next process where they take long when the service ends', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    receiver.answer(() => {});
    await topic();
    const ending = webhooksOf(app);
    void ending.run();
    await expect.poll(() => receiver.received.length).toBe(1);
    const begun = performance.now();
    await ending.sender.stop();
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(await hooks.deliveries(id)).toMatchObject([{ status: 'waiting', fault: null, duration_ms: null }]);
    expect((await query('SELECT failing_since, slow_since FROM webhooks'))[0]).toEqual({
      failing_since: null,
      slow_since: null,
    });
  });

  it('are planned and sent on where one that others are behind is forgotten', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created', 'topic.updated'], { is_ordered: true });
    receiver.answer(500);
    const one = await topic('One');
    await app.api.patch(`/forum/topics/${one}`, app.people.member.key).send({ title: 'Two' }).expect(200);
    await hooks.run();
    await query(`UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE due_at < 'infinity'`);
    expect(await forgetOldDeliveries(app.database)).toBe(1);
    receiver.answer();
    await hooks.run();
    expect(await hooks.deliveries(id)).toMatchObject([{ type: 'topic.updated', status: 'delivered' }]);
  });

  it('are forgotten after thirty days', async () => {
    const { id } = await hooks.create(receiver.url, ['topic.created']);
    await topic();
    await topic();
    await hooks.run();
    await query(
      `UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE id = (SELECT min(id) FROM webhook_deliveries)`,
    );
    expect(await forgetOldDeliveries(app.database)).toBe(1);
    expect(await hooks.deliveries(id)).toHaveLength(1);
  });
});
