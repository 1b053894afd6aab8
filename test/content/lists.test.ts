import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lists as declared } from '../../src/community/kinds.js';
import { countedTotal, listTotal, pageIds } from '../../src/content/lists/lists.js';
import { keysetOf } from '../../src/content/lists/walks.js';
import { atNight } from '../helpers/at-night.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { randomNumbers } from '../helpers/random.js';

/** A table with lists: SQL of its n-th row, and SQL that moves rows to other positions. */
const tables: Record<string, { row: string; moved: string }> = {
  topics: {
    row: `(board_id, author_id, title, content, created_at)
      SELECT 1 + (n % 9) / 8, 1, 'x', 'x', '2026-01-01'::timestamptz + interval '1 s' * (n * 7919 % 500)`,
    moved: 'is_sticky = NOT is_sticky, author_id = 1 + (id % 7) / 6',
  },
  replies: { row: `(topic_id, author_id, content) SELECT 1 + (n % 9) / 8, 1, 'x'`, moved: `content = 'y'` },
  questions: {
    row: `(author_id, title, body, category_id) SELECT 1, 'x', 'x', nullif((n % 9) / 8, 1) + 1`,
    moved: `status = CASE WHEN id % 3 = 0 THEN 'closed' ELSE status END, category_id = nullif(1, id % 2),
      author_id = 1 + (id % 7) / 6`,
  },
  answers: { row: `(question_id, author_id, body) SELECT 1, 1 + (n % 9) / 8, 'x'`, moved: 'author_id = 2' },
  stores: {
    row: `(owner_id, name, slug, description) SELECT 1, 'x', gen_random_uuid(), ''`,
    moved: `status = 'inactive', owner_id = 1 + (id % 7) / 6`,
  },
  products: {
    row: `(store_id, title, price, category, rating)
      SELECT 1, 'x', n * 7919 % 300, CASE WHEN n % 9 = 0 THEN 'Few' ELSE 'Many' END, n * 7919 % 5`,
    moved: `price = price + 50, rating = 5 - rating, status = CASE WHEN id % 5 = 0 THEN 'draft' ELSE status END`,
  },
  orders: {
    row: `(area, buyer_id) SELECT unnest(CASE WHEN n % 13 < 7 THEN '{shop,marketplace}' ELSE '{marketplace,shop}' END::order_area[]), 1`,
    moved: `area = 'marketplace'`,
  },
  order_stores: { row: '(order_id, store_id) SELECT nextval($$sales$$), 1', moved: 'store_id = 2' },
  files: {
    row: `(owner_id, name, mime_type, size, sha256, object_key)
      SELECT 1, 'File ' || n * 7919 % 700, 'text/plain', n * 7919 % 900, repeat('0', 64), gen_random_uuid()`,
    moved: `name = 'A' || name, size = size + 10`,
  },
  videos: {
    row: `(author_id, title, object_key, mime_type, size, like_count)
      SELECT 1, 'x', gen_random_uuid(), 'video/mp4', 1, n * 7919 % 20`,
    moved: `like_count = like_count + 3, visibility = CASE WHEN id % 5 = 0 THEN 'private' ELSE visibility END`,
  },
  reviews: { row: '(product_id, author_id, rating) SELECT 1, 1, n * 7919 % 5 + 1', moved: 'rating = 6 - rating' },
  post_comments: {
    row: `(thread_id, question_id, answer_id, author_id, body)
      SELECT 1, unnest('{1,NULL}'::integer[]), unnest('{NULL,1}'::integer[]), 1, 'x'`,
    moved: `body = 'y'`,
  },
  comments: { row: `(video_id, author_id, content) SELECT 1, 1, 'x'`, moved: `content = 'y'` },
  audit_log: { row: `(action, target_type) SELECT 'lockTopic', 'topic'`, moved: `reason = 'y'` },
};

