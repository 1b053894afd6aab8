import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { countedList, keysetRows, listPage } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { keptFolders, purgeBeyond } from '../../content/removal/purge.js';
import { trimmed } from '../../core/contract/text.js';
import { isDuplicate } from '../../core/database/client.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { discardAll } from '../../core/storage/discard.js';
import { lockFolder, lockFolders } from './folder-lock.js';

/** Folders of a person, how deep they are nested, and files of one that is deleted. */
const [most, deepest, mostFiles] = [2000, 20, 500];

const columns = `
  d.id, d.name, d.parent_id, coalesce((
    SELECT ${arraySql('above')} FROM (
      SELECT a.id, a.name FROM unnest(d.ancestors) WITH ORDINALITY step (id, place) JOIN file_folders a ON a.id = step.id ORDER BY step.place
    ) above
  ), '[]') AS path, ${isoSql('d.created_at')} AS created_at, ${isoSql('d.updated_at')} AS updated_at`;

/** SQL of the folders of $1 that are not deleted, in all places or in one. */
const within = {
  all: 'true',
  root: 'r.parent_id IS NULL',
  folder: 'r.parent_id = $5::integer',
};

/** $1 owner, $2 rows of a page, $3 rows before it, $4 page, $5 folder. */
const folderPage = (name: keyof typeof within) => {
  const where = `r.owner_id = $1::integer AND r.deleted_at IS NULL AND ${within[name]}`;
  return listPage({
    schema: 'FileFolderList',
    name: `file_folders_in_${name}`,
    field: 'folders',
    ...countedList(`(SELECT count(*)::integer FROM file_folders r WHERE ${where})`),
    ...keysetRows(
      { table: 'file_folders', where, keys: ['name_key', 'id'], isReversed: false },
      { size: '$2', before: '$3' },
    ),
    columns,
    from: 'JOIN file_folders d ON d.id = page.id',
    page: '$4',
    size: '$2',
  });
};
const pages = { all: folderPage('all'), root: folderPage('root'), folder: folderPage('folder') };

export const listFileFolders: Handler<'listFileFolders'> = async ({ query, caller, database }) => {
  const { page = 1, per_page = 20, parent } = query;
  const values = [caller.id, per_page, (page - 1) * per_page, page];
  const call =
    parent === undefined || parent === 0
      ? requestedRows(pages[parent === 0 ? 'root' : 'all'], values, query)
      : requestedRows(pages.folder, [...values, parent], query);
  return { status: 200, body: await database.$one(...call) };
};

/** $1 folder, $2 owner. */
const folderById = replying('FileFolder', {
  name: 'file_folder_by_id',
  text: `SELECT row_to_json(r)::text AS reply FROM (
    SELECT ${columns} FROM file_folders d WHERE d.id = $1 AND d.owner_id = $2 AND d.deleted_at IS NULL
  ) r`,
});

export const getFileFolder: Handler<'getFileFolder'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(folderById, [path.id, caller.id]), refuse, 'folder_not_found');

/** $1 owner, $2 parent or null, $3 name. No row: one has the name already. */
const insertFolder: Statement<number> = {
  name: 'insert_file_folder',
  text: `
    INSERT INTO file_folders (owner_id, parent_id, ancestors, name)
    SELECT $1::integer, $2::integer, coalesce((SELECT ancestors || id FROM file_folders WHERE id = $2), '{}'), $3::text
    ON CONFLICT DO NOTHING RETURNING id::text AS reply`,
};

/** $1 owner, $2 parent. How many folders the owner has, and how deep one in the parent is. */
const roomIn: Statement<{ folders: number; depth: number }> = {
  name: 'room_for_file_folder',
  text: `
    SELECT json_build_object(
      'folders', (SELECT count(*) FROM file_folders WHERE owner_id = $1::integer AND deleted_at IS NULL),
      'depth', coalesce((SELECT cardinality(ancestors) + 2 FROM file_folders WHERE id = $2::integer), 1)
    )::text AS reply`,
};

const tooDeep = { message: `Folders can be nested at most ${deepest} deep.` };

export const createFileFolder: Handler<'createFileFolder'> = async ({ body, caller, database, refuse }) => {
  const { parent_id: parent = null } = body;
  await lockFolders(database, caller.id);
  await lockFolder(database, caller.id, parent, refuse);
  const { folders, depth } = (await database.$one(roomIn, [caller.id, parent])).parse();
  if (folders >= most) throw refuse('quota_exceeded', { message: `You can have at most ${most} folders.` });
  if (depth > deepest) throw refuse('quota_exceeded', tooDeep);
  const id = (await database.$json(insertFolder, [caller.id, parent, trimmed(body.name)]))?.parse();
  if (id === undefined) throw refuse('already_exists');
  return { status: 201, body: await database.$one(folderById, [id, caller.id]) };
};

type Place = { parent: number | null; ancestors: number[]; below: number };

