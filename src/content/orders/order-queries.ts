import { arraySql, isoSql, sqlSql } from '../../core/database/formats.js';
import { replying, type SchemaName, type Statement } from '../../core/database/statement.js';
import { countedTotal, foundRows, type ListRows, listPage, listRows, listTotal } from '../lists/lists.js';
import type { List } from '../lists/page.js';
import type { PageStatement } from '../lists/walks.js';
import { steps } from './order-states.js';

/** Areas that have orders. */
export type OrderArea = 'marketplace' | 'shop';

const shopItem = `
  i.product_id, nullif(i.variant_id, 0) AS variant_id, i.title, i.price, i.quantity, i.refunded AS refunded_quantity,
  i.shipped AS shipped_quantity, amount_of(i.tax, o.currency) AS tax`;
const storeItem = `${shopItem}, i.store_id, i.store_name`;
const wholeItem = `${storeItem}, i.variant AS variant_label, i.returned AS returned_quantity, i.kind,
  o.status IN ('paid', 'completed', 'disputed') AND EXISTS (SELECT FROM products p WHERE p.id = i.product_id AND p.file_id IS NOT NULL) AS downloadable`;

/** Items of an order in a list at most, and of a new order. Older orders have up to 100. */
const listedItems = 50;

/** Until when an order `o` can be paid or disputed; null in a state without such a step. */
function deadline(action: 'withdraw' | 'dispute'): string {
  const timed = steps.filter((step) => step.action === action);
  const states = timed.map(({ from }) => `'${from}'`).join(', ');
  const [{ afterMinutes = 0, withinDays = 0 } = {}] = timed;
  const time = `interval '${afterMinutes} minutes ${withinDays} days'`;
  const until = action === 'withdraw' ? `coalesce(o.pay_before, o.created_at + ${time})` : `o.paid_at + ${time}`;
  return `CASE WHEN o.status IN (${states}) THEN ${until} END`;
}

/** Columns of orders `o` in the contract's format; `currency` is that of rows without one. */
function orderFields(currency: string): string {
  const own = `coalesce(o.currency, ${currency}::text)`;
  return `
  o.id, o.number, sums.subtotal, amount_of(o.shipping, ${own}) AS shipping, amount_of(o.tax, ${own}) AS tax, coalesce(amount_of(o.total, ${own}), sums.subtotal) AS total, amount_of(o.refunded, ${own}) AS refunded_total,
  ${own} AS currency, o.status, sums.items, ${sqlSql('o.created_at')} AS created_at,
  ${isoSql('o.created_at')} AS placed_at, buyer.username AS buyer, ${isoSql('o.paid_at')} AS paid_at,
  ${isoSql(deadline('withdraw'))} AS pay_before, ${isoSql(deadline('dispute'))} AS dispute_before`;
}

/** The buyer, and the first `most` items `i` of an order that match `condition`, with these fields. */
const orderItems = (fields: string, condition = 'true', most: number | null = null): string => `
  JOIN users buyer ON buyer.id = o.buyer_id CROSS JOIN LATERAL (
    SELECT sum(i.price * i.quantity) AS subtotal,
      ${arraySql('item', { order: 'i.product_id, i.variant_id', filter: most === null ? '' : `i.place <= ${most}` })} AS items
    FROM (
      SELECT *${most === null ? '' : ', row_number() OVER (ORDER BY product_id, variant_id) AS place'} FROM order_items i
      WHERE i.order_id = o.id AND ${condition}
    ) i CROSS JOIN LATERAL (SELECT ${fields}) item
  ) sums`;

/** Columns of a single order `o`. */
const details = `
  o.guest_email,  o.tax_included AS prices_include_tax, o.shipping_method, o.shipping_address, o.billing_address, o.payment_method, o.note,
  CASE WHEN o.agreed_terms IS NOT NULL THEN json_build_object('version', o.agreed_terms, 'at', ${isoSql('o.created_at')}) END AS agreed_terms,
  CASE WHEN o.status = 'pending' AND o.payment_method = 'transfer' THEN (
    SELECT json_build_object('holder', bank->>'holder', 'iban', bank->>'iban', 'bic', bank->>'bic', 'reference', 'Order ' || o.id,
      'amount', amount_of(o.total, o.currency))
    FROM (
      SELECT settings->'bank_account' AS bank FROM sales_settings
      WHERE store_id = (SELECT store_id FROM order_stores WHERE order_id = o.id LIMIT 1)
    ) account WHERE json_typeof(bank) = 'object'
  ) END AS payment_instructions, (
    SELECT json_build_object('provider', p.provider, 'status', p.status, 'amount', amount_of(p.amount, p.currency), 'url', p.url,
      'test', p.is_test, 'fault', p.fault)
    FROM payments p WHERE p.id = o.payment_id
  ) AS payment`;

