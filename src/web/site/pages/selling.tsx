import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { countriesIn } from '../../components/countries.js';
import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';

/** How a store delivers and is paid. */
export const showStoreSelling: SitePage = async ({ read, path: { slug = '' }, t }) => ({
  title: t('selling'),
  trail: { [`/marketplace/stores/${slug}`]: slug },
  content: <Selling of="setStoreSalesSettings" path={{ slug }} settings={await read('getStoreSalesSettings')} />,
});

/** How the shop delivers and is paid. */
export const showShopSelling: SitePage = async ({ read, t }) => ({
  title: t('selling'),
  trail: { '/shop': t('shop') },
  content: <Selling of="setShopSalesSettings" path={{}} settings={await read('getShopSalesSettings')} />,
});

type SellingProps = {
  of: 'setStoreSalesSettings' | 'setShopSalesSettings';
  path: Readonly<Record<string, string>>;
  settings: Schemas['SalesSettings'];
};

/** The settings with one more empty row of each list. */
function Selling({ of, path, settings }: SellingProps): VNode {
  const { t, language } = useSite();
  const { shipping_methods: methods, tax_rates: rates, payment_methods: payments, bank_account: bank } = settings;
  const countries = countriesIn(language);
  const codes = new Set(methods.map(({ code }) => code));
  const free = methods.map((_, index) => `method-${index + 1}`).find((code) => !codes.has(code));
  const newCode = free ?? `method-${methods.length + 1}`;
  const delivery = [...methods, undefined].slice(0, mostMethods).flatMap((method, index) => {
    const at = `shipping_methods.${index}`;
    const number = index + 1;
    return [
      { name: `${at}.code`, value: method?.code ?? newCode, hidden: true },
      {
        ...{ name: `${at}.name`, value: method?.name, required: false },
        ...{ heading: t('selling.method', { number }), hint: t('selling.method_hint') },
      },
      { name: `${at}.kind`, value: method?.kind ?? 'flat', none: null },
      { name: `${at}.price`, value: method?.price, required: false, label: t('order.shipping') },
      { name: `${at}.free_from`, value: method?.free_from },
      ...[...(method?.steps ?? []), ...Array(3)].slice(0, mostSteps).flatMap((step, place) => [
        {
          ...{ name: `${at}.steps.${place}.up_to`, value: step?.up_to, required: false },
          ...(place === 0 && { hint: t('selling.steps_hint') }),
        },
        { name: `${at}.steps.${place}.price`, value: step?.price, required: false, label: t('selling.step_price') },
      ]),
      { name: `${at}.countries`, value: method?.countries.join(', '), hint: t('selling.countries_hint') },
      { name: `${at}.address`, value: method?.address },
    ];
  });
  const tax = [...rates, undefined].slice(0, mostRates).flatMap((rate, index) => [
    { name: `tax_rates.${index}.country`, value: rate?.country, options: countries, required: false },
    { name: `tax_rates.${index}.percent`, value: rate?.percent.toLocaleString(language), required: false },
    {
      ...{
        name: `tax_rates.${index}.class`,
        value: rate?.class === 'reduced' ? 'reduced' : '',
        label: t('field.tax_class'),
      },
      ...{ options: { reduced: t('value.reduced') }, none: t('value.standard') },
    },
  ]);
  const [first = 'transfer', second] = payments;
  return (
    <Form
      of={of}
      path={path}
      fields={[
        ...delivery,
        { name: 'prices_include_tax', value: settings.prices_include_tax, heading: t('order.tax') },
        ...tax,
        { name: 'return_days', value: settings.return_days, heading: t('returns'), hint: t('return.days_hint') },
        {
          ...{ name: 'payment_methods.0', value: first, label: t('selling.first_payment'), required: true },
          heading: t('checkout.payment'),
        },
        { name: 'payment_methods.1', value: second, label: t('selling.second_payment') },
        { name: 'bank_account.holder', value: bank?.holder, required: false, hint: t('selling.bank_hint') },
        { name: 'bank_account.iban', value: bank?.iban, required: false, label: 'IBAN' },
        { name: 'bank_account.bic', value: bank?.bic, label: 'BIC' },
      ]}
      submit={t('save')}
    />
  );
}

/** Rows of the lists at most, as in the contract. */
const mostMethods = 20;
const mostSteps = 10;
const mostRates = 250;
