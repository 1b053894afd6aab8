export * from './batch.js';
export * from './files.js';
export * from './folders.js';