/** A list in one order: its part and key, and its rows in that order, queried without the list's SQL. */
const lists: [list: string, order: string, part: number, key: string, rows: string][] = [
  ['topics', 'latest', 1, '', 'topics WHERE board_id = 1 ORDER BY is_sticky, last_reply_at, id'],
  ['topics_of_author', 'id', 1, '', 'topics WHERE author_id = 1 ORDER BY id'],
  ['replies', 'id', 1, '', 'replies WHERE topic_id = 1 ORDER BY id'],
  ['replies_of_author', 'id', 1, '', 'replies WHERE author_id = 1 ORDER BY id'],
  ['questions', 'id', 0, '', 'questions ORDER BY id'],
  ['questions_by_category', 'id', 1, '', 'questions WHERE category_id = 1 ORDER BY id'],
  ['questions_by_status', 'id', 0, 'open', `questions WHERE status = 'open' ORDER BY id`],
  [
    'questions_by_category_and_status',
    'id',
    1,
    'open',
    `questions WHERE category_id = 1 AND status = 'open' ORDER BY id`,
  ],
  ['questions_of_author', 'id', 1, '', 'questions WHERE author_id = 1 ORDER BY id'],
  ['questions_of_author_by_status', 'id', 1, 'open', `questions WHERE author_id = 1 AND status = 'open' ORDER BY id`],
  ['answers_of_author', 'id', 1, '', 'answers WHERE author_id = 1 ORDER BY id'],
  ['stores_of_owner', 'id', 1, '', 'stores WHERE owner_id = 1 ORDER BY id'],
  ['stores_of_owner_by_status', 'id', 1, 'active', `stores WHERE owner_id = 1 AND status = 'active' ORDER BY id`],
  ['products_of_owner', 'id', 1, '', 'products WHERE owner_id = 1 ORDER BY id'],
  ['products_of_owner_by_status', 'id', 1, 'active', `products WHERE owner_id = 1 AND status = 'active' ORDER BY id`],
  ['stores', 'id', 0, '', `stores WHERE status = 'active' ORDER BY id`],
  ['products', 'id', 0, '', 'products WHERE listed ORDER BY id'],
  ['products', 'price', 0, '', 'products WHERE listed ORDER BY price, id'],
  ['products', 'rating', 0, '', 'products WHERE listed ORDER BY rating, id'],
  ['products_by_category', 'rating', 0, 'many', `products WHERE listed AND category_key = 'many' ORDER BY rating, id`],
  ['shelf', 'rating', 1, '', `products WHERE status = 'active' AND shelf = 1 ORDER BY rating, id`],
  [
    'shelf_by_category',
    'rating',
    1,
    'many',
    `products WHERE status = 'active' AND category_key = 'many' ORDER BY rating, id`,
  ],
  ['products_by_category', 'id', 0, 'many', `products WHERE listed AND category_key = 'many' ORDER BY id`],
  ['products_by_category', 'price', 0, 'many', `products WHERE listed AND category_key = 'many' ORDER BY price, id`],
  ['shelf', 'id', 1, '', `products WHERE status = 'active' AND shelf = 1 ORDER BY id`],
  ['shelf', 'price', 1, '', `products WHERE status = 'active' AND shelf = 1 ORDER BY price, id`],
  ['shelf_by_category', 'id', 1, 'many', `products WHERE status = 'active' AND category_key = 'many' ORDER BY id`],
  [
    'shelf_by_category',
    'price',
    1,
    'many',
    `products WHERE status = 'active' AND category_key = 'many' ORDER BY price, id`,
  ],
  ['orders', 'id', 1, 'shop', `orders WHERE buyer_id = 1 AND area = 'shop' AND status <> 'cancelled' ORDER BY id`],
  [
    'marketplace_orders_by_status',
    'id',
    1,
    'pending',
    `orders WHERE area = 'marketplace' AND status = 'pending' ORDER BY id`,
  ],
  ['shop_orders_by_status', 'id', 1, 'pending', `orders WHERE area = 'shop' AND status = 'pending' ORDER BY id`],
  ['sales', 'id', 1, '', '(SELECT order_id AS id FROM order_stores WHERE store_id = 1) sales ORDER BY id'],
  ['files', 'id', 1, '', 'files WHERE owner_id = 1 ORDER BY id'],
  ['files', 'name', 1, '', 'files WHERE owner_id = 1 ORDER BY lower(name), id'],
  ['files', 'size', 1, '', 'files WHERE owner_id = 1 ORDER BY size, id'],
  ['videos', 'id', 0, '', `videos WHERE visibility = 'public' AND status = 'ready' ORDER BY id`],
  ['videos', 'likes', 0, '', `videos WHERE visibility = 'public' AND status = 'ready' ORDER BY like_count, id`],
  ['videos_of_author', 'id', 1, '', 'videos WHERE author_id = 1 ORDER BY id'],
  [
    'public_videos_of_author',
    'id',
    1,
    '',
    `videos WHERE author_id = 1 AND visibility = 'public' AND status = 'ready' ORDER BY id`,
  ],
  ['reviews', 'id', 1, '', 'reviews WHERE product_id = 1 ORDER BY id'],
  ['reviews', 'rating', 1, '', 'reviews WHERE product_id = 1 ORDER BY rating, id'],
  ['reviews_of_author', 'id', 1, '', 'reviews WHERE author_id = 1 ORDER BY id'],
  ['comments_of_question', 'id', 1, '', 'post_comments WHERE question_id = 1 ORDER BY id'],
  ['comments_of_answer', 'id', 1, '', 'post_comments WHERE answer_id = 1 ORDER BY id'],
  ['comments', 'id', 1, '', 'comments WHERE video_id = 1 ORDER BY id'],
  ['audit_log', 'id', 0, '', 'audit_log ORDER BY id'],
];

