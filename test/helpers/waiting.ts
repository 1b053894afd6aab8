import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Waits for something that will happen, rather than for a time in which it should. */
export async function until(condition: () => boolean | Promise<boolean>, limit = 20_000): Promise<void> {
  for (const start = Date.now(); !(await condition()); ) {
    if (Date.now() - start > limit) throw new Error(`Still not so after ${limit} ms: ${condition}`);
    await sleep(10);
  }
}

/** The backends of a database that wait for a lock that another holds. */
export async function blockedBackends(client: pg.Pool | pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}
