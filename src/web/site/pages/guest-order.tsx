import { Fragment } from 'preact';
import type { Schemas } from '../../components/context.js';
import type { PageInput, SitePage } from '../../components/page.js';
import { untilPayable } from './order-payment.js';
import { OrderSheet, transferQr } from './orders.js';
import { Returns } from './returns.js';

type Order = Schemas['GuestOrder'];

/** Orders of somebody without an account, by the link of their confirmation. */
export const showGuestOrder: SitePage = async ({ read, path, t }: PageInput) => {
  const token = path.token as string;
  const look = async () => (await read('listGuestOrders')).orders;
  const orders = await untilPayable(look, ([first]) => first?.order);
  const codes = await Promise.all(orders.map(({ order }) => transferQr(order)));
  return {
    title: t('order.number', { id: (orders[0] as Order).order.id }),
    isPrivate: true,
    isKept: false,
    content: orders.map(({ order, events, shipments, ...list }, index) => (
      <Fragment key={order.id}>
        {orders.length > 1 && <h2>{t('order.number', { id: order.id })}</h2>}
        <OrderSheet
          {...{ order, events, token }}
          list={{ shipments, can_ship: false }}
          returns={<Returns {...{ order, list, token }} isSeller={false} />}
          code={codes[index] ?? null}
        />
      </Fragment>
    )),
  };
};
