import { spawnSync } from 'node:child_process';
import { attemptCounter, CountExchange, type LimitStore, LocalCounts } from '../../../src/api/auth/counts.js';
import { storeInDatabase, storeInRedis } from '../../../src/api/auth/limit-stores.js';
import { createDatabase } from '../../../src/core/database/client.js';
import { applyMigrations, migrationsFolder } from '../../../src/core/database/migrations/migrations.js';
import { startRedis } from '../../shared/redis.js';

type Row = { what: string; microseconds: number };

const window = 60_000;
const log = { warn: (fields: object) => process.stderr.write(`${JSON.stringify(fields)}\n`), info: () => {} } as never;

/** Prints the cost of one count in this process, in the database and in Redis, for attempts and for requests. */
export async function measureLimits(url: string): Promise<void> {
  await applyMigrations(url, migrationsFolder, log, new AbortController().signal);
  const database = createDatabase({ url, poolSize: 10 }, log);
  const local = new LocalCounts(window);
  const rows: Row[] = [await cost('memory', async (who) => local.add(who), 200_000)];
  const inDatabase = storeInDatabase(database);
  rows.push(...(await costsOf('PostgreSQL', inDatabase)));
  if (spawnSync('redis-server', ['--version']).error === undefined) {
    const redis = await startRedis();
    rows.push(...(await costsOf('Redis', await storeInRedis(redis.url, inDatabase))));
    await redis.stop();
  }
  await database.close();
  const least = rows[0]?.microseconds ?? 1;
  for (const { what, microseconds } of rows) {
    const ratio = (microseconds / least).toFixed(1);
    process.stdout.write(
      `${what.padEnd(24)} ${microseconds.toFixed(2).padStart(9)} µs  ${ratio.padStart(7)} times memory\n`,
    );
  }
}

async function costsOf(name: string, store: LimitStore): Promise<Row[]> {
  const exchange = new CountExchange(store, log);
  const counts = exchange.counts('bench', window);
  const rows = [
    await cost(`${name}, each attempt`, attemptCounter(store.limiter, 'bench', window).add, 4_000),
    await cost(`${name}, each request`, async (who) => counts.add(who), 200_000),
  ];
  await exchange.close();
  await store.close();
  return rows;
}

/** Sequential, over a thousand names. */
async function cost(what: string, add: (who: string) => Promise<unknown>, times: number): Promise<Row> {
  for (let n = 0; n < times / 10; n++) await add(`198.51.100.${n % 1000}`);
  const began = performance.now();
  for (let n = 0; n < times; n++) await add(`198.51.100.${n % 1000}`);
  return { what, microseconds: ((performance.now() - began) * 1000) / times };
}
