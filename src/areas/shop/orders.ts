import type { Handler } from '../../api/pipeline/handlers.js';
import { listOrders, placeInShop } from '../../content/orders/orders.js';

export const listShopOrders: Handler<'listShopOrders'> = (input) => listOrders(input, 'shop');
export const placeShopOrder: Handler<'placeShopOrder'> = placeInShop;
