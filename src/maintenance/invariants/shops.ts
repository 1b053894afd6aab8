import { type Invariant, isQueuedSql, listsOf, madeBy, nothingAfterwards } from './invariant.js';

/** Rules for stores, products and orders. */
export const shopInvariants: readonly Invariant[] = [
  {
    area: 'shops',
    rule: 'a product stands on the shelf of its store and is of its owner, and is listed while both are active',
    query: `
      SELECT 'product ' || p.id AS subject,
        format('shelf %s, of user %s, listed: %s, "%s" in "%s"', p.shelf, p.owner_id, p.listed, p.title_key, p.category_key) AS kept,
        format('shelf %s, of user %s, listed: %s, "%s" in "%s"', coalesce(p.store_id, 0), s.owner_id, is_listed, search_key(p.title),
          lower(p.category)) AS counted
      FROM products p LEFT JOIN stores s ON s.id = p.store_id
      CROSS JOIN LATERAL (SELECT coalesce(p.status = 'active' AND s.status = 'active', false) AS is_listed) l
      WHERE (p.shelf, p.listed, p.category_key) <> (coalesce(p.store_id, 0), is_listed, lower(p.category))
        OR p.owner_id IS DISTINCT FROM s.owner_id OR (p.title_key <> search_key(p.title) AND NOT ${isQueuedSql('products', 'p.id')})`,
  },
  {
    area: 'shops',
    rule: 'a deleted product is inactive, and so in no list',
    query: `
      SELECT 'product ' || id AS subject, format('%s, listed: %s', status, listed) AS kept,
        'deleted at ' || deleted_at AS counted
      FROM products WHERE deleted_at IS NOT NULL AND (status <> 'inactive' OR listed)`,
  },
  {
    area: 'shops',
    rule: 'a product has at most 12 pictures, each with files, and says which is the first',
    query: `
      SELECT 'product ' || p.id AS subject, format('%s pictures, first %s', i.pictures, coalesce(p.picture, 'none')) AS kept,
        format('at most 12 with files, first %s', coalesce(i.first, 'none')) AS counted
      FROM products p LEFT JOIN (
        SELECT product_id, count(*) AS pictures, (array_agg(id || '-' || version ORDER BY position, id))[1] AS first,
          bool_and(EXISTS (SELECT FROM picture_files f WHERE f.picture_id = pictures.id)) AS are_stored
        FROM pictures GROUP BY 1
      ) i ON i.product_id = p.id
      WHERE p.picture IS DISTINCT FROM i.first OR i.pictures > 12 OR NOT i.are_stored`,
  },
  {
    area: 'shops',
    rule: 'there is never less than nothing in stock, and a price is never below nothing',
    query: `
      SELECT 'product ' || id AS subject, format('%s in stock at %s', stock, price) AS kept, '0 or more' AS counted
      FROM products WHERE stock < 0 OR price < 0
      UNION ALL SELECT 'variant ' || id, format('%s in stock at %s', stock, price), '0 or more' FROM product_variants WHERE stock < 0 OR price < 0`,
  },
  {
    area: 'shops',
    rule: 'a product with options costs what its cheapest variant does, and has the stock of all',
    query: `
      SELECT 'product ' || p.id AS subject, format('%s in stock at %s, options: %s', p.stock, p.price, p.options IS NOT NULL) AS kept,
        format('%s in stock at %s in %s variants', v.stock, v.price, coalesce(v.count, 0)) AS counted
      FROM products p LEFT JOIN (
        SELECT product_id, min(price) AS price, least(sum(stock), 2147483647) AS stock, count(*) AS count FROM product_variants GROUP BY 1
      ) v ON v.product_id = p.id
      WHERE (p.options IS NULL) <> (v.product_id IS NULL) OR (p.price, p.stock) <> (v.price, v.stock)`,
  },
  {
    area: 'shops',
    rule: 'an order is unpaid while it is pending or cancelled, and only then, and was not paid before it was placed',
    query: `
      SELECT 'order ' || id AS subject, format('%s, paid at %s', status, coalesce(paid_at::text, 'no time')) AS kept,
        'placed at ' || created_at AS counted
      FROM orders WHERE status <> 'cancelled' AND (status = 'pending') <> (paid_at IS NULL) OR paid_at < created_at`,
  },
  {
    area: 'shops',
    rule: 'the amounts of an order are those of its items and steps, and no more is refunded than was paid',
    query: `
      SELECT 'order ' || o.id AS subject, format('%s, total %s, refunded %s', o.status, o.total, o.refunded) AS kept,
        format('items %s, refunds %s', sums.total, steps.refunded) AS counted
      FROM orders o CROSS JOIN LATERAL (
        SELECT sum(minor_units(i.price, o.currency) * i.quantity) AS total, bool_or(i.refunded NOT BETWEEN 0 AND i.quantity) AS is_over
        FROM order_items i WHERE i.order_id = o.id
      ) sums CROSS JOIN LATERAL (
        SELECT coalesce(sum(CASE WHEN s.type = 'refund_failed' THEN -s.amount ELSE s.amount END), 0) AS refunded FROM order_steps s
        WHERE s.order_id = o.id AND s.type IN ('refunded', 'cancelled', 'refund_failed')
      ) steps
      WHERE o.total IS NOT NULL AND (o.subtotal <> sums.total OR o.total <> o.subtotal + o.shipping + CASE WHEN o.tax_included THEN 0 ELSE o.tax END OR sums.is_over OR o.refunded NOT BETWEEN 0 AND o.total
        OR (o.status = 'refunded' AND o.refunded <> o.total) OR (steps.refunded <> 0 AND steps.refunded <> o.refunded))`,
  },
  {
    area: 'shops',
    rule: 'the invoices of a seller are numbered from one without gaps, and each is of an order that was paid',
    query: `
      SELECT 'store ' || n.store_id AS subject, format('the last number is %s', n.last) AS kept,
        format('%s invoices of paid orders, up to %s', count(o.paid_at), max(i.number)) AS counted
      FROM invoice_numbers n LEFT JOIN invoices i ON i.store_id = n.store_id LEFT JOIN orders o ON o.id = i.order_id
      GROUP BY n.store_id HAVING count(o.paid_at) <> n.last OR max(i.number) IS DISTINCT FROM n.last`,
  },
  {
    area: 'shops',
    rule: 'pieces were shipped as often as shipments have them, and never more than were ordered',
    query: `
      SELECT format('product %s of order %s', i.product_id, i.order_id) AS subject, i.shipped || ' shipped' AS kept,
        format('%s of %s', sent.pieces, i.quantity) AS counted
      FROM order_items i CROSS JOIN LATERAL (
        SELECT coalesce(sum(piece.quantity), 0) AS pieces
        FROM shipments s CROSS JOIN json_to_recordset(s.items) piece (product_id integer, variant_id integer, quantity integer)
        WHERE s.order_id = i.order_id AND piece.product_id = i.product_id AND coalesce(piece.variant_id, 0) = i.variant_id
      ) sent WHERE i.shipped <> sent.pieces OR i.shipped > i.quantity`,
  },
  {
    area: 'shops',
    rule: 'the orders of a seller are numbered from one without gaps',
    query: `
      SELECT 'store ' || n.store_id AS subject, format('the last number is %s', n.last) AS kept,
        format('%s orders, up to %s', count(o.number), max(o.number)) AS counted
      FROM order_numbers n LEFT JOIN order_stores s ON s.store_id = n.store_id LEFT JOIN orders o ON o.id = s.order_id
      GROUP BY n.store_id HAVING count(o.number) <> n.last OR count(DISTINCT o.number) <> n.last OR max(o.number) IS DISTINCT FROM n.last`,
  },
  {
    area: 'shops',
    rule: 'the account of a store has what its orders were paid and what of it was refunded',
    query: `
      SELECT 'order ' || o.id AS subject, format('paid %s, refunded %s', o.total, o.refunded) AS kept,
        format('booked %s, refunded %s', booked.sale, booked.refund) AS counted
      FROM (
        SELECT order_id, coalesce(sum(amount) FILTER (WHERE type = 'sale'), 0) AS sale,
          coalesce(sum(CASE WHEN debit = 'store' THEN amount ELSE -amount END) FILTER (WHERE type = 'refund'), 0) AS refund
        FROM ledger_entries WHERE order_id IS NOT NULL GROUP BY 1
      ) booked JOIN orders o ON o.id = booked.order_id
      WHERE o.paid_at IS NULL OR (booked.sale, booked.refund) <> (o.total, o.refunded)`,
  },
  {
    area: 'shops',
    rule: 'an order that was paid through a provider has a payment there, of the orders that it is for',
    query: `
      SELECT 'order ' || o.id AS subject, format('%s by %s', o.status, o.payment_reference) AS kept,
        format('payment %s: %s', p.id, p.status) AS counted
      FROM orders o LEFT JOIN payments p ON p.id = o.payment_id
      WHERE o.payment_id IS NOT NULL AND (p.id IS NULL OR NOT o.id = ANY (p.order_ids)
        OR (o.payment_reference = p.provider || ' ' || p.intent AND p.status <> 'paid'))`,
  },
  {
    area: 'shops',
    rule: 'an order has items, of stores in the marketplace and of none in the shop, as their products are',
    query: `
      SELECT 'order ' || o.id AS subject, format('%s, item %s of store %s', o.area, i.product_id, i.store_id) AS kept,
        CASE WHEN i.order_id IS NULL THEN 'no items' ELSE format('the product is of store %s', p.store_id) END AS counted
      FROM orders o LEFT JOIN order_items i ON i.order_id = o.id LEFT JOIN products p ON p.id = i.product_id
      WHERE i.order_id IS NULL OR (o.area = 'shop') <> (i.store_id IS NULL) OR i.store_id IS DISTINCT FROM p.store_id
        OR i.quantity < 1 OR i.price < 0`,
  },
  {
    area: 'shops',
    rule: 'the sellers of an order are the stores of its items',
    query: `
      SELECT format('order %s and store %s', order_id, store_id) AS subject,
        CASE WHEN kept THEN 'a seller' ELSE 'no seller' END AS kept,
        CASE WHEN sells THEN 'sells an item' ELSE 'sells none' END AS counted
      FROM (SELECT order_id, store_id, true AS kept FROM order_stores) s
      FULL JOIN (SELECT DISTINCT order_id, coalesce(store_id, 0) AS store_id, true AS sells FROM order_items) i
        USING (order_id, store_id)
      WHERE kept IS NULL OR sells IS NULL`,
  },
  {
    area: 'shops',
    rule: 'the ratings of a product and of a store are those of their reviews',
    query: `
      SELECT of || ' ' || id AS subject, format('%s of %s, %s', kept_sum, kept_count, kept_rating) AS kept,
        format('%s of %s', sum, count) AS counted
      FROM (
        SELECT 'product' AS of, p.id, p.rating_sum AS kept_sum, p.rating_count AS kept_count, p.rating AS kept_rating,
          coalesce(sum(r.rating), 0) AS sum, count(r.id) AS count
        FROM products p LEFT JOIN reviews r ON r.product_id = p.id GROUP BY p.id
        UNION ALL
        SELECT 'store', s.id, s.rating_sum, s.rating_count, NULL, coalesce(sum(r.rating), 0), count(r.id)
        FROM stores s LEFT JOIN products p ON p.store_id = s.id LEFT JOIN reviews r ON r.product_id = p.id GROUP BY s.id
      ) rated
      WHERE (kept_sum, kept_count) <> (sum, count) OR kept_rating <> coalesce(round(sum::numeric / nullif(count, 0), 2), 0)`,
  },
  nothingAfterwards('shops', 'orders', `${madeBy('orders', 'order', 'buyer_id')} WHERE guest_email IS NULL`),
  {
    area: 'shops',
    rule: 'an account that is to be deleted has no active store',
    query: `
      SELECT 'store ' || s.id AS subject, 'active, of ' || u.username AS kept, 'closed' AS counted
      FROM stores s JOIN users u ON u.id = s.owner_id WHERE s.status = 'active' AND u.delete_at IS NOT NULL`,
  },
  {
    area: 'shops',
    rule: 'whose account is deleted has no active store',
    query: `
      SELECT 'store ' || s.id AS subject, 'active, of ' || u.username AS kept, 'no owner' AS counted
      FROM stores s JOIN users u ON u.id = s.owner_id WHERE s.status = 'active' AND u.deleted_at IS NOT NULL`,
  },
  // Includes the product_count of a store.
  listsOf('shops'),
];
