import type pg from 'pg';

/** The backends of a database that wait for a lock that another holds. */
export async function blockedBackends(client: pg.Pool | pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}
