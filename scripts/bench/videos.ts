import type pg from 'pg';
import type { Statement } from '../../src/database/statement.js';
import { fillVideos } from '../../src/demo/bulk/videos.js';
import { commentPageOf, rate, type VideoQuery, videoById, videoPage } from '../../src/videos/sql.js';
import type { Scenario } from './load.js';

const base = '/api/v1/videos';

export type VideoScenarios = { reads: Scenario[]; depths: [Scenario, Scenario, Scenario][]; write: Scenario };

/** So many videos with ratings and comments, and what is asked of them. */
export async function fillVideoArea(pool: pg.Pool, videos: number): Promise<VideoScenarios> {
  const client = await pool.connect();
  try {
    await fillVideos(client, null, { videos, users: 200 }, new Date(), () => {});
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ total: number; longest: number; comments: number }>(
      `SELECT list_total('videos', 0, '') AS total, id AS longest, comment_count AS comments
       FROM videos WHERE visibility <> 'private' ORDER BY comment_count DESC LIMIT 1`,
    );
    const { total = 0, longest = 0, comments = 0 } = rows[0] ?? {};
    const { rows: seen } = await client.query<{ id: number }>(
      `SELECT id FROM videos WHERE visibility = 'public' ORDER BY id LIMIT 500`,
    );
    const read = (name: string, query: string): Scenario => ({ name, path: `${base}${query}` });
    const depth = (name: string, query: string, rowsInAll: number): [Scenario, Scenario, Scenario] => {
      const pages = Math.ceil(rowsInAll / 20);
      const page = (number: number) => read(name, `${query}page=${number}`);
      return [page(1), page(Math.ceil(pages / 2)), page(pages)];
    };
    let rated = 0;
    return {
      reads: [
        read('videos, newest', '?sort=newest'),
        read('videos, popular', '?sort=popular'),
        read('a video', `/${longest}`),
        read('comments', `/${longest}/comments`),
        read('videos, common', '?search=the'),
        read('videos, rare', '?search=part%20777'),
      ],
      depths: [
        depth('videos, newest', '?sort=newest&', total),
        depth('videos, popular', '?sort=popular&', total),
        depth('comments', `/${longest}/comments?`, comments),
      ],
      write: {
        name: 'rate a video',
        path: `${base}/${longest}/rate`,
        method: 'POST',
        requests: seen.map(({ id }) => ({
          path: `${base}/${id}/rate`,
          body: JSON.stringify({ rating: ['like', 'none', 'dislike'][rated++ % 3] }),
        })),
      },
    };
  } finally {
    client.release();
  }
}

/** The statement by which the floor answers the same request. */
export function videosFloor(
  url: URL,
  body: string,
  userId: number,
): { statement: Statement<unknown>; values: unknown[] } {
  const [, , , , id, below] = url.pathname.split('/');
  const query = Object.fromEntries(url.searchParams) as Record<string, string>;
  const page = Number(query.page ?? 1);
  if (below === 'rate') {
    const { rating } = JSON.parse(body) as { rating: string };
    const value = rating === 'like' ? 1 : rating === 'dislike' ? -1 : 0;
    return { statement: rate, values: [Number(id), userId, value, rating] };
  }
  if (below === 'comments') {
    const [statement, values] = commentPageOf(Number(id), page);
    return { statement, values };
  }
  if (id !== undefined) {
    return { statement: videoById, values: [Number(id), null, url.origin] };
  }
  const [statement, values] = videoPage({ ...query, page } as VideoQuery, null, url.origin);
  return { statement, values };
}
