import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import type { PageInput } from '../../components/page.js';
import { Button, Money, Name, Row, Rows, Section, State, When } from '../../components/parts.js';

type Order = Schemas['MarketplaceOrderSummary'] | Schemas['ShopOrderSummary'];

/** Orders as rows of a list. */
export const orderRows = (orders: readonly Order[]): VNode[] =>
  orders.map((order) => {
    const title = order.items.map(({ title: goods, quantity }) => `${quantity} × ${goods}`).join(', ');
    return (
      <Row key={order.id} href={`/orders/${order.id}`} title={title} badges={<State of={order.status} />}>
        <Money amount={order.total} currency={order.currency} /> · <Name name={order.buyer} /> ·{' '}
        <When at={order.created_at} />
      </Row>
    );
  });

type DeskProps = { toShip: readonly Order[]; sales: Schemas['SalesSummary'] };

/** Orders at most that are shown as those to be shipped. */
const mostToShip = 20;

/** The first look of a seller: the orders to be shipped, and the sales. */
export async function readDesk(read: PageInput['read'], id: 'listStoreOrders' | 'listShopSales'): Promise<DeskProps> {
  const summary = id === 'listStoreOrders' ? 'getStoreSalesSummary' : 'getShopSalesSummary';
  const [{ orders }, sales] = await Promise.all([read(id, { to_ship: true, per_page: mostToShip }), read(summary)]);
  return { toShip: orders, sales };
}

/** The orders to be shipped, sums by day and by product, and what is running out. */
export function Desk({ toShip, sales, area }: DeskProps & { area: 'marketplace' | 'shop' }): VNode {
  const { t, here } = useSite();
  const { currency, days, products, low_stock: short } = sales;
  const linked = (product: { product_id: number; title: string }) => (
    <a href={`/${area}/products/${product.product_id}`} dir="auto">
      {product.title}
    </a>
  );
  const sums = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <>
      {toShip.length > 0 && (
        <Section id="to-ship" title={t('desk.to_ship')}>
          <Rows empty="">{orderRows(toShip)}</Rows>
        </Section>
      )}
      {days.length + short.length > 0 && (
        <details class="card sheet">
          <summary>{t('desk.sales')}</summary>
          <Sums
            title={t('desk.days')}
            rows={days.map((day) => [<When at={`${day.date} 00:00`} isDay />, day.orders, sums(day.total)])}
          />
          <Sums
            title={t('desk.products')}
            rows={products.map((each) => [linked(each), each.quantity, sums(each.total)])}
          />
          <Sums title={t('desk.low_stock')} rows={short.map((each) => [linked(each), each.stock])} />
        </details>
      )}
      <h2>{t('desk.all')}</h2>
      <p class="actions">
        <Button href={`${here.pathname}.csv`} text={t('desk.csv')} quiet small />
        {area === 'marketplace' && (
          <Button href={here.pathname.replace(/orders$/, 'ledger')} text={t('ledger')} quiet small />
        )}
      </p>
    </>
  );
}

type SumsProps = { title: string; columns?: readonly string[]; rows: readonly (VNode | number)[][] };

/** A table of sums, whose first column names what they are of; null if there are none. */
export function Sums({ title, columns, rows }: SumsProps): VNode | null {
  if (rows.length === 0) return null;
  return (
    <table class={columns && 'wide'}>
      <caption>{title}</caption>
      {columns !== undefined && (
        <thead>
          <tr>
            <td />
            {columns.map((each) => (
              <th scope="col">{each}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr>
            <th scope="row">{first}</th>
            {others.map((each, at) => (
              <td data-label={columns?.[at]}>{each}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
