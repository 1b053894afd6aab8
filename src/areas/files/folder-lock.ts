import type { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';

/** Lets changes of one person's folders follow each other: two moves at once could put each folder into the other. */
export async function lockFolders(database: Transaction, owner: number): Promise<void> {
  await database.$queryRaw`SELECT FROM users WHERE id = ${owner} FOR NO KEY UPDATE`;
}

/**
 * Locks the caller's own folder, so that it is not deleted before something is put into it. Null stays null: no folder.
 * @throws folder_not_found
 */
export async function lockFolder(
  database: Transaction,
  owner: number,
  id: number | null,
  refuse: (code: 'folder_not_found') => Problem,
): Promise<void> {
  if (id === null) return;
  const row = await lockedRow(database)`
    SELECT id FROM file_folders WHERE id = ${id} AND owner_id = ${owner} AND deleted_at IS NULL FOR SHARE`;
  if (row === null) throw refuse('folder_not_found');
}
