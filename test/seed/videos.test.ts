import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videoFaults } from '../../prisma/seed/bulk/videos.js';
import { runSeed } from '../../scripts/admin/seed.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function seed(...args: string[]) {
  let output = '';
  const stdout = new Writable({
    write: (chunk, _, done) => {
      output += chunk;
      done();
    },
  });
  const stderr = new Writable({ write: (_chunk, _encoding, done) => done() });
  const code = await runSeed(args, { env: { DATABASE_URL: db.url }, stdin: Readable.from([]), stdout, stderr });
  return { code, result: output === '' ? null : JSON.parse(output) };
}

describe('npm run seed -- --videos', () => {
  it('fills the area, twice, with every count and block exact', async () => {
    for (const count of [5000, 1]) {
      const { code, result } = await seed('--videos', String(count), '--users', '50');
      expect([code, result.videos]).toEqual([0, count]);
      expect(await videoFaults(db.database.pool, true)).toEqual([]);
    }
    const { prisma, pool } = db.database;
    expect(await prisma.video.count()).toBe(5001);
    expect(await prisma.comment.count()).toBeGreaterThan(5000);
    expect(await prisma.rating.count()).toBeGreaterThan(5000);
    expect((await pool.query('SELECT FROM video_blocks')).rowCount).toBeGreaterThan(1);
    expect((await pool.query('SELECT FROM comment_blocks')).rowCount).toBeGreaterThan(0);
    // The triggers are back.
    await pool.query('DELETE FROM videos WHERE id % 5 = 0');
    await pool.query(`UPDATE videos SET visibility = 'public' WHERE id % 7 = 0`);
    expect(await videoFaults(pool, true)).toEqual([]);
  }, 60_000);

  it('goes with nothing else', async () => {
    expect((await seed('--videos', '1', '--products', '1')).code).not.toBe(0);
  });
});
