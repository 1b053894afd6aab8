import type { components } from '../../../generated/openapi.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { named, type Statement, type StatementRunner } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { chosenSql, vacationSql } from './product.js';
import { type Line, type Quote, quoteOf } from './quote.js';
import { completeSettings } from './sales-settings.js';

/** The choices of a buyer at a checkout. */
export type CheckoutInput = components['schemas']['CheckoutInput'];

/** Sellers of a checkout at most, so that its reply is not too large. */
const mostSellers = 10;

/** Items of a cart with one seller: a store, or the shop, which is 0. */
export type Part = {
  seller: number;
  storeName: string | null;
  ownerId: number | null;
  vacation: components['schemas']['Vacation'];
  lines: Line[];
};

/**
 * Items of a cart, by SQL of products, variants, which are 0 where there are none, and quantities, from its parameter $1. `name` tells the
 * statements apart.
 */
export type CartItems = { name: string; sql: string; value: unknown };

/** Prices in the minor unit, as text. */
type CartLine = Omit<Line, 'price'> & { price: string } & Omit<Part, 'lines'>;
type Cart = { lines: CartLine[]; settings: Record<string, object> };

/** $1 of the items, $2 currency: the lines by sellers, the shop first, at today's prices, and the settings of the sellers. */
const cartOf = ({ name, sql }: CartItems): Statement<Cart> =>
  named(`cart_lines_${name}`, (full) => ({
    name: full,
    text: `
      WITH line AS MATERIALIZED (
        SELECT p.shelf AS seller, s.name AS "storeName", s.owner_id AS "ownerId", ${vacationSql('s')} AS vacation, p.id AS product_id,
          ${chosenSql}, p.title, minor_units(coalesce(v.price, p.price), $2)::text AS price, i.quantity,
          coalesce(v.weight, p.weight, 0) AS weight, p.tax_class
        FROM (${sql}) i JOIN products p ON p.id = i.product_id LEFT JOIN product_variants v ON v.id = i.variant_id
        LEFT JOIN stores s ON s.id = p.store_id
        ORDER BY p.shelf, p.id, v.position
      )
      SELECT json_build_object(
        'lines', coalesce((SELECT json_agg(line) FROM line), '[]'),
        'settings', coalesce((
          SELECT json_object_agg(store_id, settings) FROM sales_settings WHERE store_id IN (SELECT seller FROM line)
        ), '{}')
      )::text AS reply`,
  }));

/** Locks the products of a cart, whose prices and stock stay as they are read then. */
export const lockCart = ({ name, sql }: CartItems): Statement<number> =>
  named(`lock_products_${name}`, (full) => ({
    name: full,
    text: `SELECT count(*)::text AS reply FROM (
      SELECT FROM products WHERE id IN (SELECT product_id FROM (${sql}) i) ORDER BY id FOR NO KEY UPDATE
    ) locked`,
  }));

/** The cart by sellers, with the amounts of each part as the request chooses. */
export async function quotesOf(
  database: StatementRunner,
  items: CartItems,
  { currency, payments }: Config,
  body: CheckoutInput,
) {
  const { lines, settings } = (await database.$one(cartOf(items), [items.value, currency])).parse();
  const parts = new Map<number, Part>();
  for (const { seller, storeName, ownerId, vacation, price, ...line } of lines) {
    const part = parts.get(seller) ?? { seller, storeName, ownerId, vacation, lines: [] };
    part.lines.push({ ...line, price: BigInt(price) });
    parts.set(seller, part);
  }
  return [...parts.values()].map((part) => {
    const chosen = body.shipping_methods?.find(({ store_id: store }) => (store ?? 0) === part.seller);
    const own = completeSettings(settings[part.seller] ?? {});
    const quote = quoteOf(part.lines, own, currency, {
      country: body.shipping_address?.country,
      code: chosen?.code,
      payments,
    });
    return { part, quote, settings: own };
  });
}

/** @throws cart_empty, quota_exceeded if a cart with these parts cannot be ordered */
export function requireParts(
  parts: readonly unknown[],
  refuse: (code: 'cart_empty' | 'quota_exceeded', details?: ProblemDetails) => Problem,
): void {
  if (parts.length === 0) throw refuse('cart_empty');
  if (parts.length > mostSellers) {
    const message = `A checkout has items of at most ${mostSellers} sellers. Remove some from the cart.`;
    throw refuse('quota_exceeded', { message });
  }
}

/** @throws not_deliverable if nothing brings the goods of this part of a cart */
export function requireDelivery(
  { storeName }: Part,
  quote: Quote,
  refuse: (code: 'not_deliverable', details?: ProblemDetails) => Problem,
): void {
  if (isDeliverable(quote)) return;
  throw refuse('not_deliverable', {
    message: `${storeName ?? 'The shop'} does not deliver to this address that way.`,
  });
}

/** Whether there is a way for the goods, where some are sent. */
export const isDeliverable = ({ method, ships }: Quote): boolean => method !== null || !ships;
