import { viewerOf } from '../../accounts/access/authentication.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { hide, restore } from '../../content/hiding.js';
import { personPages } from '../../content/lists.js';
import { deleteProduct, idOfProduct, newProduct, productChanges } from '../../content/products.js';
import { refuseHidden, removalSql } from '../../content/removal.js';
import { findRevision, keepRevision, listingRevisions } from '../../content/revisions.js';
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
  const reply = await database.$json(productDetail, [path.id, parts.config.currency, ...viewerOf(caller)]);
  if (reply === null) {
    throw refuse('product_not_found');
  }
  return { status: 200, body: reply };
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

export const updateMarketplaceProduct: Handler<'updateMarketplaceProduct'> = async (input) => {
  const { path, body, caller, database, record, refuse } = input;
  const { ownerId } = await claimProduct(database, path.id, caller, refuse);
  if (body.status !== undefined) await refuseHidden(database, { type: 'product', id: path.id }, refuse);
  await record({ target: 'product', id: path.id, of: ownerId });
  return editProduct(input, productChanges(body));
};

export const listMarketplaceProductRevisions: Handler<'listMarketplaceProductRevisions'> =
  listingRevisions('marketplace_product');

export const restoreMarketplaceProductRevision: Handler<'restoreMarketplaceProductRevision'> = async (input) => {
  const { path, caller, database, record, refuse } = input;
  const { ownerId } = await claimProduct(database, path.id, caller, refuse);
  const { title, body } = await findRevision('marketplace_product', path, database, refuse);
  await record({ target: 'product', id: path.id, of: ownerId, details: { revision: String(path.number) } });
  return editProduct(input, productChanges({ title, description: body }));
};

type Editing = Pick<Input<'updateMarketplaceProduct'>, 'path' | 'caller' | 'database' | 'parts'>;

/** Changes a product that is claimed. */
async function editProduct(editing: Editing, changes: ReturnType<typeof productChanges>) {
  const { path, database, parts } = editing;
  await keepRevision('marketplace_product', editing, { title: changes.title, body: changes.description });
  await database.product.update({ where: { id: path.id }, data: changes, select: { id: true } });
  return { status: 200 as const, body: await readProduct(database, path.id, parts.config.currency) };
}

export const deleteMarketplaceProduct: Handler<'deleteMarketplaceProduct'> = async ({
  path,
  caller,
  database,
  record,
  refuse,
}) => {
  const { ownerId } = await claimProduct(database, path.id, caller, refuse);
  await record({ target: 'product', id: path.id, of: ownerId });
  await deleteProduct(database, path.id, caller);
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const hideMarketplaceProduct: Handler<'hideMarketplaceProduct'> = async (input) =>
  hide(input, 'product', await idOfProduct(input.database, 'marketplace', input.path.id), 'product_not_found');

export const restoreMarketplaceProduct: Handler<'restoreMarketplaceProduct'> = async (input) =>
  restore(input, 'product', await idOfProduct(input.database, 'marketplace', input.path.id), 'product_not_found');

async function readProduct(database: StatementRunner, id: number, currency: string) {
  return await database.$one(productDetail, [id, currency, null, true]);
}
