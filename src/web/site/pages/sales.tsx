import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Filters } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { Choices, Money, Name, named, Row, Rows, Section, State, When } from '../../components/parts.js';
import { Sums } from './desk.js';
import { orderStates } from './orders.js';

/** Orders at most that are shown as disputes above the list of all. */
const mostDisputes = 20;

const filters = ['status', 'search', 'from', 'to'] as const;

/** All orders, disputes, stores and money by month, for the site's owner. */
export const showSiteSales: SitePage = async ({ read, walked, query, t }) => {
  const isWhole = ['page', ...filters].every((name) => query(name) === undefined);
  const [{ orders, ...list }, sums, disputes] = await Promise.all([
    read('listSiteOrders', walked(...filters)),
    isWhole ? read('getSiteSales') : null,
    isWhole ? read('listSiteOrders', { status: 'disputed', per_page: mostDisputes }) : null,
  ]);
  return {
    ...list,
    title: t('sales.manage'),
    trail: { '/settings': t('nav.site') },
    content: (
      <>
        {sums !== null && <Months of={sums} />}
        {disputes !== null && disputes.orders.length > 0 && (
          <Section id="disputes" title={t('sales.disputes')}>
            <Orders of={disputes.orders} />
          </Section>
        )}
        <h2>{t('desk.all')}</h2>
        <Choices
          label={t('field.status')}
          name="status"
          options={{ '': t('all'), ...named(orderStates, 'value', t) }}
        />
        <Filters of="listSiteOrders" fields={[{ name: 'search', label: t('desk.search') }, 'from', 'to']} isFolded />
        <Orders of={orders} />
      </>
    ),
  };
};

/** Money by month, and the stores that sold most. */
function Months({ of: { months, stores, currency } }: { of: Schemas['SiteSales'] }): VNode {
  const { t } = useSite();
  const sum = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <Sums
        title={t('sales.months')}
        columns={[t('orders'), t('order.total'), t('order.refunded_total'), t('sales.commission'), t('sales.payouts')]}
        rows={months.map(({ month, orders, total, refunded, commission, payouts }) => [
          <Month of={month} />,
          ...[orders, sum(total), sum(refunded), sum(commission), sum(payouts)],
        ])}
      />
      <Sums
        title={t('stores')}
        columns={[t('orders'), t('order.total'), t('sales.balance')]}
        rows={stores.map(({ slug, name, orders, total, balance }) => [
          <a href={`/marketplace/stores/${slug}/ledger`} dir="auto">
            {name}
          </a>,
          ...[orders, sum(total), sum(balance)],
        ])}
      />
    </>
  );
}

function Month({ of: month }: { of: string }): VNode {
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={month}>{format.format(new Date(`${month}-01`))}</time>;
}

function Orders({ of: orders }: { of: readonly Schemas['SiteOrder'][] }): VNode {
  const { t } = useSite();
  return (
    <Rows empty={<Nothing of="store.orders" />}>
      {orders.map((order) => (
        <Row
          key={order.id}
          href={`/orders/${order.id}`}
          title={t('order.number', { id: order.id })}
          badges={<State of={order.status} />}
        >
          <Money amount={order.total} currency={order.currency} /> ·{' '}
          {order.guest_email === null ? <Name name={order.buyer} /> : <bdi>{order.guest_email}</bdi>} ·{' '}
          <bdi>{order.store_name ?? t('shop')}</bdi> · <When at={order.placed_at} />
        </Row>
      ))}
    </Rows>
  );
}
