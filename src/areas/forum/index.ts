export * from './boards.js';
export { markTopicRead, markTopicUnread } from './reading.js';
export * from './replies.js';
export * from './topics.js';
