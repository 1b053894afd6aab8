export * from './batch.js';
export * from './files.js';
export * from './folders.js';
export { emptyFileTrash, listTrashedFiles } from './trash.js';
