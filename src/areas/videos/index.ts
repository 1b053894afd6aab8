export * from './comments.js';
export * from './videos.js';
