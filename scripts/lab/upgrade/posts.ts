import pg from 'pg';
import { withConnection } from '../../../src/core/database/connection.js';
import { bulkSession, optionsOf } from '../../../src/core/database/pool/session.js';
import { fill } from '../seed/fill.js';
import { withoutIndexes } from '../seed/indexes.js';

/** Fills the old release's database with this many posts, one in ten of them a topic, indexed by its own function. */
export async function fillPosts(url: string, posts: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: optionsOf({ ...bulkSession, synchronous_commit: 'off', work_mem: '64MB', maintenance_work_mem: '256MB' }),
  });
  await client.connect();
  const progress = (step: string, done: number, total: number) => {
    if (done === total) process.stderr.write(`${step}: ${total}\n`);
  };
  const search = {
    queue: () =>
      withoutIndexes(client, ['search_entries_words_ranges_idx'], () =>
        client.query(`SELECT fill_search('topics', 'replies')`),
      ),
    fill: async () => {},
  };
  const topics = Math.round(posts / 10);
  const plan = { boards: 6, users: 200, topics, replies: posts - topics, oneBoard: false, oneTopic: false };
  await fill(client, plan, new Date(), progress, search);
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}

/** Number of rows that still wait for the search rebuild. */
export const leftToRebuild = (url: string): Promise<number> =>
  withConnection(url, 'plaza', async (client) => {
    const { rows } = await client.query<{ left: string | null }>('SELECT sum(next_id) AS left FROM search_rebuilds');
    return Number(rows[0]?.left ?? 0);
  });