/** SQL of the answer to the last dispute of an order `o`. */
export const disputeAnswerSql = `(
  SELECT CASE type WHEN 'dispute_answered' THEN reason END FROM order_steps
  WHERE order_id = o.id AND type IN ('disputed', 'dispute_answered') ORDER BY id DESC LIMIT 1
)`;

/** SQL of an order with all of its items `i` that match `condition`. All parameters are SQL. */
export const orderRecord = (id: string, currency: string, condition: string): string => `
  SELECT o.area, ${orderFields(currency)}, o.checkout_id, o.dispute_reason, ${disputeAnswerSql} AS dispute_answer, o.cancel_reason, ${details} FROM orders o ${orderItems(wholeItem, condition)} WHERE o.id = ${id}`;

/** $1 order, $2 currency, $3 the owner of the stores whose items are shown, null for all items. */
export const orderById = replying('Order', {
  name: 'order',
  text: `SELECT row_to_json(r)::text AS reply FROM (
    ${orderRecord('$1', '$2', '($3::integer IS NULL OR i.store_id IN (SELECT id FROM stores WHERE owner_id = $3))')}
  ) r`,
});

const schemas = { marketplace: 'MarketplaceOrderList', shop: 'ShopOrderList' } as const;
type Schemas = typeof schemas;

/** One statement for each area, with the area's own schema. */
const forBoth = (
  make: <Name extends SchemaName>(area: OrderArea, schema: Name) => PageStatement<Name>,
): { [Area in OrderArea]: PageStatement<Schemas[Area]> } => ({
  marketplace: make('marketplace', schemas.marketplace),
  shop: make('shop', schemas.shop),
});

const orderPage = <Name extends SchemaName>(
  name: string,
  area: OrderArea,
  schema: Name,
  { condition, ...rows }: ListRows & { list: string; condition?: string },
): PageStatement<Name> =>
  listPage({
    name,
    schema,
    ...rows,
    field: 'orders',
    columns: `${orderFields('$5')}${area === 'marketplace' ? ', o.checkout_id' : ''}`,
    from: `JOIN orders o ON o.id = page.id ${orderItems(area === 'marketplace' ? storeItem : shopItem, condition, listedItems)}`,
    page: '$4',
    size: '$2',
  });

const declared = (list: List, total = listTotal(list)): ListRows & { list: string } => ({
  list: `SELECT ${total} AS total`,
  ...listRows({ ...list, reversed: true }, { before: '$3', size: '$2' }),
  among: 'r.buyer_id = $1',
});

/** $1 buyer, $2 rows of a page, $3 rows before it, $4 page, $5 currency. */
export const ordersOfBuyer = forBoth((area, schema) =>
  orderPage(`${area}_orders`, area, schema, declared({ list: 'orders', part: '$1', key: `'${area}'` })),
);

/** Same parameters, and $6 the status. */
export const ordersOfBuyerByStatus = forBoth((area, schema) => {
  const list = { list: `${area}_orders_by_status`, part: '$1', key: '$6' };
  return orderPage(list.list, area, schema, declared(list, countedTotal(list)));
});

/** $1 store, otherwise as `ordersOfBuyer`. Each order shows only items of this store. */
export const ordersOfStore = orderPage('store_orders', 'marketplace', schemas.marketplace, {
  ...declared({ list: 'sales', part: '$1' }),
  among: 'r.store_id = $1',
  condition: 'i.store_id = $1',
});

/** Orders of the shop: $1 is 0, otherwise as `ordersOfStore`. */
export const ordersOfShop = orderPage('shop_sales', 'shop', schemas.shop, {
  ...declared({ list: 'sales', part: '$1' }),
  among: 'r.store_id = $1',
});

/** Orders of a seller that are searched at most: an index would have to be updated for each sale. */
export const mostLookedThrough = 10_000;

/** SQL of the pieces of an item `i` that are left to ship: refunded ones are not, unless they were sent and came back. */
export const unshippedSql = 'i.quantity - i.shipped - greatest(i.refunded - least(i.returned, i.shipped), 0)';

/** The newest orders of a seller, $1. */
export const newestSales = `SELECT order_id FROM order_stores WHERE store_id = $1 ORDER BY order_id DESC LIMIT ${mostLookedThrough}`;

