export * from './avatars/avatars.js';
export * from './directory.js';
export * from './profiles.js';
