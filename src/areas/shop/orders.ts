import type { Handler } from '../../api/pipeline/handlers.js';
import { placeInShop } from '../../content/orders/direct-orders.js';
import { filteredOrdersOfShop, ordersOfShop } from '../../content/orders/order-queries.js';
import { exportOrders } from '../../content/orders/order-table.js';
import { listOrders, showSales } from '../../content/orders/orders.js';
import { saveSettings, showSettings } from '../../content/orders/sales-settings.js';
import { showSalesSummary } from '../../content/orders/sales-summary.js';
import { saveTrader, showTrader } from '../../content/orders/traders.js';
import type { Transaction } from '../../core/database/client.js';

export const listShopOrders: Handler<'listShopOrders'> = (input) => listOrders(input, 'shop');
export const placeShopOrder: Handler<'placeShopOrder'> = placeInShop;
export const listShopSales: Handler<'listShopSales'> = (input) =>
  showSales(input, 0, ordersOfShop, filteredOrdersOfShop);

export const getShopSalesSummary: Handler<'getShopSalesSummary'> = ({ database, parts }) =>
  showSalesSummary(database, 0, parts.config);

export const getShopSalesSettings: Handler<'getShopSalesSettings'> = ({ database }) => showSettings(database, 0);

export const setShopSalesSettings: Handler<'setShopSalesSettings'> = async (input) => {
  await input.record({ target: 'site', id: 1 });
  return saveSettings(input, 0);
};

export const getShopTrader: Handler<'getShopTrader'> = ({ database }) => showTrader(database, 0);

export const setShopTrader: Handler<'setShopTrader'> = async ({ body, database, record }) => {
  await record({ target: 'site', id: 1 });
  return saveTrader(database, 0, body);
};

export const exportShopOrders: Handler<'exportShopOrders'> = ({ database }) => exportOrders(database as Transaction, 0);
