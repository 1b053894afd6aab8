import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Queries } from '../../core/database/client.js';
import type { Statement } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { commissionSql, freezeCommission } from '../payments/ledger.js';
import { createPayment } from '../payments/payments.js';
import { completeAddress } from './address.js';
import {
  type CartItems,
  type CheckoutInput,
  lockCart,
  quotesOf,
  requireDelivery,
  requireParts,
} from './cart-quotes.js';
import { joinCheckout, type OrderArea } from './order-queries.js';
import { insertOrders, type PlacingCode, readOrder } from './orders.js';
import type { Previewing } from './preview.js';
import type { Line, Quote, SalesSettings } from './quote.js';
import { idOf } from './refunds.js';
import { termsNow } from './terms.js';

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
  /** Finds the id of the buyer. */
  buyer: () => number | Promise<number>;
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
  const [buyer, , cart] = await allDone([
    input.buyer(),
    database.$one(lockCart(items), [items.value]),
    quotesOf(database, items, parts.config, body),
  ]);
  requireParts(cart, refuse);
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
  const admitted = admit?.(lines, cart.length);
  const orders: Placed[] = [];
  const place = async () => {
    // From here on the numbers of the sellers are locked, so that little is left to do.
    for (const area of ['shop', 'marketplace'] as const) {
      const own = chosen.filter(({ part }) => (part.seller === 0) === (area === 'shop'));
      if (own.length === 0) continue;
      const placed = await insertOrders(
        { ...input, caller: { id: buyer } },
        area satisfies OrderArea,
        own.map(({ part }) => part.lines),
      );
      orders.push(...placed.map((id, index) => ({ id, ...(own[index] as Omit<Placed, 'id'>) })));
    }
  };
  // Sent at once as well: what is placed does not count if it is not admitted.
  await allDone([admitted, place()]);
  const ids = orders.map(({ id }) => id);
  await Promise.all([
    complete(input, orders, body, guest),
    ids.length > 1 ? database.$json(joinCheckout, [ids, ids[0]]) : null,
  ]);
  return { ids, lines, texts: terms?.texts };
}

/** The results, when nothing asks the database any more; the first refusal, if there is one. */
async function allDone<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
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
