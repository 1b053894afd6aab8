import type { SettingValues } from './values.js';

/** What one person's unpaid orders may hold of a product: how many of them, and how many percent of its stock. */
export type UnpaidRules = { orders: number; share: number };

/** For who orders the same again and again: rules that nothing meets, as settings. */
export const unpaidOff = { UNPAID_ORDERS: '1000000', UNPAID_STOCK_SHARE: '100' };

/** The settings of unpaid orders. */
export function unpaidRules(values: SettingValues): UnpaidRules {
  return { orders: values.integer('UNPAID_ORDERS', 1, 1_000_000), share: values.integer('UNPAID_STOCK_SHARE', 1, 100) };
}
