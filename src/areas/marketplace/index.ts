export * from './ledger.js';
export * from './orders.js';
export * from './products.js';
export * from './reviews.js';
export * from './stores.js';
export * from './traders.js';
