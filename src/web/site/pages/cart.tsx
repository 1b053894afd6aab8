import type { ComponentChildren, VNode } from 'preact';
import { addressFields, addressIn, addressLines } from '../../components/address.js';
import { CartRow } from '../../components/cart-row.js';
import { type Schemas, SiteProvider, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import { Goods } from '../../components/goods.js';
import { SiteLinks } from '../../components/layout.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { ActionLink, Badge, Money, Note, named, Picture, Prose, Rows } from '../../components/parts.js';
import { Vacation } from '../../components/vacation.js';
import type { GuestItem } from '../../guest-cart.js';
import { GuestHint, guestFields, showGuestCart } from './guest-cart.js';
import { readText } from './settings.js';

type Preview = Schemas['CheckoutPreview'];
type Part = Preview['parts'][number];

/** The cart: its products, their quantities, and the way to the checkout. */
export const showCart: SitePage = async (input) => {
  const { account, read, mergeGuestCart, t } = input;
  if (account === null) return showGuestCart(input);
  await mergeGuestCart();
  const { items } = await read('getCart');
  return {
    title: t('cart'),
    isPrivate: true,
    content: (
      <>
        <Rows empty={<Nothing of="cart" />}>
          {items.map((item) => (
            <Item key={item.variant_id ?? item.product_id} of={item} />
          ))}
        </Rows>
        {items.length > 0 && <ActionLink href="/cart/checkout" text={t('checkout')} />}
      </>
    ),
  };
};

function Item({ of: item }: { of: Schemas['CartItem'] }): VNode {
  const { t } = useSite();
  const path = { product_id: item.variant_id ?? item.product_id };
  return (
    <CartRow
      {...{ of: item, area: item.area, currency: item.currency, store: item.store_name, vacation: item.vacation }}
      picture={<Picture url={item.image_url} title={item.title} />}
      badge={!item.available && <Badge kind="warning">{t('cart.unavailable')}</Badge>}
    >
      <Form
        of="setCartItem"
        path={path}
        class="inline"
        fields={[{ name: 'quantity', value: item.quantity }]}
        submit={t('cart.change')}
        quiet
      />
      <Form of="deleteCartItem" path={path} submit={t('cart.remove')} quiet />
    </CartRow>
  );
}

/** The checkout: an address, then the total with shipping and tax, and the button that orders. */
export const showCheckout: SitePage = async ({ account, guestItems, mergeGuestCart, read, t }) => {
  if (account !== null) await mergeGuestCart();
  const cart = account === null ? null : (await read('getCart')).items;
  const texts = await Promise.all((['terms', 'withdrawal'] as const).map((name) => readText(read, name)));
  return {
    title: t('checkout'),
    trail: { '/cart': t('cart') },
    isPrivate: true,
    isKept: false,
    leadsTo: (cart ?? guestItems).length === 0 ? '/cart' : undefined,
    content: (
      <Checkout
        isSent={cart === null || cart.length === 0 || cart.some(({ kind }) => kind === 'physical')}
        guestItems={account === null ? guestItems : null}
        texts={texts.filter((text) => text !== null)}
      />
    ),
  };
};

/** `isSent` is whether something has to be sent, and so needs an address. */
function Checkout({ isSent, guestItems, texts }: Guest & Terms & { isSent: boolean }): VNode {
  const site = useSite();
  const { t, language, filled } = site;
  const kept = guestFields(guestItems, language);
  const preview = filled?.trial as Preview | undefined;
  const values = filled?.values ?? {};
  const billing = addressFields(language, 'billing_address', { use: 'billing' });
  return (
    <>
      {preview?.parts.map((part) => (
        <PartTable key={part.store_id} of={part} currency={preview.currency} />
      ))}
      {preview?.parts.every((part) => part.deliverable) && (
        <Placing preview={preview} values={values} guestItems={guestItems} texts={texts} />
      )}
      {guestItems !== null && <GuestHint />}
      {isSent && <h2>{t(preview === undefined ? 'checkout.address' : 'checkout.change')}</h2>}
      {isSent && <p class="hint">{t('checkout.address_hint')}</p>}
      <SiteProvider value={preview === undefined ? site : { ...site, filled: filled && { ...filled, problem: null } }}>
        <Form
          of={guestItems === null ? 'createCheckout' : 'createGuestCheckout'}
          id="checkout"
          fields={[
            ...kept,
            ...(guestItems === null ? [] : [{ name: 'email', label: t('email'), autoComplete: 'email' }]),
            ...(isSent ? addressFields(language, 'shipping_address', { use: 'shipping' }) : []),
            { name: 'note', label: t('checkout.note') },
          ]}
          optional={{
            name: 'billing_address',
            title: t('order.billing_address'),
            without: t(isSent ? 'checkout.same_address' : 'checkout.no_address'),
            fields: billing,
          }}
        >
          {preview !== undefined && <Options preview={preview} values={values} />}
          <div class="actions">
            <button type="submit" name="trial" value="1" class={preview && 'quiet'}>
              {t('checkout.show_total')}
            </button>
          </div>
        </Form>
      </SiteProvider>
    </>
  );
}

/** The items of a seller with shipping, tax and total. */
function PartTable({ of: part, currency }: { of: Part; currency: string }): VNode {
  const { t } = useSite();
  const method = part.shipping_methods.find(({ code }) => code === part.shipping_method);
  return (
    <>
      <h2 dir="auto">{part.store_name ?? t('shop')}</h2>
      <Vacation of={part.vacation} />
      <Goods items={part.items} sums={{ ...part, method: method?.name }} currency={currency} />
      {!part.deliverable && (
        <Note kind="warning">
          {part.shipping_methods.length > 0
            ? t('checkout.choose_delivery')
            : t('checkout.undeliverable', { name: part.store_name ?? t('shop') })}
        </Note>
      )}
    </>
  );
}

/** The texts that the order agrees to. */
type Terms = { texts: readonly Schemas['SitePage'][] };

/** Items of a visitor's cart; null for who is signed in. */
type Guest = { guestItems: readonly GuestItem[] | null };

type ChoiceProps = { preview: Preview; values: Readonly<Record<string, string>> };

/** The ways to pay that all sellers offer; those that offer none are paid as is agreed upon with them. */
const paymentsOf = ({ parts }: Preview): string[] => {
  const [first, ...others] = parts.map((part) => part.payment_methods).filter((methods) => methods.length > 0);
  return (first ?? []).filter((method) => others.every((methods) => methods.includes(method)));
};

const paymentIn = ({ preview, values }: ChoiceProps): string | undefined => {
  const offered = paymentsOf(preview);
  return offered.find((method) => method === values.payment_method) ?? offered[0];
};

/** The order as it was shown, and the button that places it. */
function Placing({ preview, values, guestItems, texts }: ChoiceProps & Guest & Terms): VNode {
  const { t, language } = useSite();
  const payment = paymentIn({ preview, values });
  const address = addressLines(language, addressIn(values, 'shipping_address'));
  const hasBilling = values.without !== 'billing_address';
  const billing = hasBilling ? addressLines(language, addressIn(values, 'billing_address')) : [];
  const kept = Object.entries(values).filter(
    ([name]) =>
      name.startsWith('shipping_address.') ||
      (hasBilling && name.startsWith('billing_address.')) ||
      ['note', 'email', 'language', 'without'].includes(name) ||
      name.startsWith('items.'),
  );
  const chosen = preview.parts.flatMap((part, index) =>
    part.shipping_method === null
      ? []
      : [
          [`shipping_methods.${index}.store_id`, part.store_id] as const,
          [`shipping_methods.${index}.code`, part.shipping_method] as const,
        ],
  );
  const fields = [...kept, ...chosen, ...(payment === undefined ? [] : [['payment_method', payment] as const])];
  return (
    <Form
      of={guestItems === null ? 'createCheckout' : 'createGuestCheckout'}
      id="order"
      class="card"
      fields={fields.map(([name, value]) => ({ name, value, hidden: true }))}
      submit={t('checkout.order')}
      next={
        guestItems !== null
          ? '/guest/orders/{token}'
          : preview.parts.length === 1
            ? '/orders/{id}'
            : '/marketplace/orders'
      }
    >
      {guestItems === null && <input type="hidden" name="round" value={Date.now()} />}
      {preview.terms_version !== null && <input type="hidden" name="agreed_terms" value={preview.terms_version} />}
      {address.length > 0 && <p dir="auto">{address.join(', ')}</p>}
      {billing.length > 0 && (
        <p dir="auto">
          {t('order.billing_address')}: {billing.join(', ')}
        </p>
      )}
      {payment !== undefined && <p>{t(`value.${payment as 'transfer'}`)}</p>}
      <p class="price large">
        {t('order.total')} <Money amount={preview.total} currency={preview.currency} />
      </p>
      {texts.length > 0 && (
        <p>
          {t('checkout.agree')} <SiteLinks pages={texts.map(({ name }) => name as 'terms')} />
        </p>
      )}
      {texts.map(({ name, text_html: html }) => (
        <details key={name}>
          <summary>{t(`page.${name as 'terms'}`)}</summary>
          <Prose html={html} />
        </details>
      ))}
    </Form>
  );
}

/** The ways of delivery of each seller, and the ways to pay. */
function Options({ preview, values }: ChoiceProps): VNode {
  const { t } = useSite();
  const payments = named(paymentsOf(preview), 'value', t);
  return (
    <>
      {preview.parts.map(
        (part, index) =>
          part.shipping_methods.length > 0 && (
            <fieldset key={part.store_id}>
              <legend dir="auto">
                {t('checkout.delivery')}: {part.store_name ?? t('shop')}
              </legend>
              <input type="hidden" name={`shipping_methods.${index}.store_id`} value={part.store_id ?? ''} />
              {part.shipping_methods.map((offer) => (
                <Radio
                  key={offer.code}
                  name={`shipping_methods.${index}.code`}
                  value={offer.code}
                  isChosen={offer.code === part.shipping_method}
                >
                  <bdi>{offer.name}</bdi> <Money amount={offer.price} currency={preview.currency} />
                </Radio>
              ))}
            </fieldset>
          ),
      )}
      {Object.keys(payments).length > 0 && (
        <fieldset>
          <legend>{t('checkout.payment')}</legend>
          {Object.entries(payments).map(([value, text]) => (
            <Radio key={value} name="payment_method" value={value} isChosen={value === paymentIn({ preview, values })}>
              {text}
            </Radio>
          ))}
        </fieldset>
      )}
    </>
  );
}

type RadioProps = { name: string; value: string; isChosen: boolean; children: ComponentChildren };

function Radio({ name, value, isChosen, children }: RadioProps): VNode {
  const id = `${name}-${value}`;
  return (
    <div class="choice">
      <input type="radio" id={id} name={name} value={value} checked={isChosen} />
      <label for={id}>{children}</label>
    </div>
  );
}
