import { interfaceAt } from '../accounts/users/avatars/queries.js';
import { userList, userPlace } from '../accounts/users/user-list.js';
import { isModerator, viewerOf } from '../api/auth/authentication.js';
import type { Handler, Input } from '../api/pipeline/handlers.js';
import { okOrNotFound } from '../api/pipeline/ok-or-not-found.js';
import { requireAreaOf } from '../content/active-area.js';
import { type ContentKind, type LikedType, targetSql } from '../content/kind.js';
import { countedList, keysetRows, listPage, mostFound } from '../content/lists/lists.js';
import { type PageStatement, requestedRows } from '../content/lists/walks.js';
import { isListed } from '../content/removal/visibility.js';
import { objectSql } from '../core/database/formats.js';
import { row } from '../core/database/row.js';
import { named, type Statement } from '../core/database/statement.js';
import { kinds } from './kinds.js';

const liked: { [Type in LikedType]: ContentKind & { type: Type } } = kinds;

type LikeRow = { is_own: boolean; like_count: number };

/** $1 user, $2 id, $3 whether they are staff, $4 token of a share link or null, $5 1 or 0. Locks the row first. Nobody likes their own content. */
const setStatement = (kind: ContentKind): Statement<LikeRow> =>
  named(`set_like_${kind.type}`, (name) => ({
    name,
    text: `
      SELECT ${objectSql({
        is_own: 'is_own',
        like_count: `react_to_${kind.type}(id, $1::integer, CASE WHEN is_own THEN 0 ELSE $5::integer END)`,
      })}::text AS reply
      FROM (${targetSql(kind, '$2', { viewer: '$1::integer', staff: '$3::boolean', token: '$4' })} FOR NO KEY UPDATE OF r) target,
        (SELECT $3::boolean, $4::text) ignored`,
  }));

type LikeInput = Pick<Input<'unlikeContent'>, 'path' | 'query' | 'caller' | 'database' | 'parts' | 'refuse'>;

/** Sets or removes a like. @throws component_inactive, or the code of its type if the caller cannot read it */
async function change(input: LikeInput, value: 0 | 1) {
  const { path, query, caller, database, parts, refuse } = input;
  const kind: ContentKind = liked[path.type];
  requireAreaOf(kind, parts, refuse);
  const values = [caller.id, path.id, isModerator(caller), query.share ?? null, value];
  const target = (await database.$json(setStatement(kind), values))?.parse();
  if (target === undefined) throw refuse(`${path.type}_not_found`);
  return { ...target, target_type: path.type, target_id: path.id, liked: value === 1 };
}

export const likeContent: Handler<'likeContent'> = async (input) => {
  const { is_own: isOwn, ...body } = await change(input, 1);
  if (isOwn) throw input.refuse('own_content');
  return { status: 200, body };
};

export const unlikeContent: Handler<'unlikeContent'> = async (input) => {
  const { is_own: _, ...body } = await change(input, 0);
  return { status: 200, body };
};

/** $1 to $4 as in `userList`, $5 id, $6 viewer or null, $7 whether they are staff, $8 token or null. No row: the viewer does not see it. */
const likesOf = (kind: ContentKind): PageStatement<'UserList'> =>
  named(`likes_of_${kind.type}`, (name) => {
    const table = `(
      SELECT u.id FROM reactions l JOIN users u ON u.id = l.user_id
      WHERE l.kind = '${kind.type}' AND l.content_id = $5 AND ${isListed(row('u'))}
    )`;
    const counted = countedList(`(SELECT count(*)::integer FROM (SELECT FROM ${table} r LIMIT ${mostFound}) counted)`);
    const target = targetSql(kind, '$5', { viewer: '$6::integer', staff: '$7::boolean', token: '$8' });
    const keys = [{ name: 'id', sql: 'r.id', type: 'integer' }];
    return listPage({
      ...userList,
      name,
      ...counted,
      list: `${counted.list} FROM (${target}) target, (SELECT $7::boolean, $8::text) ignored`,
      ...keysetRows({ table, where: 'true', keys, isReversed: false }, { ...userPlace, most: mostFound }),
    });
  });

export const listLikes: Handler<'listLikes'> = async (input) => {
  const { path, query, caller, database, parts, origin, refuse } = input;
  const { page = 1, per_page: perPage = 20, share = null } = query;
  const url = interfaceAt(origin(), parts.config);
  const values = [(page - 1) * perPage, perPage, page, url, path.id, ...viewerOf(caller), share];
  const kind: ContentKind = liked[path.type];
  requireAreaOf(kind, parts, refuse);
  const call = requestedRows(likesOf(kind), values, query);
  return okOrNotFound(await database.$json(...call), refuse, `${path.type}_not_found`);
};
