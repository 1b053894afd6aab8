import { hasRole } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { updateProducts } from '../../content/orders/product-amounts.js';
import { categoriesIn, type ProductList, productPage, siteOf } from '../../content/orders/product-lists.js';
import { exportProducts, importProducts } from '../../content/orders/product-table.js';
import { newProduct, requireOwnFile } from '../../content/orders/products.js';
import { saveVariants } from '../../content/orders/variants.js';
import { exactAmount } from '../../core/contract/decimals.js';
import { isDuplicate, type Transaction } from '../../core/database/client.js';
import { excerptSql } from '../../core/database/formats.js';
import { fields, productDetail, products, readProduct } from './editing.js';

const catalogue: ProductList<'ShopProductList'> = {
  name: 'shop_products',
  schema: 'ShopProductList',
  shelf: 'SELECT $1::integer AS id',
  across: false,
  columns: fields('$6', '$7', excerptSql('p.description')),
};

export const listShopProducts: Handler<'listShopProducts'> = async (input) => {
  return { status: 200, body: await input.database.$one(...productPage(catalogue, 0, input.query, siteOf(input))) };
};

const categories = categoriesIn('shelf_by_category', `p.shelf = 0 AND p.status = 'active'`);

export const listShopCategories: Handler<'listShopCategories'> = async ({ database }) => ({
  status: 200,
  body: await database.$one(categories, []),
});

export const getShopProduct: Handler<'getShopProduct'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const isManaged = caller?.scopes.includes('read') === true && hasRole(caller, 'shop_manager');
  const reply = await database.$json(productDetail, [path.id, ...siteOf(input), isManaged]);
  return okOrNotFound(reply, refuse, 'product_not_found');
};

const taken = { message: 'Another product of the shop has this slug or SKU.' };

export const createShopProduct: Handler<'createShopProduct'> = async (input) => {
  const { body, database, record, parts, refuse } = input;
  await requireOwnFile(input);
  try {
    const { id } = await database.product.create({
      data: {
        ...newProduct(body, parts.config.currency),
        slug: body.slug,
        sku: body.sku ?? null,
        regularPrice: exactAmount(body.regular_price ?? body.price, parts.config.currency),
      },
      select: { id: true },
    });
    await saveVariants(input, id, body);
    await record({ target: 'product', id });
    return { status: 201, body: await readProduct(database, id, siteOf(input)) };
  } catch (error) {
    throw isDuplicate(error) ? refuse('already_exists', taken) : error;
  }
};

export const updateShopProduct: Handler<'updateShopProduct'> = async (input) => {
  const { slug, sku, regular_price: regular } = input.body;
  const regularPrice = regular === undefined ? undefined : exactAmount(regular, input.parts.config.currency);
  try {
    return await products.update(input, { slug, sku, regularPrice });
  } catch (error) {
    throw isDuplicate(error) ? input.refuse('already_exists', taken) : error;
  }
};

export const deleteShopProduct: Handler<'deleteShopProduct'> = products.remove;
export const duplicateShopProduct: Handler<'duplicateShopProduct'> = products.duplicate;

export const exportShopProducts: Handler<'exportShopProducts'> = ({ database }) =>
  exportProducts(database as Transaction, 0);

export const importShopProducts: Handler<'importShopProducts'> = (input) =>
  importProducts(input, {
    area: 'shop',
    create: (body) => createShopProduct({ ...input, body } as never) as never,
    update: (id, body) => updateShopProduct({ ...input, path: { id }, body } as never) as never,
    updateVariant: (id, body: object) =>
      updateProducts({ ...input, body: { products: [{ ...body, id }] } } as never) as never,
  });
