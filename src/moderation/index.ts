export * from './log.js';
export * from './people.js';
