import type { Handler } from '../../api/pipeline/handlers.js';
import { purgeBeyond } from '../../content/removal/purge.js';
import { replying } from '../../core/database/statement.js';
import { discardAll } from '../../core/storage/discard.js';
import { lockFolder } from './folder-lock.js';
import { eraseFiles, restoreFiles } from './trash.js';

/** SQL of the reply with the ids of these rows. */
const changed = (rows: string) => `
  SELECT row_to_json(r)::text AS reply
  FROM (SELECT coalesce((SELECT array_to_json(array_agg(id ORDER BY id)) FROM ${rows}), '[]') AS ids) r`;

/** SQL of the chosen files of $1, locked in the order that others lock them in. */
const chosen = `
  chosen AS MATERIALIZED (
    SELECT id FROM files WHERE id = ANY ($2::integer[]) AND owner_id = $1::integer ORDER BY id FOR NO KEY UPDATE
  )`;

/** $1 owner, $2 files, $3 folder or null. */
const moveFiles = replying('FilesChanged', {
  name: 'move_files',
  text: `
    WITH ${chosen},
    moved AS (
      UPDATE files f SET folder_id = $3::integer, updated_at = clock_timestamp() FROM chosen WHERE f.id = chosen.id RETURNING f.id
    )
    ${changed('moved')}`,
});

/** $1 owner, $2 files. All are locked before the first is moved, which locks the owner's usage. */
const trashFiles = replying('FilesChanged', {
  name: 'trash_files',
  text: `
    WITH ${chosen},
    locked AS MATERIALIZED (SELECT array_agg(id ORDER BY id) AS ids FROM chosen),
    removed AS MATERIALIZED (
      SELECT id, take_away('file', id, 'deleted', $1::integer, NULL) AS removal FROM locked, unnest(ids) id
    )
    ${changed('removed WHERE removal IS NOT NULL')}`,
});

export const changeFiles: Handler<'changeFiles'> = async (input) => {
  const { body, caller, database, parts, afterwards, refuse } = input;
  const { action, ids, folder_id: folder = null } = body;
  if (action === 'move') {
    await lockFolder(database, caller.id, folder, refuse);
    return { status: 200, body: await database.$one(moveFiles, [caller.id, ids, folder]) };
  }
  if (action === 'restore') return { status: 200, body: await restoreFiles(input, ids) };
  if (action === 'erase') return { status: 200, body: await eraseFiles(input, ids) };
  const reply = await database.$one(trashFiles, [caller.id, ids]);
  const keys = await purgeBeyond(database, caller.id, parts.config.fileQuota);
  afterwards(() => discardAll(parts, keys));
  return { status: 200, body: reply };
};
