import type { FindPaymentProvider, PaymentProvider } from '../../api/pipeline/payment-provider.js';
import type { Config } from '../../core/platform/config.js';
import { stripeProvider } from './stripe.js';

/** The providers that are set up. Each is loaded when it is first needed. */
export function paymentProviders({ stripe }: Pick<Config, 'stripe'>): FindPaymentProvider {
  let loaded: Promise<PaymentProvider> | undefined;
  return async (name) => {
    if (name !== 'stripe' || stripe === null) return null;
    loaded ??= stripeProvider(stripe);
    return loaded;
  };
}
