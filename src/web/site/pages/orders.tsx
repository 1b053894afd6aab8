import type { VNode } from 'preact';
import type { components } from '../../../../generated/openapi.js';
import { isRole, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import type { Asked, SitePage } from '../../components/page.js';
import { Badge, By, Choices, Money, Row, Rows, When } from '../../components/parts.js';
import type { TextKey } from '../../texts/texts.js';

type Schemas = components['schemas'];
type Summary = Schemas['MarketplaceOrderSummary'] | Schemas['ShopOrderSummary'];

const states = ['pending', 'paid', 'completed', 'refunded', 'disputed'] as const;

function Status({ status }: { status: string }): VNode {
  const { t } = useSite();
  return <Badge kind={status}>{t(`value.${status as 'pending'}`)}</Badge>;
}

function Orders({ orders }: { orders: readonly Summary[] }): VNode {
  const { t } = useSite();
  const rows = orders.map((order) => {
    const title = order.items.map(({ title: goods, quantity }) => `${quantity} × ${goods}`).join(', ');
    return (
      <Row key={order.id} href={`/orders/${order.id}`} title={title} badges={<Status status={order.status} />}>
        <Money amount={order.total} currency={order.currency} /> · {order.buyer} · <When at={order.created_at} />
      </Row>
    );
  });
  const options = { '': t('all'), ...Object.fromEntries(states.map((each) => [each, t(`value.${each}`)])) };
  return (
    <>
      <Choices label={t('field.status')} name="status" options={options} />
      <Rows empty={t('orders.none')}>{rows}</Rows>
    </>
  );
}

/** Makes the page of a list of orders, below the page at this path. */
const ordersPage =
  (
    id: 'listMarketplaceOrders' | 'listShopOrders' | 'listStoreOrders',
    title: TextKey,
    above: (asked: Asked) => [string, string],
  ): SitePage =>
  async (asked) => {
    const { orders, ...list } = await asked.read(id, asked.listed('status'));
    return {
      ...list,
      title: asked.t(title),
      trail: Object.fromEntries([above(asked)]),
      content: <Orders orders={orders} />,
    };
  };

/** What one has ordered in the marketplace. */
export const showMarketOrders = ordersPage('listMarketplaceOrders', 'orders', ({ t }) => [
  '/marketplace',
  t('marketplace'),
]);
/** What one has ordered in the shop. */
export const showShopOrders = ordersPage('listShopOrders', 'orders', ({ t }) => ['/shop', t('shop')]);
/** What others have ordered in a store of one's own. */
export const showStoreOrders = ordersPage('listStoreOrders', 'store.orders', ({ path }) => [
  `/marketplace/stores/${path.slug}`,
  path.slug ?? '',
]);

/** An order: what was bought, its state, and the next steps of its buyer and its seller. */
export const showOrder: SitePage = async ({ read, t }) => {
  const order = await read('getOrder');
  const { area, currency, items } = order;
  return {
    title: t('order.number', { id: order.id }),
    trail: { [`/${area}`]: t(area as 'shop'), [`/${area}/orders`]: t('orders') },
    beside: <Status status={order.status} />,
    content: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('field.quantity')}</th>
              <th scope="col">{t('field.price')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.product_id}>
                <td dir="auto">
                  <a href={`/${area}/products/${item.product_id}`}>{item.title}</a>{' '}
                  <span class="soft">{item.store_name}</span>
                </td>
                <td>{item.quantity}</td>
                <td>
                  <Money amount={item.price} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('order.total')}
              </th>
              <td>
                <Money amount={order.total} currency={currency} />
              </td>
            </tr>
          </tfoot>
        </table>
        <p class="soft">
          {t('order.by')} <By name={order.buyer} /> <When at={order.created_at} />
          <Limit what={t('order.pay_before')} at={order.pay_before} />
          <Limit what={t('order.dispute_before')} at={order.dispute_before} />
        </p>
        {order.dispute_reason !== null && <blockquote dir="auto">{order.dispute_reason}</blockquote>}
        <Steps order={order} />
      </>
    ),
  };
};

function Limit({ what, at }: { what: string; at: string | null }): VNode | null {
  return at === null ? null : (
    <>
      {' '}
      · {what} <When at={at} />
    </>
  );
}

/** The steps from an order's state for who reads it: its buyer, or its seller and staff, who alone see orders of others. */
function Steps({ order }: { order: Schemas['Order'] }): VNode {
  const { account, t } = useSite();
  const { status, area } = order;
  const path = { id: order.id };
  const isBuyer = account?.username === order.buyer;
  const isStaff = isRole(account, 'moderator');
  const isSeller = !isBuyer || isStaff;
  const isOpen = status === 'paid' || status === 'disputed';
  return (
    <div class="actions">
      {isSeller && status === 'pending' && <Form of="payOrder" path={path} submit={t('order.pay')} />}
      {(status === 'paid' || (status === 'disputed' && isStaff)) && (
        <Form of="completeOrder" path={path} submit={t('order.complete')} />
      )}
      {isSeller && isOpen && <Form of="refundOrder" path={path} submit={t('order.refund')} quiet />}
      {isBuyer && status === 'pending' && (
        <Form of="withdrawOrder" path={path} submit={t('order.withdraw')} quiet next={`/${area}/orders`} />
      )}
      {isBuyer && (status === 'paid' || status === 'completed') && (
        <details>
          <summary>{t('order.dispute')}</summary>
          <Form of="disputeOrder" path={path} fields={['reason']} submit={t('order.dispute')} danger />
        </details>
      )}
    </div>
  );
}
