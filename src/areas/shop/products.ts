import { viewerOf } from '../../accounts/access/authentication.js';
import type { Problem } from '../../api/contract/problems.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { hide, restore } from '../../content/hiding.js';
import {
  deleteProduct,
  idOfProduct,
  newProduct,
  type ProductList,
  productChanges,
  productPage,
} from '../../content/products.js';
import { refuseHidden, removalSql } from '../../content/removal.js';
import { findRevision, keepRevision, listingRevisions } from '../../content/revisions.js';
import type { Transaction } from '../../database/client.js';
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
  const reply = await database.$json(productDetail, [path.id, parts.config.currency, staff]);
  if (reply === null) {
    throw refuse('product_not_found');
  }
  return { status: 200, body: reply };
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

export const updateShopProduct: Handler<'updateShopProduct'> = async (input) => {
  const { path, body, database, record, refuse } = input;
  const { slug, sku, regular_price: regularPrice } = body;
  const data = {
    ...productChanges(body),
    ...(slug === undefined ? {} : { slug }),
    ...(sku === undefined ? {} : { sku }),
    ...(regularPrice === undefined ? {} : { regularPrice }),
  };
  await lockProduct(database, path.id, refuse);
  try {
    if (body.status !== undefined) await refuseHidden(database, { type: 'product', id: path.id }, refuse);
    const reply = await editProduct(input, data);
    await record({ target: 'product', id: path.id });
    return reply;
  } catch (error) {
    throw isDuplicate(error) ? refuse('already_exists', taken) : error;
  }
};

export const listShopProductRevisions: Handler<'listShopProductRevisions'> = listingRevisions('shop_product');

export const restoreShopProductRevision: Handler<'restoreShopProductRevision'> = async (input) => {
  const { path, database, record, refuse } = input;
  await lockProduct(database, path.id, refuse);
  const { title, body } = await findRevision('shop_product', path, database, refuse);
  await record({ target: 'product', id: path.id, details: { revision: String(path.number) } });
  return editProduct(input, productChanges({ title, description: body }));
};

type Editing = Pick<Input<'updateShopProduct'>, 'path' | 'caller' | 'database' | 'parts'>;

/** Changes a product that is locked. */
async function editProduct(editing: Editing, changes: ReturnType<typeof productChanges>) {
  const { path, database, parts } = editing;
  await keepRevision('shop_product', editing, { title: changes.title, body: changes.description });
  await database.product.update({ where: { id: path.id }, data: changes, select: { id: true } });
  return { status: 200 as const, body: await readProduct(database, path.id, parts.config.currency) };
}

/** Locks a product of the shop until the transaction ends. */
async function lockProduct(database: Transaction, id: number, refuse: (code: 'product_not_found') => Problem) {
  const row = await lockedRow(database)`
    SELECT id FROM products WHERE id = ${id} AND store_id IS NULL AND deleted_at IS NULL FOR UPDATE`;
  if (row === null) {
    throw refuse('product_not_found');
  }
}

export const deleteShopProduct: Handler<'deleteShopProduct'> = async ({ path, caller, database, record, refuse }) => {
  await lockProduct(database, path.id, refuse);
  await deleteProduct(database, path.id, caller);
  await record({ target: 'product', id: path.id });
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const hideShopProduct: Handler<'hideShopProduct'> = async (input) =>
  hide(input, 'product', await idOfProduct(input.database, 'shop', input.path.id), 'product_not_found');

export const restoreShopProduct: Handler<'restoreShopProduct'> = async (input) => {
  const id = await idOfProduct(input.database, 'shop', input.path.id);
  try {
    return await restore(input, 'product', id, 'product_not_found');
  } catch (error) {
    throw isDuplicate(error) ? input.refuse('already_exists', taken) : error;
  }
};

async function readProduct(database: StatementRunner, id: number, currency: string) {
  return await database.$one(productDetail, [id, currency, true]);
}
