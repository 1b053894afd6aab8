export * from './claims.js';
export * from './hidden.js';
export * from './invitations.js';
export * from './log.js';
export * from './people.js';
export * from './queue.js';
export * from './reports.js';
export * from './sign-ups.js';
