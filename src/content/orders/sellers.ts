import type { Sql } from '../../core/database/row.js';

/** SQL of the people who sell for the shop: its managers, and the admins of a site that has none. */
export const shopSellers = `
  SELECT id FROM (
    SELECT id, role, min(role) OVER () AS chosen FROM users
    WHERE role <> 'member' AND role <> 'moderator' AND deleted_at IS NULL AND delete_at IS NULL
  ) seller WHERE role = chosen`;

/** SQL of the people who sell an order. */
export const sellersSql = (order: Sql): Sql => `
  SELECT s.owner_id AS id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = ${order}.id
  UNION SELECT id FROM (${shopSellers}) seller WHERE ${order}.area = 'shop'`;
