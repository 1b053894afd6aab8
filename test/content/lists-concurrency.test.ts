import { afterAll, beforeAll, describe, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';
import { randomNumbers } from '../helpers/random.js';

const writers = 10;
const turns = 60;

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase({ poolSize: writers, isUnlimited: true });
  await db.database.pool.query(`
    INSERT INTO users (username) SELECT 'user' || n FROM generate_series(1, 8) n;
    INSERT INTO videos (author_id, title, object_key, mime_type, size)
      SELECT 1, 'x', gen_random_uuid(), 'video/mp4', 1 FROM generate_series(1, 120)`);
});
afterAll(() => db.drop());

/** Changes of videos, each in one statement. Any of them may meet any other on the same few videos. */
function callsOf({ below, pick }: ReturnType<typeof randomNumbers>): (() => string)[] {
  const user = () => 1 + below(8);
  const one = (table: string) =>
    `(SELECT id FROM ${table} ORDER BY id ${pick(['', 'DESC'])} OFFSET ${below(25)} LIMIT 1)`;
  const visibility = () => `visibility = '${pick(['public', 'unlisted', 'private'])}'`;
  const create = (rows: number) => `
    INSERT INTO videos (author_id, title, object_key, mime_type, size)
    SELECT ${user()}, 'x', gen_random_uuid(), 'video/mp4', 1 FROM generate_series(1, ${rows})`;
  const rate = () => `SELECT rate_video(${one('videos')}, ${user()}, ${below(3) - 1})`;
  const comment = () => `
    WITH video AS (SELECT id FROM videos WHERE id = ${one('videos')} FOR UPDATE)
    INSERT INTO comments (video_id, author_id, content) SELECT id, ${user()}, 'x' FROM video`;
  return [
    () => create(pick([1, 1, 1, 3, 30])),
    rate,
    rate,
    rate,
    comment,
    comment,
    () => `UPDATE videos SET ${visibility()} WHERE id = ${one('videos')}`,
    () => `UPDATE videos SET status = '${pick(['ready', 'processing'])}' WHERE id = ${one('videos')}`,
    () => `
      INSERT INTO video_views (video_id, views) SELECT id, 1 FROM videos WHERE id = ${one('videos')} FOR KEY SHARE
      ON CONFLICT (video_id) DO UPDATE SET views = video_views.views + 1`,
    () => `DELETE FROM comments WHERE id = ${one('comments')}`,
    () => `DELETE FROM videos WHERE id = ${one('videos')}`,
  ];
}

describe('the lists of few videos', () => {
  it.each([1, 2, 3, 4, 5])(
    'stay exact while they are created, rated, hidden and deleted at once, time %i',
    async (time) => {
      const { pool } = db.database;
      const write = async (writer: number): Promise<void> => {
        const random = randomNumbers(time * 100 + writer);
        const calls = callsOf(random);
        for (let turn = 0; turn < turns; turn++) await pool.query(random.pick(calls)());
      };
      await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
      await expectExact(db.database, 'videos');
    },
  );
});