/** $1 folder, $2 owner, which has a lock. Its place, and how much deeper the folders in it are. */
const placeOf: Statement<Place> = {
  name: 'place_of_file_folder',
  text: `
    SELECT json_build_object('parent', d.parent_id, 'ancestors', d.ancestors, 'below', (
      SELECT coalesce(max(cardinality(i.ancestors)), cardinality(d.ancestors)) - cardinality(d.ancestors)
      FROM file_folders i WHERE i.owner_id = d.owner_id AND i.ancestors @> ARRAY[d.id]
    ))::text AS reply
    FROM file_folders d WHERE d.id = $1::integer AND d.owner_id = $2::integer AND d.deleted_at IS NULL`,
};

/** $1 folder, $2 owner, $3 parent, $4 the folders that it is in then, $5 name or null. Also moves folders within it. */
const changeFolder: Statement<never> = {
  name: 'change_file_folder',
  text: `
    UPDATE file_folders d SET ancestors = $4::integer[] || d.ancestors[array_position(d.ancestors || d.id, $1::integer) : ],
      parent_id = CASE WHEN d.id = $1::integer THEN $3::integer ELSE d.parent_id END,
      name = CASE WHEN d.id = $1::integer THEN coalesce($5::text, d.name) ELSE d.name END,
      updated_at = CASE WHEN d.id = $1::integer THEN clock_timestamp() ELSE d.updated_at END
    WHERE d.owner_id = $2::integer AND (d.id = $1::integer OR d.ancestors @> ARRAY[$1::integer])`,
};

export const updateFileFolder: Handler<'updateFileFolder'> = async ({ path, body, caller, database, refuse }) => {
  const placed = async (id: number | null) =>
    id === null ? null : ((await database.$json(placeOf, [id, caller.id]))?.parse() ?? null);
  await lockFolders(database, caller.id);
  const place = await placed(path.id);
  if (place === null) throw refuse('folder_not_found');
  const { name, parent_id: parent = place.parent } = body;
  await lockFolder(database, caller.id, parent, refuse);
  const above = parent === null ? [] : [...((await placed(parent))?.ancestors ?? []), parent];
  if (above.includes(path.id)) throw refuse('folder_cycle');
  if (above.length + 1 + place.below > deepest) throw refuse('quota_exceeded', tooDeep);
  const values = [path.id, caller.id, parent, above, name === undefined ? null : trimmed(name)];
  await database.$json(changeFolder, values).catch((error) => {
    throw isDuplicate(error) ? refuse('already_exists') : error;
  });
  return { status: 200, body: await database.$one(folderById, [path.id, caller.id]) };
};

/** $1 folder, $2 owner. Marks it with those in it as deleted, so that nothing is put into them; no row if there is none. */
const closeFolders: Statement<number[]> = {
  name: 'close_file_folders',
  text: `
    WITH closed AS (
      UPDATE file_folders d SET deleted_at = clock_timestamp() FROM file_folders root
      WHERE root.id = $1::integer AND root.owner_id = $2::integer AND root.deleted_at IS NULL
        AND d.owner_id = root.owner_id AND d.deleted_at IS NULL AND (d.id = root.id OR d.ancestors @> ARRAY[root.id])
      RETURNING d.id
    )
    SELECT json_agg(id)::text AS reply FROM closed HAVING count(*) > 0`,
};

/**
 * $1 folders, $2 owner. Moves their files to the trash, unless there are too many. Returns how many there are. All are locked before the
 * first is moved, which locks the owner's usage: otherwise two deletions could wait for each other.
 */
const trashFiles: Statement<number> = {
  name: 'trash_files_of_folders',
  text: `
    WITH inside AS MATERIALIZED (
      SELECT id FROM files WHERE folder_id = ANY ($1::integer[]) ORDER BY id LIMIT ${mostFiles + 1} FOR UPDATE
    ),
    counted AS MATERIALIZED (SELECT count(*)::integer AS files FROM inside),
    removed AS MATERIALIZED (
      SELECT take_away('file', id, 'deleted', $2::integer, NULL) FROM inside, counted WHERE files <= ${mostFiles}
    )
    SELECT files::text AS reply FROM counted WHERE (SELECT count(*) FROM removed) >= 0`,
};

/** $1 folders, $2 their owner. Forgets those of which nothing can be restored. */
const forgetEmpty: Statement<never> = {
  name: 'forget_empty_folders',
  text: `
    DELETE FROM file_folders WHERE id = ANY ($1::integer[]) AND id NOT IN (${keptFolders('= $2::integer')})`,
};

export const deleteFileFolder: Handler<'deleteFileFolder'> = async (input) => {
  const { path, caller, database, parts, afterwards, refuse } = input;
  await lockFolders(database, caller.id);
  const closed = (await database.$json(closeFolders, [path.id, caller.id]))?.parse();
  if (closed === undefined) throw refuse('folder_not_found');
  const files = (await database.$one(trashFiles, [closed, caller.id])).parse();
  if (files > mostFiles) {
    throw refuse('quota_exceeded', {
      message: `A folder with more than ${mostFiles} files cannot be deleted at once.`,
    });
  }
  const keys = await purgeBeyond(database, caller.id, parts.config.fileQuota);
  afterwards(() => discardAll(parts, keys));
  await database.$json(forgetEmpty, [closed, caller.id]);
  return { status: 200, body: { id: path.id, deleted: true } };
};
