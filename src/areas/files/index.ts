export * from './batch.js';
export {
  createFile,
  deleteFile,
  getFile,
  getFileDownloadUrl,
  listFiles,
  renameFile,
  shareFile,
  unshareFile,
  updateFile,
} from './files.js';
export * from './folders.js';
export * from './grants.js';
export { emptyFileTrash, listTrashedFiles } from './trash.js';
