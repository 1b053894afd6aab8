import type { Handler } from '../../api/pipeline/handlers.js';
import { act, dispute, withdraw } from '../../content/order-steps.js';
import { getOrder, listOrders, placeInShop } from '../../content/orders.js';

export const listShopOrders: Handler<'listShopOrders'> = (input) => listOrders(input, 'shop');
export const placeShopOrder: Handler<'placeShopOrder'> = placeInShop;
export const getShopOrder: Handler<'getShopOrder'> = (input) => getOrder(input, 'shop');
export const payShopOrder: Handler<'payShopOrder'> = (input) => act(input, 'shop', 'pay');
export const completeShopOrder: Handler<'completeShopOrder'> = (input) => act(input, 'shop', 'complete');
export const disputeShopOrder: Handler<'disputeShopOrder'> = (input) => dispute(input, 'shop');
export const refundShopOrder: Handler<'refundShopOrder'> = (input) => act(input, 'shop', 'refund');
export const withdrawShopOrder: Handler<'withdrawShopOrder'> = (input) => withdraw(input, 'shop');
