import { BatchedCounter } from '../../core/database/batched-counter.js';
import type { Database } from '../../core/database/client.js';

/** $1 videos, $2 number of new views of each. In the order of ids, to avoid deadlocks between servers. */
const addViews = {
  name: 'add_views',
  text: `
    INSERT INTO video_views AS w (video_id, views)
    SELECT v.id, c.views FROM unnest($1::integer[], $2::integer[]) c (id, views) JOIN videos v ON v.id = c.id
    ORDER BY v.id
    ON CONFLICT (video_id) DO UPDATE SET views = w.views + excluded.views`,
};

/** Counts the views of videos by their ids. */
export const viewCounter = ({ pool }: Pick<Database, 'pool'>): BatchedCounter => new BatchedCounter(pool, addViews);
