export * from './inbox.js';
export * from './settings.js';
export * from './watches.js';
