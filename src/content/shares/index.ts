export * from './shares.js';
