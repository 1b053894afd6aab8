import { viewerOf } from '../../accounts/access/authentication.js';
import { found } from '../../api/pipeline/found.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { personPages } from '../../content/lists.js';
import { newProduct, productHandlers } from '../../content/products.js';
import { removalSql } from '../../content/removal.js';
import { replying, type StatementRunner } from '../../database/statement.js';
import { claimProduct, claimStore } from './policy.js';
import { listedFields, listedPage, ofTheirStore, productFields, storeFields } from './queries.js';

export const listMarketplaceProducts: Handler<'listMarketplaceProducts'> = async ({ query, database, parts }) => {
  return { status: 200, body: await database.$one(...listedPage(query, parts.config.currency)) };
};

/** Everything that somebody sells. $5 currency. */
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

/** $1 product, $2 currency, $3 viewer, $4 whether staff. */
const productDetail = replying('MarketplaceProductDetail', {
  name: 'product',
  text: `
    SELECT row_to_json(product)::text AS reply FROM (
      SELECT ${productFields('$2', 'p.description')}, (SELECT row_to_json(store) FROM (SELECT ${storeFields}) store) AS store,
        CASE WHEN p.status = 'inactive' THEN ${removalSql(`'product'`, 'p.id')} END AS hidden
      FROM products p JOIN stores s ON s.id = p.store_id
      WHERE p.id = $1 AND p.deleted_at IS NULL AND (p.listed OR s.owner_id = $3::integer OR $4::boolean)
    ) product`,
});

export const getMarketplaceProduct: Handler<'getMarketplaceProduct'> = async ({
  path,
  caller,
  database,
  parts,
  refuse,
}) => {
  return found(
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
    data: { ...newProduct(body), storeId: store.id },
    select: { id: true },
  });
  await record({ target: 'product', id, of: store.ownerId });
  return { status: 201, body: await readProduct(database, id, parts.config.currency) };
};

const products = productHandlers('marketplace_product', { lock: claimProduct, read: readProduct });
export const updateMarketplaceProduct: Handler<'updateMarketplaceProduct'> = (input) => products.update(input);
export const listMarketplaceProductRevisions: Handler<'listMarketplaceProductRevisions'> = products.listRevisions;
export const restoreMarketplaceProductRevision: Handler<'restoreMarketplaceProductRevision'> = products.restoreRevision;
export const deleteMarketplaceProduct: Handler<'deleteMarketplaceProduct'> = products.remove;

async function readProduct(database: StatementRunner, id: number, currency: string) {
  return await database.$one(productDetail, [id, currency, null, true]);
}
