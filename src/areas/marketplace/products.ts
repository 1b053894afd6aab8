import { viewerOf } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { personPages } from '../../content/lists/lists.js';
import { categoriesIn, newProduct } from '../../content/orders/products.js';
import { claimStore, products } from './editing.js';
import { listedFields, listedPage, ofTheirStore, productDetail, readProduct } from './queries.js';

export const listMarketplaceProducts: Handler<'listMarketplaceProducts'> = async ({ query, database, parts }) => {
  return { status: 200, body: await database.$one(...listedPage(query, parts.config.currency)) };
};

const categories = categoriesIn('products_by_category', 'p.listed');

export const listMarketplaceCategories: Handler<'listMarketplaceCategories'> = async ({ database }) => ({
  status: 200,
  body: await database.$one(categories, []),
});

/** All products of a seller. $5 currency. */
const productsOfPerson = personPages(
  {
    schema: 'MarketplaceProductList',
    field: 'products',
    columns: listedFields('$5'),
    from: `JOIN products p ON p.id = page.id ${ofTheirStore}`,
  },
  'products_of_owner',
  { own: 1 },
);

export const listMyProducts: Handler<'listMyProducts'> = async ({ query, caller, database, parts }) => ({
  status: 200,
  body: await database.$one(...productsOfPerson(caller.id, query, parts.config.currency)),
});

export const getMarketplaceProduct: Handler<'getMarketplaceProduct'> = async ({
  path,
  caller,
  database,
  parts,
  refuse,
}) => {
  return okOrNotFound(
    await database.$json(productDetail, [path.id, parts.config.currency, ...viewerOf(caller)]),
    refuse,
    'product_not_found',
  );
};

export const createMarketplaceProduct: Handler<'createMarketplaceProduct'> = async ({
  path,
  body,
  caller,
  database,
  parts,
  record,
  refuse,
}) => {
  const store = await claimStore(database, path.slug, caller, refuse, 'FOR SHARE');
  if (store.isAbandoned) {
    throw refuse('not_owner', { message: 'The account of the store’s owner is deleted or is about to be.' });
  }
  const { id } = await database.product.create({
    data: { ...newProduct(body, parts.config.currency), storeId: store.id },
    select: { id: true },
  });
  await record({ target: 'product', id, of: store.ownerId });
  return { status: 201, body: await readProduct(database, id, parts.config.currency) };
};

export const updateMarketplaceProduct: Handler<'updateMarketplaceProduct'> = (input) => products.update(input);
export const deleteMarketplaceProduct: Handler<'deleteMarketplaceProduct'> = products.remove;
