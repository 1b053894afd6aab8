export * from './orders.js';
export * from './products.js';
