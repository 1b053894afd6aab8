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

/** Columns that old rows lack, by table: a condition of those rows, and the statement that fills them in. */
const lacking: readonly [table: string, condition: string, change: string][] = [
  ...['products', 'orders'].map((table): [string, string, string] => [
    table,
    'r.currency IS NULL AND (SELECT currency FROM site_settings) IS NOT NULL',
    `UPDATE ${table} SET currency = (SELECT currency FROM site_settings) WHERE id IN (SELECT id FROM rows)`,
  ]),
  [
    'orders',
    `r.total IS NULL AND r.currency IS NOT NULL AND (r.area = 'shop' OR (SELECT count(*) FROM order_stores s WHERE s.order_id = r.id) = 1)`,
    `INSERT INTO order_stores (store_id, order_id, updated_at) SELECT 0, id, updated_at FROM rows WHERE area = 'shop' ON CONFLICT DO NOTHING
    ), amounts AS (
      UPDATE orders o SET subtotal = sums.total, total = sums.total, refunded = CASE WHEN o.status = 'refunded' THEN sums.total ELSE 0 END
      FROM (
        SELECT i.order_id, sum(minor_units(i.price, r.currency) * i.quantity) AS total
        FROM rows r JOIN order_items i ON i.order_id = r.id GROUP BY 1
      ) sums WHERE o.id = sums.order_id`,
  ],
  [
    'orders',
    `r.paid_at IS NOT NULL AND NOT EXISTS (SELECT FROM invoices n WHERE n.order_id = r.id)
      AND (r.area = 'shop' OR (SELECT count(*) FROM order_stores s WHERE s.order_id = r.id) = 1)`,
    'UPDATE orders SET paid_at = paid_at WHERE id IN (SELECT id FROM rows)',
  ],
];

/**
 * Fills in what old rows lack: currencies, amounts, invoices, and the shop as the seller of its orders. A batch at a time, which are independent, so
 * that it can be interrupted. Returns how many. Once the previous release no longer runs, there are none.
 */
export async function fillOrders({ prisma }: Pick<Database, 'prisma'>): Promise<number> {
  let filled = 0;
  for (const [table, condition, change] of lacking) {
    for (let after: number | null = 0; after !== null; ) {
      const [batchOf] = (await prisma.$queryRawUnsafe(`
        WITH rows AS MATERIALIZED (
          SELECT r.* FROM ${table} r WHERE r.id > ${after} AND ${condition} ORDER BY r.id LIMIT ${batch} FOR UPDATE OF r SKIP LOCKED
        ), changed AS (${change})
        SELECT count(*)::integer AS count, max(id) AS last FROM rows`)) as [{ count: number; last: number | null }];
      filled += batchOf.count;
      after = batchOf.last;
    }
  }
  return filled;
}
