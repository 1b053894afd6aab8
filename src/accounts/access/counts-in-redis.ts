import type { CountStore } from './shared-counts.js';

/** A count that has no end yet gets one with its first points. */
const script = `
local counts = {}
for i, key in ipairs(KEYS) do
  local count = redis.call('INCRBY', key, ARGV[2 * i - 1])
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[2 * i])
    redis.call('PEXPIRE', key, left)
  end
  if count < 0 then
    count = 0
    redis.call('SET', key, 0, 'KEEPTTL')
  end
  counts[i] = { count, left }
end
return counts`;

/** Counts of all nodes in Valkey or Redis. The keys begin with `plaza:limits:`. */
export async function countsInRedis(url: string): Promise<CountStore> {
  // Loaded here, because it takes 27 MiB, and who has no such server needs none of it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    // Who asks while there is no connection hears so at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    retryStrategy: (attempts) => Math.min(100 * attempts, 1_000),
    keyPrefix: 'plaza:limits:',
  });
  // Whoever asks it is told; without a listener each attempt to connect would be printed.
  redis.on('error', () => {});
  await redis.connect().catch(() => {});
  redis.defineCommand('count', { lua: script });
  const { count } = redis as unknown as {
    count: (keys: number, ...given: (string | number)[]) => Promise<[count: number, left: number][]>;
  };
  return {
    add: async (additions) => {
      const keys = additions.map(({ key }) => key);
      const values = additions.flatMap(({ points, left }) => [points, Math.max(1, Math.ceil(left))]);
      const found = await count.call(redis, keys.length, ...keys, ...values);
      return found.map(([counted, left]) => ({ count: counted, left }));
    },
    forget: async (key) => {
      await redis.del(key);
    },
    close: async () => redis.disconnect(),
  };
}
