import type { Input } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { type CartItems, type CheckoutInput, isDeliverable, quotesOf, requireParts } from './cart-quotes.js';
import { amountOf } from './refunds.js';
import { termsNow } from './terms.js';

/** Handler input to show the amounts of a cart. */
export type Previewing = Pick<Input<'previewCheckout'>, 'database' | 'parts'> & {
  refuse: (code: 'cart_empty' | 'quota_exceeded', details?: ProblemDetails) => Problem;
};

/** The orders that a checkout of these items would place. */
export async function previewCart({ database, parts, refuse }: Previewing, items: CartItems, body: CheckoutInput = {}) {
  const { currency } = parts.config;
  const amount = (minor: bigint) => Number(amountOf(minor, currency));
  const quoted = await quotesOf(database, items, parts.config, body);
  requireParts(quoted, refuse);
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
