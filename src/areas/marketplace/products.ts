import { viewerOf } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { personPages } from '../../content/lists/lists.js';
import { updateProducts } from '../../content/orders/product-amounts.js';
import { categoriesIn, siteOf } from '../../content/orders/product-lists.js';
import { exportProducts, importProducts } from '../../content/orders/product-table.js';
import { newProduct, requireOwnFile } from '../../content/orders/products.js';
import { saveVariants } from '../../content/orders/variants.js';
import type { Transaction } from '../../core/database/client.js';
import { claimStore, products } from './editing.js';
import { listedFields, listedPage, ofTheirStore, productDetail, readProduct } from './queries.js';

export const listMarketplaceProducts: Handler<'listMarketplaceProducts'> = async (input) => {
  return { status: 200, body: await input.database.$one(...listedPage(input.query, siteOf(input))) };
};

const categories = categoriesIn('products_by_category', 'p.listed');

export const listMarketplaceCategories: Handler<'listMarketplaceCategories'> = async ({ database }) => ({
  status: 200,
  body: await database.$one(categories, []),
});

/** All products of a seller. $5 currency, $6 origin. */
const productsOfPerson = personPages(
  {
    schema: 'MarketplaceProductList',
    field: 'products',
    columns: listedFields('$5', '$6'),
    from: `JOIN products p ON p.id = page.id ${ofTheirStore}`,
  },
  'products_of_owner',
  { own: 2 },
);

export const listMyProducts: Handler<'listMyProducts'> = async (input) => ({
  status: 200,
  body: await input.database.$one(...productsOfPerson(input.caller.id, input.query, ...siteOf(input))),
});

export const getMarketplaceProduct: Handler<'getMarketplaceProduct'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const values = [path.id, ...siteOf(input), ...viewerOf(caller)];
  return okOrNotFound(await database.$json(productDetail, values), refuse, 'product_not_found');
};

export const createMarketplaceProduct: Handler<'createMarketplaceProduct'> = async (input) => {
  const { path, body, caller, database, parts, record, refuse } = input;
  const store = await claimStore(database, path.slug, caller, refuse, 'FOR SHARE');
  if (store.isAbandoned) {
    throw refuse('not_owner', { message: 'The account of the store’s owner is deleted or is about to be.' });
  }
  await requireOwnFile(input);
  const { id } = await database.product.create({
    data: { ...newProduct(body, parts.config.currency), storeId: store.id },
    select: { id: true },
  });
  await saveVariants(input, id, body);
  await record({ target: 'product', id, of: store.ownerId });
  return { status: 201, body: await readProduct(database, id, siteOf(input)) };
};

export const updateMarketplaceProduct: Handler<'updateMarketplaceProduct'> = (input) => products.update(input);
export const deleteMarketplaceProduct: Handler<'deleteMarketplaceProduct'> = products.remove;
export const duplicateMarketplaceProduct: Handler<'duplicateMarketplaceProduct'> = products.duplicate;

export const exportStoreProducts: Handler<'exportStoreProducts'> = async ({ path, caller, database, refuse }) => {
  const store = await claimStore(database, path.slug, caller, refuse, '');
  return exportProducts(database as Transaction, store.id);
};

export const importStoreProducts: Handler<'importStoreProducts'> = async (input) => {
  const { path, caller, database, refuse } = input;
  await claimStore(database, path.slug, caller, refuse, 'FOR SHARE');
  return importProducts(input, {
    area: 'marketplace',
    create: (body) => createMarketplaceProduct({ ...input, body } as never) as never,
    update: (id, body) => updateMarketplaceProduct({ ...input, path: { id }, body } as never) as never,
    updateVariant: (id, body: object) =>
      updateProducts({ ...input, body: { products: [{ ...body, id }] } } as never) as never,
  });
};
