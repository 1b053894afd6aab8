import type { ComponentChildren, VNode } from 'preact';
import { type Schemas, useSite } from './context.js';
import { Money } from './parts.js';

type Sums = Pick<Schemas['Order'], 'shipping' | 'tax' | 'prices_include_tax' | 'total'> & {
  /** The name of the way of delivery; absent if nothing is delivered. */
  method: string | null | undefined;
  refunded?: number;
};

type Item = Pick<Schemas['OrderItem'], 'product_id' | 'variant_id' | 'variant_label' | 'title' | 'quantity' | 'price'>;

/** The title of an item, and its variant. */
export const itemTitle = ({ title, variant_label: variant }: Pick<Item, 'title' | 'variant_label'>): string =>
  variant === null ? title : `${title}, ${variant}`;

type GoodsProps<Each extends Item> = {
  items: readonly Each[];
  sums: Sums;
  currency: string;
  /** The cell of an item; its title if absent. */
  children?: (item: Each) => ComponentChildren;
};

/** The items of an order or a part of a checkout, with shipping, tax and total. */
export function Goods<Each extends Item>({ items, sums, currency, children }: GoodsProps<Each>): VNode {
  const { t } = useSite();
  const { method, shipping, tax, prices_include_tax: isIncluded, total, refunded = 0 } = sums;
  const rows = [
    ...(method == null ? [] : [[`${t('order.shipping')}: ${method}`, shipping] as const]),
    ...(tax > 0 ? [[t(isIncluded ? 'order.tax_included' : 'order.tax'), tax] as const] : []),
    [t('order.total'), total] as const,
    ...(refunded > 0 ? [[t('order.refunded_total'), refunded] as const] : []),
  ];
  return (
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
          <tr key={item.variant_id ?? item.product_id}>
            <td dir="auto">{children?.(item) ?? itemTitle(item)}</td>
            <td>{item.quantity}</td>
            <td>
              <Money amount={item.price} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" colSpan={2}>
              {label}
            </th>
            <td>
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
