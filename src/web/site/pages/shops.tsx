import type { ComponentChildren, VNode } from 'preact';
import { isAllowed, policies } from '../../../api/auth/policies.js';
import { titledPath } from '../../../api/http/page-address.js';
import { isRole, type Schemas, useSite } from '../../components/context.js';
import { Entry, Hiding, ReportLink } from '../../components/entry.js';
import { Filters, Form, fieldsOf } from '../../components/form.js';
import { Gallery, PictureForms } from '../../components/gallery.js';
import { Nothing } from '../../components/nothing.js';
import type { PageInput, SitePage } from '../../components/page.js';
import {
  Badge,
  Band,
  Button,
  By,
  Choices,
  Empty,
  Money,
  named,
  Pager,
  Picture,
  Prose,
  pathOf,
  Rows,
  Section,
  Stars,
  State,
  Tile,
} from '../../components/parts.js';
import { Bookmark } from '../../components/reactions.js';
import { Vacation } from '../../components/vacation.js';
import { VariantChoice, VariantForms } from '../../components/variants.js';
import { Watch } from '../../components/watch.js';
import { product as aboutProduct, pictureIn } from '../structured.js';
import { GuestCartForm } from './guest-cart.js';
import { AboutTrader } from './traders.js';

type ProductSummary = Schemas['MarketplaceProduct'] | Schemas['ShopProductSummary'];
type Whole = Schemas['MarketplaceProductDetail'] | Schemas['ShopProduct'];

type PriceProps = { of: ProductSummary | Whole; large?: boolean; isLeast?: boolean };

/** The price of a product, with the regular price if it is on sale. */
function Price({ of, large = false, isLeast = false }: PriceProps): VNode {
  const { t } = useSite();
  return (
    <p class={large ? 'price large' : 'price'}>
      {isLeast && `${t('product.from')} `}
      <Money amount={of.price} currency={of.currency} />
      {!isLeast && 'on_sale' in of && of.on_sale && (
        <s>
          <Money amount={of.regular_price} currency={of.currency} />
        </s>
      )}
    </p>
  );
}

/** Products of the marketplace or the shop; `at` is the path of the area. */
export function Products({
  at,
  products,
  empty,
}: {
  at: string;
  products: readonly ProductSummary[];
  empty: ComponentChildren;
}): VNode {
  const { t } = useSite();
  const tiles = products.map((each) => (
    <Tile
      key={each.id}
      href={titledPath(`${at}/products/${each.id}`, each.title)}
      title={each.title}
      picture={each.image_url}
    >
      <Price of={each} />
      <p class="about">
        {each.category} {'rating' in each && each.rating !== null && <Stars rating={each.rating} />}
        {!each.in_stock && <Badge kind="warning">{t('product.sold_out')}</Badge>}
        {each.status !== 'active' && <State of={each.status} kind="warning" />}
      </p>
    </Tile>
  ));
  return (
    <Rows class="products" empty={empty}>
      {tiles}
    </Rows>
  );
}

