import type { Transaction } from '../../database/client.js';

type Wanted = { ids: number[]; quantities: number[] };

/** One line for each product. One that is named twice is wanted in the sum of both quantities. */
export function mergeItems(items: readonly { product_id: number; quantity: number }[]): Wanted {
  const wanted = new Map<number, number>();
  for (const { product_id: id, quantity } of items) {
    wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  }
  return { ids: [...wanted.keys()], quantities: [...wanted.values()] };
}

/** Puts what these orders took back in stock. Their rows are locked; the products are, in the order in which all lock them. */
export async function returnStock(database: Transaction, orderIds: readonly number[]): Promise<void> {
  await database.$executeRaw`
    SELECT FROM products WHERE id IN (SELECT product_id FROM order_items WHERE order_id = ANY (${orderIds}::integer[]))
    ORDER BY id FOR NO KEY UPDATE`;
  // The contract ends where an integer does, and a seller may have filled the stock up meanwhile.
  await database.$executeRaw`
    UPDATE products p SET stock = least(p.stock::bigint + back.quantity, 2147483647)
    FROM (
      SELECT product_id, sum(quantity) AS quantity FROM order_items
      WHERE order_id = ANY (${orderIds}::integer[]) GROUP BY product_id
    ) back
    WHERE p.id = back.product_id`;
}
