import { RateLimiterPostgres, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { Budget } from '../../core/database/budget.js';
import { type Database, within } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';
import type { LimitStore } from './counts.js';

/** Timeouts in milliseconds: for an attempt in a store with a fallback, in the last store, and for an exchange. */
const [firstTimeout, lastTimeout] = [200, 2_000];

/** Required options, overridden with each count. */
const unused = { points: 1, duration: 1 };

/**
 * Adds to the library's table, which has no method to add several counts at once. In the order of keys, since two processes that lock the
 * same rows in different orders would deadlock.
 */
const addCounts: Statement<[key: string, points: number, expire: number][]> = {
  name: 'add_to_limits',
  text: `WITH added AS (
    INSERT INTO rate_limits AS r (key, points, expire)
    SELECT key, points, expire FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS input (key, points, expire) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= $4::bigint THEN excluded.points ELSE r.points + excluded.points END,
      expire = CASE WHEN r.expire <= $4::bigint THEN excluded.expire ELSE r.expire END
    RETURNING key, points, expire)
  SELECT json_agg(json_build_array(key, points, expire)) FROM added`,
};

/** Counts in an unlogged table: without WAL, and empty after a crash of the database. */
export function storeInDatabase(database: Pick<Database, 'prisma' | 'pool'>): LimitStore {
  const limiter = new RateLimiterPostgres({
    ...unused,
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
  });
  return {
    limiter: new RLWrapperTimeouts({ limiter, timeoutMs: lastTimeout }),
    add: async (additions) => {
      const now = Date.now();
      const columns = [
        additions.map(({ key }) => key),
        additions.map(({ points }) => points),
        additions.map(({ left }) => Math.ceil(now + left)),
      ];
      const { $one } = within(database, new Budget(null, lastTimeout));
      const rows = (await $one(addCounts, [...columns, now])).parse();
      const counts = new Map(rows.map(([key, count, expire]) => [key, { count, left: Math.max(0, expire - now) }]));
      return additions.map(({ key, left }) => counts.get(key) ?? { count: 0, left });
    },
    close: async () => {},
  };
}

/** Counts in Valkey or Redis, and attempts in the database while that is unavailable. */
export async function storeInRedis(url: string, database: LimitStore, timeoutMs = firstTimeout): Promise<LimitStore> {
  // Loaded here, because it takes 27 MiB, and services without such a server do not need it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    // Fails at once while there is no connection.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: lastTimeout,
    retryStrategy: (attempts) => Math.min(100 * attempts, 1_000),
  });
  // Each command fails by itself; without a listener each attempt to connect would be printed.
  redis.on('error', () => {});
  await redis.connect().catch(() => {});
  const inRedis = new RateLimiterRedis({ ...unused, storeClient: redis, keyPrefix: 'plaza:limits' });
  // The wrapper's types lack this option.
  const limiter = Object.assign(new RLWrapperTimeouts({ limiter: inRedis, timeoutMs }), {
    insuranceLimiter: database.limiter,
  });
  return {
    limiter,
    // Sent together, like all commands in one turn of the event loop.
    add: (additions) =>
      Promise.all(
        additions.map(async ({ key, points, left }) => {
          const duration = Math.max(1, Math.ceil(left / 1000));
          const { consumedPoints, msBeforeNext } = await inRedis.penalty(key, points, { customDuration: duration });
          return { count: consumedPoints, left: msBeforeNext };
        }),
      ),
    close: async () => redis.disconnect(),
  };
}
