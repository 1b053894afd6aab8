import type { ComponentChildren, VNode } from 'preact';
import { Problem } from '../../../core/contract/problems.js';
import { CartRow } from '../../components/cart-row.js';
import { type Schemas, useSite } from '../../components/context.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { ActionLink, Rows } from '../../components/parts.js';
import type { GuestItem } from '../../guest-cart.js';

type GuestFormProps = {
  /** The product or variant; null if the children name it. */
  item: number | null;
  /** The quantity to begin with; 0 for a form that takes the item out. */
  quantity: number;
  submit: string;
  children?: ComponentChildren;
};

/** A form of the cart of a visitor. */
export function GuestCartForm({ item, quantity, submit, children }: GuestFormProps): VNode {
  const { t } = useSite();
  const id = `quantity-${item ?? ''}`;
  return (
    <form method="post" action="/guest/cart" class={item === null ? undefined : 'inline'}>
      {children}
      {item !== null && <input type="hidden" name="product_id" value={item} />}
      {quantity === 0 ? (
        <input type="hidden" name="quantity" value={quantity} />
      ) : (
        <div class="field">
          <label for={id}>{t('field.quantity')}</label>
          <input id={id} name="quantity" type="number" min="1" max="999" value={quantity} required />
        </div>
      )}
      <div class="actions">
        <button type="submit" class={quantity === 0 ? 'quiet' : undefined}>
          {submit}
        </button>
      </div>
    </form>
  );
}

/** Null if nothing of a cart is for sale any more. @throws any other refusal */
function nullIfEmpty(error: unknown): null {
  if (error instanceof Problem && error.code === 'cart_empty') return null;
  throw error;
}

/** The cart of a visitor. */
export const showGuestCart: SitePage = async ({ guestItems, ask, t }) => {
  const preview =
    guestItems.length === 0 ? null : await ask('previewGuestCheckout', { items: guestItems }).catch(nullIfEmpty);
  const { parts = [], currency = '' } = preview ?? {};
  return {
    title: t('cart'),
    isPrivate: true,
    // It is of this visitor alone.
    isKept: false,
    content: (
      <>
        <Rows empty={<Nothing of="cart" />}>
          {parts.flatMap((part) =>
            part.items.map((item) => (
              <Item key={item.variant_id ?? item.product_id} of={item} part={part} currency={currency} />
            )),
          )}
        </Rows>
        {parts.length > 0 && <ActionLink href="/cart/checkout" text={t('checkout')} />}
      </>
    ),
  };
};

type Part = Schemas['CheckoutPreview']['parts'][number];

function Item({ of: item, part, currency }: { of: Part['items'][number]; part: Part; currency: string }): VNode {
  const { t } = useSite();
  const id = item.variant_id ?? item.product_id;
  const area = part.store_id === null ? 'shop' : 'marketplace';
  return (
    <CartRow {...{ of: item, area, currency, store: part.store_name, vacation: part.vacation }}>
      <GuestCartForm item={id} quantity={item.quantity} submit={t('cart.change')} />
      <GuestCartForm item={id} quantity={0} submit={t('cart.remove')} />
    </CartRow>
  );
}

/** The fields of a checkout that say what a visitor orders. */
export const guestFields = (items: readonly GuestItem[] | null, language: string) =>
  items === null
    ? []
    : [
        ...items.flatMap(({ id, quantity }, index) => [
          { name: `items.${index}.id`, value: id, hidden: true },
          { name: `items.${index}.quantity`, value: quantity, hidden: true },
        ]),
        { name: 'language', value: language, hidden: true },
      ];

/** How to order with an account instead. */
export function GuestHint(): VNode {
  const { t } = useSite();
  return (
    <p class="hint">
      {t('checkout.guest')} <a href="/sign-in?next=/cart">{t('sign_in')}</a>
    </p>
  );
}
