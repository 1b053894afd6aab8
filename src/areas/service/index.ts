export * from './contract.js';
export * from './health.js';