let db: TestDatabase;
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.database.pool.query<Row>(text, values)).rows;
const fill = (table: string, count: number) =>
  query(`INSERT INTO ${table} ${tables[table]?.row} FROM generate_series(1, $1::integer) n`, [count]);

beforeAll(async () => {
  db = await testDatabase({ isUnlimited: true });
  await db.database.pool.query(`
    INSERT INTO users (username) VALUES ('somebody'), ('another');
    INSERT INTO boards (title, description, position) VALUES ('One', '', 1), ('Two', '', 2);
    INSERT INTO categories (name, slug) VALUES ('One', 'one');
    ALTER TABLE order_stores DROP CONSTRAINT order_stores_order_id_fkey;
    CREATE SEQUENCE sales;
    DROP INDEX reviews_product_id_author_id_key;
    ALTER TABLE reviews DISABLE TRIGGER review_counted;
    -- Its rows change and go here only to try the lists.
    ALTER TABLE audit_log DISABLE TRIGGER append_only`);
  for (const table of Object.keys(tables)) {
    // In batches, like real growth.
    for (let batch = 0; batch < 4; batch++) await fill(table, 2500);
  }
}, 120_000);
afterAll(() => db.drop());

const { below } = randomNumbers(20261122);

async function expectPages(): Promise<void> {
  for (const [list, order, part, key, rows] of lists) {
    const every = (await query<{ id: number }>(`SELECT id FROM ${rows}`)).map(({ id }) => id);
    expect(every.length, list).toBeGreaterThan(4500);
    const of = { list, order, part: `${part}`, key: `'${key}'` };
    const total = isCounted(list) ? listTotal(of) : countedTotal(of);
    expect(await query(`SELECT ${total} AS total`), list).toEqual([{ total: every.length }]);
    for (const reversed of [false, true]) {
      const expected = reversed ? every.toReversed() : every;
      const last = Math.floor(expected.length / 20) * 20;
      const befores = [0, 20, below(last), below(last), last - 20, last, last + 20];
      const page = pageIds(keysetOf({ ...of, reversed }), { before: 'page.before', size: '20' });
      // All pages in one statement, which takes a fraction of the time.
      const pages = await query<{ before: number; ids: number[] }>(
        `SELECT before, ARRAY(SELECT ${page}) AS ids FROM unnest($1::integer[]) page (before)`,
        [befores],
      );
      expect(pages.map(({ before }) => before)).toEqual(befores);
      for (const { before, ids } of pages) {
        expect(ids, `${list} by ${order}, ${reversed ? 'reversed, ' : ''}from ${before}`).toEqual(
          expected.slice(before, before + 20),
        );
      }
    }
  }
}

/** Whether a list has a counter. */
const isCounted = (name: string) => declared.some(({ lists }) => lists[name]?.slots !== undefined);
const faults = () => query('SELECT f.* FROM (SELECT DISTINCT area FROM counted_lists) a, list_faults(a.area) f');

