import { isModerator } from '../access/authentication.js';
import type { Problem } from '../contract/problems.js';
import type { Json, Transaction } from '../database/client.js';
import type { Caller } from '../http/caller.js';
import { JsonText } from '../http/replies.js';
import type { Handler } from '../pipeline/handlers.js';
import { eraseProduct, newProduct, productChanges } from '../products/changes.js';
import { type ProductList, type ProductQuery, productPage } from '../products/lists.js';
import { viewerOf } from '../products/viewer.js';
import { productFields, storeFields } from './sql.js';
import { claimStore } from './stores.js';

const marketplace: ProductList = {
  name: 'products',
  shelf: 'SELECT $1::integer AS id',
  across: true,
  columns: productFields('$6'),
};

/** Of a store that is not active nothing is listed. */
const ofStore: ProductList = {
  name: 'products_of_store',
  shelf: `SELECT coalesce((SELECT id FROM stores WHERE id = $1::integer AND status = 'active'), -2) AS id`,
  across: false,
  columns: productFields('$6'),
};

export const listMarketplaceProducts: Handler<'listMarketplaceProducts'> = async ({ query, json, parts }) => {
  const reply = await json(...listedPage(query, parts.config.currency));
  return { status: 200, body: new JsonText(reply ?? 'null') };
};

/** The statement of a page of what is listed, and its parameters. */
export function listedPage({ store_id: store, ...query }: ProductQuery & { store_id?: number }, currency: string) {
  return store === undefined
    ? productPage(marketplace, -1, query, currency)
    : productPage(ofStore, store, query, currency);
}

/** $1 product, $2 currency, $3 viewer, $4 whether staff. */
const productDetail = {
  name: 'product',
  text: `
    SELECT row_to_json(product)::text AS reply FROM (
      SELECT ${productFields('$2')}, (SELECT row_to_json(store) FROM (SELECT ${storeFields}) store) AS store
      FROM products p JOIN stores s ON s.id = p.store_id
      WHERE p.id = $1 AND p.deleted_at IS NULL AND (p.listed OR s.owner_id = $3::integer OR $4::boolean)
    ) product`,
};

export const getMarketplaceProduct: Handler<'getMarketplaceProduct'> = async ({
  path,
  caller,
  json,
  parts,
  refuse,
}) => {
  const reply = await json(productDetail, [path.id, parts.config.currency, ...viewerOf(caller)]);
  if (reply === null) {
    throw refuse('product_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
};

export const createMarketplaceProduct: Handler<'createMarketplaceProduct'> = async ({
  path,
  body,
  caller,
  database,
  json,
  parts,
  refuse,
}) => {
  const store = await claimStore(database, path.slug, caller, refuse, 'FOR SHARE');
  if (store.isAbandoned) {
    throw refuse('not_owner', { message: 'The account of the store’s owner is deleted.' });
  }
  const { id } = await database.product.create({
    data: { ...newProduct(body), storeId: store.id },
    select: { id: true },
  });
  return { status: 201, body: await readProduct(json, id, parts.config.currency) };
};

export const updateMarketplaceProduct: Handler<'updateMarketplaceProduct'> = async ({
  path,
  body,
  caller,
  database,
  json,
  parts,
  refuse,
}) => {
  await claimProduct(database, path.id, caller, refuse);
  await database.product.update({ where: { id: path.id }, data: productChanges(body), select: { id: true } });
  return { status: 200, body: await readProduct(json, path.id, parts.config.currency) };
};

export const deleteMarketplaceProduct: Handler<'deleteMarketplaceProduct'> = async ({
  path,
  caller,
  database,
  refuse,
}) => {
  await claimProduct(database, path.id, caller, refuse);
  await eraseProduct(database, path.id);
  return { status: 200, body: { id: path.id, deleted: true } };
};

type ClaimedRow = { ownerId: number; listed: boolean };

/** Locks the store of a product, then the product, which the caller may change. */
async function claimProduct(
  database: Transaction,
  id: number,
  caller: Caller,
  refuse: (code: 'product_not_found' | 'not_owner') => Problem,
): Promise<void> {
  await database.$executeRaw`
    SELECT FROM stores WHERE id = (SELECT store_id FROM products WHERE id = ${id}) FOR SHARE`;
  const [product] = await database.$queryRaw<ClaimedRow[]>`
    SELECT s.owner_id AS "ownerId", p.listed FROM products p JOIN stores s ON s.id = p.store_id
    WHERE p.id = ${id} AND p.deleted_at IS NULL FOR UPDATE OF p`;
  const isOwn = product?.ownerId === caller.id || isModerator(caller);
  if (product === undefined || (!product.listed && !isOwn)) {
    throw refuse('product_not_found');
  }
  if (!isOwn) {
    throw refuse('not_owner');
  }
}

async function readProduct(json: Json, id: number, currency: string) {
  const reply = await json(productDetail, [id, currency, null, true]);
  return new JsonText<never>(reply ?? 'null');
}
