export * from './answers.js';
export * from './categories.js';
export * from './comments.js';
export * from './questions.js';
