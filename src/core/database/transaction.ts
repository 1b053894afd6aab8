import type pg from 'pg';
import { joinTransaction } from './adapter.js';
import { type Budget, currentBudget } from './budget.js';
import { type Database, type Queries, queriesThrough, runStatement, type Transaction } from './client.js';
import { retried } from './faults.js';

/**
 * Runs `work` in a transaction of one connection, again if it lost a deadlock or waited in vain for a lock: `work` may do
 * nothing but ask the database: Prisma, whose first use costs as much as several statements, and statements, which may be sent
 * without waiting for the answer to the one before. What it asks first is sent together with BEGIN, without waiting for an answer in between.
 * With `isSnapshot` all of it sees the database as it was at the beginning, and what was changed since cannot be changed again.
 */
export function inTransaction<T>(
  database: Pick<Database, 'prisma' | 'pool'>,
  work: (database: Queries) => Promise<T>,
  budget = currentBudget(),
  { isSnapshot = false } = {},
): Promise<T> {
  return retried(() => once(database, work, budget, isSnapshot ? beginSnapshot : begin), budget);
}

const begin = { name: 'begin', text: 'BEGIN' };
const beginSnapshot = { name: 'begin_snapshot', text: 'BEGIN ISOLATION LEVEL REPEATABLE READ' };

async function once<T>(
  { prisma, pool }: Pick<Database, 'prisma' | 'pool'>,
  work: (database: Queries) => Promise<T>,
  budget: Budget | undefined,
  beginning: typeof begin,
): Promise<T> {
  const client = await pool.within(budget);
  const ignore = () => {};
  const part = prismaOn(client, prisma);
  try {
    runStatement(client, beginning, []).catch(ignore);
    const result = await work(part.database);
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers so, and not with an error, where a statement had failed.
    if (command !== 'COMMIT') throw new Error('Nothing was committed, since a statement of the transaction failed');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(ignore);
    throw error;
  } finally {
    part.end();
    // The pool keeps it only if the transaction has ended.
    client.release();
  }
}

/** Prisma on this connection: each use of it waits for the first to have brought Prisma in. */
function prismaOn(client: pg.PoolClient, prisma: Database['prisma']): { database: Queries; end: () => void } {
  let end = () => {};
  let opened: Promise<Transaction> | undefined;
  const open = (): Promise<Transaction> => {
    opened ??= new Promise((resolve, reject) => {
      const ended = new Promise<void>((over) => {
        end = over;
      });
      const stay = (transaction: Transaction) => {
        resolve(transaction);
        return ended;
      };
      joinTransaction(client, () => prisma.$transaction(stay, { maxWait: 5000, timeout: 15_000 })).catch(reject);
    });
    return opened;
  };
  const database = queriesThrough(
    (use) => open().then(use),
    (statement, values) => runStatement(client, statement, values),
  );
  return { database, end: () => end() };
}
