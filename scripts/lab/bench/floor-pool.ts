import pg from 'pg';
import type { Run } from './floor-replies.js';

/** The same number of connections and planner settings as the service. */
export function floorPool(url: string): pg.Pool {
  const options = '-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_generic_plan';
  const pool = new pg.Pool({ connectionString: url, max: 7, options });
  // The database ends before the last connections are closed.
  pool.on('error', () => {});
  return pool;
}

/** Runs prepared statements, as the floor does. */
export const runOn =
  (pool: pg.Pool): Run =>
  async (statement, values) => {
    const { rows } = await pool.query<[string]>({ ...statement, values: [...values], rowMode: 'array' });
    return rows[0]?.[0] ?? 'null';
  };
