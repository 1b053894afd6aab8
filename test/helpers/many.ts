import type { TestApp } from './app.js';
import { searchSettled } from './search.js';
import { shopsOf } from './shops.js';

const n = 'generate_series(1, $2::integer) n';
const name = `left(replace(gen_random_uuid()::text, '-', ''), 25)`;
const key = `replace(gen_random_uuid()::text, '-', '')`;
const oneOf = (values: string, type: string) => `('{${values}}'::${type}[])[1 + n % ${values.split(',').length}]`;

/** SQL that inserts $2 rows of user $1 into a table, many of them with equal sort keys. */
const inserts = {
  topics: `INSERT INTO topics (board_id, author_id, title, content, last_reply_user_id, last_reply_at, is_sticky)
    SELECT 1, $1::integer, 'A text ' || n, 'A text', $1, timestamptz '2026-01-01' + (n / 4) * interval '1.000001 hour', n % 5 = 0 FROM ${n}`,
  replies: `INSERT INTO replies (topic_id, author_id, content) SELECT 1, $1::integer, 'A text ' || n FROM ${n}`,
  questions: `INSERT INTO questions (author_id, category_id, title, body, status)
    SELECT $1::integer, 1, 'A text ' || n, repeat('text ', 1 + n % 7), ${oneOf('open,closed', 'question_status')} FROM ${n}`,
  answers: `INSERT INTO answers (question_id, author_id, body, vote_score) SELECT 1, $1::integer, 'A text ' || n, n % 5 FROM ${n}`,
  stores: `INSERT INTO stores (owner_id, name, description, slug, status)
    SELECT $1::integer, 'A text', '', gen_random_uuid(), ${oneOf('active,inactive,active', 'store_status')} FROM ${n}`,
  products: `INSERT INTO products (store_id, title, price, category, rating, stock, slug, regular_price, status)
    SELECT CASE WHEN n % 2 = 0 THEN 1 END, 'A text ' || n, n % 4, 'text', n % 3, 9, CASE WHEN n % 2 = 1 THEN gen_random_uuid() END,
      CASE WHEN n % 2 = 1 THEN 9 END,
      ${oneOf('active,active,draft,active,inactive', 'product_status')} FROM ${n} WHERE $1::integer > 0`,
  reviews: `WITH people AS (INSERT INTO users (username) SELECT ${name} FROM ${n} RETURNING id)
    INSERT INTO reviews (product_id, author_id, rating, title) SELECT 1, id, 1 + (id + $1::integer) % 5, 'A text' FROM people`,
  own_reviews: `INSERT INTO reviews (product_id, author_id, rating, title)
    SELECT id, $1::integer, 1 + id % 5, 'A text' FROM products
    WHERE store_id IS NOT NULL AND id NOT IN (SELECT product_id FROM reviews WHERE author_id = $1) LIMIT $2::integer`,
  orders: `WITH o AS (
      INSERT INTO orders (area, buyer_id, status, paid_at)
      SELECT ${oneOf('marketplace,shop', 'order_area')}, $1::integer, ${oneOf('paid,paid,completed', 'order_status')}, now() FROM ${n} RETURNING *
    ), i AS (
      INSERT INTO order_items (order_id, product_id, title, price, quantity, store_id, store_name)
      SELECT id, 1, 'A text', 1, 1, CASE area WHEN 'marketplace' THEN 1 END, CASE area WHEN 'marketplace' THEN 'A text' END FROM o
    )
    INSERT INTO order_stores (store_id, order_id) SELECT 1, id FROM o WHERE area = 'marketplace'`,
  videos: `INSERT INTO videos (author_id, title, object_key, mime_type, size, like_count, visibility, status)
    SELECT $1::integer, 'A text ' || n, 'videos/00/' || ${key}, 'video/mp4', 1, n % 3,
      ${oneOf('public,public,unlisted,private', 'video_visibility')}, ${oneOf('ready,ready,ready,processing,failed', 'video_status')} FROM ${n}`,
  comments: `INSERT INTO comments (video_id, author_id, content) SELECT 1, $1::integer, 'A text ' || n FROM ${n}`,
  files: `INSERT INTO files (owner_id, name, mime_type, size, sha256, object_key)
    SELECT $1::integer, 'Ä text ' || n % 3, 'text/plain', n % 4, repeat('0', 64), 'files/00/' || ${key} FROM ${n}`,
  announcements: `INSERT INTO announcements (author_id, title, body) SELECT $1::integer, 'A text', 'A text' FROM ${n}`,
  reports: `INSERT INTO reports (target_type, target_id, reporter_id, reason, status, handler_id, claimed_at, resolved_at)
    SELECT 'topic', 1, $1::integer, 'spam', ${oneOf('upheld,rejected', 'report_status')}, $1, now(), now() FROM ${n}`,
  invitations: `INSERT INTO invitations (hash, creator_id, max_uses, expires_at)
    SELECT sha256(gen_random_uuid()::text::bytea), $1::integer, 1, timestamptz '2099-01-01' FROM ${n}`,
  audit_log: `INSERT INTO audit_log (actor_id, action, target_type, target_id) SELECT $1::integer, 'lockTopic', 'topic', 1 FROM ${n}`,
  users: `INSERT INTO users (username, email, awaits_approval) SELECT ${name}, ${name} || '@example.org', $1::integer > 0 FROM ${n}`,
  members: `INSERT INTO users (username, email, display_name)
    SELECT CASE WHEN n % 2 = 0 THEN 'text' ELSE 'a' END || name, name || '@example.org', CASE WHEN n % 3 = 0 THEN 'Text ' || n % 4 END
    FROM (SELECT n, ${name} AS name FROM ${n} WHERE $1::integer > 0) made`,
  warnings: `INSERT INTO warnings (user_id, actor_id, text) SELECT $1::integer, $1, 'A text' FROM ${n}`,
  person_removals: `INSERT INTO person_removals (user_id, actor_id, action, reason, state, finished_at)
    SELECT $1::integer, $1, 'hide', 'Spam', 'removed', now() FROM ${n}`,
  webhooks: `INSERT INTO webhooks (owner_id, url, types, secret)
    SELECT CASE WHEN n % 2 = 1 THEN $1::integer END, 'https://example.org/' || n, '{topic.created}', '' FROM ${n}`,
  webhook_deliveries: `INSERT INTO webhook_deliveries (webhook_id, position, type, resource, status)
    SELECT 1, n, 'topic.created', 'topic ' || n, ${oneOf('delivered,failed,waiting,skipped,delivered', 'text')} FROM ${n} WHERE $1::integer > 0`,
  revisions: `INSERT INTO revisions (target_type, target_id, number, owner_id, editor_id, title, body)
    SELECT 'topic', 1, n + (SELECT coalesce(max(number), 0) FROM revisions), $1::integer, $1, 'A text', 'A text' FROM ${n}`,
} as const;
export type FilledTable = keyof typeof inserts;
export const filledTables = Object.keys(inserts) as FilledTable[];

