export * from './comments.js';
export * from './ratings.js';
export * from './sharing.js';
export * from './stream.js';
export * from './videos.js';
