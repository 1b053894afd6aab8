import { isAllowed, policies } from '../../api/auth/policies.js';
import { lockedRow } from '../../core/database/row-lock.js';
import type { WriteInput } from '../editing.js';

type ProductRow = { ownerId: number | null; isOfShop: boolean; isOpen: boolean };

/**
 * Locks the owner of a product, then its store, then the product, which the caller may change; returns the owner's id, null in the shop.
 * A product of another area than `within` is not there.
 * @throws product_not_found, not_owner
 */
export async function claimProduct(
  input: WriteInput<'product_not_found' | 'not_owner'>,
  action: 'update' | 'delete',
  within: 'marketplace' | 'shop' | null = null,
): Promise<number | null> {
  const { path, caller, database, parts, refuse } = input;
  // The store's condition needs the owner's row, which is therefore the first to be locked.
  await database.$executeRaw`
    WITH product AS MATERIALIZED (SELECT store_id, owner_id FROM products WHERE id = ${path.id}),
    owner AS MATERIALIZED (SELECT id FROM users WHERE id = (SELECT owner_id FROM product) FOR KEY SHARE)
    SELECT FROM stores WHERE id = (SELECT store_id FROM product) AND owner_id = (SELECT id FROM owner) FOR SHARE`;
  const row = await lockedRow<ProductRow>(database)`
    SELECT s.owner_id AS "ownerId", p.store_id IS NULL AS "isOfShop",
      CASE WHEN p.store_id IS NULL THEN p.status = 'active' ELSE p.listed END AS "isOpen"
    FROM products p LEFT JOIN stores s ON s.id = p.store_id
    WHERE p.id = ${path.id} AND p.deleted_at IS NULL FOR UPDATE OF p`;
  const area = row?.isOfShop ? 'shop' : 'marketplace';
  const isOwn = isAllowed(policies.product[action], caller, {
    isAuthor: row?.ownerId === caller.id,
    isOfShop: row?.isOfShop ?? false,
  });
  if (row === null || (within ?? area) !== area || !parts.config.areas.has(area) || (!row.isOpen && !isOwn)) {
    throw refuse('product_not_found');
  }
  if (!isOwn) {
    throw refuse('not_owner');
  }
  return row.ownerId;
}
