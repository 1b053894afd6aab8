import type pg from 'pg';
import { createKey, hashKey, keyPrefix } from '../../src/access/keys.js';

export type Sizes = { topics: number; replies: number };
export type BenchData = { key: string; boardId: number; topicId: number; boardPages: number; topicPages: number };

const batch = 50_000;

/**
 * A forum of 20 boards. The first has `topics` topics; the first of these has `replies` replies, and the next 100 have
 * twenty each. Texts of 200 to 600 characters. Inserted through the triggers, as everything else is.
 */
export async function fillForum(pool: pg.Pool, { topics, replies }: Sizes): Promise<BenchData> {
  await pool.query(`
    INSERT INTO users (username, email, role)
    SELECT 'bench-' || n, 'bench-' || n || '@example.org', 'member' FROM generate_series(1, 200) n`);
  await pool.query(`
    INSERT INTO boards (title, description, position)
    SELECT 'Board ' || n, repeat('What this board is about. ', 3), n FROM generate_series(1, 20) n`);
  const first = async (table: string) =>
    (await pool.query<{ id: number }>(`SELECT min(id) AS id FROM ${table}`)).rows[0]?.id ?? 0;
  const [userId, boardId] = [await first('users'), await first('boards')];
  for (let from = 1; from <= topics; from += batch) {
    await pool.query(
      `INSERT INTO topics (board_id, author_id, title, content, created_at)
       SELECT $1, $2 + n % 200, 'Topic number ' || n, repeat('Some words that say what I mean. ', 6 + n % 13),
         now() - interval '3 years' + n * interval '90 seconds' * (1000000.0 / $5::integer)
       FROM generate_series($3::integer, $4::integer) n`,
      [boardId, userId, from, Math.min(topics, from + batch - 1), topics],
    );
  }
  await pool.query(
    `INSERT INTO topics (board_id, author_id, title, content, created_at)
     SELECT $1 + 1 + n % 19, $2 + n % 200, 'Topic number ' || n, 'Elsewhere.', now() - n * interval '1 hour'
     FROM generate_series(1, 1000) n`,
    [boardId, userId],
  );
  const topicId = await first('topics');
  const addReplies = (topic: string, from: number, to: number) =>
    pool.query(
      `INSERT INTO replies (topic_id, author_id, content)
       SELECT ${topic}, $2 + n % 200, repeat('An answer to what was said above. ', 6 + n % 13)
       FROM generate_series($3::integer, $4::integer) n`,
      [topicId, userId, from, to],
    );
  for (let from = 1; from <= replies; from += batch) {
    await addReplies('$1::integer', from, Math.min(replies, from + batch - 1));
  }
  await addReplies('$1::integer + 1 + n % 100', 1, 2000);
  const key = createKey();
  await pool.query(
    `INSERT INTO api_keys (user_id, name, prefix, hash, scopes) VALUES ($1, 'bench', $2, $3, '{read,write}')`,
    [userId, keyPrefix(key), Buffer.from(hashKey(key))],
  );
  await pool.query('VACUUM ANALYZE');
  return { key, boardId, topicId, boardPages: Math.ceil(topics / 20), topicPages: Math.ceil(replies / 20) };
}
