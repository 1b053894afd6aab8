import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsAfter } from '../../../src/community/events/queries.js';
import { notificationPage } from '../../../src/community/notifications/queries.js';
import { claimDue } from '../../../src/community/webhooks/queue.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { blocksOf } from '../../helpers/plans.js';

/** Rows of each table. */
const many = 20_000;

let app: TestApp;
let webhook: number;
beforeAll(async () => {
  app = await testApp();
  const { pool } = app.database;
  const { id } = app.people.member;
  await pool.query(
    `INSERT INTO events (type, resource_id, owner_id, audience, created_at) 
      SELECT 'topic.created', n, $1, 'public', now() 
      FROM generate_series(1, $2) n`,
    [id, many],
  );
  await pool.query(
    `INSERT INTO notifications (user_id, position, type, resource_id, reason, delivery, read_at)
      SELECT $1, n, 'topic.created', n, 'own', 'inbox', now() FROM generate_series(1, $2) n`,
    [id, many],
  );
  const { rows } = await pool.query(
    `INSERT INTO webhooks (owner_id, url, types, secret) VALUES ($1, 'https://example.org', '{topic.created}', '') RETURNING id`,
    [id],
  );
  webhook = rows[0].id;
  // Jobs that are planned together are due at the same time.
  await pool.query(
    `INSERT INTO webhook_deliveries (webhook_id, position, type, resource)
      SELECT $1, n, 'topic.created', 'topic ' || n 
      FROM generate_series(1, $2) n`,
    [webhook, many],
  );
  await pool.query('ANALYZE events, notifications, webhooks, webhook_deliveries');
});
afterAll(() => app.close());

const areas = ['forum'];

it('finds the next deliveries without scanning all that wait', async () => {
  expect(await blocksOf(app.database.pool, claimDue, [[webhook], [4]])).toBeLessThan(150);
});

it('finds a page of notifications without scanning those before it', async () => {
  const { pool } = app.database;
  const { id } = app.people.member;
  expect(await blocksOf(pool, notificationPage, [id, false, areas, 100, 20])).toBeLessThan(80);
});

it('finds a page of events without scanning those after it', async () => {
  const values = [null, false, false, areas, 'EUR', 'http://plaza.example', null, 5, 100];
  expect(await blocksOf(app.database.pool, eventsAfter, values)).toBeLessThan(40);
});
