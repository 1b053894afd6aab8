import type pg from 'pg';
import { createKey, hashKey, keyPrefix } from '../../../src/api/auth/keys.js';
import { fillProducts } from '../seed/products.js';
import { fillQuestions } from '../seed/questions.js';
import { fillVideos } from '../seed/videos.js';
import { note } from './report.js';

type Sizes = { topics: number; replies: number };
/** Numbers of rows to create. */
export type Amounts = Sizes & { products: number; videos: number };
type Forum = { key: string; userId: number; boardId: number; topicId: number; boardPages: number; topicPages: number };
/** Data for requests. The ids of a list are of one kind of content, visible and writable. */
export type BenchData = Forum & {
  amounts: Amounts;
  storeId: number;
  productIds: number[];
  /** Products of the first half of the stores, and of the others. */
  byStore: [earlier: number[], later: number[]];
  productPages: number;
  videoIds: number[];
  videoPages: number;
  commentPages: number;
  questionIds: number[];
  unansweredIds: number[];
  answerIds: number[];
};

const batch = 50_000;

/**
 * A forum of 20 boards. The first has `topics` topics; the first of these has `replies` replies, and the next 100 have
 * twenty each. Texts of 200 to 600 characters. Inserted through the triggers, as everything else is.
 */
export async function fillForum(pool: pg.Pool, { topics, replies }: Sizes): Promise<Forum> {
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
  return { key, userId, boardId, topicId, boardPages: Math.ceil(topics / 20), topicPages: Math.ceil(replies / 20) };
}

/** All areas, with enough answers for each vote of a run to be the first on its answer. */
export async function fillAreas(pool: pg.Pool, amounts: Amounts): Promise<BenchData> {
  note(`filling: ${JSON.stringify(amounts)}`);
  const forum = await fillForum(pool, amounts);
  const client = await pool.connect();
  try {
    const column = async (text: string): Promise<number[]> =>
      (await client.query<{ value: number }>(text)).rows.map(({ value }) => value);
    const { products, videos } = amounts;
    const plan = { products, stores: Math.ceil(products / 100), users: 200 };
    const [storeId = 0] = await fillProducts(client, plan, () => {});
    await fillVideos(client, null, { videos, users: 200 }, new Date(), () => {});
    await fillQuestions(client, { questions: 1000, users: 200 }, new Date(), () => {});
    const questionIds = await column('SELECT id AS value FROM questions ORDER BY id');
    await client.query(
      `
      INSERT INTO answers (question_id, author_id, body)
      SELECT $1 + n % 1000, $2 + n % 200, repeat('An answer to what was asked. ', 6 + n % 13)
      FROM generate_series(1, 60000) n`,
      [questionIds[0], forum.userId],
    );
    const unansweredIds = await column(`
      INSERT INTO questions (author_id, title, body)
      SELECT ${forum.userId}, 'Unanswered ' || n, repeat('Some words that say what I ask. ', 6 + n % 13)
      FROM generate_series(1, 500) n RETURNING id AS value`);
    await client.query('UPDATE products SET stock = 1000000000 WHERE listed');
    // Without statistics, sessions would cache plans that read whole tables.
    await client.query(
      `SELECT place_order('marketplace', $1 + p.id % 200, ARRAY[p.id], ARRAY[1]) FROM products p WHERE p.listed AND p.store_id IS NOT NULL`,
      [forum.userId],
    );
    await client.query('VACUUM ANALYZE');
    const pagesOf = async (rows: string) => Math.ceil(((await column(`SELECT ${rows} AS value`))[0] ?? 0) / 20);
    return {
      ...forum,
      ...{ amounts, storeId, questionIds, unansweredIds },
      productIds: await column(
        'SELECT id AS value FROM products WHERE listed AND store_id IS NOT NULL ORDER BY id LIMIT 500',
      ),
      byStore: [
        await column(
          `SELECT id AS value FROM products WHERE listed AND store_id < ${storeId + plan.stores / 2} ORDER BY id LIMIT 250`,
        ),
        await column(
          `SELECT id AS value FROM products WHERE listed AND store_id >= ${storeId + plan.stores / 2} ORDER BY id LIMIT 250`,
        ),
      ],
      productPages: await pagesOf(`list_total('products', 0, '')`),
      // The most commented one first.
      videoIds: await column(
        `SELECT id AS value FROM videos WHERE visibility = 'public' ORDER BY comment_count DESC, id LIMIT 500`,
      ),
      videoPages: await pagesOf(`list_total('videos', 0, '')`),
      commentPages: await pagesOf(`(SELECT max(comment_count) FROM videos WHERE visibility = 'public')`),
      answerIds: await column('SELECT id AS value FROM answers ORDER BY id DESC LIMIT 60000'),
    };
  } finally {
    client.release();
  }
}
