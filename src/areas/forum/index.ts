export * from './boards.js';
export * from './replies.js';
export * from './topics.js';
