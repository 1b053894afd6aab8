import type pg from 'pg';
import type { Storage } from '../../../src/core/storage/storage.js';
import { type Film, makeFilm } from '../../../src/demo/media/film.js';
import { writeObjects } from '../../../src/demo/media/objects.js';
import { corpus } from './corpus.js';
import { addUsers, author, inTransaction, type Progress, random, spanDays, text } from './fill.js';
import { withoutIndexes } from './indexes.js';
import { fillSearch, queueSearch } from './search.js';

/** Numbers of rows to create. */
export type VideoPlan = { videos: number; users: number };

const batchSize = 10_000;
/** Comments of the one longest video, in the middle. */
const longest = 3000;
const tables = ['videos', 'ratings', 'comments'];
/** Seconds, by which a row finds its film. */
const durations = [2, 3, 5, 8, 13, 21, 34, 55];

/**
 * Adds videos with ratings, comments and views, each with its own object in the storage; without a storage only rows, and
 * nothing to play. Does the triggers' work for all rows at once; meanwhile the tables are locked for other writers. A
 * failure rolls back all rows, and the sweep removes the objects. Deterministic by plan and clock, except for keys.
 */
export async function fillVideos(
  client: pg.ClientBase,
  storage: Pick<Storage, 'write'> | null,
  plan: VideoPlan,
  now: Date,
  progress: Progress,
): Promise<void> {
  const films = await Promise.all(
    durations.map((seconds, n) => makeFilm(n % 2 === 0 ? 'sunrise' : 'harbour', seconds)),
  );
  await inTransaction(client, async () => {
    const users = await addUsers(client, plan.users);
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await withoutIndexes(client, ['videos_search_key'], async () => {
      for (let first = 1; first <= plan.videos; first += batchSize) {
        const last = Math.min(plan.videos, first + batchSize - 1);
        const { sentences, subjects } = corpus('videos', first);
        const { rows } = await client.query<NewVideo>({
          name: 'seed_videos',
          text: insertVideos,
          values: [
            ...[first, last, users, sentences, subjects, now, plan.videos, durations],
            films.map(({ bytes }) => bytes.length),
          ],
        });
        if (storage !== null) await writeFilms(storage, rows, films);
        progress('videos', last, plan.videos);
      }
    });
    await client.query('ANALYZE videos, ratings, comments, video_views');
    await countVideos(client);
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await queueSearch(client, ['videos']);
  });
  await fillSearch(client, progress);
}

type NewVideo = { key: string; title: string; duration: number };

function writeFilms(
  storage: Pick<Storage, 'write'>,
  videos: readonly NewVideo[],
  films: readonly Film[],
): Promise<void> {
  const byDuration = new Map(films.map((film) => [film.duration, film]));
  return writeObjects(
    storage,
    videos.map(({ key, title, duration }) => {
      const film = byDuration.get(duration);
      if (film === undefined) throw new Error(`No film of ${duration} seconds was made`);
      return { key, name: title, mimeType: film.mimeType, bytes: film.bytes };
    }),
  );
}

// A few videos get most ratings, comments and views.
const insertVideos = `
  WITH v AS (
    INSERT INTO videos (author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, created_at)
    SELECT ${author('i', 41)},
      left(($5::text[])[1 + floor(${random('i', 42)} * cardinality($5::text[]))::int], 180) || ', part ' || i,
      ${text('i', 43)},
      CASE WHEN ${random('i', 45)} < 0.92 THEN 'public' WHEN ${random('i', 46)} < 0.5 THEN 'unlisted' ELSE 'private' END::video_visibility,
      CASE WHEN ${random('i', 47)} < 0.99 THEN 'ready' ELSE 'failed' END::video_status,
      'videos/' || lpad(to_hex(i % 256), 2, '0') || '/' || replace(gen_random_uuid()::text, '-', ''),
      'video/webm', ($9::int[])[film], ($8::int[])[film], 640, 360,
      $6::timestamptz - interval '${spanDays} days' * (1 - power(i::float8 / $7::int, 0.8) * 0.9999)
    FROM generate_series($1::int, $2::int) i
    CROSS JOIN LATERAL (SELECT 1 + floor(${random('i', 49)} * cardinality($8::int[]))::int AS film) f ORDER BY i
    RETURNING id, created_at, object_key, title, duration, visibility
  ), s AS (
    INSERT INTO shares (token, video_id, created_at)
    SELECT replace(gen_random_uuid()::text, '-', ''), id, created_at FROM v WHERE visibility = 'unlisted'
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
  ), w AS (
    INSERT INTO video_views (video_id, views)
    SELECT id, 1 + floor(power(${random('v.id', 57)}, 6) * 100000)::int FROM v WHERE ${random('v.id', 58)} < 0.9
  )
  SELECT object_key AS key, title, duration FROM v`;

/** Recounts everything. */
async function countVideos(client: pg.ClientBase): Promise<void> {
  await client.query(`
    UPDATE videos v SET like_count = c.likes, dislike_count = c.dislikes FROM (
      SELECT video_id, count(*) FILTER (WHERE value = 1) AS likes, count(*) FILTER (WHERE value = -1) AS dislikes
      FROM ratings GROUP BY 1
    ) c WHERE c.video_id = v.id AND (v.like_count, v.dislike_count) <> (c.likes, c.dislikes)`);
  await client.query(`
    UPDATE videos v SET comment_count = c.comments
    FROM (SELECT video_id, count(*) AS comments FROM comments GROUP BY 1) c
    WHERE c.video_id = v.id AND v.comment_count <> c.comments`);
  await client.query(`SELECT rebuild_lists('videos')`);
}
