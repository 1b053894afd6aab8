export * from './me.js';
export * from './users.js';
