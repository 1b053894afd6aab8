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
  expect(await count('boards')).toBe(6);
  expect(await count('topics')).toBeGreaterThanOrEqual(60);
  expect(await count('replies')).toBeGreaterThanOrEqual(380);
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

it('asks, answers and votes, and sells in stores and in the shop', async () => {
  for (const status of ['open', 'resolved', 'closed']) {
    expect(await count(`questions WHERE status = '${status}'`), status).toBeGreaterThan(0);
  }
  expect(await count('questions WHERE created_at > now()')).toBe(0);
  expect(await count('votes WHERE value = -1')).toBeGreaterThan(0);
  expect(await count('stores')).toBe(3);
  expect(await count('products WHERE listed')).toBeGreaterThan(10);
  expect(await count('products WHERE store_id IS NULL AND regular_price > price')).toBe(2);
  expect(await count(`orders WHERE status IN ('paid', 'completed')`)).toBe(2);
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
    width: 320,
    height: 180,
    isIncomplete: false,
  });
  expect(film).toMatchObject({ duration: 8, width: 320, height: 180, likeCount: 2, dislikeCount: 1, commentCount: 2 });
  expect(await prisma.share.count()).toBe(2);
});

it('seeds no password, no placeholder, and no text twice in a row by one user', async () => {
  expect(await count('users WHERE password_hash IS NOT NULL')).toBe(0);
  expect(await count(`replies WHERE content ~ '[{]author[}]'`)).toBe(0);
  expect(await count('(SELECT FROM replies GROUP BY topic_id, content HAVING count(*) > 1) twice')).toBe(0);
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
