import type { components } from '../../../generated/openapi.js';
import { Prisma } from '../../../generated/prisma/client.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Queries, Transaction } from '../../core/database/client.js';
import type { Config } from '../../core/platform/config.js';
import { createPayment } from '../payments/payments.js';
import { completeAddress } from './address.js';
import { joinCheckout, type OrderArea } from './order-queries.js';
import { insertOrders, type PlacingCode, readOrder } from './orders.js';
import { chosenSql } from './product.js';
import { type Line, type Quote, quoteOf, type SalesSettings } from './quote.js';
import { amountOf, idOf } from './refunds.js';
import { settingsOf } from './sales-settings.js';

type CheckoutInput = components['schemas']['CheckoutInput'];

/** Sellers of a checkout at most, so that its reply is not too large. */
const mostSellers = 10;
const tooMany = { message: `A checkout has items of at most ${mostSellers} sellers. Remove some from the cart.` };

/** Items of a cart with one seller: a store, or the shop, which is 0. */
type Part = { seller: number; storeName: string | null; ownerId: number | null; lines: Line[] };

type CartRow = Line & { seller: number; storeName: string | null; ownerId: number | null };

/** SQL of the items of a cart: products, variants, which are 0 where there are none, and quantities. */
export type CartSql = Prisma.Sql;

/** The cart by sellers, the shop first, at today's prices. */
async function partsOf(database: Pick<Transaction, '$queryRaw'>, items: CartSql, currency: string): Promise<Part[]> {
  const rows = await database.$queryRaw<CartRow[]>`
    SELECT p.shelf AS seller, s.name AS "storeName", s.owner_id AS "ownerId", p.id AS product_id, ${Prisma.raw(chosenSql)}, p.title,
      minor_units(coalesce(v.price, p.price), ${currency}) AS price, i.quantity
    FROM (${items}) i JOIN products p ON p.id = i.product_id LEFT JOIN product_variants v ON v.id = i.variant_id
    LEFT JOIN stores s ON s.id = p.store_id
    ORDER BY p.shelf, p.id, v.position`;
  const parts = new Map<number, Part>();
  for (const { seller, storeName, ownerId, ...line } of rows) {
    const part = parts.get(seller) ?? { seller, storeName, ownerId, lines: [] };
    part.lines.push(line);
    parts.set(seller, part);
  }
  return [...parts.values()];
}

/** The amounts of each part, as the request chooses. */
async function quotesOf(
  database: Transaction,
  parts: readonly Part[],
  { currency, payments }: Config,
  body: CheckoutInput,
) {
  const settings = await settingsOf(
    database,
    parts.map(({ seller }) => seller),
  );
  return parts.map((part) => {
    const chosen = body.shipping_methods?.find(({ store_id: store }) => (store ?? 0) === part.seller);
    const own = settings(part.seller);
    const quote = quoteOf(part.lines, own, currency, {
      country: body.shipping_address?.country,
      code: chosen?.code,
      payments,
    });
    return { part, quote, settings: own };
  });
}

type Previewing = Pick<Input<'previewCheckout'>, 'database' | 'parts'> & {
  refuse: (code: 'cart_empty' | 'quota_exceeded', details?: ProblemDetails) => Problem;
};

/** The orders that a checkout of these items would place. */
export async function previewCart({ database, parts, refuse }: Previewing, items: CartSql, body: CheckoutInput = {}) {
  const { currency } = parts.config;
  const cart = await partsOf(database, items, currency);
  if (cart.length === 0) throw refuse('cart_empty');
  if (cart.length > mostSellers) throw refuse('quota_exceeded', tooMany);
  const amount = (minor: bigint) => Number(amountOf(minor, currency));
  const quoted = await quotesOf(database as Transaction, cart, parts.config, body);
  return {
    status: 200 as const,
    body: {
      currency,
      total: amount(quoted.reduce((sum, { quote }) => sum + quote.total, 0n)),
      parts: quoted.map(({ part, quote, settings }) => ({
        store_id: part.seller === 0 ? null : part.seller,
        store_name: part.storeName,
        items: quote.lines.map(({ rate: _, ...line }) => ({
          ...line,
          price: amount(line.price),
          tax: amount(line.tax),
        })),
        shipping_methods: quote.offers.map((offer) => ({ ...offer, price: amount(offer.price) })),
        shipping_method: quote.method?.code ?? null,
        deliverable: isDeliverable(quote),
        payment_methods: quote.payments,
        prices_include_tax: settings.prices_include_tax,
        subtotal: amount(quote.subtotal),
        shipping: amount(quote.shipping),
        tax: amount(quote.tax),
        total: amount(quote.total),
      })),
    },
  };
}

/** The reply to a checkout. */
export async function showPlaced(database: Queries, ids: readonly number[], { currency }: Pick<Config, 'currency'>) {
  const shown = await Promise.all(ids.map((id) => readOrder(database, id, currency)));
  return { id: ids[0] as number, orders: shown.map((order) => order.parse()) };
}

