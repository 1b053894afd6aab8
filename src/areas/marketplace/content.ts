import { type DeclaredLists, defineContent, type ListDeclaration } from '../../content/kind.js';
import { listTotal } from '../../content/lists/lists.js';
import { vacationSql } from '../../content/orders/product.js';
import { placedUrlSql } from '../../content/pictures/pictures.js';
import { author, createdAt, hidden, removalSql } from '../../content/records.js';
import type { Row } from '../../core/database/row.js';

/** A store. Its products are hidden with it, since they are listed only while it is active. */
export const store = defineContent({
  type: 'store',
  noun: 'store',
  table: 'stores',
  area: 'marketplace',
  path: (r) => `'/marketplace/stores/' || ${r.slug}`,
  isPublished: (r) => `${r.status} = 'active'`,
  isOpen: (r) => `${r.status} = 'active'`,
  isVisible: (r, { staff }) => `(${r.status} = 'active' OR ${staff})`,
  author: 'owner_id',
  title: 'name',
  text: 'description',
  searched: {},
  events: { 'store.updated': { when: (r, o) => `${r.status} <> ${o.status}` } },
  memory: (r) => `${r.status}::text`,
  inPlace: {
    status: 'suspended',
    remove: (store) => `UPDATE stores SET status = 'suspended' WHERE id = ${store};`,
    // Stays closed while its owner's account is pending deletion, and reopens if that is cancelled.
    restore: (store, m) =>
      `UPDATE stores s SET status = CASE WHEN (${m.memory} = 'active' OR s.reopens) AND u.deleted_at IS NULL AND u.delete_at IS NULL THEN 'active'
      WHEN ${m.memory} = 'active' THEN 'inactive' ELSE ${m.memory}::store_status END, reopens = (${m.memory} = 'active' OR s.reopens) AND u.delete_at IS NOT NULL
  FROM users u WHERE s.id = ${store} AND u.id = s.owner_id;`,
  },
  exported: {
    meaning: 'your stores',
    record: (r) => `
      SELECT ${r.id}, ${r.name}, ${r.slug}, ${r.status}, ${r.description}, ${r.owner_id}, (SELECT username FROM users WHERE id = $1::integer) AS owner,
        ${listTotal({ list: 'shelf', part: r.id })} AS product_count,
        ${placedUrlSql('$3', 'logo', 'store_id', r.id)} AS logo_url, ${placedUrlSql('$3', 'banner', 'store_id', r.id)} AS banner_url, ${vacationSql('r')} AS vacation,
        CASE WHEN ${r.status} = 'suspended' THEN ${removalSql(`'store'`, r.id)} END AS hidden, ${createdAt(r)}`,
  },
});

/** A buyer's review of a product. */
export const review = defineContent({
  type: 'review',
  noun: 'review',
  table: 'reviews',
  area: 'marketplace',
  path: (r) => `'/marketplace/products/' || ${r.product_id} || '/reviews'`,
  author: 'author_id',
  parentId: 'product_id',
  within: { type: 'product', id: 'product_id' },
  title: 'title',
  text: 'body',
  reactions: 'like_count',
  label: (r) => `coalesce(${r.title}, (SELECT title FROM products WHERE id = ${r.product_id}))`,
  isVisible: (r, { staff }) => `(${staff} OR EXISTS (SELECT FROM products WHERE id = ${r.product_id} AND listed))`,
  isRevised: true,
  events: {
    'review.updated': { when: (r, o) => `${r.rating} <> ${o.rating} OR ${r.reply} IS DISTINCT FROM ${o.reply}` },
  },
  exported: {
    meaning: 'your reviews of products',
    record: (r) =>
      `SELECT ${r.id}, ${r.product_id}, ${r.rating}, ${r.title}, ${r.body}, ${r.author_id}, ${author}, ${r.like_count}, ${createdAt(r)}, ${r.reply}, ${hidden(r)}`,
  },
});

const active = (r: Pick<Row, 'status'>) => `${r.status} = 'active'`;
const onSale = (r: Row<'products'>) => r.listed;
const present = (r: Row<'products'>) => `${r.deleted_at} IS NULL`;
const category = { column: 'category_key', type: 'text' } as const;
const statusOf = <const Type extends string>(type: Type) => ({ column: 'status', type }) as const;

/** The lists of marketplace and shop. */
export const shopLists: DeclaredLists = [
  {
    area: 'shops',
    table: 'stores',
    lists: {
      stores: { where: active, slots: 16 },
      stores_of_owner: { part: 'owner_id' },
      stores_of_owner_by_status: { part: 'owner_id', key: statusOf('store_status') },
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
      products_of_owner_by_status: { part: 'owner_id', key: statusOf('product_status'), where: present },
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
      orders: {
        part: 'buyer_id',
        key: { column: 'area', type: 'order_area' },
        where: (r) => `${r.status} <> 'cancelled'`,
        // Guests are one buyer, whose orders would wait for each other.
        slots: 16,
      },
      marketplace_orders_by_status: ordersByStatus('marketplace'),
      shop_orders_by_status: ordersByStatus('shop'),
    },
  },
  {
    area: 'shops',
    table: 'order_stores',
    lists: { sales: { id: 'order_id', part: 'store_id', where: (r) => `NOT ${r.cancelled}`, slots: 16 } },
  },
];

function ordersByStatus(area: 'marketplace' | 'shop'): ListDeclaration<'orders'> {
  return { part: 'buyer_id', key: statusOf('order_status'), where: (r) => `${r.area} = '${area}'` };
}
