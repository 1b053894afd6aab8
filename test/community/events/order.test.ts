import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consumeEvents, sequenceEvents } from '../../../src/community/events/retention.js';
import { inTransaction } from '../../../src/core/database/transaction.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { type Event, eventsOf } from '../../helpers/events.js';
import { forumOf } from '../../helpers/forum.js';
import { randomNumbers } from '../../helpers/random.js';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Number of topics, and of changes to them. */
const [topics, changes] = [4, 240];

it('lists every event, in order per resource, during concurrent writes', async () => {
  const { database, people } = app;
  const forum = forumOf(app);
  const board = await forum.board();
  const ids = await Promise.all(Array.from({ length: topics }, (_, n) => forum.topic(board, `Topic ${n}`)));
  const start = await eventsOf(app).latest();
  const { below } = randomNumbers(20261125);
  const written = new Map(ids.map((id): [number, string[]] => [id, []]));
  let isWriting = true;

  // Each writer gets a transaction id, and an event of another row, long before it changes the topic.
  const write = async (writer: number) => {
    for (let n = 0; n < changes / 8; n++) {
      const id = ids[below(topics)] as number;
      const title = `${writer}.${n}`;
      const [isSlow, isRolledBack] = [below(8) === 0, below(8) === 0];
      await inTransaction(database, async (transaction) => {
        await transaction.$executeRaw`SET LOCAL lock_timeout = '10s'`;
        await transaction.$executeRaw`
          INSERT INTO questions (author_id, title, body) VALUES (${people.member.id}, ${title}, 'Text')`;
        if (isSlow) await sleep(30);
        await transaction.$executeRaw`UPDATE topics SET title = ${title} WHERE id = ${id}`;
        if (isRolledBack) throw new Error('rolled back');
        written.get(id)?.push(title);
      }).catch((error: Error) => {
        if (error.message !== 'rolled back') throw error;
      });
    }
  };
  const sequencers = [1, 2].map(async () => {
    while (isWriting) {
      await sequenceEvents(database);
      await sleep(1);
    }
  });
  // Concurrent readers never go back.
  const followers = [1, 2].map(async () => {
    const seen: Event[] = [];
    for (let after = start, isLast = false; ; ) {
      const { body } = await app.api.get(`/events?limit=${1 + below(20)}&after=${after}`).expect(200);
      seen.push(...body.events);
      if (isLast && body.next === after) return seen.map(({ id }) => id);
      isLast = !isWriting;
      after = body.next;
    }
  });
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  isWriting = false;
  await Promise.all(sequencers);
  await sequenceEvents(database);
  const seen = await Promise.all(followers);

  const { rows } = await database.pool.query<{ position: string; type: string }>(
    'SELECT position::text, type FROM events e WHERE e.position > $1 ORDER BY e.position',
    [start],
  );
  const count = [...written.values()].flat().length;
  expect(count).toBeGreaterThan(changes / 2);
  expect(rows.filter(({ type }) => type === 'topic.updated')).toHaveLength(count);
  expect(rows.filter(({ type }) => type === 'question.created')).toHaveLength(count);
  // Events get their time while their row is locked.
  for (const id of ids) {
    const { rows: times } = await database.pool.query<{ ordered: boolean }>(
      `SELECT bool_and(created_at > before) AS ordered FROM (
        SELECT created_at, lag(created_at) OVER (ORDER BY position) AS before FROM events WHERE type = 'topic.updated' AND resource_id = $1
      ) e WHERE before IS NOT NULL`,
      [id],
    );
    expect(times).toEqual([{ ordered: true }]);
  }
  for (const ids of seen) expect(ids).toEqual(rows.map(({ position }) => position));
}, 60_000);

it('orders events by commit, even if a later change began first', async () => {
  const { database, people } = app;
  const forum = forumOf(app);
  const id = await forum.topic(await forum.board());
  const start = await eventsOf(app).latest();
  const [first, second] = [await database.pool.connect(), await database.pool.connect()];
  try {
    // The second transaction begins and writes another row before the first, which changes the topic and commits.
    await second.query('BEGIN');
    await second.query(`INSERT INTO questions (author_id, title, body) VALUES ($1, 'A question', 'Text')`, [
      people.member.id,
    ]);
    await first.query('BEGIN');
    await first.query(`UPDATE topics SET title = 'first' WHERE id = $1`, [id]);
    const waiting = second.query(`UPDATE topics SET title = 'second', author_id = $2 WHERE id = $1`, [
      id,
      people.other.id,
    ]);
    await sleep(50);
    await first.query('COMMIT');
    await waiting;
    // Uncommitted events are not sent, and do not block committed ones.
    await sequenceEvents(database);
    const { rows } = await database.pool.query(
      `SELECT owner_id FROM events WHERE position > $1 AND type = 'topic.updated' ORDER BY position`,
      [start],
    );
    expect(rows).toEqual([{ owner_id: people.member.id }]);
    await second.query('COMMIT');
    await sequenceEvents(database);
    const after = await database.pool.query(
      `SELECT owner_id FROM events WHERE position > $1 AND type = 'topic.updated' ORDER BY position`,
      [start],
    );
    expect(after.rows).toEqual([{ owner_id: people.member.id }, { owner_id: people.other.id }]);
  } finally {
    for (const each of [first, second]) each.release();
  }
});

it('gives each event to a consumer once, also where several nodes ask and one fails', async () => {
  const { database } = app;
  const forum = forumOf(app);
  const topic = await forum.topic(await forum.board());
  await eventsOf(app).latest();
  expect(await consumeEvents(database, 'test', async () => {})).toBe(0);
  for (let n = 0; n < 30; n++) await forum.reply(topic, `Reply ${n}`);
  await sequenceEvents(database);
  await database.pool.query('CREATE TABLE consumed (position bigint)');
  let isFaulty = true;
  const consume = () =>
    consumeEvents(database, 'test', async (transaction, events) => {
      for (const { position } of events)
        await transaction.$executeRaw`INSERT INTO consumed VALUES (${position}::bigint)`;
      if (isFaulty) throw new Error('a fault');
    });
  await expect(consume()).rejects.toThrow('a fault');
  isFaulty = false;
  const counts = await Promise.all([consume(), consume(), consume()]);
  expect(counts.reduce((a, b) => a + b)).toBe(30);
  const { rows } = await database.pool.query(
    'SELECT count(*)::integer, count(DISTINCT position)::integer AS events FROM consumed',
  );
  expect(rows).toEqual([{ count: 30, events: 30 }]);
});
