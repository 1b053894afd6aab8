import type { Database } from '../database/client.js';

/** Views that are not in the database yet, by video. */
const waiting = new WeakMap<Database, Map<number, number>>();

/** Counts in memory, so that a video that everybody watches is one row written every few seconds. */
export function countView(database: Database, videoId: number): void {
  const views = waiting.get(database) ?? new Map<number, number>();
  waiting.set(database, views);
  views.set(videoId, (views.get(videoId) ?? 0) + 1);
}

/** Writes down what was counted. What cannot be written is kept for the next time. */
export async function writeViews(database: Database): Promise<void> {
  const views = waiting.get(database);
  if (views === undefined) {
    return;
  }
  waiting.delete(database);
  try {
    // In the order of the ids, so that two servers never wait for each other.
    await database.pool.query({
      name: 'write_views',
      text: `
        INSERT INTO video_views AS w (video_id, views)
        SELECT v.id, c.views FROM unnest($1::integer[], $2::integer[]) c (id, views) JOIN videos v ON v.id = c.id
        ORDER BY v.id
        ON CONFLICT (video_id) DO UPDATE SET views = w.views + excluded.views`,
      values: [[...views.keys()], [...views.values()]],
    });
  } catch (error) {
    const since = waiting.get(database) ?? new Map<number, number>();
    for (const [id, count] of views) since.set(id, (since.get(id) ?? 0) + count);
    waiting.set(database, since);
    throw error;
  }
}
