import type pg from 'pg';
import { sentences, subjects } from './corpus.js';
import { addUsers, author, inTransaction, type Progress, random, spanDays, text } from './fill.js';

export type VideoPlan = { videos: number; users: number };

const batchSize = 10_000;
/** One video, in the middle, has as many comments as few have. */
const longest = 3000;
const tables = ['videos', 'ratings', 'comments'];

/**
 * Adds videos with ratings, comments and views to what is there: rows to list, search and talk about, with nothing in the
 * storage behind them. What triggers keep is computed for all at once; until it is, the tables are locked against other
 * writers, and a failure undoes everything. The same plan and clock give the same rows.
 */
export async function fillVideos(client: pg.ClientBase, plan: VideoPlan, now: Date, progress: Progress): Promise<void> {
  await inTransaction(client, async () => {
    const users = await addUsers(client, plan.users);
    const titles = await client.query<{ indexdef: string }>(
      `SELECT indexdef FROM pg_indexes WHERE indexname = 'videos_title'`,
    );
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    // Filled afterwards in one go, an index of texts is made in a fraction of the time.
    await client.query('DROP INDEX videos_title');
    for (let first = 1; first <= plan.videos; first += batchSize) {
      const last = Math.min(plan.videos, first + batchSize - 1);
      await client.query({
        name: 'seed_videos',
        text: insertVideos,
        values: [first, last, users, sentences, subjects, now, plan.videos],
      });
      progress('videos', last, plan.videos);
    }
    await client.query(titles.rows[0]?.indexdef ?? '');
    await client.query('ALTER INDEX videos_title SET (fastupdate = off)');
    await client.query('ANALYZE videos, ratings, comments, video_views');
    await countVideos(client);
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  });
}

// Few videos are much liked, talked about and watched.
const insertVideos = `
  WITH v AS (
    INSERT INTO videos (author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, created_at)
    SELECT ${author('i', 41)},
      left(($5::text[])[1 + floor(${random('i', 42)} * cardinality($5::text[]))::int], 180) || ', part ' || i,
      ${text('i', 43)},
      CASE WHEN ${random('i', 45)} < 0.92 THEN 'public' WHEN ${random('i', 46)} < 0.5 THEN 'unlisted' ELSE 'private' END::video_visibility,
      CASE WHEN ${random('i', 47)} < 0.99 THEN 'ready' ELSE 'failed' END::video_status,
      'seed/' || gen_random_uuid(),
      CASE WHEN ${random('i', 48)} < 0.8 THEN 'video/mp4' ELSE 'video/webm' END,
      1 + floor(power(${random('i', 49)}, 4) * 1000000000)::bigint,
      round((power(${random('i', 50)}, 3) * 7200)::numeric, 2), 1280, 720,
      $6::timestamptz - interval '${spanDays} days' * (1 - power(i::float8 / $7::int, 0.8) * 0.9999)
    FROM generate_series($1::int, $2::int) i ORDER BY i
    RETURNING id, created_at
  ), r AS (
    INSERT INTO ratings (video_id, user_id, value, created_at)
    SELECT v.id, ($3::int[])[1 + (v.id + k) % cardinality($3::int[])],
      CASE WHEN ${random('(v.id * 31 + k)', 51)} < 0.85 THEN 1 ELSE -1 END, v.created_at
    FROM v CROSS JOIN LATERAL
      generate_series(1, floor(power(${random('v.id', 52)}, 4) * least(40, cardinality($3::int[])))::int) k
  ), c AS (
    INSERT INTO comments (video_id, author_id, content, created_at)
    SELECT v.id, ${author('(v.id * 31 + k)', 53)}, ${text('(v.id * 31 + k)', 54)},
      v.created_at + ($6::timestamptz - v.created_at) * power(k::float8 / n, 2)
    FROM (
      SELECT *, CASE WHEN row_number() OVER (ORDER BY id) + $1::int - 1 = ($7::int + 1) / 2 THEN ${longest}
        ELSE floor(-1.5 * ln(1 - ${random('v.id', 56)}))::int END AS n FROM v
    ) v CROSS JOIN LATERAL generate_series(1, n) k ORDER BY v.id, k
  )
  INSERT INTO video_views (video_id, views)
  SELECT id, 1 + floor(power(${random('v.id', 57)}, 6) * 100000)::int FROM v WHERE ${random('v.id', 58)} < 0.9`;

/** Makes counts and page indexes anew. The lock is that of whoever makes blocks. */
async function countVideos(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(1986618469, 0)');
  await client.query(`
    UPDATE videos v SET like_count = c.likes, dislike_count = c.dislikes FROM (
      SELECT video_id, count(*) FILTER (WHERE value = 1) AS likes, count(*) FILTER (WHERE value = -1) AS dislikes
      FROM ratings GROUP BY 1
    ) c WHERE c.video_id = v.id AND (v.like_count, v.dislike_count) <> (c.likes, c.dislikes)`);
  await client.query(`
    UPDATE videos v SET comment_count = c.comments
    FROM (SELECT video_id, count(*) AS comments FROM comments GROUP BY 1) c
    WHERE c.video_id = v.id AND v.comment_count <> c.comments`);
  await client.query(`DELETE FROM video_blocks`);
  await client.query(`DELETE FROM list_counters WHERE list = 'videos'`);
  await client.query(
    `SELECT count_in_list('videos', 0, '', count(*)::int) FROM videos WHERE visibility = 'public' AND status = 'ready'`,
  );
  await client.query('SELECT index_videos()');
  await client.query('SELECT index_comments(id, comment_count) FROM videos WHERE comment_count >= 2048');
}
