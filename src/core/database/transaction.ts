import { joinTransaction } from './adapter.js';
import { type Budget, currentBudget } from './budget.js';
import { type Database, type Queries, queriesThrough, type Transaction } from './client.js';
import { retried } from './faults.js';
import type { PooledConnection } from './pool/pool.js';

/**
 * Runs `work` in a transaction of one connection, and retries it after a deadlock or lock timeout. `work` must only query the database: by
 * Prisma, whose first use costs as much as several statements, or by statements, which may be sent without waiting for the previous result.
 * The first query is sent together with BEGIN. With `isSnapshot`, all of it sees the database as it was at the beginning, and rows that
 * others changed since cannot be changed.
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
    client.json(beginning, []).catch(ignore);
    const result = await work(part.database);
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers ROLLBACK, without an error, if a statement had failed.
    if (command !== 'COMMIT') throw new Error('Nothing was committed, since a statement of the transaction failed');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(ignore);
    throw error;
  } finally {
    part.end();
    // The pool keeps the connection only if the transaction has ended.
    client.release();
  }
}

/** Prisma on this connection. Each use waits until the first has attached Prisma to the transaction. */
function prismaOn(client: PooledConnection, prisma: Database['prisma']): { database: Queries; end: () => void } {
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
    (statement, values) => client.json(statement, values),
  );
  return { database, end: () => end() };
}
