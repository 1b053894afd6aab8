import type { Database } from '../../database/client.js';
import type { Statement } from '../../database/statement.js';
import type { CountStore } from './shared-counts.js';

/** In the order of keys, since two nodes that lock the same rows in different orders would wait for each other. */
const add: Statement<[key: string, count: number, left: number][]> = {
  name: 'add to limits',
  text: `WITH added AS (
    INSERT INTO limit_counts AS c (key, count, ends_at)
    SELECT key, points, clock_timestamp() + "left" * interval '1 millisecond'
    FROM unnest($1::text[], $2::integer[], $3::float8[]) AS given (key, points, "left") ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN c.ends_at <= clock_timestamp() THEN excluded.count ELSE greatest(0, c.count + excluded.count) END,
      ends_at = CASE WHEN c.ends_at <= clock_timestamp() THEN excluded.ends_at ELSE c.ends_at END
    RETURNING key, count, extract(epoch FROM ends_at - clock_timestamp()) * 1000 AS "left")
  SELECT json_agg(json_build_array(key, count, greatest(0, "left"))) FROM added`,
};

const forget: Statement<string> = {
  name: 'forget a limit',
  text: 'DELETE FROM limit_counts WHERE key = $1 RETURNING to_json(key)',
};

const forgetEnded: Statement<number> = {
  name: 'forget ended limits',
  text: `WITH gone AS (DELETE FROM limit_counts WHERE ends_at <= clock_timestamp() RETURNING key)
    SELECT to_json(count(*)) FROM gone`,
};

/** Counts of all nodes in an unlogged table: without WAL, and empty after a crash of the database. */
export function countsInDatabase({ json }: Pick<Database, 'json'>): CountStore {
  return {
    add: async (additions) => {
      const given = ['key', 'points', 'left'] as const;
      const columns = given.map((name) => additions.map((each) => each[name]));
      const found = (await json(add, columns))?.parse() ?? [];
      const counts = new Map(found.map(([key, count, left]) => [key, { count, left }]));
      return additions.map(({ key, left }) => counts.get(key) ?? { count: 0, left });
    },
    forget: async (key) => {
      await json(forget, [key]);
    },
    close: async () => {},
  };
}

/** Removes the counts whose time has ended. */
export async function forgetEndedCounts({ json }: Pick<Database, 'json'>): Promise<void> {
  await json(forgetEnded, []);
}
