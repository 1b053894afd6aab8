import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';

/** The backends of a database that wait for a lock of another. */
export async function blockedBackends(client: pg.Pool | pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}

type Answered = { status: number; headers: Record<string, string | undefined> };

/**
 * As a client does that is told to come back: a busy machine may be too slow for many at once within one request's time. What
 * is 503 for another reason, or for good, is the reply.
 */
export async function inTheEnd<R extends Answered>(send: () => PromiseLike<R>): Promise<R> {
  for (let left = 20; ; left--) {
    const reply = await send();
    if (reply.status !== 503 || reply.headers['retry-after'] !== '5' || left === 0) return reply;
  }
}

/** The longest block of this process's event loop: a busy machine adds as much to every time measured here. */
export function longestPause(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return () => {
    delay.disable();
    return delay.max / 1e6;
  };
}
