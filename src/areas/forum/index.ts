export * from './access.js';
export * from './boards.js';
export * from './moves.js';
export { deleteTopicReadMark, markTopicRead } from './reading.js';
export * from './replies.js';
export * from './topics.js';
