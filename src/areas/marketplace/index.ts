export * from './orders.js';
export * from './products.js';
export * from './stores.js';
