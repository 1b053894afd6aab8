import type { Handler } from '../../api/pipeline/handlers.js';
import { countedList, foundRows, keysetRows, listPage, mostFound } from '../../content/lists/lists.js';
import { type PageStatement, requestedRows } from '../../content/lists/walks.js';
import { isListed } from '../../content/removal/visibility.js';
import { row } from '../../core/database/row.js';
import { interfaceAt } from './avatars/queries.js';
import { userList, userPlace } from './user-list.js';

const listed = isListed(row('r'));

/** SQL of the names of a user `r` as they are searched, in byte order, in which a prefix is a range. */
const username = { name: 'username', sql: `(lower(r.username::text) COLLATE "C")`, type: 'text' };
const displayName = `(search_key(r.display_name::text) COLLATE "C")`;

/** Most people found by a prefix of each of their names. */
const mostByName = 500;

/** First users whose name begins with $5. No character sorts after the last one of Unicode. */
const begins = (name: string): string => `(
  SELECT r.id, ${username.sql} AS username FROM users r
  WHERE ${listed} AND ${name} >= search_key($5::text) AND ${name} < search_key($5::text) || chr(1114111) ORDER BY ${name} LIMIT ${mostByName})`;

const orders = {
  username: { keys: [username, 'id'], matchOrder: 'username, id', isReversed: false },
  newest: { keys: ['id'], matchOrder: 'id DESC', isReversed: true },
} as const;
type Sort = keyof typeof orders;

function pageOfAll(sort: Sort): PageStatement<'UserList'> {
  const { keys, isReversed } = orders[sort];
  return listPage({
    ...userList,
    name: `users_by_${sort}`,
    ...countedList(`(SELECT count(*)::integer FROM (SELECT FROM users r WHERE ${listed} LIMIT ${mostFound}) counted)`),
    ...keysetRows({ table: 'users', where: listed, keys, isReversed }, { ...userPlace, most: mostFound }),
  });
}

/** $5 prefix of a name. */
function pageByPrefix(sort: Sort): PageStatement<'UserList'> {
  const { matchOrder, keys, isReversed } = orders[sort];
  return listPage({
    ...userList,
    name: `users_found_by_${sort}`,
    list: `SELECT count(*)::integer AS total, array_agg(id ORDER BY ${matchOrder}) AS ids
      FROM (${begins(username.sql)} UNION ${begins(displayName)}) matches`,
    ...foundRows(userPlace, { table: 'users', keys, isReversed }),
  });
}

const all = { username: pageOfAll('username'), newest: pageOfAll('newest') };
const some = { username: pageByPrefix('username'), newest: pageByPrefix('newest') };

export const listUsers: Handler<'listUsers'> = async ({ query, database, parts, origin }) => {
  const { q, sort = 'username', page = 1, per_page: perPage = 20 } = query;
  const values = [(page - 1) * perPage, perPage, page, interfaceAt(origin(), parts.config)];
  const call =
    q === undefined ? requestedRows(all[sort], values, query) : requestedRows(some[sort], [...values, q], query);
  return { status: 200, body: await database.$one(...call) };
};
