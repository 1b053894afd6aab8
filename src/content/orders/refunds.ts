import { exactAmount } from '../../core/contract/decimals.js';
import type { Transaction } from '../../core/database/client.js';
import { decimalsOf } from '../../core/platform/settings/currencies.js';
import type { Step } from './order-states.js';

/** A product, or a variant of it, and a quantity. */
export type Pieces = { product_id: number; variant_id?: number | null | undefined; quantity: number };
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
type Line = { product_id: number; variant_id: number | null; price: bigint; quantity: number; left: number };
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
      : (items ?? lines.map((line) => ({ ...line, quantity: line.left })));
  let price = 0n;
  const pieces: Pieces[] = [];
  for (const { quantity, ...piece } of summed(wanted)) {
    const line = lines.find((each) => idOf(each) === idOf(piece));
    if (line === undefined || quantity > line.left) return 'too much';
    price += (line.price * BigInt(quantity)) / BigInt(line.quantity);
    if (quantity > 0) pieces.push({ product_id: line.product_id, variant_id: line.variant_id, quantity });
  }
  const left = order.total - order.refunded;
  const refunded = amount !== undefined ? minorUnits(amount, order.currency) : items === undefined ? left : price;
  if (refunded > left) return 'too much';
  if (restock) await returnStock(database, pieces);
  if (!isPaid) return null;
  await database.$executeRaw`
    UPDATE order_items i SET refunded = i.refunded + back.quantity
    FROM unnest(${idsOf(pieces)}::integer[], ${quantitiesOf(pieces)}::integer[]) back (id, quantity) 
    WHERE i.order_id = ${order.id} AND coalesce(nullif(i.variant_id, 0), i.product_id) = back.id`;
  return { amount: refunded, items: pieces };
}

/** The id of what was ordered: the variant, or the product that has none. */
export const idOf = ({ product_id: product, variant_id: variant }: Omit<Pieces, 'quantity'>): number =>
  variant ?? product;

/** Pieces with one entry for each product or variant. */
export function summed(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, Pieces>();
  for (const piece of pieces) {
    const { product_id, variant_id = null } = piece;
    const quantity = (sums.get(idOf(piece))?.quantity ?? 0) + piece.quantity;
    sums.set(idOf(piece), { product_id, variant_id, quantity });
  }
  return [...sums.values()];
}

/** Whether there are pieces, and so many of each are among others. */
export const piecesIn = (pieces: readonly Pieces[], all: readonly Pieces[]): boolean =>
  pieces.length > 0 &&
  pieces.every((piece) =>
    all.some(
      (each) => idOf(each) === idOf(piece) && each.product_id === piece.product_id && each.quantity >= piece.quantity,
    ),
  );

const idsOf = (pieces: readonly Pieces[]) => pieces.map(idOf);
const quantitiesOf = (pieces: readonly Pieces[]) => pieces.map(({ quantity }) => quantity);

/** The items of an order, which is locked, with their unit price in minor units and the quantity that was not refunded yet. */
const linesOf = (database: Transaction, { id, currency }: Refunded) => database.$queryRaw<Line[]>`
  SELECT i.product_id, nullif(i.variant_id, 0) AS variant_id, i.quantity, i.quantity - i.refunded AS left,
    minor_units(i.price, ${currency}) * i.quantity + CASE WHEN o.tax_included THEN 0 ELSE i.tax END AS price
  FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.order_id = ${id} ORDER BY i.product_id, i.variant_id`;

/** Pieces that these orders took from the stock. */
export const orderedPieces = (database: Transaction, orders: readonly number[]) => database.$queryRaw<Pieces[]>`
  SELECT product_id, nullif(variant_id, 0) AS variant_id, sum(quantity)::integer AS quantity
  FROM order_items WHERE order_id = ANY (${orders}::integer[]) GROUP BY 1, 2`;

/**
 * Puts pieces back in stock. The products are locked in the common order. Pieces of a variant that is gone return only to a product without
 * options.
 */
export async function returnStock(database: Transaction, pieces: readonly Pieces[]): Promise<void> {
  const ids = pieces.map(({ product_id: id }) => id);
  const quantities = quantitiesOf(pieces);
  await database.$executeRaw`SELECT FROM products WHERE id = ANY (${ids}::integer[]) ORDER BY id FOR NO KEY UPDATE`;
  // The contract limits the stock to an integer, and a seller may have refilled it meanwhile.
  await database.$executeRaw`
    UPDATE product_variants v SET stock = least(v.stock::bigint + back.quantity, 2147483647)
    FROM unnest(${idsOf(pieces)}::integer[], ${quantities}::integer[]) back (id, quantity) WHERE v.id = back.id`;
  await database.$executeRaw`
    UPDATE products p SET stock = least(p.stock::bigint + back.quantity, 2147483647)
    FROM (
      SELECT id, sum(quantity) AS quantity FROM unnest(${ids}::integer[], ${quantities}::integer[]) back (id, quantity) GROUP BY 1
    ) back WHERE p.id = back.id`;
}
