export * from './captions.js';
export * from './comments.js';
export * from './videos.js';
