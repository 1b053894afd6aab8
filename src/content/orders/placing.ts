import type { components } from '../../../generated/openapi.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Queries } from '../../core/database/client.js';
import { named, type Statement, type StatementRunner } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { commissionSql, freezeCommission } from '../payments/ledger.js';
import { createPayment } from '../payments/payments.js';
import { completeAddress } from './address.js';
import { joinCheckout, type OrderArea } from './order-queries.js';
import { insertOrders, type PlacingCode, readOrder } from './orders.js';
import { chosenSql, vacationSql } from './product.js';
import { type Line, type Quote, quoteOf, type SalesSettings } from './quote.js';
import { amountOf, idOf } from './refunds.js';
import { completeSettings } from './sales-settings.js';
import { termsNow } from './terms.js';

type CheckoutInput = components['schemas']['CheckoutInput'];

/** Sellers of a checkout at most, so that its reply is not too large. */
const mostSellers = 10;
const tooMany = { message: `A checkout has items of at most ${mostSellers} sellers. Remove some from the cart.` };

/** Items of a cart with one seller: a store, or the shop, which is 0. */
type Part = {
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
const lockCart = ({ name, sql }: CartItems): Statement<number> =>
  named(`lock_products_${name}`, (full) => ({
    name: full,
    text: `SELECT count(*)::text AS reply FROM (
      SELECT FROM products WHERE id IN (SELECT product_id FROM (${sql}) i) ORDER BY id FOR NO KEY UPDATE
    ) locked`,
  }));

/** The cart by sellers, with the amounts of each part as the request chooses. */
async function quotesOf(
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

type Previewing = Pick<Input<'previewCheckout'>, 'database' | 'parts'> & {
  refuse: (code: 'cart_empty' | 'quota_exceeded', details?: ProblemDetails) => Problem;
};

/** The orders that a checkout of these items would place. */
export async function previewCart({ database, parts, refuse }: Previewing, items: CartItems, body: CheckoutInput = {}) {
  const { currency } = parts.config;
  const amount = (minor: bigint) => Number(amountOf(minor, currency));
  const quoted = await quotesOf(database, items, parts.config, body);
  if (quoted.length === 0) throw refuse('cart_empty');
  if (quoted.length > mostSellers) throw refuse('quota_exceeded', tooMany);
  const { version } = await termsNow(database, parts.config);
  return {
    status: 200 as const,
    body: {
      currency,
      terms_version: version,
      total: amount(quoted.reduce((sum, { quote }) => sum + quote.total, 0n)),
      parts: quoted.map(({ part, quote, settings }) => ({
        store_id: part.seller === 0 ? null : part.seller,
        store_name: part.storeName,
        vacation: part.vacation,
        items: quote.lines.map(({ rate: _, weight: __, tax_class: ___, ...line }) => ({
          ...line,
          price: amount(line.price),
          tax: amount(line.tax),
        })),
        shipping_methods: quote.offers.map(({ method: { code, name }, price }) => ({
          code,
          name,
          price: amount(price),
        })),
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

/** A line of a checkout, with the owner of its store; null in the shop. */
export type OrderedLine = Line & { ownerId: number | null };

type PlacingCart = Omit<Previewing, 'refuse'> & {
  /** Limits of the buyer's unpaid orders; by default those of a member. */
  unpaid?: Config['unpaid'];
  /** A buyer without an account. */
  guest?: { email: string; language: string | null };
  caller: Pick<Input<'createCheckout'>['caller'], 'id'>;
  /** Throws if what is ordered is refused, given the number of orders. The products are locked. */
  admit?: (lines: readonly OrderedLine[], orders: number) => void | Promise<void>;
  refuse: (
    code: 'cart_empty' | 'quota_exceeded' | 'not_deliverable' | 'payment_unavailable' | 'terms_changed' | PlacingCode,
    details?: ProblemDetails,
  ) => Problem;
};

/** Places an order with each seller of these items. Returns their ids, what was ordered, and the terms, if they were read. */
export async function placeCart(input: PlacingCart, items: CartItems, body: CheckoutInput = {}) {
  const { database, parts, refuse, guest, admit } = input;
  const isAgreed = body.agreed_terms !== undefined;
  const terms = isAgreed || parts.config.mail !== null ? await termsNow(database, parts.config) : null;
  if (isAgreed && body.agreed_terms !== terms?.version) throw refuse('terms_changed');
  // All products are locked before the first order, in the common order: their prices stay as they are read.
  // Sent at once: the cart is read when its products are locked.
  const [, cart] = await Promise.all([
    database.$one(lockCart(items), [items.value]),
    quotesOf(database, items, parts.config, body),
  ]);
  if (cart.length === 0) throw refuse('cart_empty');
  if (cart.length > mostSellers) throw refuse('quota_exceeded', tooMany);
  const chosen = cart.map(({ part, ...quoted }) => {
    requireDelivery(part, quoted.quote, refuse);
    const payment = body.payment_method ?? quoted.quote.payments[0];
    if (payment !== undefined && !quoted.quote.payments.includes(payment)) {
      throw refuse('payment_unavailable', {
        message: `${part.storeName ?? 'The shop'} does not offer this way to pay.`,
      });
    }
    return { ...quoted, part, payment };
  });
  const lines = cart.flatMap(({ part: { ownerId, lines } }) => lines.map((line) => ({ ...line, ownerId })));
  await admit?.(lines, cart.length);
  // From here on the numbers of the sellers are locked, so that little is left to do.
  const orders: Placed[] = [];
  for (const area of ['shop', 'marketplace'] as const) {
    const own = chosen.filter(({ part }) => (part.seller === 0) === (area === 'shop'));
    if (own.length === 0) continue;
    const placed = await insertOrders(
      input,
      area satisfies OrderArea,
      own.map(({ part }) => part.lines),
    );
    orders.push(...placed.map((id, index) => ({ id, ...(own[index] as Omit<Placed, 'id'>) })));
  }
  const ids = orders.map(({ id }) => id);
  await Promise.all([
    complete(input, orders, body, guest),
    ids.length > 1 ? database.$json(joinCheckout, [ids, ids[0]]) : null,
  ]);
  return { ids, lines, texts: terms?.texts };
}

/** Writes the choices and amounts of new orders, and begins their payment through a provider. */
async function complete(
  { database, parts }: Pick<PlacingCart, 'database' | 'parts'>,
  orders: readonly Placed[],
  body: CheckoutInput,
  guest?: PlacingCart['guest'],
): Promise<void> {
  const { currency, commission } = parts.config;
  await database.$json(completeOrders, [
    JSON.stringify(orders.map((order) => completed(order, body))),
    guest?.email ?? null,
    guest?.language ?? null,
    body.agreed_terms ?? null,
    commission,
  ]);
  const throughProvider = orders.filter(({ payment }) => payment === 'stripe');
  const provider = throughProvider.length === 0 ? null : await parts.payments('stripe');
  if (provider !== null) {
    const amount = throughProvider.reduce((sum, { quote }) => sum + quote.total, 0n);
    await createPayment(database, provider, { ids: throughProvider.map(({ id }) => id), amount, currency });
  }
}

/** $1 sellers: whether any of them has settings. */
const haveSettings: Statement<boolean> = {
  name: 'have_sales_settings',
  text: 'SELECT EXISTS (SELECT FROM sales_settings WHERE store_id = ANY ($1::integer[]))::text AS reply',
};

type Completing = Pick<PlacingCart, 'database' | 'parts'> & {
  refuse: (code: 'not_deliverable', details?: ProblemDetails) => Problem;
};

/**
 * Completes orders that were placed without a cart, by the ids of their sellers, as a checkout without an address or a choice does.
 * @throws not_deliverable
 */
export async function completeDirect(input: Completing, orders: ReadonlyMap<number, number>): Promise<void> {
  const { database, parts, refuse } = input;
  const ids = [...orders.values()];
  if (!(await database.$one(haveSettings, [[...orders.keys()]])).parse()) {
    await freezeCommission(database, ids, parts.config.commission);
    return;
  }
  const sql = 'SELECT product_id, variant_id, quantity FROM order_items WHERE order_id = ANY ($1::integer[])';
  const quoted = await quotesOf(database, { name: 'of_orders', sql, value: ids }, parts.config, {});
  const placed = quoted.map(({ part, ...rest }) => {
    requireDelivery(part, rest.quote, refuse);
    return { ...rest, id: orders.get(part.seller) as number, payment: rest.quote.payments[0] };
  });
  await complete(input, placed, {});
}

type Placed = { id: number; quote: Quote; settings: SalesSettings; payment: Quote['payments'][number] | undefined };

function requireDelivery({ storeName }: Part, quote: Quote, refuse: Completing['refuse']): void {
  if (isDeliverable(quote)) return;
  throw refuse('not_deliverable', {
    message: `${storeName ?? 'The shop'} does not deliver to this address that way.`,
  });
}

const isDeliverable = ({ method, ships }: Quote): boolean => method !== null || !ships;

/** Time to pay by transfer, as the contract says. */
const transferTime = '14 days';

/** The choices and amounts of a new order, as `completeOrders` takes it. Amounts are text, since they may be large. */
const completed = ({ id, quote, settings, payment }: Placed, body: CheckoutInput) => ({
  ...{ id, shipping: String(quote.shipping), shipping_tax_rate: Number(quote.shippingRate), tax: String(quote.tax) },
  ...{ total: String(quote.total), tax_included: settings.prices_include_tax, return_days: settings.return_days },
  ...{ shipping_method: quote.method?.name ?? null, payment_method: payment ?? null, note: body.note ?? null },
  shipping_address: body.shipping_address && completeAddress(body.shipping_address),
  billing_address: body.billing_address && completeAddress(body.billing_address),
  lines: quote.lines.map((line) => ({ id: idOf(line), tax: String(line.tax), rate: Number(line.rate) })),
});

/** $1 the orders with their items, $2 and $3 address and language of a guest, $4 the terms, $5 the site's commission in percent. */
const completeOrders: Statement<never> = {
  name: 'complete_orders',
  text: `
    WITH placed AS MATERIALIZED (
      SELECT * FROM json_to_recordset($1::json) placed (
        id integer, shipping bigint, shipping_tax_rate integer, tax bigint, total bigint, tax_included boolean, return_days integer,
        shipping_method text, payment_method text, note text, shipping_address json, billing_address json, lines json
      )
    ),
    items AS (
      UPDATE order_items i SET tax = line.tax, tax_rate = line.rate, commission = coalesce((
        SELECT ${commissionSql('$5')} FROM orders o, stores s WHERE o.id = i.order_id AND s.id = i.store_id
      ), i.commission)
      FROM placed CROSS JOIN json_to_recordset(placed.lines) line (id integer, tax bigint, rate integer)
      WHERE i.order_id = placed.id AND coalesce(nullif(i.variant_id, 0), i.product_id) = line.id
    )
    UPDATE orders o SET shipping = p.shipping, shipping_tax_rate = p.shipping_tax_rate, tax = p.tax, total = p.total,
      tax_included = p.tax_included, return_days = p.return_days, shipping_method = p.shipping_method, payment_method = p.payment_method,
      note = p.note, shipping_address = p.shipping_address, billing_address = p.billing_address, guest_email = $2, guest_language = $3,
      agreed_terms = $4,
      pay_before = CASE WHEN p.payment_method = 'transfer' THEN o.created_at + interval '${transferTime}' END
    FROM placed p WHERE o.id = p.id`,
};
