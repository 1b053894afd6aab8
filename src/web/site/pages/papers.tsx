import type { VNode } from 'preact';
import { Address } from '../../components/address.js';
import { type Schemas, useSite } from '../../components/context.js';
import { Goods, itemTitle } from '../../components/goods.js';
import type { SitePage } from '../../components/page.js';
import { FactList, Money, When } from '../../components/parts.js';
import { sumsOf } from './orders.js';
import { unshipped } from './shipments.js';
import { TraderFacts } from './traders.js';

type Order = Schemas['Order'];

const trailOf = ({ id }: Order, title: string) => ({ [`/orders/${id}`]: title });

/** The packing slip of an order, to be printed: what is to go into the parcel, and where to. */
export const showSlip: SitePage = async ({ read, siteName, t }) => {
  const order = await read('getOrder');
  const left = unshipped(order);
  const items = left.length > 0 ? left : order.items.map((item) => ({ ...item, left: item.quantity }));
  return {
    title: t('slip'),
    trail: trailOf(order, t('order.number', { id: order.id })),
    content: (
      <div class="sheet">
        <div class="parties">
          <p>{order.items[0]?.store_name ?? siteName}</p>
          {order.shipping_address && <Address of={order.shipping_address} />}
        </div>
        <Facts of={order} />
        <table>
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('field.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.variant_id ?? item.product_id}>
                <td dir="auto">{itemTitle(item)}</td>
                <td>{item.left}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {order.note !== null && <blockquote dir="auto">{order.note}</blockquote>}
        <PrintButton />
      </div>
    ),
  };
};

/** The invoice of an order, to be printed. */
export const showInvoice: SitePage = async ({ read, siteName, t }) => {
  const [order, invoice] = await Promise.all([read('getOrder'), read('getOrderInvoice')]);
  const { currency } = order;
  const to = order.billing_address ?? order.shipping_address;
  return {
    title: t('invoice.number', { number: invoice.number }),
    trail: trailOf(order, t('order.number', { id: order.id })),
    content: (
      <div class="sheet">
        <div class="parties">
          <div>
            <p>{invoice.seller_name ?? siteName}</p>
            {invoice.trader !== null && <TraderFacts of={invoice.trader} />}
          </div>
          {to === null ? <p>{order.buyer}</p> : <Address of={to} />}
        </div>
        <Facts of={order} invoice={invoice} />
        <Goods items={order.items} sums={sumsOf(order)} currency={currency} />
        {invoice.taxes.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('order.tax')}</th>
                <th scope="col">{t('invoice.net')}</th>
                <th scope="col">{t('field.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {invoice.taxes.map(({ percent, net, tax }) => (
                <tr key={percent}>
                  <td>{percent === null ? t('order.tax') : <Percent of={percent} />}</td>
                  <td>
                    <Money amount={net} currency={currency} />
                  </td>
                  <td>
                    <Money amount={tax} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <PrintButton />
      </div>
    ),
  };
};

function Percent({ of }: { of: number }): VNode {
  const { language } = useSite();
  return <>{(of / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 })}</>;
}

function Facts({ of: order, invoice }: { of: Order; invoice?: Schemas['Invoice'] }): VNode {
  const { t } = useSite();
  return (
    <FactList
      of={[
        [t('type.order'), order.id],
        [t('order.placed_at'), <When at={order.placed_at} isDay />],
        [t('invoice.issued_at'), invoice && <When at={invoice.issued_at} isDay />],
        [t('order.shipping'), order.shipping_method && <bdi>{order.shipping_method}</bdi>],
        [t('checkout.payment'), order.payment_method && t(`value.${order.payment_method}`)],
      ]}
    />
  );
}

/** Prints the page. Shown by the script; without one, browsers have a menu for it. */
function PrintButton(): VNode {
  const { t } = useSite();
  return (
    <p class="actions">
      <button type="button" data-print hidden>
        {t('print')}
      </button>
    </p>
  );
}
