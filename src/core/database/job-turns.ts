import type { Turns } from '../platform/jobs.js';
import type { Database } from './client.js';
import type { Statement } from './statement.js';

/**
 * Tolerance as a share of the interval: nodes tick at different times, and a node would otherwise miss its own turn by a moment and wait
 * for another tick.
 */
const tolerance = 0.1;

/**
 * The first node that asks gets the turn. It need not report an end: if it stops, another node has the next turn. The row is inserted if
 * missing, since a crash of the database empties the table.
 */
const take: Statement<boolean> = {
  name: 'take a turn',
  text: `WITH next AS (SELECT $1::text AS job, clock_timestamp() + $2::float8 * interval '1 second' AS at),
    taken AS (
      UPDATE job_turns t SET next_at = next.at FROM next
      WHERE t.job = next.job AND t.next_at <= clock_timestamp() RETURNING t.job),
    made AS (
      INSERT INTO job_turns (job, next_at) SELECT job, at FROM next
      WHERE NOT EXISTS (SELECT FROM job_turns t WHERE t.job = next.job)
      ON CONFLICT DO NOTHING RETURNING job)
  SELECT to_json(EXISTS (SELECT FROM taken UNION ALL SELECT FROM made))`,
};

const giveBack: Statement<string> = {
  name: 'give a turn back',
  text: `UPDATE job_turns SET next_at = clock_timestamp() WHERE job = $1 RETURNING to_json(job)`,
};

/** The turns of all nodes that share a database. */
export function jobTurns({ json }: Pick<Database, 'json'>): Turns {
  return {
    take: async (job, seconds) => (await json(take, [job, seconds * (1 - tolerance)]))?.parse() ?? false,
    giveBack: async (job) => {
      await json(giveBack, [job]);
    },
  };
}
