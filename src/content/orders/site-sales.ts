import type { Handler } from '../../api/pipeline/handlers.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import { listPage } from '../lists/lists.js';
import { requestedRows } from '../lists/walks.js';
import { balanceSql } from '../payments/ledger.js';
import { filteredSales, mostLookedThrough } from './order-queries.js';
import { filtersOf, placeOf } from './orders.js';

const newest = (condition: string): string =>
  `(SELECT id AS order_id FROM orders WHERE ${condition} ORDER BY id DESC LIMIT ${mostLookedThrough})`;

/** The newest orders, or the newest disputes, which have an index of their own, if $6 asks for them. $1 is null. */
const looked = `
  ${newest(`status = 'disputed' AND $6::text = 'disputed'`)}
  UNION ALL ${newest(`$1::integer IS NULL AND $6::text IS DISTINCT FROM 'disputed'`)}`;

/** The parameters of a filtered list of orders; $1 is null. */
const ordersOfSite = listPage({
  name: 'site_orders',
  schema: 'SiteOrderList',
  ...filteredSales(looked),
  field: 'orders',
  columns: `
    o.id, o.number, o.area, s.name AS store_name, s.slug AS store_slug, buyer.username AS buyer, o.guest_email, o.status,
    coalesce(o.currency, $5) AS currency, coalesce(amount_of(o.total, o.currency), old.total, 0) AS total,
    amount_of(o.refunded, coalesce(o.currency, $5)) AS refunded_total, ${isoSql('o.created_at')} AS placed_at, ${isoSql('o.paid_at')} AS paid_at`,
  from: `
    JOIN orders o ON o.id = page.id JOIN users buyer ON buyer.id = o.buyer_id
    LEFT JOIN stores s ON s.id = (SELECT min(store_id) FROM order_stores WHERE order_id = o.id)
    LEFT JOIN LATERAL (
      SELECT sum(price * quantity) AS total FROM order_items WHERE order_id = o.id AND o.total IS NULL
    ) old ON true`,
  page: '$4',
  size: '$2',
});

export const listSiteOrders: Handler<'listSiteOrders'> = async ({ query, database, parts }) => {
  const values = [null, ...placeOf(query), parts.config.currency, ...filtersOf(query)];
  return { status: 200, body: await database.$one(...requestedRows(ordersOfSite, values, query)) };
};

/** $1 currency. */
const siteSales = replying('SiteSales', {
  name: 'site_sales',
  text: `
    WITH since AS (SELECT date_trunc('month', now(), 'UTC') - interval '11 months' AS time),
    sold AS MATERIALIZED (
      SELECT to_char(o.paid_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, os.store_id,
        o.total, o.refunded
      FROM orders o JOIN order_stores os ON os.order_id = o.id WHERE o.paid_at >= (SELECT time FROM since) AND o.status <> 'cancelled' AND o.total IS NOT NULL AND o.currency = $1::text
    ),
    booked AS (
      SELECT to_char(l.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
        sum(CASE WHEN l.type <> 'commission' THEN 0 WHEN l.credit = 'site' THEN l.amount ELSE -l.amount END) AS commission,
        sum(l.amount) FILTER (WHERE l.type = 'payout') AS payouts
      FROM ledger_entries l LEFT JOIN orders o ON o.id = l.order_id
      WHERE l.created_at >= (SELECT time FROM since) AND l.type IN ('commission', 'payout') AND coalesce(o.currency, $1) = $1 GROUP BY 1
    ),
    paid AS (
      SELECT month, count(*)::integer AS orders, sum(total) AS total, sum(refunded) AS refunded FROM sold GROUP BY month
    )
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT $1::text AS currency, coalesce((
        SELECT ${arraySql('entry', { order: 'entry.month DESC' })} FROM (
          SELECT month, coalesce(orders, 0) AS orders, amount_of(coalesce(total, 0)::bigint, $1) AS total,
            amount_of(coalesce(refunded, 0)::bigint, $1) AS refunded, amount_of(coalesce(commission, 0)::bigint, $1) AS commission,
            amount_of(coalesce(payouts, 0)::bigint, $1) AS payouts
          FROM paid FULL JOIN booked USING (month)
        ) entry
      ), '[]') AS months, coalesce((
        SELECT ${arraySql('entry', { order: 'entry.total DESC, entry.slug' })} FROM (
          SELECT s.slug, s.name, count(*)::integer AS orders, amount_of(sum(total - refunded)::bigint, $1) AS total, amount_of(${balanceSql('s.id')}, $1) AS balance
          FROM sold JOIN stores s ON s.id = sold.store_id GROUP BY s.id ORDER BY sum(total - refunded) DESC, s.slug LIMIT 20
        ) entry
      ), '[]') AS stores
    ) r`,
});

export const getSiteSales: Handler<'getSiteSales'> = async ({ database, parts }) => ({
  status: 200,
  body: await database.$one(siteSales, [parts.config.currency]),
});
