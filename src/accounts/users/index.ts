export * from './avatars/avatars.js';
export * from './covers.js';
export * from './directory.js';
export * from './own-keys.js';
export { endMyOtherSessions, endMySession, listMySessions } from './own-sessions.js';
export * from './profiles.js';