type PlacingCart = Omit<Previewing, 'refuse'> & {
  caller: Pick<Input<'createCheckout'>['caller'], 'id'>;
  refuse: (
    code: 'cart_empty' | 'quota_exceeded' | 'not_deliverable' | 'payment_unavailable' | PlacingCode,
    details?: ProblemDetails,
  ) => Problem;
};

/** Places an order with each seller of these items. Returns their ids, and what was ordered. */
export async function placeCart(input: PlacingCart, items: CartSql, body: CheckoutInput = {}) {
  const { database, parts, refuse } = input;
  const { currency } = parts.config;
  // All products are locked before the first order, in the common order: their prices stay as they are read.
  await database.$executeRaw`
    SELECT FROM products WHERE id IN (SELECT product_id FROM (${items}) i) ORDER BY id FOR NO KEY UPDATE`;
  const cart = await partsOf(database, items, currency);
  if (cart.length === 0) throw refuse('cart_empty');
  if (cart.length > mostSellers) throw refuse('quota_exceeded', tooMany);
  const orders: { id: number; seller: number }[] = [];
  for (const area of ['shop', 'marketplace'] as const) {
    const own = cart.filter(({ seller }) => (seller === 0) === (area === 'shop'));
    if (own.length === 0) continue;
    const placed = await insertOrders(
      input,
      area satisfies OrderArea,
      own.map(({ lines }) => lines),
    );
    orders.push(...placed.map((id, index) => ({ id, seller: own[index]?.seller ?? 0 })));
  }
  const quoted = await quotesOf(database, cart, parts.config, body);
  const throughProvider = { ids: [] as number[], amount: 0n };
  for (const { part, quote, settings } of quoted) {
    if (!isDeliverable(quote)) {
      throw refuse('not_deliverable', {
        message: `${part.storeName ?? 'The shop'} does not deliver to this address that way.`,
      });
    }
    const order = orders.find(({ seller }) => seller === part.seller);
    const payment = body.payment_method ?? quote.payments[0];
    if (order === undefined || (payment !== undefined && !quote.payments.includes(payment))) {
      throw refuse('payment_unavailable', {
        message: `${part.storeName ?? 'The shop'} does not offer this way to pay.`,
      });
    }
    await complete(database, order.id, quote, settings, { ...body, payment_method: payment });
    if (payment === 'stripe') {
      throughProvider.ids.push(order.id);
      throughProvider.amount += quote.total;
    }
  }
  if (throughProvider.ids.length > 0) {
    const provider = await parts.payments('stripe');
    if (provider !== null) await createPayment(database, provider, { ...throughProvider, currency });
  }
  const all = orders.map(({ id }) => id);
  if (all.length > 1) await database.$json(joinCheckout, [all, all[0]]);
  return { ids: all, lines: cart.flatMap(({ ownerId, lines }) => lines.map((line) => ({ ...line, ownerId }))) };
}

const isDeliverable = ({ method, ships }: Quote): boolean => method !== null || !ships;

/** Time to pay by transfer, as the contract says. */
const transferTime = '14 days';

/** Writes the amounts of a new order, and what it was placed with. */
async function complete(
  database: Transaction,
  id: number,
  { lines, method, shipping, shippingRate, tax, total }: Quote,
  settings: SalesSettings,
  body: { [Name in keyof CheckoutInput]: CheckoutInput[Name] | undefined },
): Promise<void> {
  const isTransfer = body.payment_method === 'transfer';
  await database.$executeRaw`
    UPDATE order_items i SET tax = taxed.tax, tax_rate = taxed.rate
    FROM unnest(
      ${lines.map(idOf)}::integer[], ${lines.map((line) => line.tax)}::bigint[], ${lines.map((line) => line.rate)}::integer[]
    ) taxed (id, tax, rate)
    WHERE i.order_id = ${id} AND coalesce(nullif(i.variant_id, 0), i.product_id) = taxed.id`;
  await database.$executeRaw`
    UPDATE orders SET return_days = ${settings.return_days}, shipping = ${shipping}, shipping_tax_rate = ${shippingRate}::integer, tax = ${tax}, total = ${total}, tax_included = ${settings.prices_include_tax},
      shipping_method = ${method?.name ?? null}, shipping_address = ${addressJson(body.shipping_address)}::json,
      billing_address = ${addressJson(body.billing_address)}::json, payment_method = ${body.payment_method ?? null}, note = ${body.note ?? null},
      pay_before = CASE WHEN ${isTransfer} THEN created_at + ${transferTime}::interval END
    WHERE id = ${id}`;
}

/** An address as JSON; null for none. */
const addressJson = (address: CheckoutInput['shipping_address']): string | null =>
  address === undefined ? null : JSON.stringify(completeAddress(address));
