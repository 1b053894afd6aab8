import type { ComponentChildren, VNode } from 'preact';
import { Address } from '../../components/address.js';
import { isRole, type Schemas, useSite } from '../../components/context.js';
import { DecideDispute, DisputeWords } from '../../components/dispute.js';
import { Filters, Form } from '../../components/form.js';
import { Goods, itemTitle } from '../../components/goods.js';
import { Nothing } from '../../components/nothing.js';
import type { PageInput, SitePage } from '../../components/page.js';
import { Button, By, Choices, FactList, Money, named, Rows, Section, State, When } from '../../components/parts.js';
import { qrCode } from '../../components/qr.js';
import { Vacation } from '../../components/vacation.js';
import { Desk, orderRows, readDesk } from './desk.js';
import { OrderMessages } from './messages.js';
import { Payment, untilPayable } from './order-payment.js';
import { Returns } from './returns.js';
import { Shipments, titlesOf } from './shipments.js';

/** The states of an order. */
export const orderStates = ['pending', 'paid', 'completed', 'refunded', 'disputed', 'cancelled'] as const;

type OrderListId = 'listMarketplaceOrders' | 'listShopOrders' | 'listStoreOrders' | 'listShopSales';

/** A list of orders, as buyer in an area, as seller in an own store, or as staff in the shop. */
export const ordersPage =
  (id: OrderListId, area: 'marketplace' | 'shop'): SitePage =>
  async ({ read, walked, query, path: { slug }, t }) => {
    const isSeller = id === 'listStoreOrders' || id === 'listShopSales';
    const filters = isSeller ? (['status', 'search', 'from', 'to'] as const) : (['status'] as const);
    const isWhole = isSeller && query('page') === undefined && filters.every((name) => query(name) === undefined);
    const [{ orders, ...list }, desk, { store } = { store: null }] = await Promise.all([
      read(id, walked(...filters)),
      isWhole ? readDesk(read, id) : null,
      id === 'listStoreOrders' ? read('getStore', { per_page: 1 }) : undefined,
    ]);
    return {
      ...list,
      title: t(id === 'listShopSales' ? 'shop.sales' : slug === undefined ? 'orders' : 'store.orders'),
      trail: slug === undefined ? { [`/${area}`]: t(area) } : { [`/${area}/stores/${slug}`]: slug },
      content: (
        <>
          {store !== null && <Vacation of={store.vacation} />}
          {desk !== null && <Desk {...desk} area={area} />}
          <Choices
            label={t('field.status')}
            name="status"
            options={{ '': t('all'), ...named(orderStates, 'value', t) }}
          />
          {isSeller && (
            <Filters of={id} fields={[{ name: 'search', label: t('desk.search') }, 'from', 'to']} isFolded />
          )}
          <Rows
            empty={slug === undefined ? <Nothing of="orders" to={[`/${area}`, area]} /> : <Nothing of="store.orders" />}
          >
            {orderRows(orders)}
          </Rows>
        </>
      ),
    };
  };

/** An order: items, state, and the next steps of its buyer and seller. */
export const showOrder: SitePage = async ({ read, account, t }) => {
  const order = await untilPayable(
    () => read('getOrder'),
    (found) => found,
  );
  const [{ events }, parcels, returns, { conversations }] = await Promise.all([
    read('listOrderEvents'),
    read('listOrderShipments'),
    read('listOrderReturns'),
    read('listConversations', { order_id: order.id, limit: 1 }),
  ]);
  const { area } = order;
  const isSeller = sells(account, order);
  const mayDecide = order.status === 'disputed' && isRole(account, 'moderator') && account?.username !== order.buyer;
  const ownStores = mayDecide && area === 'marketplace' ? (await read('listMyStores', { per_page: 100 })).stores : [];
  const owns = order.items.every((item) => ownStores.some(({ id }) => id === item.store_id));
  return {
    title: t('order.number', { id: order.id }),
    trail: { [`/${area}`]: t(area as 'shop'), [`/${area}/orders`]: t('orders') },
    beside: <State of={order.status} />,
    content: (
      <OrderSheet
        order={order}
        events={events}
        list={parcels}
        returns={<Returns order={order} list={returns} isSeller={isSeller} />}
        code={await transferQr(order)}
      >
        <Steps
          order={order}
          isSeller={isSeller}
          decides={mayDecide && !owns}
          isShipped={parcels.shipments.length > 0}
        />
        <p class="actions">
          {takesPart(account, order) && <OrderMessages order={order.id} found={conversations} />}
          {isSeller && <Button href={`/orders/${order.id}/slip`} text={t('slip')} quiet small />}
          {order.paid_at !== null && <Button href={`/orders/${order.id}/invoice`} text={t('invoice')} quiet small />}
        </p>
      </OrderSheet>
    ),
  };
};

