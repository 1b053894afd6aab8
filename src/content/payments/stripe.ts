import type { Stripe } from 'stripe';
import { type PaymentNews, type PaymentProvider, RefusedByProvider } from '../../api/pipeline/payment-provider.js';
import type { StripeSettings } from '../../core/platform/settings/payments.js';

/** Milliseconds for one request. */
const timeout = 20_000;
/** Currencies without decimals that Stripe counts in hundredths all the same. */
const inHundredths: readonly string[] = ['ISK', 'UGX'];

const factorOf = (currency: string): bigint => (inHundredths.includes(currency) ? 100n : 1n);

/** Loads the library of Stripe, which only those need who take payments by it. */
export async function stripeProvider({ secretKey, webhookSecret, server }: StripeSettings): Promise<PaymentProvider> {
  const { Stripe } = await import('stripe');
  const place = server === null ? null : new URL(server);
  const client = new Stripe(secretKey, {
    timeout,
    // Tasks are repeated by us, with the same key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(place && { host: place.hostname, port: place.port, protocol: place.protocol === 'http:' ? 'http' : 'https' }),
  });
  const isRefusal = (error: unknown) =>
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
  const asked = async <T>(request: Promise<T>): Promise<T> => {
    try {
      return await request;
    } catch (error) {
      throw isRefusal(error) ? new RefusedByProvider((error as Error).message) : error;
    }
  };

  return {
    name: 'stripe',
    isTest: secretKey.includes('_test_'),

    async start({ key, currency, lines, email, returnUrl, expiresAt }) {
      const metadata = { payment: key };
      const session = await asked(
        client.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: key,
            metadata,
            payment_intent_data: { metadata },
            line_items: lines.map(({ name, amount }) => ({
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: Number(amount * factorOf(currency)),
                product_data: { name },
              },
            })),
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            ...(email !== null && { customer_email: email }),
          },
          { idempotencyKey: key },
        ),
      );
      if (session.url === null) throw new RefusedByProvider('The session has no page to pay at');
      return { session: session.id, url: session.url };
    },

    ask: async (session) => newsOf(await asked(client.checkout.sessions.retrieve(session))),

    async end(session) {
      const { status } = await asked(client.checkout.sessions.retrieve(session));
      if (status === 'open') await asked(client.checkout.sessions.expire(session));
    },

    async refund({ key, intent, currency, amount }) {
      // Stripe forgets the keys of requests, and a refund may have waited for days.
      const made = await asked(client.refunds.list({ payment_intent: intent, limit: 100 }));
      const refund =
        made.data.find(({ metadata }) => metadata?.refund === key) ??
        (await asked(
          client.refunds.create(
            { payment_intent: intent, amount: Number(amount * factorOf(currency)), metadata: { refund: key } },
            { idempotencyKey: key },
          ),
        ));
      if (isFailed(refund)) throw new RefusedByProvider(refund.failure_reason ?? `The refund is ${refund.status}`);
    },

    readEvent(bytes, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return null;
      try {
        return { news: newsOfEvent(client.webhooks.constructEvent(bytes, signature, webhookSecret)) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

function newsOfEvent(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return newsOf(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { type: 'ended', key: keyOf(event.data.object) };
    case 'refund.failed':
    case 'refund.updated': {
      const refund = event.data.object;
      const key = refund.metadata?.refund;
      if (key === undefined || !isFailed(refund)) return null;
      return { type: 'refund refused', key, reason: refund.failure_reason ?? 'refused' };
    }
    default:
      return null;
  }
}

function newsOf(session: Stripe.Checkout.Session): PaymentNews | null {
  const key = keyOf(session);
  if (session.status === 'expired') return { type: 'ended', key };
  if (session.status !== 'complete') return null;
  if (session.payment_status === 'unpaid') return { type: 'underway', key };
  const currency = (session.currency ?? '').toUpperCase();
  const { payment_intent: intent } = session;
  return {
    type: 'paid',
    key,
    currency,
    amount: BigInt(session.amount_total ?? 0) / factorOf(currency),
    intent: typeof intent === 'string' ? intent : (intent?.id ?? ''),
  };
}

/** The payment's key; empty for a session of another service. */
const keyOf = ({ metadata }: Stripe.Checkout.Session): string => metadata?.payment ?? '';
