import { getOrder, listOrders, placeInStores } from '../orders/orders.js';
import { ordersOfStore } from '../orders/sql.js';
import { act, withdraw } from '../orders/transitions.js';
import type { Handler } from '../pipeline/handlers.js';
import { claimStore } from './access.js';

export const listMarketplaceOrders: Handler<'listMarketplaceOrders'> = (input) => listOrders(input, 'marketplace');
export const placeMarketplaceOrder: Handler<'placeMarketplaceOrder'> = placeInStores;
export const getMarketplaceOrder: Handler<'getMarketplaceOrder'> = (input) => getOrder(input, 'marketplace');
export const payMarketplaceOrder: Handler<'payMarketplaceOrder'> = (input) => act(input, 'marketplace', 'pay');
export const completeMarketplaceOrder: Handler<'completeMarketplaceOrder'> = (input) =>
  act(input, 'marketplace', 'complete');
export const disputeMarketplaceOrder: Handler<'disputeMarketplaceOrder'> = (input) =>
  act(input, 'marketplace', 'dispute');
export const refundMarketplaceOrder: Handler<'refundMarketplaceOrder'> = (input) => act(input, 'marketplace', 'refund');
export const withdrawMarketplaceOrder: Handler<'withdrawMarketplaceOrder'> = (input) => withdraw(input, 'marketplace');

export const listStoreOrders: Handler<'listStoreOrders'> = async (input) => {
  const { path, query, caller, database, parts, refuse } = input;
  const { page = 1, per_page: perPage = 100 } = query;
  const store = await claimStore(database, path.slug, caller, refuse, '');
  const values = [store.id, perPage, (page - 1) * perPage, page, parts.config.currency];
  return { status: 200, body: await database.$one(ordersOfStore, values) };
};
