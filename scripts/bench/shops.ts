import type pg from 'pg';
import { fillProducts } from '../../src/demo/bulk/products.js';
import type { Scenario } from './load.js';

const base = '/api/v1/marketplace';

export type ShopScenarios = { reads: Scenario[]; depths: [Scenario, Scenario, Scenario][]; write: Scenario };

/** A marketplace of so many products, a hundred to a store, and what is asked of it. */
export async function fillShops(pool: pg.Pool, products: number): Promise<ShopScenarios> {
  const client = await pool.connect();
  try {
    const plan = { products, stores: Math.ceil(products / 100), users: 200 };
    const [store = 0] = await fillProducts(client, plan, () => {});
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ id: number }>(
      'UPDATE products SET stock = 1000000000 WHERE id IN (SELECT id FROM products WHERE listed ORDER BY id LIMIT 200) RETURNING id',
    );
    const read = (name: string, query: string): Scenario => ({ name, path: `${base}/products?${query}` });
    const { rows: totals } = await client.query<{ total: number }>(`SELECT list_total('products', 0, '') AS total`);
    const pages = Math.ceil((totals[0]?.total ?? 0) / 20);
    const sorts = ['newest', 'price_asc', 'price_desc'];
    return {
      reads: [
        ...sorts.map((sort) => read(sort, `sort=${sort}`)),
        read('category', 'category=furniture'),
        read('store by price', `store_id=${store}&sort=price_asc`),
        read('search, common', 'search=oak'),
        read('search, rare', 'search=kettle%20no.%20777'),
      ],
      depths: sorts.map((sort) => [
        read(sort, `sort=${sort}`),
        read(sort, `sort=${sort}&page=${Math.ceil(pages / 2)}`),
        read(sort, `sort=${sort}&page=${pages}`),
      ]),
      write: {
        name: 'place an order',
        path: `${base}/orders`,
        method: 'POST',
        requests: rows.slice(1).map(({ id }, n) => ({
          path: `${base}/orders`,
          body: JSON.stringify({
            items: [
              { product_id: id, quantity: 1 },
              { product_id: rows[n]?.id, quantity: 2 },
            ],
          }),
        })),
      },
    };
  } finally {
    client.release();
  }
}
