import type { VNode } from 'preact';
import { Address, addressFields } from '../../components/address.js';
import { type Schemas, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { FactList, Section } from '../../components/parts.js';

type Trader = Schemas['Trader'];

/** Page on which an owner states who runs a store. */
export const showStoreTrader: SitePage = async ({ read, path: { slug = '' }, t }) => ({
  title: t('trader'),
  trail: { [`/marketplace/stores/${slug}`]: slug },
  content: <Stating of="setStoreTrader" path={{ slug }} trader={(await read('getStoreTrader')).trader} />,
});

/** Page on which staff states who runs the shop. */
export const showShopTrader: SitePage = async ({ read, t }) => ({
  title: t('trader'),
  trail: { '/shop': t('shop') },
  content: <Stating of="setShopTrader" path={{}} trader={(await read('getShopTrader')).trader} />,
});

type StatingProps = {
  of: 'setStoreTrader' | 'setShopTrader';
  path: Readonly<Record<string, string>>;
  trader: Trader | null;
};

function Stating({ of, path, trader }: StatingProps): VNode {
  const { t, language } = useSite();
  return (
    <>
      <p class="hint">{t('trader.about')}</p>
      <Form
        of={of}
        path={path}
        fields={[
          ...addressFields(language, 'address', { of: trader?.address, required: true }),
          { name: 'email', value: trader?.email, label: t('email') },
          { name: 'register', value: trader?.register, hint: t('trader.register_hint') },
          { name: 'tax_number', value: trader?.tax_number },
          { name: 'self_certified', value: trader?.self_certified ?? false },
        ]}
        submit={t('save')}
      />
    </>
  );
}

/** The identity of a seller, as facts. */
export function TraderFacts({ of: trader }: { of: Trader }): VNode {
  const { t } = useSite();
  return (
    <FactList
      of={[
        [t('trader.address'), <Address of={trader.address} />],
        [t('email'), <a href={`mailto:${trader.email}`}>{trader.email}</a>],
        [t('field.register'), trader.register && <bdi>{trader.register}</bdi>],
        [t('field.tax_number'), trader.tax_number && <bdi>{trader.tax_number}</bdi>],
      ]}
    />
  );
}

/** The identity of a seller, on its pages. */
export function AboutTrader({ of: trader }: { of: Trader | null }): VNode | null {
  const { t } = useSite();
  if (trader === null) return null;
  return (
    <Section id="trader" title={t('trader')}>
      <TraderFacts of={trader} />
      <p class="hint">{t('trader.certified')}</p>
    </Section>
  );
}
