export * from './answers.js';
export * from './categories.js';
export * from './questions.js';
