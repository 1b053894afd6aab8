import { Prisma } from '../../../generated/prisma/client.js';
import type { Transaction } from '../../core/database/client.js';
import { isoSql } from '../../core/database/formats.js';
import { csvReply } from './csv.js';

/** Rows of a table at most, as in the contract. */
const mostRows = 1000;

/** The items of a seller's orders as CSV, the newest orders first. The shop is the seller 0. */
export async function exportOrders(database: Pick<Transaction, '$queryRaw'>, seller: number) {
  const at = (column: string) => Prisma.raw(isoSql(column));
  const rows = await database.$queryRaw<Record<string, unknown>[]>`
    SELECT o.id AS "order", o.number, o.status::text, ${at('o.created_at')} AS placed_at, ${at('o.paid_at')} AS paid_at,
      coalesce(o.guest_email, buyer.username::text) AS buyer, o.shipping_address->>'name' AS name, o.shipping_address->>'country' AS country,
      i.product_id, i.title, i.variant, i.quantity, i.shipped, i.refunded, i.price::text, amount_of(i.tax, o.currency)::text AS tax,
      amount_of(o.shipping, o.currency)::text AS shipping, amount_of(o.total, o.currency)::text AS total, o.currency
    FROM order_stores os JOIN orders o ON o.id = os.order_id JOIN users buyer ON buyer.id = o.buyer_id
    JOIN order_items i ON i.order_id = o.id AND coalesce(i.store_id, 0) = os.store_id
    WHERE os.store_id = ${seller} AND NOT os.cancelled ORDER BY o.id DESC, i.product_id, i.variant_id LIMIT ${mostRows}`;
  const columns = [
    ...[
      'order',
      'number',
      'status',
      'placed_at',
      'paid_at',
      'buyer',
      'name',
      'country',
      'product_id',
      'title',
      'variant',
    ],
    ...['quantity', 'shipped', 'refunded', 'price', 'tax', 'shipping', 'total', 'currency'],
  ];
  return csvReply(rows, columns);
}
