import type { VNode } from 'preact';
import type { components } from '../../../../generated/openapi.js';
import { isRole, useSite } from '../../components/context.js';
import { Entry, Hiding, ReportLink } from '../../components/entry.js';
import { type FieldProps, Filters, Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { Badge, Button, By, Choices, Empty, Money, Pager, Picture, Prose, Stars } from '../../components/parts.js';
import type { Translate } from '../../texts/texts.js';
import { product as aboutProduct } from '../structured.js';

type Schemas = components['schemas'];
type Listed = Schemas['MarketplaceProduct'] | Schemas['ShopProductSummary'];
type Whole = Schemas['MarketplaceProductDetail'] | Schemas['ShopProduct'];

/** What a product costs, and what it costs otherwise where it is on sale. */
function Price({ of, large = false }: { of: Listed | Whole; large?: boolean }): VNode {
  return (
    <p class={large ? 'price large' : 'price'}>
      <Money amount={of.price} currency={of.currency} />
      {'on_sale' in of && of.on_sale && (
        <s>
          <Money amount={of.regular_price} currency={of.currency} />
        </s>
      )}
    </p>
  );
}

/** Products of the marketplace or the shop, at the path of its area. */
export function Products({ at, products, empty }: { at: string; products: readonly Listed[]; empty: string }): VNode {
  const { t } = useSite();
  if (products.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul class="products">
      {products.map((each) => (
        <li class="product" key={each.id}>
          <Picture url={each.image_url} title={each.title} />
          <p class="title">
            <a href={`${at}/products/${each.id}`} dir="auto">
              {each.title}
            </a>
          </p>
          <Price of={each} />
          <p class="about">
            {each.category} {'rating' in each && each.rating !== null && <Stars rating={each.rating} />}
            {!each.in_stock && <Badge kind="warning">{t('product.sold_out')}</Badge>}
            {each.status !== 'active' && <Badge kind="warning">{t(`value.${each.status as 'draft'}`)}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a list of products can be filtered by. */
function filtersBy(categories: readonly Schemas['ProductCategory'][], t: Translate): FieldProps[] {
  const counted = categories.map(({ name, product_count: count }) => [name, `${name} (${count})`]);
  return [
    { name: 'search', label: t('search') },
    { name: 'category', options: Object.fromEntries(counted) },
  ];
}

type ShelfProps = {
  of: 'listMarketplaceProducts' | 'listShopProducts';
  at: string;
  categories: readonly Schemas['ProductCategory'][];
  products: readonly Listed[];
  orders?: object;
};

/** The products of an area, with their filters and orders. */
function Shelf({ of, at, categories, products, orders }: ShelfProps): VNode {
  const { t } = useSite();
  const prices = { price_asc: t('order.price_asc'), price_desc: t('order.price_desc') };
  return (
    <>
      <Filters of={of} fields={filtersBy(categories, t)} />
      <Choices label={t('order')} name="sort" options={{ '': t('order.newest'), ...prices, ...orders }} />
      <Products at={at} products={products} empty={t('products.none')} />
    </>
  );
}

/** The marketplace. */
export const showMarket: SitePage = async ({ read, listed, account, t }) => {
  const [categories, { products, ...list }] = await Promise.all([
    read('listMarketplaceCategories'),
    read('listMarketplaceProducts', listed('category', 'search', 'sort')),
  ]);
  const orders = { rating: t('order.rating') };
  return {
    ...list,
    title: t('marketplace'),
    description: t('marketplace.about'),
    beside: (
      <>
        <Button href="/marketplace/stores" text={t('stores')} quiet />
        {account !== null && <Button href="/marketplace/orders" text={t('orders')} quiet />}
      </>
    ),
    content: (
      <Shelf
        of="listMarketplaceProducts"
        at="/marketplace"
        categories={categories}
        products={products}
        orders={orders}
      />
    ),
  };
};

/** The shop. */
export const showShop: SitePage = async ({ read, listed, account, t }) => {
  const [categories, { products, ...list }] = await Promise.all([
    read('listShopCategories'),
    read('listShopProducts', listed('category', 'search', 'sort')),
  ]);
  return {
    ...list,
    title: t('shop'),
    description: t('shop.about'),
    beside: account !== null && <Button href="/shop/orders" text={t('orders')} quiet />,
    content: <Shelf of="listShopProducts" at="/shop" categories={categories} products={products} />,
    below: isRole(account, 'admin') && (
      <details class="card">
        <summary>{t('product.new')}</summary>
        <Form of="createShopProduct" class="" fields={fieldsOf(shopFields)} submit={t('product.create')} />
      </details>
    ),
  };
};

/** All stores, and the form for one of one's own. */
export const showStores: SitePage = async ({ read, listed, account, t }) => {
  const { stores, ...list } = await read('listStores', listed());
  return {
    ...list,
    title: t('stores'),
    trail: { '/marketplace': t('marketplace') },
    content: (
      <ul class="tiles">
        {stores.map((store) => (
          <li key={store.id}>
            <a href={`/marketplace/stores/${store.slug}`} dir="auto">
              {store.name}
            </a>
            <p>
              <Stars rating={store.rating} /> · {t('store.products', { count: store.product_count })}
            </p>
          </li>
        ))}
      </ul>
    ),
    below: account !== null && (
      <details class="card">
        <summary>{t('store.new')}</summary>
        <Form of="createStore" fields={['name', 'slug', 'description']} submit={t('store.create')} class="" />
      </details>
    ),
  };
};

/** A store with its products. */
export const showStore: SitePage = async ({ read, listed, account, t }) => {
  const { store, products, ...list } = await read('getStore', listed());
  const path = { slug: store.slug };
  const isOwner = account?.username === store.owner;
  const fields = fieldsOf(['name', 'description', 'status'], store);
  return {
    ...list,
    title: store.name,
    description: store.description.slice(0, 200),
    trail: { '/marketplace': t('marketplace'), '/marketplace/stores': t('stores') },
    beside: (
      <>
        <Stars rating={store.rating} />
        {store.status !== 'active' && <Badge kind="warning">{t(`value.${store.status as 'inactive'}`)}</Badge>}
        {isOwner && <Button href={`/marketplace/stores/${store.slug}/orders`} text={t('store.orders')} quiet />}
      </>
    ),
    content: (
      <>
        <p>
          <By name={store.owner} />
        </p>
        <Prose html={store.description_html} />
        <div class="actions">
          {!isOwner && <ReportLink type="store" of={store} />}
          <Hiding type="store" of={store} />
        </div>
        {(isOwner || isRole(account, 'admin')) && (
          <details class="card">
            <summary>{t('store.manage')}</summary>
            <Form of="updateStore" path={path} class="" fields={fields} submit={t('save')} />
          </details>
        )}
        {isOwner && (
          <details class="card">
            <summary>{t('product.new')}</summary>
            <Form
              of="createMarketplaceProduct"
              path={path}
              class=""
              fields={fieldsOf(productFields)}
              submit={t('product.create')}
            />
          </details>
        )}
        <Products at="/marketplace" products={products} empty={t('products.none')} />
      </>
    ),
  };
};

const productFields = ['title', 'description', 'price', 'category', 'stock', 'status', 'image_url'] as const;
const shopFields = [...productFields, 'slug', 'sku', 'regular_price'] as const;

/** Fields with what stands in them at first. */
const fieldsOf = (names: readonly string[], values: object = { status: 'active' }) =>
  names.map((name) => ({ name, value: (values as Record<string, string | number | null>)[name] }));

/** What is for sale: its picture and price, the form that buys it, and its description. */
function Goods({ of, at }: { of: Whole; at: 'Marketplace' | 'Shop' }): VNode {
  const { t } = useSite();
  const fields = [
    { name: 'items.0.product_id', value: of.id, hidden: true },
    { name: 'items.0.quantity', value: 1 },
  ];
  return (
    <>
      <div class="goods">
        <Picture url={of.image_url} title={of.title} />
        <div>
          <Price of={of} large />
          <p class="soft">{of.in_stock ? t('product.in_stock', { count: of.stock }) : t('product.sold_out')}</p>
          {of.in_stock && of.status === 'active' && (
            <Form of={`place${at}Order`} fields={fields} submit={t('product.buy')} next="/orders/{id}" />
          )}
        </div>
      </div>
      <Prose html={of.description_html} />
      <div class="actions">
        <ReportLink type="product" of={of} />
        <Hiding type="product" of={of} />
      </div>
    </>
  );
}

type ManagingProps = { of: Whole; at: 'Marketplace' | 'Shop'; fields: readonly string[]; next: string };

/** What a seller can do with a product. */
function Managing({ of, at, fields, next }: ManagingProps): VNode {
  const { t } = useSite();
  const path = { id: of.id };
  return (
    <details class="card">
      <summary>{t('edit')}</summary>
      <Form of={`update${at}Product`} path={path} class="" fields={fieldsOf(fields, of)} submit={t('save')} />
      <Form of={`delete${at}Product`} path={path} submit={t('delete')} danger next={next} />
    </details>
  );
}

/** A product of the marketplace with its reviews. */
export const showProduct: SitePage = async ({ read, listed, account, origin, t }) => {
  const [goods, list] = await Promise.all([read('getMarketplaceProduct'), read('listReviews', listed('sort'))]);
  const { store } = goods;
  const isOwner = account?.username === store.owner;
  const shop = `/marketplace/stores/${store.slug}`;
  return {
    title: goods.title,
    description: goods.description.slice(0, 200),
    image: goods.image_url,
    about: aboutProduct(goods, { url: `${origin}/marketplace/products/${goods.id}`, rating: goods.rating }),
    trail: { '/marketplace': t('marketplace'), [shop]: store.name },
    beside: <Stars rating={goods.rating} />,
    content: (
      <>
        <Goods of={goods} at="Marketplace" />
        {(isOwner || isRole(account, 'moderator')) && (
          <Managing of={goods} at="Marketplace" fields={productFields} next={shop} />
        )}
        <Reviews list={list} goods={goods} isSeller={isOwner} />
      </>
    ),
  };
};

/** A product of the shop. */
export const showShopProduct: SitePage = async ({ read, account, origin, t }) => {
  const goods = await read('getShopProduct');
  return {
    title: goods.title,
    description: goods.description.slice(0, 200),
    image: goods.image_url,
    about: aboutProduct(goods, { url: `${origin}/shop/products/${goods.id}`, sku: goods.sku }),
    trail: { '/shop': t('shop') },
    content: (
      <>
        <Goods of={goods} at="Shop" />
        {isRole(account, 'admin') && <Managing of={goods} at="Shop" fields={shopFields} next="/shop" />}
      </>
    ),
  };
};

type ReviewsProps = { list: Schemas['ReviewPage']; goods: Schemas['MarketplaceProductDetail']; isSeller: boolean };

function Reviews({ list, goods, isSeller }: ReviewsProps): VNode {
  const { t, account } = useSite();
  const orders = { '': t('order.newest'), highest: t('order.highest'), lowest: t('order.lowest') };
  const stars = Object.fromEntries([5, 4, 3, 2, 1].map((count) => [String(count), t('review.stars', { count })]));
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t('reviews')}</h2>
      {list.total > 1 && <Choices label={t('order')} name="sort" options={orders} />}
      {list.reviews.length === 0 && <Empty>{t('reviews.none')}</Empty>}
      {list.reviews.map((review) => (
        <ReviewEntry key={review.id} review={review} isSeller={isSeller} />
      ))}
      <Pager page={list.page} pages={list.pages} />
      {account !== null && !isSeller && goods.my_review === undefined && (
        <details class="card">
          <summary>{t('review.new')}</summary>
          <Form
            of="createReview"
            path={{ id: goods.id }}
            class=""
            fields={[{ name: 'rating', options: stars }, 'title', 'body']}
            submit={t('review.send')}
            next={`/marketplace/products/${goods.id}#review-{id}`}
          />
        </details>
      )}
    </section>
  );
}

function ReviewEntry({ review, isSeller }: { review: Schemas['Review']; isSeller: boolean }): VNode {
  const { t } = useSite();
  const { rating, title, body, reply } = review;
  const path = { id: review.id };
  const said = (
    <p class="stars">
      <span role="img" aria-label={t('review.stars', { count: rating })}>
        {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
      </span>{' '}
      <strong dir="auto">{title}</strong>
    </p>
  );
  return (
    <Entry
      type="review"
      of={review}
      at={review.created_at}
      html={review.body_html}
      edit={{ of: 'updateReview', path, values: { rating, title, body } }}
      remove={{ of: 'deleteReview', path }}
      keepers="author"
      aside={said}
    >
      {review.reply_html !== undefined && review.reply_html !== null && (
        <blockquote>
          <Prose html={review.reply_html} />
        </blockquote>
      )}
      {isSeller && (
        <details>
          <summary>{t('review.reply')}</summary>
          <Form of="replyToReview" path={path} fields={[{ name: 'body', value: reply }]} submit={t('reply.send')} />
        </details>
      )}
    </Entry>
  );
}
