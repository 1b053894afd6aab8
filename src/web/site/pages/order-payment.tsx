import { setTimeout as sleep } from 'node:timers/promises';
import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Button, Money } from '../../components/parts.js';

type Order = Schemas['Order'];

/** Milliseconds between two looks at a payment that begins. */
const pause = 250;
/** How often it is looked at. */
const looks = 12;
/** Milliseconds after which an order is not new any more, and its page does not wait. */
const newFor = 60_000;

/** The order of a page. Right after the checkout the page waits for the address to pay at, which takes a moment. */
export async function untilPayable<T>(read: () => Promise<T>, orderOf: (read: T) => Order | undefined): Promise<T> {
  let found = await read();
  const isStarting = () => {
    const order = orderOf(found);
    return order?.payment?.status === 'starting' && Date.now() - Date.parse(order.placed_at) < newFor;
  };
  for (let look = 0; look < looks && isStarting(); look++) {
    await sleep(pause);
    found = await read();
  }
  return found;
}

/** How a payment through a provider stands, and where its buyer pays. */
export function Payment({ of: payment, order }: { of: NonNullable<Order['payment']>; order: Order }): VNode | null {
  const { account, t } = useSite();
  const isOpen = order.status === 'pending' && (payment.status === 'open' || payment.status === 'starting');
  if (!isOpen && payment.fault === null && !payment.test) return null;
  return (
    <section class="card" aria-label={t('checkout.payment')}>
      {payment.test && <p class="note warning">{t('payment.test')}</p>}
      {isOpen && (order.guest_email !== null || account?.username === order.buyer) && (
        <p class="actions">
          {payment.url === null ? (
            <Button href="" quiet text={t('payment.starting')} />
          ) : (
            <Button href={payment.url} text={t('payment.pay')} />
          )}{' '}
          <Money amount={payment.amount} currency={order.currency} />
        </p>
      )}
      {payment.fault !== null && <p class="note warning">{t('payment.fault', { fault: payment.fault })}</p>}
    </section>
  );
}
