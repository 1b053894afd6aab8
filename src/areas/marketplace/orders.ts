import type { Handler } from '../../api/pipeline/handlers.js';
import { placeInStores } from '../../content/orders/direct-orders.js';
import { filteredOrdersOfStore, ordersOfStore } from '../../content/orders/order-queries.js';
import { exportOrders } from '../../content/orders/order-table.js';
import { listOrders, showSales } from '../../content/orders/orders.js';
import { saveSettings, showSettings } from '../../content/orders/sales-settings.js';
import { showSalesSummary } from '../../content/orders/sales-summary.js';
import type { Transaction } from '../../core/database/client.js';
import { claimStore } from './editing.js';

export const listMarketplaceOrders: Handler<'listMarketplaceOrders'> = (input) => listOrders(input, 'marketplace');
export const placeMarketplaceOrder: Handler<'placeMarketplaceOrder'> = placeInStores;
export const listStoreOrders: Handler<'listStoreOrders'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const store = await claimStore(database, path.slug, caller, refuse, '');
  return showSales(input, store.id, ordersOfStore, filteredOrdersOfStore);
};

export const getStoreSalesSettings: Handler<'getStoreSalesSettings'> = async ({ path, caller, database, refuse }) => {
  const store = await claimStore(database, path.slug, caller, refuse, '');
  return showSettings(database, store.id);
};

export const setStoreSalesSettings: Handler<'setStoreSalesSettings'> = async (input) => {
  const { path, caller, database, record, refuse } = input;
  const store = await claimStore(database, path.slug, caller, refuse, 'FOR UPDATE');
  await record({ target: 'store', id: store.id, of: store.ownerId });
  return saveSettings(input, store.id);
};

export const getStoreSalesSummary: Handler<'getStoreSalesSummary'> = async (input) => {
  const { path, caller, database, parts, refuse } = input;
  const store = await claimStore(database, path.slug, caller, refuse, '');
  return showSalesSummary(database, store.id, parts.config);
};

export const exportStoreOrders: Handler<'exportStoreOrders'> = async ({ path, caller, database, refuse }) => {
  const store = await claimStore(database, path.slug, caller, refuse, '');
  return exportOrders(database as Transaction, store.id);
};
