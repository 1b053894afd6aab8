import { isModerator } from '../../api/auth/authentication.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { ignoresSql } from '../../content/ignored.js';
import { countedList, keysetRows, listPage, mostFound } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { isListed, isPresent } from '../../content/removal/visibility.js';
import { grantedFiles } from '../../content/shares/file-grants.js';
import { refuseHidden } from '../../content/shares/share-links.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { arraySql, isoSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { claimFile } from './files.js';

/** Grants of a file. */
const most = 100;

const columns = `u.username, g.slug AS "group", ${isoSql('grants.created_at')} AS created_at`;
const from =
  'file_grants grants LEFT JOIN users u ON u.id = grants.user_id LEFT JOIN groups g ON g.id = grants.group_id';

/** $1 file, $2 owner. */
const grantsOf = replying('FileGrantList', {
  name: 'file_grants',
  text: `
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT coalesce((
        SELECT ${arraySql('shown')} FROM (SELECT ${columns} FROM ${from} WHERE grants.file_id = f.id ORDER BY grants.id) shown
      ), '[]') AS grants
      FROM files f WHERE f.id = $1::integer AND f.owner_id = $2::integer
    ) r`,
});

export const listFileGrants: Handler<'listFileGrants'> = async ({ path, caller, database, refuse }) => {
  const body = await database.$json(grantsOf, [path.id, caller.id]);
  if (body === null) throw refuse('file_not_found');
  return { status: 200, body };
};

/** $1 username. Locks the account, so that it is not deleted meanwhile. */
const personByName: Statement<number> = {
  name: 'lock_grantee',
  text: `SELECT id::text AS reply FROM users r WHERE username = $1::citext AND ${isListed(row('r'))} FOR KEY SHARE`,
};

/** $1 slug, $2 caller, who may know of the group, $3 whether they are staff. */
const groupBySlug: Statement<{ id: number; mayGrant: boolean }> = {
  name: 'lock_granted_group',
  text: `
    SELECT json_build_object('id', id, 'mayGrant', $3::boolean OR EXISTS (
      SELECT FROM group_members m WHERE m.group_id = r.id AND m.user_id = $2::integer AND m.state = 'member'
    ))::text AS reply
    FROM groups r WHERE slug = $1::citext AND (visibility <> 'hidden' OR $3::boolean OR EXISTS (
      SELECT FROM group_members m WHERE m.group_id = r.id AND m.user_id = $2::integer AND m.state <> 'requested'
    )) FOR KEY SHARE`,
};

/** $1 file, $2 user, $3 group, one of them null. The grant, which may exist already. */
const addGrant = replying('FileGrant', {
  name: 'add_file_grant',
  text: `
    WITH grants AS (
      INSERT INTO file_grants (file_id, user_id, group_id) VALUES ($1::integer, $2::integer, $3::integer)
      ON CONFLICT DO NOTHING RETURNING user_id, group_id, created_at
    )
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT ${columns} FROM (
        SELECT * FROM grants UNION ALL SELECT user_id, group_id, created_at FROM file_grants
        WHERE file_id = $1 AND (user_id = $2 OR group_id = $3) LIMIT 1
      ) ${from.slice('file_grants '.length)}
    ) r`,
});

type Holder = { user: number | null; group: number | null };
type GrantInput = Pick<Input<'grantFileToUser'>, 'database'> & { path: { id: number } };

async function grantTo(
  { path, database }: GrantInput,
  { user, group }: Holder,
  refuse: (code: 'quota_exceeded' | 'content_hidden', details?: ProblemDetails) => Problem,
) {
  await refuseHidden(database, { fileId: path.id }, refuse);
  const body = await database.$one(addGrant, [path.id, user, group]);
  // The file is locked, so that two grants at once do not exceed the limit.
  const count = await database.fileGrant.count({ where: { fileId: path.id } });
  if (count > most) throw refuse('quota_exceeded');
  return { status: 200 as const, body };
}

export const grantFileToUser: Handler<'grantFileToUser'> = async (input) => {
  const { path, caller, database, refuse } = input;
  await claimFile(database, path.id, caller.id, refuse);
  const user = (await database.$json(personByName, [path.username]))?.parse();
  if (user === undefined) throw refuse('user_not_found');
  return grantTo(input, { user, group: null }, refuse);
};

export const grantFileToGroup: Handler<'grantFileToGroup'> = async (input) => {
  const { path, caller, database, refuse } = input;
  await claimFile(database, path.id, caller.id, refuse);
  const group = (await database.$json(groupBySlug, [path.slug, caller.id, isModerator(caller)]))?.parse();
  if (group === undefined) throw refuse('group_not_found');
  if (!group.mayGrant) throw refuse('not_member');
  return grantTo(input, { user: null, group: group.id }, refuse);
};

/** $1 file, $2 caller, $3 username. No row unless that is theirs, and they had a grant. */
const leaveFile: Statement<true> = {
  name: 'leave_file',
  text: `
    DELETE FROM file_grants g USING users u
    WHERE g.file_id = $1::integer AND g.user_id = $2::integer AND u.id = g.user_id AND u.username = $3::citext RETURNING 'true' AS reply`,
};

export const revokeFileFromUser: Handler<'revokeFileFromUser'> = async ({ path, caller, database, refuse }) => {
  const left = await database.$json(leaveFile, [path.id, caller.id, path.username]);
  if (left !== null) return { status: 200, body: { id: path.id, deleted: true } };
  await claimFile(database, path.id, caller.id, refuse);
  await database.fileGrant.deleteMany({ where: { fileId: path.id, user: { username: path.username } } });
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const revokeFileFromGroup: Handler<'revokeFileFromGroup'> = async ({ path, caller, database, refuse }) => {
  await claimFile(database, path.id, caller.id, refuse);
  await database.fileGrant.deleteMany({ where: { fileId: path.id, group: { slug: path.slug } } });
  return { status: 200, body: { id: path.id, deleted: true } };
};

/** SQL: whether a file `r` of somebody else, whom they do not ignore, is shared with $1. */
const isShared = `
  r.id IN (${grantedFiles('$1')}) AND r.owner_id <> $1::integer
  AND EXISTS (SELECT FROM users u WHERE u.id = r.owner_id AND ${isPresent}) AND NOT ${ignoresSql('$1::integer', 'r.owner_id')}`;

/** $1 reader, $2 rows of a page, $3 rows before it, $4 page. */
const sharedPage = listPage({
  schema: 'SharedFileList',
  name: 'shared_files',
  field: 'files',
  ...countedList(`(SELECT count(*)::integer FROM (SELECT FROM files r WHERE ${isShared} LIMIT ${mostFound}) counted)`),
  ...keysetRows(
    { table: 'files', where: isShared, keys: ['id'], isReversed: true },
    { size: '$2', before: '$3', most: mostFound },
  ),
  columns: `f.id, f.name, f.mime_type, f.size, o.username AS owner, ${isoSql('f.updated_at')} AS updated_at`,
  from: 'JOIN files f ON f.id = page.id JOIN users o ON o.id = f.owner_id',
  page: '$4',
  size: '$2',
});

export const listSharedFiles: Handler<'listSharedFiles'> = async ({ query, caller, database }) => {
  const { page = 1, per_page = 20 } = query;
  const values = [caller.id, per_page, (page - 1) * per_page, page];
  return { status: 200, body: await database.$one(...requestedRows(sharedPage, values, query)) };
};
