import type { Values } from './table.js';

/** Settings of payments through Stripe. `server` is null for that of Stripe. */
export type StripeSettings = { secretKey: string; webhookSecret: string; server: string | null };

/** The settings of Stripe; null if it takes no payments. */
export function stripeSettings({ PAYMENTS, ...values }: Values): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: server = null } = values;
  if (!PAYMENTS.includes('stripe') || secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, server };
}
