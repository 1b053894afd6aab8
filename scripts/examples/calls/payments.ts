import { Stripe } from 'stripe';
import { exampleOf } from '../example-of.js';
import { payments } from '../service.js';
import { type Stage, succeed } from '../stage.js';

type ToStore = { params: { path: { slug: string } } };

/** An order without an account. */
export async function callGuests({ admin, anybody, keep, send }: Stage, address: object): Promise<void> {
  const items = [{ id: exampleOf('ShopProductId'), quantity: 1 }];
  const body = { items, email: 'ada@example.org', language: 'en' as const, shipping_address: address as never };
  await keep(
    'previewGuestCheckout',
    anybody.POST('/guest/checkout/preview', { body: send('previewGuestCheckout', body) }),
  );
  const { token, id } = await keep(
    'createGuestCheckout',
    anybody.POST('/guest/checkout', { body: send('createGuestCheckout', body) }),
  );
  const toOrders = { params: { path: { token } } };
  await succeed('A payment', admin.POST('/orders/{id}/pay', { params: { path: { id } } }));
  await succeed('A completion', admin.POST('/orders/{id}/complete', { params: { path: { id } } }));
  const back = [{ product_id: exampleOf('ShopProductId'), quantity: 1 }];
  const request = send('createGuestReturn', { order_id: id, items: back, reason: 'It is smaller than I thought.' });
  await keep('createGuestReturn', anybody.POST('/guest/orders/{token}/returns', { ...toOrders, body: request }));
  await keep('listGuestOrders', anybody.GET('/guest/orders/{token}', toOrders));
}

/** The account of a store with the site, and an event of a provider. */
export async function callPayments({ anybody, moderator, admin, keep, send }: Stage, toStore: ToStore): Promise<void> {
  const commission = send('setStoreCommission', { percent: 6.5 });
  await keep(
    'setStoreCommission',
    admin.PUT('/marketplace/stores/{slug}/commission', { ...toStore, body: commission }),
  );
  await keep('getStoreLedger', moderator.GET('/marketplace/stores/{slug}/ledger', toStore));
  const payout = send('recordPayout', { amount: 5, note: 'Transfer of 1 September' });
  await keep('recordPayout', admin.POST('/marketplace/stores/{slug}/payouts', { ...toStore, body: payout }));
  await keep('exportStoreLedger', moderator.GET('/marketplace/stores/{slug}/ledger/export', toStore));
  const event = send('receivePaymentEvent', { id: 'evt_1', type: 'customer.created' });
  const payload = JSON.stringify(event);
  const stripe = new Stripe(payments.STRIPE_SECRET_KEY);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: payments.STRIPE_WEBHOOK_SECRET });
  await keep(
    'receivePaymentEvent',
    anybody.POST('/payments/{provider}/events', {
      params: { path: { provider: 'stripe' }, header: { 'Stripe-Signature': signature } },
      body: event,
      bodySerializer: () => payload,
    }),
  );
}
