import type { TestApp } from './app.js';
import { can, type KindName, kindNames, kinds, numbers as n, randomName as name, oneOf, typeOf } from './kinds.js';
import { searchSettled } from './search.js';
import { shopsOf } from './shops.js';

/** SQL that inserts $2 rows of user $1 into a table that is no kind of content, many of them with equal sort keys. */
const others = {
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
    INSERT INTO order_stores (store_id, order_id) SELECT CASE area WHEN 'marketplace' THEN 1 ELSE 0 END, id FROM o`,
  reports: `INSERT INTO reports (target_type, target_id, reporter_id, reason, status, handler_id, claimed_at, resolved_at)
    SELECT 'topic', 1, $1::integer, 'spam', ${oneOf('upheld,rejected', 'report_status')}, $1, now(), now() FROM ${n}`,
  waiting: `INSERT INTO reports (target_type, target_id, reporter_id, reason)
    SELECT 'topic', n + greatest(1000000, (SELECT max(target_id) FROM reports)), $1::integer, 'spam' FROM ${n}`,
  invitations: `INSERT INTO invitations (hash, creator_id, max_uses, expires_at)
    SELECT sha256(gen_random_uuid()::text::bytea), $1::integer, 1, timestamptz '2099-01-01' FROM ${n}`,
  audit_log: `INSERT INTO audit_log (actor_id, action, target_type, target_id) SELECT $1::integer, 'lockTopic', 'topic', 1 FROM ${n}`,
  users: `INSERT INTO users (username, email, awaits_approval) SELECT ${name}, ${name} || '@example.org', $1::integer > 0 FROM ${n}`,
  members: `INSERT INTO users (username, email, display_name)
    SELECT CASE WHEN n % 2 = 0 THEN 'text' ELSE 'a' END || name, name || '@example.org', CASE WHEN n % 3 = 0 THEN 'Text ' || n % 4 END
    FROM (SELECT n, ${name} AS name FROM ${n} WHERE $1::integer > 0) made`,
  groups: `WITH made AS (
      INSERT INTO groups (slug, name, visibility, joining) SELECT 'group-' || n, 'A text', 'hidden', 'open' FROM ${n} ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO group_members (group_id, user_id, state, is_owner) SELECT id, $1::integer, 'member', true FROM made`,
  group_members: `INSERT INTO group_members (group_id, user_id, state, since)
    SELECT g.id, u.id, (ARRAY['member', 'requested', 'invited'])[1 + u.id % 3]::group_member_state, now()
    FROM groups g, (SELECT id FROM users WHERE id <> $1::integer ORDER BY id LIMIT $2::integer) u WHERE g.slug = 'group-1' ON CONFLICT DO NOTHING`,
  likes: `INSERT INTO reactions (kind, content_id, user_id, value)
    SELECT 'topic', 1, id, 1 FROM users WHERE id <> $1::integer ORDER BY id LIMIT $2::integer ON CONFLICT DO NOTHING`,
  bookmarks: `INSERT INTO bookmarks (user_id, kind, content_id) SELECT $1::integer, 'topic', n FROM ${n} ON CONFLICT DO NOTHING`,
  tags: `WITH made AS (INSERT INTO tags (name) SELECT 'text-' || ${name} FROM ${n} WHERE $1::integer > 0 RETURNING id)
    UPDATE topics SET tag_ids = ARRAY[made.id] FROM (SELECT id, row_number() OVER () AS n FROM made) made WHERE topics.id = made.n`,
  warnings: `INSERT INTO warnings (user_id, actor_id, text) SELECT $1::integer, $1, 'A text' FROM ${n}`,
  person_removals: `INSERT INTO person_removals (user_id, actor_id, action, reason, state, finished_at)
    SELECT $1::integer, $1, 'hide', 'Spam', 'removed', now() FROM ${n}`,
  webhooks: `INSERT INTO webhooks (owner_id, url, types, secret)
    SELECT CASE WHEN n % 2 = 1 THEN $1::integer END, 'https://example.org/' || n, '{topic.created}', '' FROM ${n}`,
  webhook_deliveries: `INSERT INTO webhook_deliveries (webhook_id, position, type, resource, status)
    SELECT 1, n, 'topic.created', 'topic ' || n, ${oneOf('delivered,failed,waiting,skipped,delivered', 'text')} FROM ${n} WHERE $1::integer > 0`,
  file_folders: `INSERT INTO file_folders (owner_id, name) SELECT $1::integer, 'Text ' || ${name} FROM ${n}`,
  shared_files: `WITH made AS (
      INSERT INTO files (owner_id, name, mime_type, size, sha256, object_key)
      SELECT u.id, 'A text', 'text/plain', 1, repeat('0', 64), 'files/00/' || ${name} FROM ${n}, (
        SELECT id FROM users WHERE id <> $1::integer AND deleted_at IS NULL ORDER BY id LIMIT 1
      ) u RETURNING id
    )
    INSERT INTO file_grants (file_id, user_id) SELECT id, $1 FROM made`,
  revisions: `INSERT INTO revisions (target_type, target_id, number, owner_id, editor_id, title, body)
    SELECT 'topic', 1, n + (SELECT coalesce(max(number), 0) FROM revisions), $1::integer, $1, 'A text', 'A text' FROM ${n}`,
} as const;
const filledKinds = kindNames.filter((name) => kinds[name].rows !== undefined);
/** A kind of content, or another table. */
export type Filled = KindName | keyof typeof others;

/** Inserts this many rows of the admin. */
export async function insertInto({ database, search, people }: TestApp, name: Filled, count: number): Promise<void> {
  const rows = name in others ? others[name as keyof typeof others] : kinds[name as KindName].rows;
  await database.pool.query(rows ?? '', [people.admin.id, count]);
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
  for (const name of [...filledKinds, ...Object.keys(others)]) await insertInto(app, name as Filled, count);
  await database.pool.query(
    `SELECT take_away('reply', id, 'hidden', $1::integer, 'Spam') FROM replies WHERE id % 3 = 0`,
    [admin.id],
  );
  await insertInto(app, 'file', count);
  await database.pool.query(
    `SELECT take_away('file', id, 'deleted', $1::integer, NULL)
     FROM (SELECT id FROM files WHERE owner_id = $1 ORDER BY id DESC LIMIT $2) newest`,
    [admin.id, count],
  );
  const accepted = '(SELECT id FROM answers WHERE question_id = 1 ORDER BY id OFFSET 7 LIMIT 1)';
  await database.pool.query(`UPDATE questions SET best_answer_id = ${accepted}, status = 'resolved' WHERE id = 1`);
}

/** A path with another query parameter. */
export const joined = (path: string, parameter: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${parameter}`;

/** The lists of a kind that `fillLists` fills. */
export function filledLists(name: KindName): string[] {
  const { lists = [], filtered = [] } = kinds[name];
  const found = can(name, 'search') ? [`/search?q=text&types=${typeOf(name)}`] : [];
  return [...lists, ...filtered, ...found].map((path) => path.replace('{parent}', '1').replace('{author}', 'user-1'));
}