/** The rows of newest orders that these parameters leave. */
export const filteredSales = (newest: string): ListRows & { list: string } => ({
  list: `
    SELECT count(*)::integer AS total, array_agg(o.id ORDER BY o.id DESC) AS ids
    FROM (${newest}) sold JOIN orders o ON o.id = sold.order_id JOIN users buyer ON buyer.id = o.buyer_id
    WHERE CASE WHEN $6::text IS NULL THEN o.status <> 'cancelled' ELSE o.status::text = $6 END
      AND ($7::text IS NULL OR $7 IN (o.number::text, o.id::text) OR starts_with(lower(coalesce(o.guest_email, buyer.username::text)), lower($7)))
      AND o.created_at >= coalesce($8::timestamptz, '-infinity') AND o.created_at < coalesce($9::timestamptz, 'infinity')
      AND (NOT $10::boolean OR o.status = 'paid' AND EXISTS (
        SELECT FROM order_items i WHERE i.order_id = o.id AND i.kind = 'physical' AND ${unshippedSql} > 0
      ))`,
  ...foundRows({ before: '$3', size: '$2' }, { table: 'orders', keys: ['id'], isReversed: true }),
});

/** Same parameters, $6 a status or null, $7 what is searched or null, $8 and $9 times between which they were placed or null, $10 whether only those that are to be shipped. */
export const filteredOrdersOfStore = orderPage('store_orders_filtered', 'marketplace', schemas.marketplace, {
  ...filteredSales(newestSales),
  condition: 'i.store_id = $1',
});
/** Same parameters as `filteredOrdersOfStore`. */
export const filteredOrdersOfShop = orderPage('shop_sales_filtered', 'shop', schemas.shop, filteredSales(newestSales));

/** $1 order: its steps. That it was placed is no row. */
export const stepsOfOrder = replying('OrderStepList', {
  name: 'order_steps',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT (
    SELECT ${arraySql('step', { order: 'place' })} FROM (
      SELECT 0 AS place, 'placed' AS type, 'buyer' AS party, u.username AS by, NULL::numeric AS amount, NULL::json AS items, NULL AS reason,
        o.created_at AS at
      UNION ALL (
        SELECT s.id, s.type, s.party, a.username, amount_of(s.amount, o.currency), s.items, s.reason, s.created_at
        FROM order_steps s LEFT JOIN users a ON a.id = s.actor_id WHERE s.order_id = o.id ORDER BY s.id LIMIT 199
      )
    ) taken CROSS JOIN LATERAL (
      SELECT type, party, by, amount, coalesce((
        SELECT json_agg(json_build_object('product_id', i->'product_id', 'variant_id', i->'variant_id', 'quantity', i->'quantity'))
        FROM json_array_elements(taken.items) i
      ), '[]') AS items, reason, ${isoSql('at')} AS created_at
    ) step
  ) AS events FROM orders o JOIN users u ON u.id = o.buyer_id WHERE o.id = $1) r`,
});

/**
 * $1 products, with their store and its owner, if any. All rows are locked in one order, so that orders that are placed store by store
 * never wait for each other halfway.
 */
export const lockProducts: Statement<{ id: number; storeId: number; ownerId: number }[]> = {
  name: 'lock_wanted',
  text: `
    SELECT coalesce(json_agg(wanted), '[]')::text AS reply FROM (
      SELECT p.id, p.store_id AS "storeId", s.owner_id AS "ownerId" FROM (
        SELECT id, store_id FROM products WHERE id = ANY ($1::integer[]) ORDER BY id FOR NO KEY UPDATE
      ) p JOIN stores s ON s.id = p.store_id
    ) wanted`,
};

/** Products and variants of one order, each once, and their quantities. */
export type Cart = { ids: number[]; quantities: number[] };

const integersOf = (list: keyof Cart): string => `ARRAY(SELECT json_array_elements_text(cart->'${list}')::integer)`;

/**
 * $1 area, $2 buyer, $3 a `Cart` for each order, $4 and $5 `UnpaidRules`. Each cart is taken whole or not at all, in order. If one result
 * has no order, the caller has to undo the others.
 */
export const placeOrders: Statement<PlacedOrder[]> = {
  name: 'insert_orders',
  text: `
    SELECT json_agg(placed ORDER BY place)::text AS reply FROM json_array_elements($3::json) WITH ORDINALITY carts (cart, place)
    CROSS JOIN LATERAL place_order(
      $1::order_area, $2, ${integersOf('ids')}, ${integersOf('quantities')}, $4::integer, $5::integer
    ) placed`,
};

/** Exactly one field is set: the order, or the first product that is missing, short, or reserved by the buyer's unpaid orders. */
export type PlacedOrder = Record<'order_id' | 'missing' | 'short' | 'unpaid', number | null>;

/** $1 orders, $2 the first of them. */
export const joinCheckout: Statement<never> = {
  name: 'join_checkout',
  text: 'UPDATE orders SET checkout_id = $2::integer WHERE id = ANY ($1::integer[])',
};