/** The marketplace or the shop: products with filters and orders. */
export const shelfPage =
  (area: 'marketplace' | 'shop'): SitePage =>
  async ({ read, walked, account, t }) => {
    const isShop = area === 'shop';
    const of = isShop ? 'Shop' : 'Marketplace';
    const [categories, { products, ...list }, seller] = await Promise.all([
      read(`list${of}Categories`),
      read(
        `list${of}Products`,
        walked('category', 'search', 'sort', 'min_price', 'max_price', 'in_stock', 'min_rating'),
      ),
      isShop ? read('getShopTrader') : null,
    ]);
    const atLeast = Object.fromEntries([4, 3, 2].map((stars) => [stars, t('products.stars', { count: stars })]));
    const counted = categories.map(({ name, product_count: count }) => [name, `${name} (${count})`]);
    const fields = [
      { name: 'search', label: t('search') },
      { name: 'category', options: Object.fromEntries(counted) },
      'min_price',
      'max_price',
      ...(isShop ? [] : [{ name: 'min_rating', options: atLeast }]),
      'in_stock',
    ];
    const orders = {
      '': t('order.newest'),
      price_asc: t('order.price_asc'),
      price_desc: t('order.price_desc'),
      ...(!isShop && { rating: t('order.rating') }),
    };
    return {
      ...list,
      title: t(area),
      description: t(`${area}.about`),
      beside: (
        <>
          {!isShop && <Button href="/marketplace/stores" text={t('stores')} quiet />}
          {isShop && isRole(account, 'shop_manager') && (
            <>
              <Button href="/shop/sales" text={t('shop.sales')} quiet />
              <Button href="/shop/selling" text={t('selling')} quiet />
              <Button href="/shop/table" text={t('table')} quiet />
              <Button href="/shop/trader" text={t('trader')} quiet />
            </>
          )}
          <Button href="/cart" text={t('cart')} quiet />
          {account !== null && <Button href={`/${area}/orders`} text={t('orders')} quiet />}
        </>
      ),
      content: (
        <>
          <Filters of={`list${of}Products`} fields={fields} />
          <Choices label={t('order')} name="sort" options={orders} />
          <Products
            at={`/${area}`}
            products={products}
            empty={<Nothing of="products" {...(isShop && { to: null })} />}
          />
        </>
      ),
      below: isShop && (
        <>
          <NewProduct of="createShopProduct" fields={shopFields} />
          <AboutTrader of={seller?.trader ?? null} />
        </>
      ),
    };
  };

type NewProductProps = {
  of: 'createShopProduct' | 'createMarketplaceProduct';
  path?: { slug: string };
  fields: readonly string[];
};

function NewProduct({ fields, ...props }: NewProductProps): VNode {
  const { t } = useSite();
  const shown = fieldsOf(fields, { status: 'active' });
  return <Form {...props} summary={t('product.new')} card fields={shown} submit={t('product.create')} />;
}

/** All stores, and the form for an own one. */
export const showStores: SitePage = async ({ read, walked, account, t }) => {
  const { stores, ...list } = await read('listStores', walked());
  return {
    ...list,
    title: t('stores'),
    trail: { '/marketplace': t('marketplace') },
    content: (
      <Rows class="tiles" empty={<Nothing of="stores" to={null} />}>
        {stores.map(({ id, slug, name, rating, product_count: count }) => (
          <Tile key={id} href={`/marketplace/stores/${slug}`} title={name}>
            <p class="about">
              <Stars rating={rating} /> · {t('store.products', { count })}
            </p>
          </Tile>
        ))}
      </Rows>
    ),
    below: account !== null && (
      <Form
        of="createStore"
        summary={t('store.new')}
        card
        fields={['name', 'slug', 'description']}
        submit={t('store.create')}
      />
    ),
  };
};

