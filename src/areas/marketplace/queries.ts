import { listTotal } from '../../content/lists/lists.js';
import { vacationSql, variantFields } from '../../content/orders/product.js';
import {
  type ProductList,
  type ProductQuery,
  productPage,
  type SiteValues,
} from '../../content/orders/product-lists.js';
import { imageUrlSql, picturesSql, placedUrlSql } from '../../content/pictures/pictures.js';
import { editedSql, removalSql } from '../../content/records.js';
import { excerptSql, isoSql, objectSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';

/** SQL of the rating of the row `of`; null if it has none. */
const ratingSql = (of: string, average: string): string =>
  `CASE WHEN ${of}.rating_count > 0 THEN ${objectSql({ average, count: `${of}.rating_count` })} END AS rating`;

/** A store `s` as the contract shows it; `origin` is SQL of the origin of pages. */
export const storeFields = (origin: string): string => `
  s.id, s.name, s.slug, s.status, s.description, s.owner_id,
  (SELECT username FROM users WHERE id = s.owner_id) AS owner, ${listTotal({ list: 'shelf', part: 's.id' })} AS product_count,
  ${ratingSql('s', 'round(s.rating_sum::numeric / s.rating_count, 2)')},
  ${placedUrlSql(origin, 'logo', 'store_id', 's.id')} AS logo_url, ${placedUrlSql(origin, 'banner', 'store_id', 's.id')} AS banner_url,
  ${vacationSql('s')} AS vacation,
  CASE WHEN s.status = 'suspended' THEN ${removalSql(`'store'`, 's.id')} END AS hidden`;

/** Fields of a store in lists, and their joins from `page.id`. */
export const storeSummary = (origin: string) =>
  ({
    schema: 'StoreList',
    field: 'stores',
    columns: storeFields(origin),
    from: 'JOIN stores s ON s.id = page.id',
  }) as const;

/** A marketplace product `p`; `currency` is the default for rows without one, `origin` SQL of the origin of pages. */
export const productFields = (currency: string, origin: string, description: string): string => `
  p.id, p.title, ${description} AS description, p.price, coalesce(p.currency, ${currency}::text) AS currency, p.stock, p.stock > 0 AS in_stock, p.status, p.category, ${imageUrlSql(origin, row('p'))} AS image_url,
  p.store_id, ${ratingSql('p', 'p.rating')}, ${editedSql('p')}`;

/** Join that `listedFields` need beside the products `p`. */
export const ofTheirStore = 'JOIN stores s ON s.id = p.store_id';

/** A marketplace product `p` of a store `s`, as lists show it. */
export const listedFields = (currency: string, origin: string): string =>
  `${productFields(currency, origin, excerptSql('p.description'))}, s.name AS store_name, s.slug AS store_slug`;

/** SQL: true if a person has bought a product, by their ids: it has an order that was paid and not refunded. */
export const isBuyerSql = (person: string, product: string): string => `EXISTS (
    SELECT FROM orders o JOIN order_items i ON i.order_id = o.id
    WHERE o.buyer_id = ${person} AND o.area = 'marketplace' AND o.status IN ('paid', 'completed') AND i.product_id = ${product}
  )`;

/** SQL: true if a person's review of a product is hidden or pending, by their ids. */
export const hasHiddenReviewSql = (person: string, product: string): string => `EXISTS (
    SELECT FROM removed.reviews r JOIN removals m ON m.id = r.removal
    WHERE r.product_id = ${product} AND r.author_id = ${person} AND m.state <> 'deleted'
  )`;

/** SQL: true if a store `s` is visible to a viewer, by the id or null, and whether they are staff. */
export const storeVisible = (viewer: string, staff: string): string =>
  `(s.status = 'active' OR s.owner_id = ${viewer}::integer OR ${staff}::boolean)`;

const marketplace: ProductList<'MarketplaceProductList'> = {
  schema: 'MarketplaceProductList',
  name: 'products',
  shelf: 'SELECT $1::integer AS id',
  across: true,
  columns: listedFields('$6', '$7'),
  join: ofTheirStore,
};

/** Products of a store; none unless it is active. */
const ofStore: ProductList<'MarketplaceProductList'> = {
  schema: 'MarketplaceProductList',
  name: 'products_of_store',
  shelf: `SELECT coalesce((SELECT id FROM stores WHERE id = $1::integer AND status = 'active'), -2) AS id`,
  across: false,
  columns: listedFields('$6', '$7'),
  join: ofTheirStore,
};

/** Statement and parameters of a page of listed products. */
export function listedPage({ store_id: store, ...query }: ProductQuery & { store_id?: number }, site: SiteValues) {
  return store === undefined ? productPage(marketplace, -1, query, site) : productPage(ofStore, store, query, site);
}

/** $1 product, $2 currency, $3 origin, $4 viewer, $5 whether staff. */
export const productDetail = replying('MarketplaceProductDetail', {
  name: 'product',
  text: `
    SELECT row_to_json(product)::text AS reply FROM (
      SELECT ${productFields('$2', '$3', 'p.description')}, ${picturesSql('$3', 'p.id')} AS pictures, ${variantFields}, (SELECT row_to_json(store) FROM (SELECT ${storeFields('$3')}) store) AS store,
        CASE WHEN p.status = 'inactive' THEN ${removalSql(`'product'`, 'p.id')} END AS hidden
      FROM products p JOIN stores s ON s.id = p.store_id
      WHERE p.id = $1 AND p.deleted_at IS NULL AND (p.listed OR s.owner_id = $4::integer OR $5::boolean)
    ) product`,
});

/** The product as the contract shows it. */
export async function readProduct(database: StatementRunner, id: number, site: SiteValues) {
  return await database.$one(productDetail, [id, ...site, null, true]);
}

/** A review `r` as the contract shows it. */
export const reviewFields = `
  r.id, r.product_id, p.title AS product, r.rating, r.title, r.body, r.author_id, u.username AS author,
  ${isoSql('r.created_at')} AS created_at, r.like_count, r.reply, ${isoSql('r.replied_at')} AS replied_at, NULL AS hidden, ${editedSql('r')}`;
/** Joins that `reviewFields` need beside the reviews `r`. */
export const reviewOf = 'JOIN products p ON p.id = r.product_id JOIN users u ON u.id = r.author_id';

/** $1 review. */
const reviewById = replying('Review', {
  name: 'review',
  text: `SELECT row_to_json(review)::text AS reply FROM (SELECT ${reviewFields} FROM reviews r ${reviewOf} WHERE r.id = $1) review`,
});

/** The review as the contract shows it. */
export async function readReview(database: StatementRunner, id: number) {
  return await database.$one(reviewById, [id]);
}