/** Inserts this many rows of the admin. */
export async function insertInto(
  { database, search, people }: TestApp,
  table: FilledTable,
  count: number,
): Promise<void> {
  await database.pool.query(inserts[table], [people.admin.id, count]);
  await searchSettled({ database, search });
}

/** Fills every list with rows of the admin, named `user-1`, in the first parent of each kind. */
export async function fillLists(app: TestApp, count: number): Promise<void> {
  const { api, people, database } = app;
  const { admin } = people;
  await database.pool.query(`UPDATE users SET username = 'user-1' WHERE id = $1`, [admin.id]);
  await api.post('/forum/boards', admin.key).send({ title: 'A text' }).expect(201);
  await api.post('/answers/categories', admin.key).send({ name: 'Text', slug: 'text' }).expect(201);
  await shopsOf(app).store(admin.key);
  await database.pool.query(`UPDATE stores SET slug = '1'`);
  await shopsOf(app).product('1', { category: 'text', title: 'A text', stock: 1000 }, admin.key);
  for (const table of filledTables) await insertInto(app, table, count);
  await database.pool.query(
    `SELECT take_away('reply', id, 'hidden', $1::integer, 'Spam') FROM replies WHERE id % 3 = 0`,
    [admin.id],
  );
  const accepted = '(SELECT id FROM answers WHERE question_id = 1 ORDER BY id OFFSET 7 LIMIT 1)';
  await database.pool.query(`UPDATE questions SET best_answer_id = ${accepted}, status = 'resolved' WHERE id = 1`);
}
