import { afterAll, beforeAll, expect, it } from 'vitest';
import { exposition, Metrics } from '../../../src/api/telemetry/metrics/metrics.js';
import { readShared } from '../../../src/api/telemetry/metrics/readings.js';
import { sequenceEvents } from '../../../src/community/events/retention.js';
import { planDeliveries } from '../../../src/community/webhooks/planning.js';
import { claimDue, dueWebhooks } from '../../../src/community/webhooks/queue.js';
import { byOwner, measureWebhooks, readWebhooks } from '../../../src/community/webhooks/readings.js';
import { samples } from '../../api/telemetry/metrics/samples.js';
import { commandLine } from '../../cli/command.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson } from '../../helpers/people.js';
import { sequentialReads } from '../../helpers/plans.js';
import { startReceiver, webhooksOf } from '../../helpers/webhooks.js';

let app: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  app = await testApp({ settings: { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' } });
  receiver = await startReceiver();
  await planDeliveries(app.database);
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

type Plan = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };

const query = (sql: string) => app.database.pool.query(sql);

/** First metrics of a process, by their names without `plaza_`. */
async function read(metrics = new Metrics()) {
  readShared(metrics, app.database);
  readWebhooks(metrics, app.database);
  const values = samples((await exposition([await metrics.snapshot()])).text);
  return (name: string) => values.get(`plaza_${name}`);
}

it('tell what waits, for how long, for whom, and what came of attempts', async () => {
  const metrics = new Metrics();
  const hooks = webhooksOf(app, { metrics });
  const forum = forumOf(app);
  const board = await forum.board();
  const types = ['topic.created'];
  const failing = await startReceiver();
  failing.answer(500);
  const gone = await startReceiver();
  gone.answer(410);
  await hooks.create(receiver.url, types);
  await hooks.create(failing.url, types, {}, app.people.other.key);
  await hooks.createOfSite(gone.url, types);
  await forum.topic(board);
  await query(`UPDATE event_outbox SET created_at = now() - interval '50 seconds'`);
  const before = await read();
  expect(before('event_outbox')).toBeGreaterThan(0);
  expect(before('event_lag_seconds{consumer="feed"}')).toBeGreaterThanOrEqual(50);
  expect(before('event_lag_seconds{consumer="webhooks"}')).toBe(0);
  await sequenceEvents(app.database);
  const sequenced = await read();
  expect(sequenced('event_outbox')).toBe(0);
  expect(sequenced('event_lag_seconds{consumer="feed"}')).toBe(0);
  expect(sequenced('event_lag_seconds{consumer="webhooks"}')).toBeGreaterThanOrEqual(50);
  await hooks.run();
  for (let n = 0; n < 3; n++) await forum.topic(board);
  await sequenceEvents(app.database);
  while ((await planDeliveries(app.database)) > 0);
  await query(`UPDATE webhook_deliveries SET due_at = now() - interval '70 seconds' WHERE status = 'waiting'`);
  const after = await read(metrics);
  const metricNames = [
    'webhook_deliveries_due{pace="fast"}',
    'webhook_deliveries_due{pace="slow"}',
    'webhooks{state="failing"}',
    'webhooks{state="slow"}',
    'webhooks{state="disabled"}',
    'webhook_attempts_total{outcome="delivered"}',
    'webhook_attempts_total{outcome="failed"}',
    'webhook_attempts_total{outcome="given_up"}',
    'webhooks_disabled_total{reason="gone"}',
    'webhook_attempt_duration_seconds_count{outcome="delivered"}',
  ];
  expect(metricNames.map((name) => [name, after(name)])).toEqual(
    metricNames.map((name, at) => [name, [3, 4, 1, 0, 1, 1, 1, 1, 1, 1][at]]),
  );
  for (const pace of ['fast', 'slow']) {
    expect(after(`webhook_overdue_seconds{pace="${pace}"}`)).toBeGreaterThanOrEqual(70);
    expect(after(`webhook_overdue_seconds{pace="${pace}"}`)).toBeLessThan(200);
  }
  const admin = commandLine(app.testDatabase.url);
  const since = expect.any(String);
  const none = { due: 0, due_since: null, failing: 0, slow: 0, disabled: 0 };
  const listed = JSON.parse((await admin(['webhooks', '--json'])).stdout);
  expect(listed).toHaveLength(3);
  expect(listed).toEqual(
    expect.arrayContaining([
      { ...none, owner: app.people.member.username, due: 3, due_since: since },
      { ...none, owner: app.people.other.username, due: 4, due_since: since, failing: 1 },
      { ...none, owner: null, disabled: 1 },
    ]),
  );
  expect((await admin(['webhooks'])).stdout).toMatch(/^\S+ +[34] +\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ +/);
  for (const each of [failing, gone]) each.close();
});

// The PostgreSQL behind a pooler may not support explaining generic plans.
it.runIf(process.env.TEST_POOLER_URL === undefined).each([measureWebhooks, byOwner, dueWebhooks, claimDue])(
  'read no table whole: $name',
  async ({ name, text }) => {
    expect(await sequentialReads(app.database.pool, new Map([[name, text]]))).toEqual([]);
  },
);

it('look at no more deliveries than they count, however many webhooks are behind', async () => {
  await query('DELETE FROM webhooks');
  const hooks = webhooksOf(app);
  for (let n = 0; n < 12; n++) await hooks.createOfSite(receiver.url, ['topic.created']);
  await query(`INSERT INTO webhook_deliveries (webhook_id, position, type, resource)
    SELECT w.id, 1000000 + n, 'topic.created', 'topic:' || n FROM webhooks w, generate_series(1, 1100) n`);
  expect((await read())('webhook_deliveries_due{pace="fast"}')).toBe(10_000);
  const { rows } = await query(`EXPLAIN (ANALYZE, FORMAT JSON) ${measureWebhooks.text}`);
  const looked = (plan: Plan): number =>
    (plan['Relation Name'] === 'webhook_deliveries' ? plan['Actual Rows'] * plan['Actual Loops'] : 0) +
    (plan.Plans ?? []).reduce((sum, each) => sum + looked(each), 0);
  expect(looked(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(10_100);
  await query('DELETE FROM webhooks');
});

it('leave out what waits for who is suspended or has switched it off', async () => {
  await query('DELETE FROM webhooks');
  const hooks = webhooksOf(app);
  const { key, id } = await createPerson(app.database, 'suspended-later');
  await hooks.create(receiver.url, ['topic.created'], {}, key);
  const off = await hooks.create(receiver.url, ['topic.created']);
  await forumOf(app).topic(await forumOf(app).board());
  await sequenceEvents(app.database);
  while ((await planDeliveries(app.database)) > 0);
  expect((await read())('webhook_deliveries_due{pace="fast"}')).toBe(2);
  await query(`UPDATE users SET suspended_at = now(), suspended_for = 'No.' WHERE id = ${id}`);
  await app.api.patch(`/webhooks/${off.id}`, app.people.member.key).send({ status: 'disabled' }).expect(200);
  const values = await read();
  expect(values('webhook_deliveries_due{pace="fast"}')).toBe(0);
  expect(values('webhook_overdue_seconds{pace="fast"}')).toBe(0);
  expect(values('webhooks{state="disabled"}')).toBe(0);
});
