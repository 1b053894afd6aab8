import type { Database, Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { inTransaction } from '../../core/database/transaction.js';
import { StartError } from '../../core/platform/config.js';

/**
 * Stores the currency of the service, in which products are sold from now on. Existing products keep the currency of their price.
 * @throws StartError if there are orders in another currency: paid amounts and refunds would change
 */
export async function settleCurrency(database: Database, currency: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.$executeRaw`INSERT INTO site_settings (id) VALUES (1) ON CONFLICT DO NOTHING`;
    const site = await lockedRow<{ currency: string | null }>(transaction)`
      SELECT currency FROM site_settings WHERE id = 1 FOR NO KEY UPDATE`;
    const before = site?.currency ?? null;
    if (before === currency) return;
    if (before !== null) await leave(transaction, before, currency);
    await transaction.siteSettings.update({ where: { id: 1 }, data: { currency }, select: { id: true } });
  });
}

/** Sets the old currency of prices that a node of the previous release has written without one. */
async function leave(transaction: Transaction, before: string, currency: string): Promise<void> {
  if ((await transaction.order.findFirst({ select: { id: true } })) !== null) {
    throw new StartError(
      `CURRENCY is ${currency}, and there are orders in ${before}, which it can no longer change: set CURRENCY=${before}. ` +
        `To sell in ${currency}, start a site with a database of its own`,
    );
  }
  await transaction.product.updateMany({ where: { currency: null }, data: { currency: before } });
}

const batch = 200;

/**
 * Fills in missing currencies of old rows, a batch at a time, and returns how many. Batches are independent, so that it can be interrupted.
 * Once the previous release no longer runs, there are none.
 */
export async function fillCurrencies({ prisma }: Pick<Database, 'prisma'>): Promise<number> {
  let filled = 0;
  for (const table of ['products', 'orders']) {
    for (let count = batch; count === batch; filled += count) {
      count = await prisma.$executeRawUnsafe(`
        UPDATE ${table} SET currency = s.currency FROM site_settings s WHERE s.currency IS NOT NULL AND ${table}.id IN (
          SELECT id FROM ${table} WHERE currency IS NULL ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)`);
    }
  }
  return filled;
}