/** A store with its products. */
export const showStore: SitePage = async ({ read, walked, account, query, t }) => {
  const [{ store, products, ...list }, { trader }] = await Promise.all([
    read('getStore', walked()),
    read('getStoreTrader'),
  ]);
  const path = { slug: store.slug };
  const next = `/marketplace/stores/${store.slug}?edit=pictures`;
  const isOwner = account?.username === store.owner;
  const isManaged = isAllowed(policies.store.update, account, { isAuthor: isOwner });
  // A store of an account pending deletion cannot be reopened; its owner is not found then.
  const owner = isManaged && !isOwner ? (await read('getUser', {}, { username: store.owner })).standing : undefined;
  const canOpen = owner === undefined || owner?.deletion_at === null;
  const statuses = storeStatuses.filter((each) =>
    each === 'suspended' ? isAllowed(policies.store.suspend, account) : each !== 'active' || canOpen,
  );
  // Moderators suspend and reinstate a store; a hidden store's status cannot change.
  const status =
    statuses.includes(store.status) && store.hidden === null
      ? [{ name: 'status', value: store.status, options: named(statuses, 'value', t) }]
      : [];
  const fields = [...fieldsOf(['name', 'description'], store), ...status];
  const vacation = [
    { name: 'vacation.until', label: t('vacation.back') },
    { name: 'vacation.note', label: t('vacation.note') },
  ];
  const back = [{ name: 'vacation', value: '', hidden: true }];
  return {
    ...list,
    title: store.name,
    description: store.description,
    trail: { '/marketplace': t('marketplace'), '/marketplace/stores': t('stores') },
    beside: (
      <>
        <Stars rating={store.rating} />
        {(store.status === 'active' || isOwner) && <Watch type="store" of={store} />}
        {store.status !== 'active' && <State of={store.hidden?.state ?? store.status} kind="warning" />}
        {isOwner && <Button href={`/marketplace/stores/${store.slug}/orders`} text={t('store.orders')} quiet />}
        {isOwner && <Button href={`/marketplace/stores/${store.slug}/selling`} text={t('selling')} quiet />}
        {isOwner && <Button href={`/marketplace/stores/${store.slug}/table`} text={t('table')} quiet />}
        {isOwner && <Button href={`/marketplace/stores/${store.slug}/trader`} text={t('trader')} quiet />}
        {(isOwner || isRole(account, 'moderator')) && (
          <Button href={`/marketplace/stores/${store.slug}/ledger`} text={t('ledger')} quiet />
        )}
      </>
    ),
    content: (
      <>
        {store.banner_url !== null && <Band url={store.banner_url} />}
        <p class="by">
          {store.logo_url !== null && (
            <img class="logo" src={`${pathOf(store.logo_url)}?size=320`} alt="" width="64" height="64" />
          )}
          <By name={store.owner} />
        </p>
        <Vacation of={store.vacation} />
        <Prose html={store.description_html} />
        <div class="actions">
          {!isOwner && <ReportLink type="store" of={store} />}
          <Hiding type="store" of={store} />
        </div>
        {isManaged && (
          <details class="card" open={query('edit') === 'pictures'}>
            <summary>{t('store.manage')}</summary>
            <Form of="updateStore" path={path} class="" fields={fields} submit={t('save')} />
            <section>
              <h2>{t('vacation')}</h2>
              {store.vacation === null ? (
                <Form
                  of="updateStore"
                  id="vacation"
                  path={path}
                  class=""
                  fields={vacation}
                  submit={t('vacation.begin')}
                />
              ) : (
                <Form of="updateStore" id="back" path={path} fields={back} submit={t('vacation.end')} quiet />
              )}
            </section>
            {(['logo', 'banner'] as const).map((place) => (
              <section key={place}>
                <h2>{t(place === 'logo' ? 'site.logo' : 'store.banner')}</h2>
                <Form
                  of="updateStorePicture"
                  path={{ ...path, place }}
                  class=""
                  fields={['file']}
                  submit={t('file.upload')}
                  next={next}
                />
                {store[`${place}_url`] !== null && (
                  <Form of="deleteStorePicture" path={{ ...path, place }} submit={t('delete')} danger next={next} />
                )}
              </section>
            ))}
          </details>
        )}
        {isOwner && <NewProduct of="createMarketplaceProduct" path={path} fields={productFields} />}
        <Products at="/marketplace" products={products} empty={<Nothing of="products" to={null} />} />
        <AboutTrader of={trader} />
      </>
    ),
  };
};

const storeStatuses: readonly Schemas['Store']['status'][] = ['active', 'inactive', 'suspended'];
const productFields = [
  'title',
  'description',
  'price',
  'category',
  'stock',
  'kind',
  'weight',
  'tax_class',
  'status',
  'image_url',
] as const;
const shopFields = [...productFields, 'slug', 'sku', 'regular_price'] as const;

/** Structured data and preview of a product's page. */
const headOf = (goods: Whole, url: string) => ({
  title: goods.title,
  description: goods.description,
  image: goods.image_url ?? pictureIn(goods.description_html),
  about: aboutProduct(goods, url),
});

type GoodsProps = {
  of: Whole;
  at: 'Marketplace' | 'Shop';
  /** True if the reader is the seller, and so cannot buy it. */
  isSeller?: boolean;
  /** True if the reader may edit and delete it; `shelf` is the page after a deletion. */
  isManaged: boolean;
  shelf: string;
  /** The reader's own files, one of which can become the product. */
  files: readonly Schemas['StoredFile'][];
};

