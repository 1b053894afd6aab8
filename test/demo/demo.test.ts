import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyRing } from '../../src/api/auth/key-ring.js';
import { measure } from '../../src/areas/videos/container.js';
import { uploadReaderLimits } from '../../src/core/platform/bounded/bounded.js';
import { Semaphore } from '../../src/core/platform/semaphore.js';
import { type DemoKeys, seedDemo } from '../../src/demo/demo.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { type TestStorage, testStorage } from '../helpers/storage.js';

const uploadReaders = new Semaphore(uploadReaderLimits);

const now = new Date();
let db: TestDatabase;
let storage: TestStorage;
let keys: DemoKeys;

beforeAll(async () => {
  db = await testDatabase();
  storage = await testStorage(db);
  keys = await seedDemo(db.database.prisma, storage, { now });
});
afterAll(async () => {
  await storage.drop();
  await db.drop();
});

async function count(query: string): Promise<number> {
  const { rows } = await db.database.pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${query}`);
  return Number(rows[0]?.n);
}

/** Content that is equal at equal times of the clock. */
async function content({ database }: TestDatabase) {
  const { rows } = await database.pool.query(`
    SELECT t.title, t.content, t.created_at, u.username, t.is_sticky, t.is_locked, b.title AS board,
      (SELECT json_agg(json_build_array(r.content, r.created_at, a.username) ORDER BY r.id)
       FROM replies r JOIN users a ON a.id = r.author_id WHERE r.topic_id = t.id) AS replies
    FROM topics t JOIN users u ON u.id = t.author_id JOIN boards b ON b.id = t.board_id ORDER BY t.id`);
  return rows;
}

it('gives a key for each role', async () => {
  for (const role of ['member', 'moderator', 'admin'] as const) {
    expect(await new KeyRing(db.database).find(keys[role])).toMatchObject({ role, scopes: ['read', 'write'] });
  }
});

it('fills the demo with a lively community', async () => {
  expect(await count('users')).toBeGreaterThanOrEqual(12);
  expect(await count('boards')).toBe(7);
  expect(await count('topics')).toBeGreaterThanOrEqual(25);
  expect(await count('replies')).toBeGreaterThanOrEqual(250);
  expect(await count('replies WHERE reply_to_id IS NOT NULL')).toBeGreaterThan(100);
  expect(
    await count(
      'replies r LEFT JOIN replies a ON a.id = r.reply_to_id AND a.id < r.id AND a.topic_id = r.topic_id WHERE r.reply_to_id IS NOT NULL AND a.id IS NULL',
    ),
  ).toBe(0);
  expect(await count('topics WHERE is_sticky')).toBeGreaterThan(0);
  expect(await count('topics WHERE is_locked')).toBe(1);
  expect(await count('boards b WHERE NOT EXISTS (SELECT FROM topics t WHERE t.board_id = b.id)')).toBe(0);
  expect(await count('users u WHERE NOT EXISTS (SELECT FROM replies r WHERE r.author_id = u.id)')).toBe(0);
});

it('has reports and posts that wait for moderators, several reports of one topic as one', async () => {
  expect(await count('moderation_queue WHERE is_pending')).toBe(3);
  expect(await count('moderation_queue WHERE report_count > 0')).toBeGreaterThanOrEqual(4);
  expect(await count('moderation_queue WHERE report_count = 3')).toBe(1);
});

it('fills the inboxes of its people with what others did, the older part read', async () => {
  const of = (name: string) => `notifications n JOIN users u ON u.id = n.user_id AND u.username = '${name}'`;
  for (const name of ['noor', 'grace']) {
    expect(await count(of(name))).toBeGreaterThan(5);
    expect(await count(`${of(name)} WHERE n.read_at IS NULL`)).toBeGreaterThan(0);
    expect(await count(`(SELECT DISTINCT n.type FROM ${of(name)}) types`)).toBeGreaterThan(1);
  }
  expect(await count('notifications WHERE actor_id = user_id OR created_at > now() OR read_at < created_at')).toBe(0);
  const ages = '(SELECT created_at, lag(created_at) OVER (ORDER BY position) AS before FROM notifications) n';
  expect(await count(`${ages} WHERE before > created_at`)).toBe(0);
  expect(await count(`notifications WHERE position > (SELECT last_value FROM events_position_seq)`)).toBe(0);
});

it('asks, answers and votes, and sells in stores and in the shop', async () => {
  for (const status of ['open', 'resolved', 'closed']) {
    expect(await count(`questions WHERE status = '${status}'`), status).toBeGreaterThan(0);
  }
  expect(await count('questions WHERE created_at > now()')).toBe(0);
  expect(await count('votes WHERE value = -1')).toBeGreaterThan(0);
  expect(await count('stores')).toBe(4);
  expect(await count('products WHERE listed')).toBeGreaterThan(10);
  expect(await count('products WHERE store_id IS NULL AND regular_price > price')).toBe(2);
  for (const status of ['pending', 'paid', 'completed', 'refunded', 'disputed'])
    expect(await count(`orders WHERE status = '${status}'`), status).toBeGreaterThan(0);
  expect(await count('questions q JOIN questions o ON o.id = q.duplicate_of_id AND o.id < q.id')).toBe(1);
  expect(await count('reviews')).toBeGreaterThan(15);
  expect(await count("topics WHERE tag_ids <> '{}'")).toBeGreaterThan(20);
  expect(await count(`announcements WHERE until > now()`)).toBe(1);
});

it('shows films that play and keeps files that can be fetched', async () => {
  const { prisma } = db.database;
  for (const [area, rows] of [
    ['files', await prisma.file.findMany()],
    ['videos', await prisma.video.findMany()],
  ] as const) {
    expect(rows.length, area).toBeGreaterThan(2);
    expect(await storage.kept(area)).toEqual(new Map(rows.map(({ objectKey, size }) => [objectKey, Number(size)])));
  }
  const film = await prisma.video.findFirstOrThrow({ where: { title: 'Crossing the harbour' } });
  expect(await measure({ storage, uploadReaders }, film.objectKey, Number(film.size))).toEqual({
    duration: 8,
    width: 640,
    height: 360,
    isIncomplete: false,
    plays: true,
  });
  expect(film).toMatchObject({ duration: 8, width: 640, height: 360, likeCount: 2, dislikeCount: 1, commentCount: 2 });
  expect(await prisma.share.count()).toBe(2);
});

it('seeds no password, and no sentence in two posts', async () => {
  expect(await count('users WHERE password_hash IS NOT NULL')).toBe(0);
  const { rows } = await db.database.pool.query<{ sentence: string }>(`
    SELECT sentence FROM (
      SELECT content AS text FROM topics UNION ALL SELECT content FROM replies UNION ALL SELECT body FROM questions
      UNION ALL SELECT body FROM answers UNION ALL SELECT body FROM post_comments UNION ALL SELECT content FROM comments
      UNION ALL SELECT body FROM reviews UNION ALL SELECT reply FROM reviews WHERE reply IS NOT NULL
    ) posts, regexp_split_to_table(text, '[.!?:]\\s+|\\n+') sentence
    WHERE length(sentence) > 14 GROUP BY sentence HAVING count(*) > 1`);
  expect(rows.map(({ sentence }) => sentence)).toEqual([]);
});

it('seeds times in the order of ids, none in the future, some a few minutes old', async () => {
  for (const [table, group] of [
    ['topics', 'true'],
    ['replies', 'true'],
    ['replies', 'topic_id'],
  ]) {
    expect(
      await count(`(
        SELECT created_at < lag(created_at) OVER (PARTITION BY ${group} ORDER BY id) AS backwards FROM ${table}
      ) each WHERE backwards`),
    ).toBe(0);
  }
  expect(await count('replies r JOIN topics t ON t.id = r.topic_id WHERE r.created_at <= t.created_at')).toBe(0);
  expect(await count('topics t JOIN users u ON u.id = t.author_id WHERE t.created_at <= u.created_at')).toBe(0);
  const { _max } = await db.database.prisma.reply.aggregate({ _max: { createdAt: true } });
  const age = now.getTime() - (_max.createdAt?.getTime() ?? 0);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(15 * 60_000);
});

it('seeds what people write in the evening rather than at night, and at no minute of the hour above others', async () => {
  const hours = "extract(hour FROM created_at AT TIME ZONE 'UTC')";
  expect(await count(`replies WHERE ${hours} BETWEEN 17 AND 21`)).toBeGreaterThan(55);
  // Only the youngest posts, which were just written, may be of any hour.
  expect(
    await count(
      `replies WHERE ${hours} BETWEEN 1 AND 4 AND created_at < $$${now.toISOString()}$$::timestamptz - interval '1 day'`,
    ),
  ).toBe(0);
  const { rows } = await db.database.pool.query<{ most: number }>(
    'SELECT max(n)::integer AS most FROM (SELECT count(*) AS n FROM replies GROUP BY extract(minute FROM created_at)) each',
  );
  expect(rows[0]?.most).toBeLessThan(20);
});

it('adds up', () => expectExact(db.database, 'forum', 'answers', 'shops', 'files', 'videos'));

it('seeds the same demo for the same clock, except keys', async () => {
  const again = await testDatabase();
  try {
    const otherKeys = await seedDemo(again.database.prisma, storage, { now });
    expect(await content(again)).toEqual(await content(db));
    expect(otherKeys.member).not.toBe(keys.member);
  } finally {
    await again.drop();
  }
});
