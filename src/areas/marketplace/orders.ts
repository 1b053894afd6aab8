import type { Handler } from '../../api/pipeline/handlers.js';
import { ordersOfStore, ordersOfStoreByStatus } from '../../content/order-queries.js';
import { act, dispute, withdraw } from '../../content/order-steps.js';
import { getOrder, listOrders, placeInStores, showOrders } from '../../content/orders.js';
import { claimStore } from './policy.js';

export const listMarketplaceOrders: Handler<'listMarketplaceOrders'> = (input) => listOrders(input, 'marketplace');
export const placeMarketplaceOrder: Handler<'placeMarketplaceOrder'> = placeInStores;
export const getMarketplaceOrder: Handler<'getMarketplaceOrder'> = (input) => getOrder(input, 'marketplace');
export const payMarketplaceOrder: Handler<'payMarketplaceOrder'> = (input) => act(input, 'marketplace', 'pay');
export const completeMarketplaceOrder: Handler<'completeMarketplaceOrder'> = (input) =>
  act(input, 'marketplace', 'complete');
export const disputeMarketplaceOrder: Handler<'disputeMarketplaceOrder'> = (input) => dispute(input, 'marketplace');
export const refundMarketplaceOrder: Handler<'refundMarketplaceOrder'> = (input) => act(input, 'marketplace', 'refund');
export const withdrawMarketplaceOrder: Handler<'withdrawMarketplaceOrder'> = (input) => withdraw(input, 'marketplace');

export const listStoreOrders: Handler<'listStoreOrders'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const store = await claimStore(database, path.slug, caller, refuse, '');
  return showOrders(input, store.id, ordersOfStore, ordersOfStoreByStatus);
};
