import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { type TestStorage, testStorage } from '../helpers/storage.js';
import { seedCommand } from './command.js';

let db: TestDatabase;
let storage: TestStorage;
let seed: ReturnType<typeof seedCommand>;
beforeAll(async () => {
  db = await testDatabase();
  storage = await testStorage(db);
  seed = seedCommand(db.url, { STORAGE_URL: storage.url });
});
afterAll(async () => {
  await storage.drop();
  await db.drop();
});

describe('npm run seed -- --videos', () => {
  it('fills the area, twice, with every count exact', async () => {
    for (const count of [5000, 1]) {
      const { code, result } = await seed('--videos', String(count), '--users', '50');
      expect([code, result.videos]).toEqual([0, count]);
      await expectExact(db.database, 'videos');
    }
    const { prisma, pool } = db.database;
    const rows = await prisma.video.findMany({ select: { objectKey: true, size: true } });
    expect(await storage.kept('videos')).toEqual(new Map(rows.map(({ objectKey, size }) => [objectKey, Number(size)])));
    expect(await prisma.video.count()).toBe(5001);
    expect(await prisma.comment.count()).toBeGreaterThan(5000);
    expect(await prisma.rating.count()).toBeGreaterThan(5000);
    // The triggers are back.
    await pool.query('DELETE FROM videos WHERE id % 5 = 0');
    await pool.query(`UPDATE videos SET visibility = 'public' WHERE id % 7 = 0`);
    await expectExact(db.database, 'videos');
  }, 60_000);

  it('goes with nothing else', async () => {
    expect((await seed('--videos', '1', '--products', '1')).code).not.toBe(0);
  });
});
