import { exactAmount } from '../../core/contract/decimals.js';
import type { Transaction } from '../../core/database/client.js';
import { decimalsOf } from '../../core/platform/settings/currencies.js';
import type { Step } from './order-states.js';

/** A product, and a quantity of it. */
export type Pieces = { product_id: number; quantity: number };
/** A refund as it is requested; without an amount and items it is all that is left. */
export type RefundRequest = { amount?: number; items?: readonly Pieces[]; restock?: boolean };
/** A refund as it is recorded; the amount is in the minor unit of the currency. */
export type Refund = { amount: bigint; items: Pieces[] };

/** An amount of the contract in the minor unit of its currency. */
export const minorUnits = (amount: number, currency: string): bigint =>
  BigInt(exactAmount(amount, currency).replace('.', ''));

/** An amount in minor units as decimal text. */
export function amountOf(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The price of all pieces includes tax that was added to it. */
type Line = { product_id: number; price: bigint; quantity: number; left: number };
type Refunded = { id: number; currency: string; total: bigint; refunded: bigint };

/**
 * Records the refund that belongs to a step of a locked order, in its items, and puts them back in stock unless they stay away. Returns it,
 * null if the step refunds nothing, or `too much` if more was requested than is left.
 */
export async function refundOf(
  database: Transaction,
  step: Step,
  order: Refunded,
  { amount, items, restock = true }: RefundRequest = {},
): Promise<Refund | null | 'too much'> {
  if (!step.returnsStock) return null;
  const lines = await linesOf(database, order);
  const isPaid = step.from !== 'pending';
  const wanted =
    items === undefined && amount !== undefined
      ? []
      : (items ?? lines.map(({ product_id, left: quantity }) => ({ product_id, quantity })));
  const quantities = new Map<number, number>();
  for (const { product_id: id, quantity } of wanted) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  let price = 0n;
  for (const [id, quantity] of quantities) {
    const line = lines.find(({ product_id: each }) => each === id);
    if (line === undefined || quantity > line.left) return 'too much';
    price += (line.price * BigInt(quantity)) / BigInt(line.quantity);
  }
  const left = order.total - order.refunded;
  const refunded = amount !== undefined ? minorUnits(amount, order.currency) : items === undefined ? left : price;
  if (refunded > left) return 'too much';
  const pieces = [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([product_id, quantity]) => ({ product_id, quantity }));
  if (restock) await returnStock(database, pieces);
  if (!isPaid) return null;
  await database.$executeRaw`
    UPDATE order_items i SET refunded = i.refunded + back.quantity
    FROM unnest(${idsOf(pieces)}::integer[], ${quantitiesOf(pieces)}::integer[]) back (id, quantity) WHERE i.order_id = ${order.id} AND i.product_id = back.id`;
  return { amount: refunded, items: pieces };
}

const idsOf = (pieces: readonly Pieces[]) => pieces.map(({ product_id: id }) => id);
const quantitiesOf = (pieces: readonly Pieces[]) => pieces.map(({ quantity }) => quantity);

/** The items of an order, which is locked, with their unit price in minor units and the quantity that was not refunded yet. */
const linesOf = (database: Transaction, { id, currency }: Refunded) => database.$queryRaw<Line[]>`
  SELECT i.product_id, i.quantity, i.quantity - i.refunded AS left,
    minor_units(i.price, ${currency}) * i.quantity + CASE WHEN o.tax_included THEN 0 ELSE i.tax END AS price
  FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.order_id = ${id} ORDER BY i.product_id`;

/** Pieces that these orders took from the stock. */
export const orderedPieces = (database: Transaction, orders: readonly number[]) => database.$queryRaw<Pieces[]>`
  SELECT product_id, sum(quantity)::integer AS quantity FROM order_items WHERE order_id = ANY (${orders}::integer[]) GROUP BY 1`;

/** Puts pieces of products back in stock. The products are locked in the common order. */
export async function returnStock(database: Transaction, pieces: readonly Pieces[]): Promise<void> {
  const ids = idsOf(pieces);
  await database.$executeRaw`SELECT FROM products WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE`;
  // The contract limits the stock to an integer, and a seller may have refilled it meanwhile.
  await database.$executeRaw`
    UPDATE products p SET stock = least(p.stock::bigint + back.quantity, 2147483647)
    FROM unnest(${ids}::integer[], ${quantitiesOf(pieces)}::integer[]) back (id, quantity) WHERE p.id = back.id`;
}