describe('the lists', () => {
  it('are all covered here, in every order', async () => {
    const names = declared.flatMap(({ lists }) =>
      Object.entries(lists).flatMap(([list, { orders = ['id'] }]) => orders.map((order) => `${list} by ${order}`)),
    );
    expect(lists.map(([list, order]) => `${list} by ${order}`).sort()).toEqual(names.sort());
    const counted = await query<{ list: string }>('SELECT list FROM counted_lists ORDER BY 1');
    const slots = declared.flatMap(({ lists }) => Object.keys(lists).filter(isCounted));
    expect(counted.map(({ list }) => list)).toEqual(slots.sort());
  });

  it('have the same pages and totals as skipping row by row', async () => {
    await expectPages();
    expect(await faults()).toEqual([]);
  }, 60_000);

  it('stay exact while rows are added, removed and moved, one at a time and in batches', async () => {
    for (let round = 0; round < atNight(2, 1); round++) {
      for (const [table, { moved }] of Object.entries(tables)) {
        const id = table === 'order_stores' ? 'order_id' : 'id';
        await query(`UPDATE ${table} SET ${moved} WHERE ${id} % 11 = $1 AND ${id} > 1`, [below(11)]);
        // A topic or video with replies or comments stays.
        const from = 2 + below(5000);
        await query(`DELETE FROM ${table} WHERE ${id} BETWEEN $1 AND $1 + 400`, [from]).catch((error: Error) => {
          if (table !== 'stores') throw error;
        });
        await fill(table, 1500);
        for (let n = 0; n < 5; n++) await fill(table, 1);
      }
      await expectPages();
      expect(await faults()).toEqual([]);
    }
  }, 120_000);

  it('are updated for a row that becomes equal to another of the same statement', async () => {
    const ids = async (status: string, count: number) =>
      (
        await query<{ id: number }>('SELECT id FROM questions WHERE status = $1::question_status LIMIT $2', [
          status,
          count,
        ])
      ).map(({ id }) => id);
    const [open = [], closed = []] = [await ids('open', 2), await ids('closed', 1)];
    const { rowCount } = await db.database.pool.query(
      `UPDATE questions SET category_id = NULL, author_id = 1, status = CASE id WHEN $1 THEN 'closed' ELSE status END WHERE id = ANY ($2::integer[])`,
      [open[0], [...open, ...closed]],
    );
    expect(rowCount).toBe(3);
    expect(await faults()).toEqual([]);
  });

  it('count a row that reuses an id, and the content of a store that gets another owner', async () => {
    const ids = [1200, 1300, 1400];
    await query('DELETE FROM answers WHERE id = ANY ($1::integer[])', [ids]);
    await query('INSERT INTO answers (id, question_id, author_id, body) SELECT unnest($1::integer[]), 1, 1, $2', [
      ids,
      'x',
    ]);
    const owned = async (owner: number) => {
      const total = countedTotal({ list: 'products_of_owner', part: `${owner}` });
      return (await query<{ total: number }>(`SELECT ${total} AS total`))[0]?.total ?? 0;
    };
    const before = [await owned(1), await owned(2)] as const;
    const [store] = await query<{ id: number }>(
      `INSERT INTO stores (owner_id, name, slug, description) VALUES (1, 'x', 'a-store', '') RETURNING id`,
    );
    await query(
      `INSERT INTO products (store_id, title, price, category) SELECT $1, 'x', 1, 'Few' FROM generate_series(1, 1500)`,
      [store?.id],
    );
    expect([await owned(1), await owned(2)]).toEqual([before[0] + 1500, before[1]]);
    await query('UPDATE stores SET owner_id = 2 WHERE id = $1', [store?.id]);
    expect([await owned(1), await owned(2)]).toEqual([before[0], before[1] + 1500]);
    expect(await faults()).toEqual([]);
    await expectPages();
    expect(await faults()).toEqual([]);
  }, 60_000);

  it('are counted for concurrent writers, without a deadlock', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const random = randomNumbers(writer);
      for (let turn = 0; turn < 12; turn++) {
        const table = ['topics', 'products', 'videos', 'questions', 'orders'][random.below(5)] as string;
        const id = 2 + random.below(9000);
        await (random.below(2) === 0
          ? fill(table, 1 + random.below(300))
          : query(`UPDATE ${table} SET ${tables[table]?.moved} WHERE id = $1`, [id]));
      }
    });
    await Promise.all(writers);
    await expectPages();
    expect(await faults()).toEqual([]);
  }, 60_000);

  it('are recounted by rebuild_lists, after changes without triggers', async () => {
    await query(`UPDATE list_counters SET items = items + 1`);
    expect((await faults()).length).toBeGreaterThan(20);
    await query('SELECT rebuild_lists(VARIADIC ARRAY(SELECT DISTINCT source FROM counted_lists))');
    expect(await faults()).toEqual([]);
    await expectPages();
  }, 60_000);

  it('are deleted with their parent', async () => {
    await query('DELETE FROM boards');
    await query('DELETE FROM reviews');
    await query('DELETE FROM products');
    const kept = await query<{ list: string }>('SELECT DISTINCT list FROM list_counters');
    const names = kept.map(({ list }) => list);
    for (const list of ['topics', 'posts', 'reviews_by_rating']) expect(names).not.toContain(list);
    expect(names).toContain('questions');
    expect(await faults()).toEqual([]);
  });
});
