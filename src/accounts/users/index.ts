export * from './avatars/avatars.js';
export * from './profiles.js';
