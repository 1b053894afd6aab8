import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import { findOrder } from './orders.js';

/** $1 order. An invoice without a trader shows the one that was stated since. */
const invoiceOf = replying('Invoice', {
  name: 'invoice',
  text: `SELECT row_to_json(r)::text AS reply FROM (
    SELECT n.order_id, n.number, ${isoSql('n.created_at')} AS issued_at,
      (SELECT min(store_name) FROM order_items WHERE order_id = o.id) AS seller_name,
      coalesce(n.trader, (SELECT trader FROM traders WHERE store_id = n.store_id)) AS trader, coalesce((
        SELECT ${arraySql('line', { order: 'line.percent' })} FROM (
          SELECT trim_scale(rate * 0.01) AS percent, amount_of(sum(CASE WHEN o.tax_included THEN gross - tax ELSE gross END)::bigint, o.currency) AS net,
            amount_of(sum(tax)::bigint, o.currency) AS tax
          FROM (
            SELECT i.tax_rate AS rate, minor_units(i.price, o.currency) * i.quantity AS gross, i.tax FROM order_items i WHERE i.order_id = o.id
            UNION ALL SELECT o.shipping_tax_rate, o.shipping, o.tax - (SELECT sum(i.tax) FROM order_items i WHERE i.order_id = o.id)
          ) taxed GROUP BY rate HAVING sum(tax) > 0
        ) line
      ), '[]') AS taxes
    FROM invoices n JOIN orders o ON o.id = n.order_id WHERE o.id = $1
  ) r`,
});

export const getOrderInvoice: Handler<'getOrderInvoice'> = async (input) => {
  await findOrder(input);
  return okOrNotFound(await input.database.$json(invoiceOf, [input.path.id]), input.refuse, 'invoice_not_found');
};
