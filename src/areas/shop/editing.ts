import type { WriteInput } from '../../content/editing.js';
import { product, variantFields } from '../../content/orders/product.js';
import type { SiteValues } from '../../content/orders/product-lists.js';
import { editableProducts } from '../../content/orders/products.js';
import { imageUrlSql, picturesSql } from '../../content/pictures/pictures.js';
import { editedSql, removalSql } from '../../content/records.js';
import { isoSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';

/** A product `p` of the shop; `currency` is the default for rows without one, `origin` SQL of the origin of pages. */
export const fields = (currency: string, origin: string, description = 'p.description'): string => `
  p.id, p.title, p.slug, ${description} AS description, p.sku, p.price, p.regular_price, p.price < p.regular_price AS on_sale,
  coalesce(p.currency, ${currency}::text) AS currency, p.stock, p.stock > 0 AS in_stock, p.status, p.category, ${imageUrlSql(origin, row('p'))} AS image_url,
  ${isoSql('p.created_at')} AS created_at, ${editedSql('p')}`;

/** $1 product, $2 currency, $3 origin, $4 whether who manages the shop asks. */
export const productDetail = replying('ShopProduct', {
  name: 'shop_product',
  text: `
    SELECT row_to_json(product)::text AS reply FROM (
      SELECT ${fields('$2', '$3')}, ${picturesSql('$3', 'p.id')} AS pictures, ${variantFields}, CASE WHEN p.status = 'inactive' THEN ${removalSql(`'product'`, 'p.id')} END AS hidden
      FROM products p
      WHERE p.id = $1 AND p.store_id IS NULL AND p.deleted_at IS NULL AND (p.status = 'active' OR $4::boolean)
    ) product`,
});

/** The product as the contract shows it. */
export async function readProduct(database: StatementRunner, id: number, site: SiteValues) {
  return await database.$one(productDetail, [id, ...site, true]);
}

/** Edits of products of the shop. */
export const products = editableProducts(product, {
  /** Locks a product of the shop until the transaction ends. It has no owner. */
  lock: async ({ path, database, refuse }: WriteInput<'product_not_found'>) => {
    const row = await lockedRow(database)`
      SELECT id FROM products WHERE id = ${path.id} AND store_id IS NULL AND deleted_at IS NULL FOR UPDATE`;
    if (row === null) {
      throw refuse('product_not_found');
    }
    return null;
  },
  read: readProduct,
});
