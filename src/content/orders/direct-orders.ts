import { confirmOrders } from './order-mails.js';
import { joinCheckout, lockProducts } from './order-queries.js';
import {
  type Items,
  insertOrders,
  type PlaceOrderInput,
  type PlacingCode,
  type Refuse,
  readOrder,
  refuseOwn,
} from './orders.js';
import { completeDirect } from './placing.js';

type Placing<Code> = Omit<PlaceOrderInput, 'refuse'> & Refuse<PlacingCode | 'not_deliverable' | Code>;

/**
 * Handles placing an order of the shop: takes all items from the stock, or none.
 * @throws product_not_found, out_of_stock, unpaid_order, not_deliverable
 */
export async function placeInShop(input: Placing<never>) {
  const [id] = (await insertOrders(input, 'shop', [input.body.items])) as [number];
  return completed(input, new Map([[0, id]]), id);
}

/**
 * Handles placing an order of the marketplace: one for each store, so that each seller can proceed independently. Takes all items, or none.
 * @throws product_not_found, out_of_stock, own_product, unpaid_order, not_deliverable
 */
export async function placeInStores(input: Placing<'own_product'>) {
  const { body, caller, database, refuse } = input;
  const products = (await database.$one(lockProducts, [body.items.map((item) => item.product_id)])).parse();
  refuseOwn(products, caller, refuse);
  const stores = new Map(products.map(({ id, storeId }) => [id, storeId]));
  // A product without a store is refused with its order.
  const carts = new Map<number | undefined, Items>();
  for (const item of body.items) {
    const store = stores.get(item.product_id);
    carts.set(store, [...(carts.get(store) ?? []), item]);
  }
  // In the order of the stores, whose numbers are locked one after the other.
  const ordered = [...carts].sort(([a = Infinity], [b = Infinity]) => a - b);
  const ids = await insertOrders(
    input,
    'marketplace',
    ordered.map(([, items]) => items),
  );
  const orders = new Map(ordered.map(([store], at) => [store as number, ids[at] as number]));
  const [named] = carts.keys();
  const first = orders.get(named as number) as number;
  if (ids.length > 1) await database.$json(joinCheckout, [ids, first]);
  return completed(input, orders, first);
}

/** Completes the orders of these sellers, and replies with one of them. */
async function completed(input: Placing<never>, orders: ReadonlyMap<number, number>, shown: number) {
  const { database, parts } = input;
  await completeDirect(input, orders);
  await confirmOrders({ database, config: parts.config }, [...orders.values()]);
  return { status: 201 as const, body: await readOrder(database, shown, parts.config.currency) };
}
