import { Prisma } from '../../../generated/prisma/client.js';
import { isModerator, isOpenSql } from '../../api/auth/authentication.js';
import { isAllowed, policies } from '../../api/auth/policies.js';
import type { Caller } from '../../api/http/caller.js';
import { editableContent, lockOf, type WriteInput } from '../../content/editing.js';
import { product } from '../../content/orders/product.js';
import { claimProduct } from '../../content/orders/product-lock.js';
import { editableProducts } from '../../content/orders/products.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { review } from './content.js';
import { readProduct, readReview } from './queries.js';

type StoreRow = { id: number; ownerId: number; status: 'active' | 'inactive' | 'suspended' };

/**
 * True if the owner's account is deleted or pending deletion. If not, locks it until the transaction ends; the caller's
 * own is locked already.
 */
async function isLeft(database: Transaction, slug: string): Promise<boolean> {
  const owner = await lockedRow<{ isOpen: boolean }>(database)`
    SELECT ${Prisma.raw(isOpenSql)} AS "isOpen" FROM users u
    WHERE u.id = (SELECT owner_id FROM stores WHERE slug = ${slug}) FOR KEY SHARE`;
  return owner?.isOpen === false;
}

/**
 * A store that the caller may change, its row locked until the transaction ends. A change of a product locks its
 * store first, as closing the store does; and the owner before that, as deleting the account does.
 */
export async function claimStore(
  database: Transaction,
  slug: string,
  caller: Caller,
  refuse: (code: 'store_not_found' | 'not_owner', details?: ProblemDetails) => Problem,
  lock: 'FOR UPDATE' | 'FOR SHARE' | '',
): Promise<StoreRow & { isAbandoned: boolean }> {
  const isAbandoned = lock !== '' && isModerator(caller) && (await isLeft(database, slug));
  const store = await lockedRow<StoreRow>(database)`
    SELECT id, owner_id AS "ownerId", status::text FROM stores WHERE slug = ${slug} ${Prisma.raw(lock)}`;
  const isOwn = isAllowed(policies.store.update, caller, { isAuthor: store?.ownerId === caller.id });
  if (store === null || (store.status !== 'active' && !isOwn)) {
    throw refuse('store_not_found');
  }
  if (!isOwn) {
    throw refuse('not_owner');
  }
  return { ...store, isAbandoned };
}

/** Edits of products of stores. */
export const products = editableProducts(product, {
  lock: (input: WriteInput<'product_not_found' | 'not_owner'>, action) => claimProduct(input, action, 'marketplace'),
  read: readProduct,
});

/** Edits of reviews. */
export const reviews = editableContent(review, {
  lock: lockOf(review),
  write: ({ path, database }, data: { rating?: number }) =>
    database.review.update({ where: { id: path.id }, data, select: { id: true } }),
  read: ({ path, database }) => readReview(database, path.id),
});
