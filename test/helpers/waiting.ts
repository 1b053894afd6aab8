import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';

/** Backends of a database that wait for a lock. */
export async function blockedBackends(client: pg.Pool | pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}

type Answered = { status: number; headers: Record<string, string | undefined> };

/**
 * Retries refusals with Retry-After, as clients do: a busy machine may be too slow for many requests at once. Other 503
 * replies are returned.
 */
export async function inTheEnd<R extends Answered>(send: () => PromiseLike<R>): Promise<R> {
  for (let left = 20; ; left--) {
    const reply = await send();
    if (reply.status !== 503 || reply.headers['retry-after'] !== '5' || left === 0) return reply;
  }
}

/** The longest block of this process's event loop, to subtract from measured times on a busy machine. */
export function longestPause(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return () => {
    delay.disable();
    return delay.max / 1e6;
  };
}
