import { arraySql } from '../../core/database/formats.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { newestSales } from './order-queries.js';

/** Pieces from which on a product is no longer short. */
const enough = 6;

/** $1 seller, $2 currency. Prices of items are those of the order, whose taxes may be added to them. */
const salesSummary = replying('SalesSummary', {
  name: 'sales_summary',
  text: `
    WITH sold AS MATERIALIZED (
      SELECT o.* FROM (${newestSales}) newest JOIN orders o ON o.id = newest.order_id
      WHERE o.paid_at > date_trunc('day', now()) - interval '30 days' AND o.status <> 'cancelled' AND o.total IS NOT NULL
    )
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT $2::text AS currency, coalesce((
        SELECT ${arraySql('day', { order: 'day.date DESC' })} FROM (
          SELECT to_char(paid_at, 'YYYY-MM-DD') AS date, count(*)::integer AS orders, amount_of(sum(total - refunded)::bigint, $2) AS total
          FROM sold GROUP BY 1
        ) day
      ), '[]') AS days, coalesce((
        SELECT ${arraySql('product', { order: 'product.total DESC, product.product_id' })} FROM (
          SELECT i.product_id, (array_agg(i.title ORDER BY sold.id DESC))[1] AS title, sum(i.quantity - i.refunded)::integer AS quantity,
            sum(i.price * (i.quantity - i.refunded)) AS total
          FROM sold JOIN order_items i ON i.order_id = sold.id GROUP BY 1 ORDER BY total DESC, 1 LIMIT 20
        ) product
      ), '[]') AS products, coalesce((
        SELECT ${arraySql('product', { order: 'product.stock, product.product_id' })} FROM (
          SELECT id AS product_id, title, stock FROM products
          WHERE shelf = $1 AND status = 'active' AND kind <> 'service' AND stock < ${enough} ORDER BY stock, id LIMIT 20
        ) product
      ), '[]') AS low_stock
    ) r`,
});

/** Replies with the sales of a seller, the shop being 0. */
export async function showSalesSummary(
  database: Pick<StatementRunner, '$one'>,
  seller: number,
  { currency }: Pick<Config, 'currency'>,
) {
  return { status: 200 as const, body: await database.$one(salesSummary, [seller, currency]) };
}
