import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { endAll, type Service, startService } from '../../scripts/shared/process.js';
import { testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';
import { isSigned, type ReceivedRequest, startReceiver, webhooksOf } from '../helpers/webhooks.js';

/** Number of changes, and of topics. Set by `WEBHOOK_CHANGES`. */
const changes = Number(process.env.WEBHOOK_CHANGES ?? 600);
const topics = Math.max(20, changes / 100);

afterAll(() => endAll('SIGKILL'));

it('delivers every event in order and signed while nodes are killed and the receiver fails a third of the time', async () => {
  const app = await testApp({ settings: { WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' } });
  const receiver = await startReceiver();
  const { pool } = app.database;
  const environment = {
    DATABASE_URL: app.testDatabase.url,
    RATE_LIMITS: 'off',
    WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1',
  };
  const start = () => startService(environment, { stdout: 'ignore' });
  const nodes: Service[] = [start(), start()];
  await Promise.all(nodes.map(({ base }) => base));
  const forum = forumOf(app);
  const board = await forum.board();
  const ids: number[] = [];
  for (let n = 0; n < topics; n++) ids.push(await forum.topic(board));
  const { secret } = await webhooksOf(app).create(receiver.url, ['topic.updated'], { is_ordered: true });
  await sleep(2000);

  /** Received deliveries, with their response and whether the signature was valid then: it lasts five minutes. */
  const answered: (ReceivedRequest & { isWell: boolean; wasSigned: boolean })[] = [];
  receiver.answer((received, response) => {
    const chance = randomInt(9);
    if (chance === 0) return void response.destroy();
    const isWell = chance > 2;
    answered.push({ ...received, isWell, wasSigned: isSigned(received, secret) });
    response.writeHead(isWell ? 200 : 500).end();
  });

  let kills = 0;
  let isOver = false;
  const kill = async () => {
    while (!isOver) {
      await sleep(randomInt(1000, 6000));
      const at = randomInt(nodes.length);
      nodes[at]?.child.kill('SIGKILL');
      kills++;
      await nodes[at]?.exit;
      const next = start();
      await next.base.then(
        () => {
          nodes[at] = next;
        },
        () => {},
      );
    }
  };
  // Skips the days of waiting. Leased deliveries may be in progress.
  const pass = async () => {
    while (!isOver) {
      await sleep(500);
      await pool.query(`UPDATE webhook_deliveries SET due_at = now()
        WHERE status = 'waiting' AND due_at < 'infinity' AND due_at > now() + interval '61 seconds'`);
    }
  };
  const change = async (worker: number) => {
    for (let n = worker; n < changes; n += 4) {
      for (;;) {
        const base = await nodes[n % 2]?.base.catch(() => '');
        const reply = await fetch(`${base}/forum/topics/${ids[n % topics]}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${app.people.member.key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ title: `Change ${n}` }),
        }).catch(() => null);
        if (reply?.ok) break;
        await sleep(200);
      }
    }
  };
  const others = [kill(), pass()];
  const begun = performance.now();
  await Promise.all([0, 1, 2, 3].map(change));
  const changed = performance.now();
  const count = async (sql: string) => Number((await pool.query(sql)).rows[0]?.count);
  const left = () =>
    count(`SELECT (SELECT count(*) FROM event_outbox) + (SELECT count(*) FROM events WHERE position >
    (SELECT position FROM event_consumers WHERE name = 'webhooks')) + (SELECT count(*) FROM webhook_deliveries WHERE status = 'waiting') AS count`);
  while ((await left()) > 0) await sleep(500);
  isOver = true;
  await Promise.all(others);
  const ended = performance.now();

  const { rows: deliveries } = await pool.query(
    `SELECT position::text AS id, resource_id FROM events WHERE type = 'topic.updated' ORDER BY position`,
  );
  expect(deliveries.length).toBeGreaterThanOrEqual(changes);
  const arrived = answered.filter(({ isWell }) => isWell);
  expect(new Set(arrived.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(deliveries.map(({ id }) => id)));
  expect(answered.filter(({ wasSigned }) => !wasSigned)).toEqual([]);
  for (const { text, headers } of answered) expect(JSON.parse(text).id).toBe(headers['webhook-id']);
  for (const id of ids) {
    const its = arrived
      .filter(({ text }) => JSON.parse(text).data.id === id)
      .map(({ headers }) => headers['webhook-id']);
    expect([...new Set(its)]).toEqual(
      deliveries.filter(({ resource_id: of }) => of === id).map(({ id: position }) => position),
    );
  }
  process.stderr.write(
    `${deliveries.length} events, ${answered.length} attempts, ${arrived.length - deliveries.length} sent again after an answer of 200, ${kills} kills; ` +
      `${Math.round((changed - begun) / 1000)} s of changes, ${Math.round((ended - changed) / 1000)} s more until all had arrived\n`,
  );
  receiver.close();
  await app.close();
}, 1_800_000);
