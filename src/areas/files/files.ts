import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { downloadOf } from '../../content/downloads.js';
import { deleteBytes, secondKeyOfFile } from '../../content/objects.js';
import { grantTerms } from '../../content/shares/file-grants.js';
import { ownTerms, prepareShare, unshare } from '../../content/shares/share-links.js';
import { uploadOf } from '../../content/uploads/whole.js';
import type { Problem } from '../../core/contract/problems.js';
import { isFileName, trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { lockFolder } from './folder-lock.js';
import { changeFile, downloadableFile, fileById, filesOf, insertFile } from './queries.js';
import { fileUploads } from './uploads.js';

const maxNameLength = 255;

export const listFiles: Handler<'listFiles'> = async ({ query, caller, database, origin }) => {
  return { status: 200, body: await database.$one(...filesOf(caller.id, query, origin())) };
};

export const createFile: Handler<'createFile'> = async (input) => {
  const { body, caller, origin, parts, refuse } = input;
  const upload = await uploadOf(input, 'file', fileUploads);
  const name = trimmed(body.name ?? upload.originalName);
  if (body.name === undefined) {
    const fault = nameFault(name);
    if (fault !== null) throw refuse('invalid_file', { params: { file: `${fault}; give another as name` } });
  }
  const { folder_id: folder = null } = body;
  const { mimeType, size, sha256, key } = upload;
  const values = [caller.id, origin(), name, mimeType, size, sha256, key, parts.config.fileQuota, folder];
  return async ({ database }) => {
    await lockFolder(database, caller.id, folder, refuse);
    await upload.end(database);
    const reply = await database.$json(insertFile, values);
    if (reply === null) {
      throw refuse('quota_exceeded');
    }
    return { status: 201, body: reply };
  };
};

/** Fault in the file name of a multipart part, or null. A name sent as a field is checked by the contract. */
function nameFault(name: string): string | null {
  // Names of the current and of the parent folder.
  if (name === '.' || name === '..') return `"${name}" is no name for a file`;
  if (!isFileName(name)) return 'its file name cannot be used';
  return [...name].length > maxNameLength ? 'its file name is too long' : null;
}

export const getFile: Handler<'getFile'> = async ({ path, caller, database, origin, refuse }) => {
  return okOrNotFound(await database.$json(fileById, [path.id, caller.id, origin()]), refuse, 'file_not_found');
};

export const renameFile: Handler<'renameFile'> = async ({ path, body, caller, database, origin, refuse }) => {
  return okOrNotFound(
    await database.$json(changeFile, [path.id, caller.id, origin(), trimmed(body.name), false, null]),
    refuse,
    'file_not_found',
  );
};

export const updateFile: Handler<'updateFile'> = async ({ path, body, caller, database, origin, refuse }) => {
  const { name, folder_id: folder } = body;
  await lockFolder(database, caller.id, folder ?? null, refuse);
  const values = [name === undefined ? null : trimmed(name), folder !== undefined, folder ?? null];
  const reply = await database.$json(changeFile, [path.id, caller.id, origin(), ...values]);
  return okOrNotFound(reply, refuse, 'file_not_found');
};

export const deleteFile: Handler<'deleteFile'> = async ({ path, caller, parts }) => {
  const moved = await secondKeyOfFile(parts, path.id, caller.id);
  return async (input) => {
    await claimFile(input.database, path.id, caller.id, input.refuse);
    await deleteBytes(input, { type: 'file', id: path.id }, moved);
    return { status: 200, body: { id: path.id, deleted: true } };
  };
};

export const getFileDownloadUrl: Handler<'getFileDownloadUrl'> = async (input) => {
  const { path, caller, database, refuse } = input;
  const file = (await database.$json(downloadableFile, [path.id, caller.id]))?.parse();
  if (file === undefined) throw refuse('file_not_found');
  return { status: 200, body: await downloadOf(input, file, file.isOwn ? ownTerms : grantTerms(caller.id)) };
};

/** Locks the caller's own file until the transaction ends. Files of others count as not found. */
export async function claimFile(
  database: Transaction,
  id: number,
  ownerId: number,
  refuse: (code: 'file_not_found') => Problem,
): Promise<void> {
  const row = await lockedRow(database)`
    SELECT id FROM files WHERE id = ${id} AND owner_id = ${ownerId} FOR NO KEY UPDATE`;
  if (row === null) {
    throw refuse('file_not_found');
  }
}

export const shareFile: Handler<'shareFile'> = (input) => {
  const { path, caller, refuse } = input;
  return prepareShare(input, { fileId: path.id }, (database) => claimFile(database, path.id, caller.id, refuse));
};

export const unshareFile: Handler<'unshareFile'> = async (input) => {
  const { path, caller, database, refuse } = input;
  await claimFile(database, path.id, caller.id, refuse);
  return unshare(input, { fileId: path.id });
};
