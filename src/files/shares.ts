import type { Handler } from '../contract/handlers.js';
import { JsonText } from '../contract/replies.js';
import { jsonWithin, type Transaction } from '../database/client.js';
import { expiryFault, removeShare, saveShare, shareById, shareValues } from '../shares/shares.js';

export const shareFile: Handler<'shareFile'> = async ({ path, body, caller, transaction, origin, refuse }) => {
  const fault = expiryFault(body);
  if (fault !== null) {
    throw refuse('invalid_param', { params: { expires_at: fault } });
  }
  const values = await shareValues(body);
  return transaction(async (database) => {
    if (!(await lockFile(database, path.id, caller.id))) {
      throw refuse('file_not_found');
    }
    const { id, created } = await saveShare(database, { fileId: path.id }, values);
    const reply = await jsonWithin(database)(shareById, [id, origin()]);
    return { status: created ? 201 : 200, body: new JsonText(reply ?? 'null') };
  });
};

export const unshareFile: Handler<'unshareFile'> = async ({ path, caller, transaction, refuse }) =>
  transaction(async (database) => {
    if (!(await lockFile(database, path.id, caller.id))) {
      throw refuse('file_not_found');
    }
    if (!(await removeShare(database, { fileId: path.id }))) {
      throw refuse('share_not_found');
    }
    return { status: 200, body: { id: path.id, deleted: true } };
  });

/** Whether the file is there and the owner's; if so, its row is locked until the transaction ends. */
async function lockFile(database: Transaction, id: number, ownerId: number): Promise<boolean> {
  const rows = await database.$queryRaw<unknown[]>`
    SELECT id FROM files WHERE id = ${id} AND owner_id = ${ownerId} FOR NO KEY UPDATE`;
  return rows.length > 0;
}
