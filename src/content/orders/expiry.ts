import type { Database } from '../../database/client.js';
import { inTransaction } from '../../database/transaction.js';
import { steps } from './states.js';
import { returnStock } from './stock.js';

const batch = 200;

/**
 * Withdraws orders that were not paid in time, and answers how many. Several servers may do so at once: each takes
 * orders that no other has locked, and what is done with an order is one transaction. So nothing has to be remembered
 * between runs, no server is the one that must not fail, and no job library is needed.
 */
export async function withdrawUnpaidOrders(database: Pick<Database, 'prisma' | 'pool'>): Promise<number> {
  const step = steps.find(({ afterMinutes }) => afterMinutes !== undefined);
  let withdrawn = 0;
  for (let found = batch; found === batch; withdrawn += found) {
    found = await inTransaction(database, async (transaction) => {
      const orders = await transaction.$queryRaw<{ id: number }[]>`
        SELECT id FROM orders
        WHERE status = ${step?.from}::order_status AND created_at < now() - interval '1 minute' * ${step?.afterMinutes}::integer
        ORDER BY created_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
      const ids = orders.map(({ id }) => id);
      if (ids.length > 0) {
        await returnStock(transaction, ids);
        await transaction.order.deleteMany({ where: { id: { in: ids } } });
      }
      return ids.length;
    });
  }
  return withdrawn;
}
