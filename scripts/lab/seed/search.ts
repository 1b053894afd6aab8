import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { progressBar } from '../../../src/cli/progress.js';

type Progress = ReturnType<typeof progressBar>;

/** Milliseconds per part, each committed on its own so that row locks stay short. */
const partLasts = 2000;

/** Queues the search entries of these tables, whose triggers were off, in the transaction of the rows. */
export async function queueSearch(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query('SELECT queue_search_rebuild(VARIADIC $1::text[])', [tables]);
}

/** Builds the search entries in parts. If interrupted, the next run or a service continues. */
export async function fillSearch(client: pg.ClientBase, progress: Progress): Promise<void> {
  const { rows: queued } = await client.query<{ source: string }>('SELECT source FROM search_rebuilds');
  const counts = queued.map(
    ({ source }) =>
      `(SELECT count(*) FROM ${source} WHERE id <= (SELECT next_id FROM search_rebuilds WHERE source = '${source}'))`,
  );
  const { rows: counted } = await client.query<{ total: number }>(
    `SELECT (${['0', ...counts].join(' + ')})::integer AS total`,
  );
  const total = counted[0]?.total ?? 0;
  for (let done = 0; ; ) {
    const { rows } = await client.query<{ rows: number | null }>('SELECT rebuild_search($1) AS rows', [partLasts]);
    const part = rows[0]?.rows ?? null;
    if (part === null) break;
    done += part;
    progress('search', Math.min(done, total), total);
    if (part === 0) await sleep(100);
  }
  await client.query('ANALYZE search_entries');
}
