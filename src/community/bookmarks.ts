import { isModerator } from '../api/auth/authentication.js';
import type { Handler } from '../api/pipeline/handlers.js';
import { okOrNotFound } from '../api/pipeline/ok-or-not-found.js';
import { requireAreaOf } from '../content/active-area.js';
import { areaSql, type BookmarkedType, type ContentKind, isThereSql, sqlOf, targetSql } from '../content/kind.js';
import { countedList, keysetRows, listPage } from '../content/lists/lists.js';
import { requestedRows } from '../content/lists/walks.js';
import { isoSql, objectSql } from '../core/database/formats.js';
import { viewOf } from '../core/database/readable.js';
import { row } from '../core/database/row.js';
import { named, type ReplyStatement, replying } from '../core/database/statement.js';
import { kinds } from './kinds.js';

const bookmarked: { [Type in BookmarkedType]: ContentKind & { type: Type } } = kinds;

/** $1 user, $2 id, $3 whether they are staff, $4 active areas. No row: they cannot read it. */
const addStatement = (kind: ContentKind): ReplyStatement<'BookmarkState'> =>
  named(`bookmark_${kind.type}`, (name) =>
    replying('BookmarkState', {
      name,
      text: `
        WITH target AS (
          ${targetSql(kind, '$2', { viewer: '$1::integer', staff: '$3::boolean' })} AND ${areaSql(kind, row('r'))} = ANY ($4::text[])
        ),
        added AS (
          INSERT INTO bookmarks (user_id, kind, content_id) SELECT $1, '${kind.type}', id FROM target ON CONFLICT DO NOTHING
        )
        SELECT ${objectSql({ target_type: `'${kind.type}'`, target_id: 'id', bookmarked: 'true' })}::text AS reply
        FROM target, (SELECT $3::boolean) ignored`,
    }),
  );

export const addBookmark: Handler<'addBookmark'> = async ({ path, caller, database, parts, refuse }) => {
  const kind: ContentKind = bookmarked[path.type];
  requireAreaOf(kind, parts, refuse);
  const values = [caller.id, path.id, isModerator(caller), [...parts.config.areas]];
  return okOrNotFound(await database.$json(addStatement(kind), values), refuse, `${path.type}_not_found`);
};

/** $1 user, $2 type, $3 id. */
const removeStatement = replying('BookmarkState', {
  name: 'remove_bookmark',
  text: `
    WITH gone AS (DELETE FROM bookmarks WHERE user_id = $1::integer AND kind = $2::text AND content_id = $3::integer)
    SELECT ${objectSql({ target_type: '$2::text', target_id: '$3::integer', bookmarked: 'false' })}::text AS reply`,
});

export const removeBookmark: Handler<'removeBookmark'> = async ({ path, caller, database }) => ({
  status: 200,
  body: await database.$one(removeStatement, [caller.id, path.type, path.id]),
});

/** SQL of bookmarked content of a kind; null if the user $1 cannot read it. $5 whether they are staff, $6 active areas. */
function contentSql(kind: ContentKind): string {
  const r = row('r');
  const { author, label, path, excerpt } = sqlOf(kind, r);
  const fields = objectSql({
    path,
    title: label,
    excerpt,
    author: `(SELECT username FROM users WHERE id = ${author})`,
  });
  const isThere = isThereSql(kind, r, { viewer: '$1::integer', staff: '$5::boolean' });
  const isActive = `${areaSql(kind, r)} = ANY ($6::text[])`;
  return `WHEN '${kind.type}' THEN (SELECT ${fields} FROM ${viewOf(kind.table)} r WHERE r.id = b.content_id AND ${isActive} AND ${isThere})`;
}

/** $1 user, $2 rows before the page, $3 rows of a page, $4 page, $5 whether they are staff, $6 active areas. */
const bookmarkPage = listPage({
  name: 'bookmarks',
  schema: 'BookmarkList',
  ...countedList('(SELECT count(*)::integer FROM bookmarks WHERE user_id = $1)'),
  ...keysetRows(
    { table: 'bookmarks', where: 'r.user_id = $1', keys: ['id'], isReversed: true },
    { before: '$2', size: '$3' },
  ),
  field: 'bookmarks',
  columns: `
    b.kind AS target_type, b.content_id AS target_id, ${isoSql('b.created_at')} AS bookmarked_at,
    CASE b.kind ${Object.values<ContentKind>(kinds).map(contentSql).join('\n    ')} END AS content`,
  from: 'JOIN bookmarks b ON b.user_id = $1 AND b.id = page.id',
  page: '$4',
  size: '$3',
});

export const listBookmarks: Handler<'listBookmarks'> = async ({ query, caller, database, parts }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  const values = [caller.id, (page - 1) * perPage, perPage, page, isModerator(caller), [...parts.config.areas]];
  return { status: 200, body: await database.$one(...requestedRows(bookmarkPage, values, query)) };
};
