import type { VNode } from 'preact';
import { type Schemas, useSite } from './context.js';
import { Form } from './form.js';
import { Money, pathOf } from './parts.js';

type Variant = Schemas['ProductVariant'];
type Product = Schemas['MarketplaceProductDetail'] | Schemas['ShopProduct'];

/** Options and variants of a product at most, as in the contract. */
const [mostOptions, listed] = [3, 12];

const labelOf = ({ values }: Variant): string => values.join(' / ');

/** The choice of a variant as the field of a form, with the price and stock of each: a list, or a menu if there are many. */
export function VariantChoice({ of: { variants, options, pictures, currency } }: { of: Product }): VNode {
  const { t, language, filled } = useSite();
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const stockOf = ({ in_stock: isThere, stock }: Variant) =>
    isThere ? t('product.in_stock', { count: stock }) : t('product.sold_out');
  const chosen = variants.find(({ id }) => String(id) === filled?.values.product_id);
  const first = chosen ?? variants.find((each) => each.in_stock);
  const label = options.map(({ name }) => name).join(' / ');
  if (variants.length > listed) {
    return (
      <div class="field">
        <label for="variant">{label}</label>
        <select id="variant" name="product_id" required>
          {variants.map((each) => (
            <option key={each.id} value={each.id} selected={each === first} disabled={!each.in_stock}>
              {`${labelOf(each)} · ${money.format(each.price)} · ${stockOf(each)}`}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset class="variants">
      <legend dir="auto">{label}</legend>
      {variants.map((each) => {
        const picture = pictures.find(({ id }) => id === each.picture_id);
        const small = picture && pathOf(picture.sizes[0]?.url ?? picture.url);
        return (
          <label key={each.id}>
            <input
              {...{ type: 'radio', name: 'product_id', value: each.id, required: true }}
              checked={each === first}
              disabled={!each.in_stock}
            />
            {small !== undefined && <img src={small} alt="" width="40" height="40" loading="lazy" />}
            <bdi>{labelOf(each)}</bdi> <Money amount={each.price} currency={currency} />
            <small class="soft">{stockOf(each)}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

type FormsProps = { of: Product; operation: 'updateMarketplaceProduct' | 'updateShopProduct'; next: string };

/** The forms of a product's options, and then of its variants: each combination of the options is one. */
export function VariantForms({ of, operation, next }: FormsProps): VNode {
  const { t } = useSite();
  const path = { id: of.id };
  const options = Array.from({ length: mostOptions }, (_, at) => ({ at, option: of.options[at] }));
  const pictures = of.pictures.map(({ id, alt }, at) => [id, alt || `${t('field.picture_id')} ${at + 1}`]);
  return (
    <section id="variants">
      <h2>{t('variants')}</h2>
      <Form
        {...{ of: operation, id: 'options', path, next, class: 'in-rows' }}
        fields={options.flatMap(({ at, option }) => [
          {
            ...{ name: `options.${at}.name`, value: option?.name, required: false },
            label: t('option.name', { number: at + 1 }),
            ...(at === 0 && { hint: t('option.name_hint') }),
          },
          {
            ...{ name: `options.${at}.values`, value: option?.values.join(', '), required: false },
            ...(at === 0 && { hint: t('option.values_hint') }),
          },
        ])}
        submit={t('variants.combine')}
      />
      {of.variants.length > 0 && (
        <Form
          {...{ of: operation, id: 'variant-rows', path, next, class: 'in-rows' }}
          fields={of.variants.flatMap((variant, at) => [
            { name: `variants.${at}.id`, value: variant.id, hidden: true },
            { name: `variants.${at}.values`, value: variant.values.join(', '), hidden: true },
            { name: `variants.${at}.price`, value: variant.price, required: true, heading: labelOf(variant) },
            { name: `variants.${at}.stock`, value: variant.stock, required: true },
            { name: `variants.${at}.sku`, value: variant.sku },
            { name: `variants.${at}.weight`, value: variant.weight },
            ...(pictures.length === 0
              ? []
              : [
                  {
                    ...{ name: `variants.${at}.picture_id`, value: variant.picture_id },
                    options: Object.fromEntries(pictures),
                  },
                ]),
          ])}
          submit={t('save')}
        />
      )}
    </section>
  );
}
