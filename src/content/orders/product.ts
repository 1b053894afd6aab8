import { arraySql, isoSql, objectSql } from '../../core/database/formats.js';
import { defineContent } from '../kind.js';
import { imageUrlSql } from '../pictures/pictures.js';
import { createdAt, removalSql } from '../records.js';

/** SQL of the variants of a product. */
export const variantsSql = (product: string): string => `coalesce((
    SELECT ${arraySql('variant')} FROM (
      SELECT v.id, v.option_values AS "values", v.sku, v.price, v.stock, v.stock > 0 AS in_stock, v.weight, v.picture_id
      FROM product_variants v WHERE v.product_id = ${product} ORDER BY v.position
    ) variant
  ), '[]')`;

/** SQL of the fields of a product `p` about its variants. */
export const variantFields = `coalesce(p.options, '[]') AS options, ${variantsSql('p.id')} AS variants, p.weight, p.kind, p.tax_class, p.file_id`;

/** Joins of what the ids `w.id` name: a product `p`, and its variant `v` if it is one's. */
export const wareJoins =
  'LEFT JOIN product_variants v ON v.id = w.id JOIN products p ON p.id = coalesce(v.product_id, w.id)';

/** Whether such an id names a variant, or a product without options. */
export const isWholeSql = '(p.options IS NULL) = (v.id IS NULL)';

/** SQL of the variant `v` of a product `p` that an item `i` of a cart names, as they are now. */
export const chosenSql = `nullif(i.variant_id, 0) AS variant_id, array_to_string(v.option_values, ' / ') AS variant_label, p.kind`;

/** SQL of the vacation of a store `s`, which ends by itself. */
export const vacationSql = (s: string): string =>
  `CASE WHEN ${s}.vacation_until > (now() AT TIME ZONE 'UTC')::date THEN ${objectSql({ note: `${s}.vacation_note`, until: `${s}.vacation_until` })} END`;

/** A product of a store of the marketplace, or of the shop if it has no store. */
export const product = defineContent({
  type: 'product',
  noun: 'product',
  table: 'products',
  area: null,
  areaOf: (r) => `CASE WHEN ${r.store_id} IS NULL THEN 'shop' ELSE 'marketplace' END`,
  path: (r) => `CASE WHEN ${r.store_id} IS NULL THEN '/shop/products/' ELSE '/marketplace/products/' END || ${r.id}`,
  isPublished: (r) => `${r.status} = 'active'`,
  isOpen: (r) =>
    `${r.deleted_at} IS NULL AND CASE WHEN ${r.store_id} IS NULL THEN ${r.status} = 'active' ELSE ${r.listed} END`,
  isVisible: (r, { staff }) =>
    `(CASE WHEN ${r.store_id} IS NULL THEN ${r.status} = 'active' ELSE ${r.listed} END OR ${staff})`,
  author: 'owner_id',
  parentId: 'store_id',
  within: { type: 'store', id: 'store_id' },
  title: 'title',
  text: 'description',
  searched: { picture: (r, origin) => imageUrlSql(origin, r) },
  isRevised: true,
  notifiesOfUpdates: true,
  events: {
    'product.updated': {
      when: (r, o) =>
        `${r.price} <> ${o.price} OR ${r.currency} <> ${o.currency} OR ${r.status} <> ${o.status} OR ${r.category} <> ${o.category} OR ${r.image_url} IS DISTINCT FROM ${o.image_url} OR ${r.picture} IS DISTINCT FROM ${o.picture}
        OR (${r.stock} > 0) <> (${o.stock} > 0)`,
    },
    // Not for every product when a store opens.
    'product.published': { when: (r, o) => `${r.status} <> ${o.status}` },
  },
  isPresent: (r) => `${r.deleted_at} IS NULL`,
  parents: [{ table: 'stores', column: 'store_id', lock: 'SHARE' }],
  memory: (r) => `${r.status}::text`,
  inPlace: {
    status: 'inactive',
    remove: (product, wanted) =>
      `UPDATE products SET status = 'inactive', deleted_at = CASE WHEN ${wanted} = 'deleted' THEN clock_timestamp() END WHERE id = ${product};`,
    restore: (product, m) =>
      `UPDATE products SET status = ${m.memory}::product_status, deleted_at = NULL WHERE id = ${product};`,
  },
  exported: {
    meaning: 'what your stores sell, and sold',
    record: (r) => `
      SELECT ${r.id}, ${r.title}, ${r.description}, ${r.price}, coalesce(${r.currency}, $2::text) AS currency, ${r.stock}, ${r.stock} > 0 AS in_stock, ${r.status}, ${r.category},
        ${imageUrlSql('$3', r)} AS image_url, ${r.store_id}, coalesce(${r.options}, '[]') AS options, ${variantsSql(r.id)} AS variants, ${r.weight}, ${r.kind}, ${r.tax_class}, ${r.file_id},
        ${createdAt(r)}, ${isoSql(r.deleted_at)} AS deleted_at, ${removalSql(`'product'`, r.id)} AS hidden`,
  },
});
