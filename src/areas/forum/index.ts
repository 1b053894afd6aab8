export * from './boards.js';
export * from './moves.js';
export { markTopicRead, deleteTopicReadMark } from './reading.js';
export * from './replies.js';
export * from './topics.js';
