import type { ComponentChildren, VNode } from 'preact';
import type { Schemas } from './context.js';
import { itemTitle } from './goods.js';
import { Money } from './parts.js';
import { Vacation } from './vacation.js';

type Item = Pick<Schemas['CheckoutItem'], 'product_id' | 'variant_label' | 'title' | 'price'>;

type CartRowProps = {
  of: Item;
  area: string;
  currency: string;
  /** The name of its store; null for the shop. */
  store: string | null;
  vacation: Schemas['Vacation'] | null;
  /** Before the text, and beside the title. */
  picture?: ComponentChildren;
  badge?: ComponentChildren;
  /** The forms that change the item. */
  children: ComponentChildren;
};

/** An item of a cart. */
export function CartRow({ of: item, area, currency, store, vacation, picture, badge, children }: CartRowProps): VNode {
  return (
    <li class="row in-cart">
      {picture}
      <div>
        <p class="title">
          <a href={`/${area}/products/${item.product_id}`} dir="auto">
            {itemTitle(item)}
          </a>{' '}
          {badge}
        </p>
        <p class="about">
          <Money amount={item.price} currency={currency} />
          {store !== null && <bdi>{store}</bdi>}
        </p>
        <Vacation of={vacation} />
        <div class="actions">{children}</div>
      </div>
    </li>
  );
}
