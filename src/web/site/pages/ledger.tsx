import type { VNode } from 'preact';
import { hereWith, type Schemas, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { ActionLink, Money, When } from '../../components/parts.js';
import { Sums } from './desk.js';

/** The account of a store, for its owner and staff. Admins record payouts, and set the commission. */
export const showStoreLedger: SitePage = async ({ read, query, path: { slug = '' }, t }) => ({
  title: t('ledger'),
  trail: { '/marketplace': t('marketplace'), [`/marketplace/stores/${slug}`]: slug },
  content: <Ledger of={await read('getStoreLedger', { cursor: query('cursor') })} slug={slug} />,
});

function Ledger({ of: ledger, slug }: { of: Schemas['StoreLedger']; slug: string }): VNode {
  const { t, here, language } = useSite();
  const { balance, currency, commission_percent: percent, entries, next_cursor: cursor } = ledger;
  return (
    <>
      <p class="price large">
        {t(balance < 0 ? 'ledger.owed' : 'ledger.balance')} <Money amount={Math.abs(balance)} currency={currency} />
      </p>
      <p>{t('ledger.commission', { percent: percent.toLocaleString(language) })}</p>
      <Form
        of="recordPayout"
        path={{ slug }}
        summary={t('ledger.pay_out')}
        fields={['amount', 'note']}
        submit={t('ledger.pay_out')}
      />
      <Form
        of="setStoreCommission"
        path={{ slug }}
        summary={t('ledger.set_commission')}
        fields={[{ name: 'percent', value: percent, required: false, hint: t('ledger.percent_hint') }]}
        submit={t('save')}
      />
      {entries.length === 0 && <p>{t('ledger.none')}</p>}
      <Sums
        title={t('ledger.entries')}
        rows={entries.map(({ type, amount, order_id: order, note, created_at: at }) => [
          <>
            {t(`value.${type as 'sale'}`)} <bdi>{note}</bdi>
            {order !== null && <a href={`/orders/${order}`}>{t('order.number', { id: order })}</a>}{' '}
            <span class="soft">
              <When at={at} />
            </span>
          </>,
          <Money amount={amount} currency={currency} />,
        ])}
      />
      {cursor !== null && <ActionLink href={hereWith(here, { cursor })} text={t('pages.next')} quiet />}
      {entries.length > 0 && <ActionLink href={`${here.pathname}.csv`} text={t('ledger.csv')} quiet small />}
    </>
  );
}
