import { defineContent, type TableLists } from '../../content/kind.js';
import { listTotal } from '../../content/lists/lists.js';
import { author, createdAt, hidden, removalSql } from '../../content/records.js';

/** A store. Its products are hidden with it, since they are listed only while it is active. */
export const store = defineContent({
  type: 'store',
  noun: 'store',
  table: 'stores',
  area: 'marketplace',
  missing: 'store_not_found',
  path: `'/marketplace/stores/' || r.slug`,
  isPublished: `r.status = 'active'`,
  isVisible: ({ staff }) => `(r.status = 'active' OR ${staff})`,
  author: 'r.owner_id',
  title: 'r.name',
  text: 'r.description',
  searched: { where: `r.status = 'active'` },
  events: { 'store.updated': { when: 'r.status <> o.status' } },
  memory: 'r.status::text',
  inPlace: {
    status: 'suspended',
    remove: `UPDATE stores SET status = 'suspended' WHERE id = root;`,
    // Stays closed while its owner's account is pending deletion, and reopens if that is cancelled.
    restore: `UPDATE stores s SET status = CASE WHEN (m.memory = 'active' OR s.reopens) AND u.deleted_at IS NULL AND u.delete_at IS NULL THEN 'active'
      WHEN m.memory = 'active' THEN 'inactive' ELSE m.memory::store_status END, reopens = (m.memory = 'active' OR s.reopens) AND u.delete_at IS NOT NULL
  FROM users u WHERE s.id = root AND u.id = s.owner_id;`,
  },
  exported: {
    meaning: 'your stores',
    record: `
      SELECT r.id, r.name, r.slug, r.status, r.description, r.owner_id, (SELECT username FROM users WHERE id = $1::integer) AS owner,
        ${listTotal({ list: 'shelf', part: 'r.id' })} AS product_count,
        CASE WHEN r.status = 'suspended' THEN ${removalSql(`'store'`, 'r.id')} END AS hidden, ${createdAt}`,
  },
});

/** A buyer's review of a product. */
export const review = defineContent({
  type: 'review',
  noun: 'review',
  table: 'reviews',
  area: 'marketplace',
  missing: 'review_not_found',
  path: `'/marketplace/products/' || r.product_id || '/reviews'`,
  author: 'r.author_id',
  parentId: 'r.product_id',
  within: { type: 'product', id: 'r.product_id' },
  title: 'r.title',
  text: 'r.body',
  label: 'coalesce(r.title, (SELECT title FROM products WHERE id = r.product_id))',
  isVisible: ({ staff }) => `(${staff} OR EXISTS (SELECT FROM products WHERE id = r.product_id AND listed))`,
  isRevised: true,
  events: { 'review.updated': { when: 'r.rating <> o.rating OR r.reply IS DISTINCT FROM o.reply' } },
  exported: {
    meaning: 'your reviews of products',
    record: `SELECT r.id, r.product_id, r.rating, r.title, r.body, r.author_id, ${author}, ${createdAt}, r.reply, ${hidden}`,
  },
});

const [active, onSale, present] = [`r.status = 'active'`, 'r.listed', 'r.deleted_at IS NULL'];
const category = { column: 'category_key', type: 'text' };
const [storeStatus, productStatus, orderStatus] = ['store_status', 'product_status', 'order_status'].map((type) => ({
  column: 'status',
  type,
})) as [ListKey, ListKey, ListKey];
type ListKey = { column: string; type: string };

/** The lists of marketplace and shop. */
export const shopLists: readonly TableLists[] = [
  {
    area: 'shops',
    table: 'stores',
    lists: {
      stores: { where: active, slots: 16 },
      stores_of_owner: { part: 'owner_id' },
      stores_of_owner_by_status: { part: 'owner_id', key: storeStatus },
    },
  },
  {
    area: 'shops',
    table: 'products',
    orders: { price: ['price', 'id'], rating: ['rating', 'id'] },
    lists: {
      products: { where: onSale, slots: 16, orders: ['id', 'price', 'rating'] },
      products_by_category: { key: category, where: onSale, slots: 16, orders: ['id', 'price', 'rating'] },
      // One seller writes to a store at a time, so one row is enough.
      shelf: { part: 'shelf', where: active, slots: 1, orders: ['id', 'price', 'rating'] },
      shelf_by_category: { part: 'shelf', key: category, where: active, slots: 1, orders: ['id', 'price', 'rating'] },
      products_of_owner: { part: 'owner_id', where: present },
      products_of_owner_by_status: { part: 'owner_id', key: productStatus, where: present },
    },
  },
  {
    area: 'shops',
    table: 'reviews',
    orders: { rating: ['rating', 'id'] },
    lists: {
      reviews: { part: 'product_id', orders: ['id', 'rating'] },
      reviews_by_rating: {
        part: 'product_id',
        parent: 'products',
        key: { column: 'rating', type: 'smallint' },
        slots: 1,
        orders: [],
      },
      reviews_of_author: { part: 'author_id' },
    },
  },
  {
    area: 'shops',
    table: 'orders',
    lists: {
      orders: { part: 'buyer_id', key: { column: 'area', type: 'order_area' }, slots: 1 },
      marketplace_orders_by_status: ordersByStatus('marketplace'),
      shop_orders_by_status: ordersByStatus('shop'),
    },
  },
  {
    area: 'shops',
    table: 'order_stores',
    lists: { sales: { id: 'order_id', part: 'store_id', slots: 16 } },
  },
];

function ordersByStatus(area: 'marketplace' | 'shop') {
  return { part: 'buyer_id', key: orderStatus, where: `r.area = '${area}'` } as const;
}
