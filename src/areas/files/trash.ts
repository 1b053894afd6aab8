import type { components } from '../../../generated/openapi.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { type Filter, filteredPage } from '../../content/lists/lists.js';
import { keptDays, purgeTrash } from '../../content/removal/purge.js';
import type { Problem } from '../../core/contract/problems.js';
import { isoSql } from '../../core/database/formats.js';
import type { JsonText, Statement } from '../../core/database/statement.js';
import { replying } from '../../core/database/statement.js';
import { discardAll } from '../../core/storage/discard.js';
import { lockFolders } from './folder-lock.js';

/** Files that are deleted for ever at once. */
const most = 500;

/** SQL: whether a removal `m` is of a file that its owner deleted. */
const isTrash = (owner: string, m = 'm'): string =>
  `${m}.author_id = ${owner}::integer AND ${m}.actor_id = ${m}.author_id AND ${m}.target_type = 'file' AND ${m}.state = 'deleted'`;

const ownBy = (owner: number): Filter => ({
  name: 'own',
  condition: (at) => isTrash(`$${at}`, 'r'),
  values: [owner],
});

const trash = {
  schema: 'TrashedFileList',
  field: 'files',
  columns: `
    f.id, f.name, f.mime_type, f.size, folder_path(f.folder_id) AS path, ${isoSql('m.at')} AS deleted_at,
    ${isoSql(`m.at + interval '${keptDays} days'`)} AS expires_at`,
  from: 'JOIN removals m ON m.id = page.id JOIN removed.files f ON f.removal = m.id',
  table: 'removals',
  since: 'at',
} as const;

export const listTrashedFiles: Handler<'listTrashedFiles'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...filteredPage({ ...trash }, [ownBy(caller.id)], query)),
});

/** $1 owner, $2 files, or null for all. Those that are in the trash, locked, in ascending order. */
const trashedFiles = (name: string, condition: string): Statement<number[]> => ({
  name,
  text: `
    SELECT coalesce(array_to_json(array_agg(target_id ORDER BY target_id)), '[]')::text AS reply FROM (
      SELECT target_id FROM removals m WHERE ${isTrash('$1')} AND ($2::integer[] IS NULL OR target_id = ANY ($2)) AND ${condition}
      ORDER BY target_id LIMIT ${most} FOR UPDATE
    ) m`,
});
const trashed = trashedFiles('lock_trashed_files', 'true');
/** Without those with a link that a moderator has hidden: they are evidence. */
const erasable = trashedFiles(
  'lock_erasable_files',
  `NOT EXISTS (
    SELECT FROM removed.shares s JOIN removals h ON h.id = s.removal
    WHERE s.file_id = m.target_id AND s.removal <> m.id AND h.state = 'hidden'
  )`,
);

/** $1 owner, $2 files. Links to them do not come back. */
const endShares: Statement<never> = {
  name: 'end_shares_of_trash',
  text: `
    DELETE FROM removed.shares s USING removals m
    WHERE m.id = s.removal AND ${isTrash('$1')} AND m.target_id = ANY ($2::integer[])`,
};

/** $1 files. The setting tells the functions that restore content that its author wants it back. */
const bringBack = replying('FilesChanged', {
  name: 'restore_files',
  text: `
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT coalesce((
        SELECT array_to_json(array_agg(id ORDER BY id)) FROM (
          SELECT id FROM unnest($1::integer[]) id WHERE bring_back('file', id)
        ) restored
      ), '[]') AS ids
    ) r`,
});

/** $1 owner, $2 quota. */
const isBeyond: Statement<boolean> = {
  name: 'files_beyond_quota',
  text: `SELECT (coalesce((SELECT bytes + reserved FROM file_usage WHERE owner_id = $1::integer), 0) > $2::bigint)::text AS reply`,
};

type TrashInput = Pick<Input<'emptyFileTrash'>, 'caller' | 'database' | 'parts' | 'afterwards'>;
type Changed = components['schemas']['FilesChanged'];

/** Brings deleted files back, with the folders that they were in. @throws quota_exceeded */
export async function restoreFiles(
  { caller, database, parts, refuse }: TrashInput & { refuse: (code: 'quota_exceeded') => Problem },
  files: readonly number[],
): Promise<JsonText<Changed>> {
  await lockFolders(database, caller.id);
  const ids = (await database.$one(trashed, [caller.id, files])).parse();
  await database.$json(endShares, [caller.id, ids]);
  await database.$executeRaw`SELECT set_config('plaza.restorer', ${String(caller.id)}, true)`;
  const reply = await database.$one(bringBack, [ids]);
  const hasNoRoom = ids.length > 0 && (await database.$one(isBeyond, [caller.id, parts.config.fileQuota])).parse();
  if (hasNoRoom) throw refuse('quota_exceeded');
  return reply;
}

/** Deletes files in the trash for ever; with null the first of all. */
export async function eraseFiles(
  { caller, database, parts, afterwards }: TrashInput,
  files: readonly number[] | null,
): Promise<Changed> {
  const ids = (await database.$one(erasable, [caller.id, files])).parse();
  const keys = await purgeTrash(database, caller.id, ids);
  afterwards(() => discardAll(parts, keys));
  return { ids };
}

export const emptyFileTrash: Handler<'emptyFileTrash'> = async (input) => ({
  status: 200,
  body: await eraseFiles(input, null),
});
