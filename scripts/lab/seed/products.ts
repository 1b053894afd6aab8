import type pg from 'pg';
import { addUsers, inTransaction, type Progress } from './fill.js';
import { withoutIndexes } from './indexes.js';
import { fillSearch, queueSearch } from './search.js';

/** Numbers of rows to create. */
export type ProductPlan = { products: number; stores: number; users: number };

const batchSize = 10_000;

const makes = ['Small', 'Large', 'Folding', 'Painted', 'Plain', 'Round', 'Narrow', 'Second-hand', 'Heavy', 'Light'];
const materials = [
  'oak',
  'iron',
  'linen',
  'wool',
  'glass',
  'cork',
  'copper',
  'clay',
  'beech',
  'leather',
  'paper',
  'tin',
];
const goods = [
  ...['stool', 'table', 'shelf', 'lamp', 'mug', 'bowl', 'basket', 'blanket', 'hook', 'frame', 'clock', 'vase', 'bench'],
  ...['notebook', 'lantern', 'tray', 'rug', 'cushion', 'jar', 'kettle', 'mirror', 'planter', 'tool box', 'bird house'],
];
const categories = [
  ...['Furniture', 'Kitchen', 'Lighting', 'Garden', 'Textiles', 'Tools', 'Paper', 'Toys', 'Books', 'Music', 'Pottery'],
  ...['Bicycles', 'Camping', 'Clothing', 'Jewellery', 'Cameras', 'Prints', 'Hardware', 'Bags', 'Pets', 'Baking'],
];

// hashint4extended spreads a number over 63 bits: a random number that depends only on the row's index.
const random = (salt: number) => `((hashint4extended(i, ${salt}) >> 11) & 1048575) / 1048576::float8`;
const pick = (list: string, salt: number) => `(${list})[1 + floor(cardinality(${list}) * ${random(salt)})::int]`;

const insertProducts = `
  INSERT INTO products (
    store_id, title, price, stock, status, category, image_url, created_at, shelf, listed, title_key, category_key,
    owner_id
  )
  SELECT p.*, store_id, status = 'active', search_key(title), lower(category),
    (SELECT owner_id FROM stores WHERE id = store_id)
  FROM (SELECT
    ($3::int[])[1 + floor(cardinality($3::int[]) * power(${random(1)}, 1.5))::int] AS store_id,
    ${pick('$4::text[]', 2)} || ' ' || ${pick('$5::text[]', 3)} || ' ' || ${pick('$6::text[]', 4)} || ' no. ' || i AS title,
    round((0.5 + 2000 * power(${random(5)}, 4))::numeric, 2) AS price,
    greatest(0, floor(${random(6)} * 120) - 10)::int AS stock,
    (CASE WHEN ${random(7)} < 0.97 THEN 'active' WHEN ${random(7)} < 0.99 THEN 'inactive' ELSE 'draft' END)::product_status AS status,
    ($7::text[])[1 + floor(cardinality($7::text[]) * power(${random(8)}, 1.5))::int] AS category,
    CASE WHEN ${random(9)} < 0.7 THEN 'https://images.plaza.example/' || i || '.jpg' END AS image_url,
    now() - interval '900 days' * (1 - i::float8 / $8::int) AS created_at
  FROM generate_series($1::int, $2::int) i ORDER BY i) p`;

/**
 * Adds stores and products. Does the triggers' work for all rows at once, and rebuilds the title index. Meanwhile the table
 * is locked for other writers; a failure rolls everything back.
 */
export async function fillProducts(client: pg.ClientBase, plan: ProductPlan, progress: Progress): Promise<number[]> {
  const users = await addUsers(client, plan.users);
  const stores = await inTransaction(client, async () => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO stores (owner_id, name, slug, description)
       SELECT ($2::int[])[1 + i % cardinality($2::int[])], 'Bulk store ' || first + i, 'bulk-store-' || first + i, 'Filled by npm run seed.'
       FROM (SELECT coalesce(max(id), 0) AS first FROM stores) before, generate_series(1, $1::int) i
       ORDER BY i RETURNING id`,
      [plan.stores, users],
    );
    const stores = rows.map(({ id }) => id);
    await client.query('ALTER TABLE products DISABLE TRIGGER USER');
    await withoutIndexes(client, ['products_title'], async () => {
      for (let first = 1; first <= plan.products; first += batchSize) {
        const last = Math.min(plan.products, first + batchSize - 1);
        await client.query({
          name: 'seed_products',
          text: insertProducts,
          values: [first, last, stores, makes, materials, goods, categories, plan.products],
        });
        progress('products', last, plan.products);
      }
    });
    await client.query('ANALYZE products');
    await client.query(`SELECT rebuild_lists('products')`);
    await client.query('ALTER TABLE products ENABLE TRIGGER USER');
    await queueSearch(client, ['products']);
    return stores;
  });
  await fillSearch(client, progress);
  return stores;
}