/** A product: picture, price, order form, description, and the seller's actions. */
function Goods({ of, at, isSeller = false, isManaged, shelf, files }: GoodsProps): VNode {
  const { t, here, filled, account } = useSite();
  const path = { id: of.id };
  // Also to show a form again that was refused.
  const isEdited = here.searchParams.has('edit') || filled?.operation?.includes(`/products/${of.id}`);
  const hasVariants = of.variants.length > 0;
  const isRange = of.variants.some(({ price }) => price !== of.price);
  const next = (part: string) => `${here.pathname}?edit=${part}#${part}`;
  // An address elsewhere is shown only without pictures.
  const shown = (at === 'Shop' ? shopFields : productFields).filter(
    (each) => (each !== 'image_url' || of.pictures.length === 0) && !(hasVariants && ['price', 'stock'].includes(each)),
  );
  const ownFiles = Object.fromEntries(files.map(({ id, name }) => [id, name]));
  const own = [
    ...fieldsOf(shown, of),
    ...(of.kind === 'digital' && files.length > 0
      ? [{ name: 'file_id', value: of.file_id, options: ownFiles, hint: t('product.file_hint') }]
      : []),
  ];
  return (
    <>
      <div class="goods">
        {of.pictures.length > 0 ? (
          <Gallery pictures={of.pictures} title={of.title} />
        ) : (
          <Picture url={of.image_url} title={of.title} />
        )}
        <div>
          <Price of={of} large isLeast={isRange} />
          {'store' in of && (
            <p class="seller">
              <By name={of.store.owner} />
              <a href={`/marketplace/stores/${of.store.slug}`} dir="auto">
                {of.store.name}
              </a>
            </p>
          )}
          {'store' in of && <Vacation of={of.store.vacation} />}
          {of.kind !== 'physical' && <Badge>{t(`value.${of.kind as 'digital'}`)}</Badge>}
          <p class="soft">{of.in_stock ? t('product.in_stock', { count: of.stock }) : t('product.sold_out')}</p>
          {of.in_stock && of.status === 'active' && account === null && (
            <GuestCartForm item={hasVariants ? null : of.id} quantity={1} submit={t('cart.add')}>
              {hasVariants && <VariantChoice of={of} />}
            </GuestCartForm>
          )}
          {of.in_stock && of.status === 'active' && account !== null && !isSeller && (
            <Form
              of="setCartItem"
              path={{ product_id: hasVariants ? '{product_id}' : of.id }}
              fields={[{ name: 'quantity', value: 1 }]}
              above={hasVariants && <VariantChoice of={of} />}
              submit={t('cart.add')}
              next="/cart"
            />
          )}
        </div>
      </div>
      <Prose html={of.description_html} />
      <div class="actions">
        <Watch type="product" of={of} />
        <Bookmark type="product" of={of} />
        <ReportLink type="product" of={of} />
        <Hiding type="product" of={of} />
      </div>
      {isManaged && (
        <details class="card" open={isEdited}>
          <summary>{t('edit')}</summary>
          <Form of={`update${at}Product`} id="product" path={path} class="" fields={own} submit={t('save')} />
          <VariantForms of={of} operation={`update${at}Product`} next={next('variants')} />
          <PictureForms product={of.id} pictures={of.pictures} next={next('pictures')} />
          <Form of={`duplicate${at}Product`} path={path} submit={t('product.duplicate')} quiet />
          <Form of={`delete${at}Product`} path={path} submit={t('delete')} danger next={shelf} />
        </details>
      )}
    </>
  );
}

/** The files that the seller of a digital product can choose from; none where the area of files is off. */
async function filesFor({ kind }: Whole, isSeller: boolean, read: PageInput['read']): Promise<Schemas['StoredFile'][]> {
  if (!isSeller || kind !== 'digital') return [];
  return (await read('listFiles', { per_page: 100 }).catch(() => ({ files: [] }))).files;
}

