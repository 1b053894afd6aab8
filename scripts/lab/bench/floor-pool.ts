import pg from 'pg';
import type { Run } from './floor-replies.js';

/** As many connections as the service has, planned for alike. */
export function floorPool(url: string): pg.Pool {
  const options = '-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_generic_plan';
  const pool = new pg.Pool({ connectionString: url, max: 10, options });
  // The database ends before the last of them has said goodbye.
  pool.on('error', () => {});
  return pool;
}

/** Runs statements as the floor does: prepared once for each connection. */
export const runOn =
  (pool: pg.Pool): Run =>
  async (statement, values) => {
    const { rows } = await pool.query<[string]>({ ...statement, values: [...values], rowMode: 'array' });
    return rows[0]?.[0] ?? 'null';
  };
