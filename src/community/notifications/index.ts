export * from './inbox.js';
export * from './settings.js';
