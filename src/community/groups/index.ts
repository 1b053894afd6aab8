export * from './groups.js';
export * from './members.js';
