export * from './files.js';
export * from './shares.js';