type SheetProps = {
  order: Schemas['Order'];
  events: readonly Schemas['OrderStep'][];
  list: Schemas['ShipmentList'];
  returns?: VNode;
  /** The token of the link, for a buyer without an account. */
  token?: string;
  /** A QR code to pay by transfer; null without one. */
  code: string | null;
  children?: ComponentChildren;
};

/** The content of an order's page; the children are the next steps. */
export function OrderSheet({ order, events, list, returns, token, code, children }: SheetProps): VNode {
  const { t } = useSite();
  const { area, currency, payment_instructions: bank } = order;
  return (
    <>
      <Goods items={order.items} sums={sumsOf(order)} currency={currency}>
        {(item) => (
          <>
            <a href={`/${area}/products/${item.product_id}`}>{itemTitle(item)}</a>{' '}
            <span class="soft">{item.store_name}</span>
            {item.downloadable && (
              <Button
                href={`${token === undefined ? `/orders/${order.id}` : `/guest/orders/${token}`}/items/${item.product_id}/download`}
                text={t('file.download')}
                quiet
                small
              />
            )}
          </>
        )}
      </Goods>
      <p class="soft">
        {t('order.by')} {order.guest_email === null ? <By name={order.buyer} /> : <bdi>{order.guest_email}</bdi>}{' '}
        <When at={order.created_at} />
        <Limit what={t('order.pay_before')} at={order.pay_before} />
        <Limit what={t('order.dispute_before')} at={token === undefined ? order.dispute_before : null} />
      </p>
      {order.dispute_reason !== null && (
        <Section id="dispute" title={t('value.disputed')}>
          <DisputeWords of={order} />
        </Section>
      )}
      {children}
      <Shipments order={order} list={list} />
      {returns}
      {order.payment !== null && <Payment of={order.payment} order={order} />}
      {bank !== null && <Transfer of={bank} currency={currency} code={code} />}
      <Details of={order} />
      <h2>{t('order.steps')}</h2>
      <ol>
        {events.map((event) => (
          <Step key={event.created_at} event={event} order={order} />
        ))}
      </ol>
    </>
  );
}

/** The amounts below the items of an order. */
export const sumsOf = (order: Schemas['Order']) => ({
  ...order,
  method: order.shipping_method,
  refunded: order.refunded_total,
});

/** A QR code to pay an order by transfer; null if it is not to be. */
export const transferQr = async ({ payment_instructions: bank, currency }: Schemas['Order']): Promise<string | null> =>
  bank === null || currency !== 'EUR' ? null : qrCode(transferCode(bank));

/** The text of a QR code that banking apps read (EPC069-12). */
const transferCode = ({ bic, holder, iban, amount, reference }: Schemas['PaymentInstructions']): string =>
  ['BCD', '002', '1', 'SCT', bic ?? '', holder.slice(0, 70), iban, `EUR${amount.toFixed(2)}`, '', '', reference].join(
    '\n',
  );

type TransferProps = { of: Schemas['PaymentInstructions']; currency: string; code: string | null };

/** How to pay by bank transfer; `code` is a QR code with the same. */
function Transfer({ of: bank, currency, code }: TransferProps): VNode {
  const { t } = useSite();
  return (
    <section class="card" aria-labelledby="transfer">
      <h2 id="transfer">{t('order.transfer')}</h2>
      <FactList
        of={[
          [t('field.amount'), <Money amount={bank.amount} currency={currency} />],
          [t('field.holder'), <bdi>{bank.holder}</bdi>],
          ['IBAN', <code>{bank.iban.replace(/(.{4})(?!$)/g, '$1 ')}</code>],
          ['BIC', bank.bic],
          [t('order.reference'), <strong>{bank.reference}</strong>],
        ]}
      />
      {code !== null && (
        <>
          <img class="qr" src={code} alt={t('order.transfer_code')} width="220" height="220" />
          <p class="hint">{t('order.transfer_hint')}</p>
        </>
      )}
    </section>
  );
}

