import type pg from 'pg';
import { corpus } from './corpus.js';
import { type Plan, replyBatches, replyCounts } from './plan.js';
import { fillSearch, queueSearch } from './search.js';

/** Called after each batch with the current and the final number. */
export type Progress = (step: string, done: number, total: number) => void;

const batchSize = 10_000;
/** Days over which bulk data is spread. */
export const spanDays = 1000;

/**
 * Adds boards, users, topics and replies. Counters stay exact even if interrupted; the search is built later. Deterministic
 * by plan and clock. Returns the ids of the new boards.
 */
export async function fill(
  client: pg.ClientBase,
  plan: Plan,
  now: Date,
  progress: Progress,
  search = { queue: queueSearch, fill: fillSearch },
): Promise<number[]> {
  const users = await addUsers(client, plan.users);
  const boards = await addBoards(client, plan.boards);
  const topics = await addTopics(client, plan, now, users, boards, progress);
  if (plan.replies > 0) {
    await inTransaction(client, async () => {
      await addReplies(client, plan, now, users, boards, topics, progress);
      await search.queue(client, ['replies']);
    });
  }
  await search.fill(client, progress);
  return boards;
}

/** Reuses users of an earlier run. */
export async function addUsers(client: pg.ClientBase, count: number): Promise<number[]> {
  await client.query(
    `INSERT INTO users (username, email, email_verified_at, created_at)
     SELECT 'reader_' || i, 'reader_' || i || '@plaza.example', now(), now() - interval '${spanDays + 1} days'
     FROM generate_series(1, $1::int) i
     ON CONFLICT (username) DO NOTHING`,
    [count],
  );
  const { rows } = await client.query<{ id: number }>(
    `SELECT u.id FROM generate_series(1, $1::int) i JOIN users u ON u.username = ('reader_' || i)::citext ORDER BY i`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function addBoards(client: pg.ClientBase, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO boards (title, description, position)
     SELECT 'Bulk board ' || (before.boards + i), 'Filled by npm run seed.', before.last + i
     FROM (SELECT count(*) AS boards, coalesce(max(position), 0) AS last FROM boards) before,
       generate_series(1, $1::int) i
     ORDER BY i RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

// hashint4extended spreads a number over 63 bits: a random number that depends only on the row's index.
/** SQL: a number in [0, 1) that depends only on a row's number. */
export const random = (number: string, salt: number) =>
  `((hashint4extended(${number}, ${salt}) >> 11) & 1048575) / 1048576::float8`;
/** SQL: a user by a row's number. */
export const author = (number: string, salt: number) =>
  `($3::int[])[floor(power(cardinality($3::int[])::float8, ${random(number, salt)}))::int]`;
/** SQL: a text by a row's number. */
export const text = (number: string, salt: number) => `array_to_string(
  ($4::text[])[
    1 + floor(${random(number, salt)} * (cardinality($4::text[]) - 12))::int :
    2 + floor(${random(number, salt)} * (cardinality($4::text[]) - 12))::int + floor(11 * power(${random(number, salt + 1)}, 3))::int
  ], ' ')`;

const insertTopics = `
  INSERT INTO topics (board_id, author_id, title, content, is_sticky, is_locked, created_at)
  SELECT
    ($5::int[])[1 + CASE WHEN $6 THEN 0 ELSE floor(cardinality($5::int[]) * power(${random('i', 1)}, 2))::int END],
    ${author('i', 2)},
    left(($7::text[])[1 + floor(${random('i', 3)} * cardinality($7::text[]))::int], 180) || ' (' || i || ')',
    ${text('i', 4)},
    i % $8::int = 0,
    ${random('i', 6)} < 0.01,
    $9::timestamptz - interval '${spanDays} days' * (1 - power(i::float8 / $10::int, 0.8) * 0.9999)
  FROM generate_series($1::int, $2::int) i
  ORDER BY i RETURNING id`;

async function addTopics(
  client: pg.ClientBase,
  { topics, oneBoard }: Plan,
  now: Date,
  users: number[],
  boards: number[],
  progress: Progress,
): Promise<Int32Array> {
  const ids = new Int32Array(topics);
  // Three sticky topics per board, if it has enough others.
  const stickyEvery = Math.max(50, Math.ceil(topics / (3 * boards.length)));
  for (let first = 1; first <= topics; first += batchSize) {
    const last = Math.min(topics, first + batchSize - 1);
    const { sentences, subjects } = corpus('topics', first);
    const { rows } = await client.query<[number]>({
      name: 'seed_topics',
      text: insertTopics,
      values: [first, last, users, sentences, boards, oneBoard, subjects, stickyEvery, now, topics],
      rowMode: 'array',
    });
    ids.set(
      rows.map(([id]) => id),
      first - 1,
    );
    progress('topics', last, topics);
  }
  return ids;
}

// Most replies come in a topic's first days; some topics last for months.
const insertReplies = `
  INSERT INTO replies (topic_id, author_id, content, created_at)
  SELECT t.id, ${author('(s.topic * 31 + k)', 11)}, ${text('(s.topic * 31 + k)', 12)},
    t.created_at + ($5::timestamptz - t.created_at) * (
      power(${random('s.topic', 14)}, 3) * power((k - 0.9 * ${random('(s.topic * 31 + k)', 15)}) / s.total, 2.5)
    )
  FROM unnest($1::int[], $2::int[], $6::int[], $7::int[]) WITH ORDINALITY AS s (topic, skipped, count, total, place)
  JOIN topics t ON t.id = s.topic
  CROSS JOIN LATERAL generate_series(s.skipped + 1, s.skipped + s.count) k
  ORDER BY s.place, k`;

/**
 * Does the triggers' work for all topics at once, in a tenth of the time. Meanwhile the tables are locked for other
 * writers; a failure rolls everything back.
 */
async function addReplies(
  client: pg.ClientBase,
  plan: Plan,
  now: Date,
  users: number[],
  boards: number[],
  topics: Int32Array,
  progress: Progress,
): Promise<void> {
  await client.query('ALTER TABLE topics DISABLE TRIGGER USER');
  await client.query('ALTER TABLE replies DISABLE TRIGGER USER');
  let done = 0;
  for (const batch of replyBatches(replyCounts(plan), batchSize)) {
    const { sentences } = corpus('replies', done);
    await client.query({
      name: 'seed_replies',
      text: insertReplies,
      values: [
        batch.map(({ topic }) => topics[topic]),
        batch.map(({ skipped }) => skipped),
        users,
        sentences,
        now,
        batch.map(({ count }) => count),
        batch.map(({ total }) => total),
      ],
    });
    done += batch.reduce((sum, { count }) => sum + count, 0);
    progress('replies', done, plan.replies);
  }
  await client.query('ANALYZE topics, replies');
  await countReplies(client, boards);
  await client.query('ALTER TABLE replies ENABLE TRIGGER USER');
  await client.query('ALTER TABLE topics ENABLE TRIGGER USER');
}

async function countReplies(client: pg.ClientBase, boards: readonly number[]): Promise<void> {
  await client.query(
    `UPDATE topics t
     SET reply_count = c.replies, last_reply_at = last.created_at, last_reply_user_id = last.author_id
     FROM (SELECT topic_id, count(*)::int AS replies, max(id) AS last_id FROM replies GROUP BY topic_id) c
     JOIN replies last ON last.id = c.last_id
     WHERE t.id = c.topic_id AND t.board_id = ANY ($1)`,
    [boards],
  );
  await client.query(`SELECT rebuild_lists('topics')`);
}

/** Runs a function in a transaction of this connection. */
export async function inTransaction<T>(client: pg.ClientBase, run: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await run();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
