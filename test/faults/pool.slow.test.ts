import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyTo } from '../../scripts/shared/proxy.js';
import { until } from '../../scripts/shared/until.js';
import { Budget, withBudget } from '../../src/core/database/budget.js';
import { createDatabase, type Database } from '../../src/core/database/client.js';
import { createPool } from '../../src/core/database/pool/pool.js';
import { inTransaction } from '../../src/core/database/transaction.js';
import { silentLog, type TestDatabase, testDatabase } from '../helpers/database.js';
import { longestPause } from '../helpers/waiting.js';

let home: TestDatabase;
let way: Awaited<ReturnType<typeof proxyTo>>;
let database: Database;
beforeAll(async () => {
  home = await testDatabase();
  way = await proxyTo(home.url);
  // A single connection: the next caller gets the same one if it is kept.
  database = createDatabase({ url: way.url, poolSize: 1 }, silentLog);
});
afterAll(async () => {
  await database.close();
  await way.cut();
  await home.drop();
});

type Backend = { pid: number; open: boolean };

/** Backend of the pool's next connection, and whether writes there survive a ROLLBACK. */
async function next(pool: pg.Pool): Promise<Backend> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return { pid: rows[0]?.pid ?? 0, open: client.getTransactionStatus() !== 'I' };
  } finally {
    client.release();
  }
}

describe('a connection that is given back', () => {
  it('is used again when nothing is open on it', async () => {
    const { pid } = await next(database.pool);
    expect(await next(database.pool)).toEqual({ pid, open: false });
  });

  it.each([
    ['with a transaction open', ['BEGIN', 'SELECT 1']],
    ['with a transaction that failed', ['BEGIN', 'SELECT 1 / 0']],
  ])('ends a returned connection: %s', async (_name, statements) => {
    const { pid } = await next(database.pool);
    const client = await database.pool.connect();
    for (const statement of statements) await client.query(statement).catch(() => {});
    client.release();
    const after = await next(database.pool);
    expect(after.open).toBe(false);
    expect(after.pid).not.toBe(pid);
    await until(async () => {
      const { rows } = await home.database.pool.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid]);
      return rows.length === 0;
    });
  });

  it('before the answer came is ended, whatever was known of it before', async () => {
    const { pid } = await next(database.pool);
    const client = await database.pool.connect();
    const running = client.query('BEGIN');
    client.release();
    await expect(running).rejects.toThrow();
    expect(await next(database.pool)).toEqual({ pid: expect.not.toSatisfy((each) => each === pid), open: false });
  });

  it('ends a connection of any other pool with an open transaction, too', async () => {
    const pool = createPool({ connectionString: home.url, max: 1 });
    const client = await pool.connect();
    await client.query('BEGIN');
    client.release();
    expect((await next(pool)).open).toBe(false);
    await pool.end();
  });

  it('comes from the one function that makes pools', () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const makers = ['src', 'scripts']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      // Except for the benchmark's baselines.
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith(join('scripts', 'lab', 'bench')))
      .filter((file) => /new (pg\.)?Pool\(|extends (pg\.)?Pool\b/.test(readFileSync(join(root, file), 'utf8')));
    expect(makers).toEqual([join('src', 'core', 'database', 'pool', 'pool.ts')]);
  });
});

describe('a transaction of Prisma whose way to the database freezes', () => {
  it.each(['a statement', 'COMMIT', 'ROLLBACK'])(
    'leaves no open transaction in the pool when it freezes at %s',
    async (step) => {
      await home.database.pool.query('CREATE TABLE IF NOT EXISTS marks (mark text)');
      await next(database.pool);
      const paused = longestPause();
      const start = performance.now();
      const transact = () =>
        inTransaction(database, async (transaction) => {
          await transaction.$executeRaw`INSERT INTO marks VALUES (${step})`;
          way.freeze();
          if (step === 'a statement') await transaction.$executeRaw`INSERT INTO marks VALUES ('more')`;
          if (step === 'ROLLBACK') throw new Error('for the rollback');
        });
      await expect(withBudget(new Budget('marks'), transact)).rejects.toThrow();
      expect(performance.now() - start - paused()).toBeLessThan(8000);
      way.thaw();
      expect(await next(database.pool)).toMatchObject({ open: false });
      await database.pool.query(`INSERT INTO marks VALUES ('kept')`);
      const { rows } = await home.database.pool.query(`SELECT FROM marks WHERE mark = 'kept'`);
      expect(rows.length).toBeGreaterThan(0);
      await home.database.pool.query(`DELETE FROM marks`);
    },
  );
});
