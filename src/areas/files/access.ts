import type { Problem } from '../../api/contract/problems.js';
import type { Transaction } from '../../database/client.js';
import { lockedRow } from '../../database/row-lock.js';

/** The owner's own file, whose row is locked until the transaction ends. Anybody else's does not exist. */
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
