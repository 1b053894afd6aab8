import type { Problem } from '../contract/problems.js';
import type { Transaction } from '../database/client.js';
import { lockedRow } from '../database/row-lock.js';
import type { Handler, Preparation } from '../pipeline/handlers.js';
import { prepareShare, unshare } from '../sharing/shares.js';

export const shareFile: Preparation<'shareFile'> = {
  prepare: (given) => {
    const { path, caller, refuse } = given;
    return prepareShare(given, { fileId: path.id }, (database) => claimFile(database, path.id, caller.id, refuse));
  },
};

export const unshareFile: Handler<'unshareFile'> = (input) => {
  const { path, caller, refuse } = input;
  return unshare(input, { fileId: path.id }, (database) => claimFile(database, path.id, caller.id, refuse));
};

/** The owner's own file, whose row is locked until the transaction ends. Anybody else's does not exist. */
async function claimFile(
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
