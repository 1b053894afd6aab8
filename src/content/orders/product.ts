import { isoSql } from '../../core/database/formats.js';
import { defineContent } from '../kind.js';
import { createdAt, removalSql } from '../records.js';

/** A product of a store of the marketplace, or of the shop if it has no store. */
export const product = defineContent({
  type: 'product',
  noun: 'product',
  table: 'products',
  area: null,
  missing: 'product_not_found',
  path: `CASE WHEN r.store_id IS NULL THEN '/shop/products/' ELSE '/marketplace/products/' END || r.id`,
  isPublished: `r.status = 'active'`,
  isVisible: ({ staff }) => `(CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END OR ${staff})`,
  author: 'r.owner_id',
  parentId: 'r.store_id',
  within: { type: 'store', id: 'r.store_id' },
  title: 'r.title',
  text: 'r.description',
  searched: {
    area: `CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END`,
    where: `r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END`,
  },
  isRevised: true,
  events: {
    'product.updated': {
      when: `r.price <> o.price OR r.currency <> o.currency OR r.status <> o.status OR r.category <> o.category OR r.image_url IS DISTINCT FROM o.image_url
        OR (r.stock > 0) <> (o.stock > 0)`,
    },
    // Not for every product when a store opens.
    'product.published': { when: 'r.status <> o.status' },
  },
  present: 'r.deleted_at IS NULL',
  parents: [{ table: 'stores', column: 'store_id', lock: 'SHARE' }],
  memory: 'r.status::text',
  inPlace: {
    status: 'inactive',
    remove: `UPDATE products SET status = 'inactive', deleted_at = CASE WHEN wanted = 'deleted' THEN clock_timestamp() END WHERE id = root;`,
    restore: `UPDATE products SET status = m.memory::product_status, deleted_at = NULL WHERE id = root;`,
  },
  exported: {
    meaning: 'what your stores sell, and sold',
    record: `
      SELECT r.id, r.title, r.description, r.price, coalesce(r.currency, $2::text) AS currency, r.stock, r.stock > 0 AS in_stock, r.status, r.category,
        r.image_url, r.store_id, ${createdAt}, ${isoSql('r.deleted_at')} AS deleted_at, ${removalSql(`'product'`, 'r.id')} AS hidden`,
  },
});