/** The addresses of an order, its way to pay, and the buyer's note. */
function Details({ of: order }: { of: Schemas['Order'] }): VNode {
  const { t } = useSite();
  const {
    shipping_address: shipping,
    billing_address: billing,
    payment_method: payment,
    note,
    agreed_terms: agreed,
  } = order;
  return (
    <FactList
      of={[
        [t('checkout.address'), shipping && <Address of={shipping} />],
        [t('order.billing_address'), billing && <Address of={billing} />],
        [t('checkout.payment'), payment && t(`value.${payment}`)],
        [
          t('order.agreed_terms'),
          agreed && (
            <>
              <When at={agreed.at} /> <span class="soft">{t('order.terms_version', { version: agreed.version })}</span>
            </>
          ),
        ],
        [t('checkout.note'), note && <span dir="auto">{note}</span>],
      ]}
    />
  );
}

/** A step of an order: what, by whom, when, how much, and why. */
function Step({ event, order }: { event: Schemas['OrderStep']; order: Schemas['Order'] }): VNode {
  const { t } = useSite();
  const above = { disputed: order.dispute_reason, dispute_answered: order.dispute_answer };
  const isAbove = event.reason === above[event.type as keyof typeof above];
  return (
    <li>
      <State of={event.type} /> {event.amount !== null && <Money amount={event.amount} currency={order.currency} />}{' '}
      <span class="soft">
        {event.by === null ? t('order.system') : <By name={event.by} />} · <When at={event.created_at} />
      </span>
      {event.items.length > 0 && <p dir="auto">{titlesOf(order, event.items)}</p>}
      {event.reason !== null && !isAbove && <blockquote dir="auto">{event.reason}</blockquote>}
    </li>
  );
}

function Limit({ what, at }: { what: string; at: string | null }): VNode | null {
  return at === null ? null : (
    <>
      {' '}
      · {what} <When at={at} />
    </>
  );
}

/** Whether the reader is the seller or staff, who alone see orders of others. */
const sells = (account: PageInput['account'], { area, buyer }: Schemas['Order']): boolean =>
  account?.username !== buyer || isRole(account, area === 'shop' ? 'shop_manager' : 'moderator');

/** Whether somebody bought or sells an order; staff only see it. */
const takesPart = (account: PageInput['account'], { area, buyer, guest_email: guest }: Schemas['Order']): boolean =>
  guest === null && (account?.username === buyer || isRole(account, 'shop_manager') === (area === 'shop'));

/** `decides` is whether the reader is a moderator who decides the dispute, and no side of it. */
type StepsProps = { order: Schemas['Order']; isSeller: boolean; decides: boolean; isShipped: boolean };

/** Transitions of an order for its reader. */
function Steps({ order, isSeller, decides, isShipped }: StepsProps): VNode {
  const { account, t } = useSite();
  const { status, area } = order;
  const path = { id: order.id };
  const isBuyer = account?.username === order.buyer;
  const isSide = isSeller && !isBuyer && !decides;
  const isOpen = ['paid', 'completed', 'disputed'].includes(status);
  const canDispute = order.dispute_before !== null && Date.now() < Date.parse(order.dispute_before);
  return (
    <div class="actions">
      {isSeller && status === 'pending' && (
        <Form of="payOrder" path={path} fields={[{ name: 'amount', value: order.total }]} submit={t('order.pay')} />
      )}
      {status === 'paid' && <Form of="completeOrder" path={path} submit={t('order.complete')} />}
      {status === 'disputed' && (isSide || (decides && area === 'shop')) && (
        <Form
          of="answerDispute"
          path={path}
          summary={t('dispute.answer')}
          fields={[{ name: 'text', label: t('dispute.answer') }]}
          submit={t('dispute.answer')}
        />
      )}
      {decides && <DecideDispute order={order.id} />}
      {isOpen && (status === 'disputed' ? isSide : isSeller) && (
        <Form
          of="refundOrder"
          path={path}
          summary={t('order.refund')}
          fields={[{ name: 'amount', hint: t('order.refund_hint') }, 'reason']}
          submit={t('order.refund')}
        />
      )}
      {isSeller && !isShipped && (status === 'pending' || status === 'paid') && (
        <Form
          of="cancelOrder"
          path={path}
          summary={t('order.withdraw')}
          fields={['reason']}
          submit={t('order.withdraw')}
          danger
        />
      )}
      {isBuyer && status === 'pending' && (
        <Form of="withdrawOrder" path={path} submit={t('order.withdraw')} quiet next={`/${area}/orders`} />
      )}
      {isBuyer && canDispute && (
        <Form
          of="disputeOrder"
          path={path}
          summary={t('order.dispute')}
          fields={['reason']}
          submit={t('order.dispute')}
          danger
        />
      )}
    </div>
  );
}