/** A product of the marketplace with its reviews. */
export const showProduct: SitePage = async ({ read, listed, account, origin, t }) => {
  const [goods, list] = await Promise.all([read('getMarketplaceProduct'), read('listReviews', listed('sort'))]);
  const { store } = goods;
  const isOwner = account?.username === store.owner;
  const shop = `/marketplace/stores/${store.slug}`;
  const address = titledPath(`/marketplace/products/${goods.id}`, goods.title);
  return {
    ...headOf(goods, `${origin}${address}`),
    address,
    trail: { '/marketplace': t('marketplace'), [shop]: store.name },
    beside: <Stars rating={goods.rating} />,
    content: (
      <>
        <Goods
          of={goods}
          at="Marketplace"
          isSeller={isOwner}
          isManaged={isAllowed(policies.product.update, account, { isAuthor: isOwner })}
          shelf={shop}
          files={await filesFor(goods, isOwner, read)}
        />
        <Reviews list={list} goods={goods} isSeller={isOwner} />
      </>
    ),
  };
};

/** A product of the shop. */
export const showShopProduct: SitePage = async ({ read, account, origin, t }) => {
  const goods = await read('getShopProduct');
  const isManaged = isAllowed(policies.product.update, account, { isOfShop: true });
  const address = titledPath(`/shop/products/${goods.id}`, goods.title);
  return {
    ...headOf(goods, `${origin}${address}`),
    address,
    trail: { '/shop': t('shop') },
    content: (
      <Goods of={goods} at="Shop" {...{ isManaged }} shelf="/shop" files={await filesFor(goods, isManaged, read)} />
    ),
  };
};

type ReviewsProps = { list: Schemas['ReviewPage']; goods: Schemas['MarketplaceProductDetail']; isSeller: boolean };

function Reviews({ list, goods, isSeller }: ReviewsProps): VNode {
  const { t } = useSite();
  const orders = { '': t('order.newest'), highest: t('order.highest'), lowest: t('order.lowest') };
  const stars = Object.fromEntries([5, 4, 3, 2, 1].map((count) => [String(count), t('review.stars', { count })]));
  return (
    <Section id="reviews" title={t('reviews')}>
      {list.count > 0 && <Distribution of={list} />}
      {list.total > 1 && <Choices label={t('order')} name="sort" options={orders} />}
      {list.reviews.length === 0 && <Empty>{t('reviews.none')}</Empty>}
      {list.reviews.map((review) => (
        <ReviewEntry key={review.id} review={review} isSeller={isSeller} />
      ))}
      <Pager page={list.page} pages={list.pages} />
      {goods.can_review && (
        <Form
          of="createReview"
          path={{ id: goods.id }}
          summary={t('review.new')}
          card
          fields={[{ name: 'rating', options: stars }, 'title', { name: 'body', label: t('type.review') }]}
          submit={t('review.send')}
          next={`/marketplace/products/${goods.id}#review-{id}`}
        />
      )}
    </Section>
  );
}

/** A bar for each number of stars, as long as its share of the reviews. */
function Distribution({ of: { stars, count } }: { of: Schemas['ReviewPage'] }): VNode {
  const { t } = useSite();
  return (
    <ul class="bars">
      {stars.toReversed().map((each, place) => (
        <li key={place}>
          {t('review.stars', { count: stars.length - place })} <progress max={count} value={each} aria-hidden="true" />{' '}
          {each}
        </li>
      ))}
    </ul>
  );
}

function ReviewEntry({ review, isSeller }: { review: Schemas['Review']; isSeller: boolean }): VNode {
  const { t } = useSite();
  const { id, rating, title, reply } = review;
  const said = (
    <p class="stars">
      <span role="img" aria-label={t('review.stars', { count: rating })}>
        {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
      </span>{' '}
      <strong dir="auto">{title}</strong>
    </p>
  );
  return (
    <Entry type="review" of={review} fields={['rating', 'title', 'body']} aside={said}>
      {review.reply_html !== undefined && review.reply_html !== null && (
        <blockquote>
          <Prose html={review.reply_html} />
        </blockquote>
      )}
      {isSeller && (
        <Form
          of="replyToReview"
          path={{ id }}
          summary={t('review.reply')}
          fields={[{ name: 'body', value: reply, label: t('type.reply') }]}
          submit={t('reply.send')}
        />
      )}
    </Entry>
  );
}
