import { viewerOf } from '../../accounts/access/authentication.js';
import { found } from '../../api/pipeline/found.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import type { WriteInput } from '../../content/editing.js';
import { newProduct, type ProductList, productHandlers, productPage } from '../../content/products.js';
import { removalSql } from '../../content/removal.js';
import { isDuplicate } from '../../database/client.js';
import { excerptSql, isoSql } from '../../database/formats.js';
import { lockedRow } from '../../database/row-lock.js';
import { replying, type StatementRunner } from '../../database/statement.js';

/** A product `p` of the shop. */
const fields = (currency: string, description = 'p.description'): string => `
  p.id, p.title, p.slug, ${description} AS description, p.sku, p.price, p.regular_price, p.price < p.regular_price AS on_sale,
  ${currency}::text AS currency, p.stock, p.stock > 0 AS in_stock, p.status, p.category, p.image_url,
  ${isoSql('p.created_at')} AS created_at`;

const catalogue: ProductList<'ShopProductList'> = {
  name: 'shop_products',
  schema: 'ShopProductList',
  shelf: 'SELECT $1::integer AS id',
  across: false,
  columns: fields('$6', excerptSql('p.description')),
};

export const listShopProducts: Handler<'listShopProducts'> = async ({ query, database, parts }) => {
  return { status: 200, body: await database.$one(...productPage(catalogue, 0, query, parts.config.currency)) };
};

/** $1 product, $2 currency, $3 whether staff asks. */
const productDetail = replying('ShopProduct', {
  name: 'shop_product',
  text: `
    SELECT row_to_json(product)::text AS reply FROM (
      SELECT ${fields('$2')}, CASE WHEN p.status = 'inactive' THEN ${removalSql(`'product'`, 'p.id')} END AS hidden
      FROM products p
      WHERE p.id = $1 AND p.store_id IS NULL AND p.deleted_at IS NULL AND (p.status = 'active' OR $3::boolean)
    ) product`,
});

export const getShopProduct: Handler<'getShopProduct'> = async ({ path, caller, database, parts, refuse }) => {
  const [, staff] = viewerOf(caller);
  return found(
    await database.$json(productDetail, [path.id, parts.config.currency, staff]),
    refuse,
    'product_not_found',
  );
};

const taken = { message: 'Another product of the shop has this slug or SKU.' };

export const createShopProduct: Handler<'createShopProduct'> = async ({ body, database, record, parts, refuse }) => {
  try {
    const { id } = await database.product.create({
      data: {
        ...newProduct(body),
        slug: body.slug,
        sku: body.sku ?? null,
        regularPrice: body.regular_price ?? body.price,
      },
      select: { id: true },
    });
    await record({ target: 'product', id });
    return { status: 201, body: await readProduct(database, id, parts.config.currency) };
  } catch (error) {
    throw isDuplicate(error) ? refuse('already_exists', taken) : error;
  }
};

const products = productHandlers('shop_product', {
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

export const updateShopProduct: Handler<'updateShopProduct'> = async (input) => {
  const { slug, sku, regular_price: regularPrice } = input.body;
  try {
    return await products.update(input, { slug, sku, regularPrice });
  } catch (error) {
    throw isDuplicate(error) ? input.refuse('already_exists', taken) : error;
  }
};

export const listShopProductRevisions: Handler<'listShopProductRevisions'> = products.listRevisions;
export const restoreShopProductRevision: Handler<'restoreShopProductRevision'> = products.restoreRevision;
export const deleteShopProduct: Handler<'deleteShopProduct'> = products.remove;
async function readProduct(database: StatementRunner, id: number, currency: string) {
  return await database.$one(productDetail, [id, currency, true]);
}
