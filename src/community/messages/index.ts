export * from './conversations.js';
export * from './messages.js';
export * from './people.js';
export * from './settings.js';
