import type { Handler } from '../../api/pipeline/handlers.js';
import { ordersOfShop, ordersOfShopByStatus } from '../../content/orders/order-queries.js';
import { listOrders, placeInShop, showOrders } from '../../content/orders/orders.js';

export const listShopOrders: Handler<'listShopOrders'> = (input) => listOrders(input, 'shop');
export const placeShopOrder: Handler<'placeShopOrder'> = placeInShop;
export const listShopSales: Handler<'listShopSales'> = (input) =>
  showOrders(input, 0, ordersOfShop, ordersOfShopByStatus);
