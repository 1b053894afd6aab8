import type { Handler } from '../api/pipeline/handlers.js';
import { okOrNotFound } from '../api/pipeline/ok-or-not-found.js';
import { ignoredUsers } from '../content/ignored.js';
import { isListed } from '../content/removal/visibility.js';
import { arraySql, isoSql, objectSql } from '../core/database/formats.js';
import { row } from '../core/database/row.js';
import { replying, type Statement } from '../core/database/statement.js';

/** People that one user ignores at most. */
const most = 200;

/** $1 user. */
const ignoredList = replying('IgnoredUserList', {
  name: 'ignored_users',
  text: `
    SELECT ${objectSql({ users: `coalesce(${arraySql('person')}, '[]')` })}::text AS reply FROM (
      SELECT ignored.username, ignored.display_name, ${isoSql('i.created_at')} AS ignored_at
      FROM ${ignoredUsers} WHERE i.user_id = $1 ORDER BY i.created_at DESC, ignored.id LIMIT ${most}
    ) person`,
});

export const listIgnoredUsers: Handler<'listIgnoredUsers'> = async ({ caller, database }) => ({
  status: 200,
  body: await database.$one(ignoredList, [caller.id]),
});

/** Somebody who may be ignored or not, and how many others are. */
type Wanted = { id: number; username: string; is_staff: boolean; others: number };

/** $1 user, $2 the other's username. Ignores them, and forgets what they notified of, if they can be ignored. */
const ignoreStatement: Statement<Wanted> = {
  name: 'ignore_user',
  text: `
    WITH target AS MATERIALIZED (
      SELECT r.id, r.username, r.role >= 'moderator' AS is_staff,
        (SELECT count(*)::integer FROM ${ignoredUsers} WHERE i.user_id = $1::integer AND i.ignored_id <> r.id) AS others
      FROM users r WHERE r.username = $2::citext AND ${isListed(row('r'))}
    ),
    ignorable AS (SELECT id FROM target WHERE id <> $1 AND NOT is_staff AND others < ${most}),
    added AS (
      INSERT INTO ignored_users (user_id, ignored_id) SELECT $1, id FROM ignorable ON CONFLICT DO NOTHING
    ),
    forgotten AS (
      DELETE FROM notifications n USING ignorable i WHERE n.user_id = $1 AND n.actor_id = i.id AND n.type NOT LIKE 'order.%'
    )
    SELECT row_to_json(target)::text AS reply FROM target`,
};

export const ignoreUser: Handler<'ignoreUser'> = async ({ path, caller, database, refuse }) => {
  const wanted = (await database.$json(ignoreStatement, [caller.id, path.username]))?.parse();
  if (wanted === undefined) throw refuse('user_not_found');
  if (wanted.id === caller.id) throw refuse('own_content');
  if (wanted.is_staff) throw refuse('staff_not_ignorable');
  if (wanted.others >= most) throw refuse('quota_exceeded', { message: `You can ignore at most ${most} people.` });
  return { status: 200, body: { username: wanted.username, ignored: true } };
};

/** $1 user, $2 the other's username. */
const unignoreStatement = replying('IgnoreState', {
  name: 'stop_ignoring_user',
  text: `
    WITH target AS (SELECT r.id, r.username FROM users r WHERE r.username = $2::citext AND ${isListed(row('r'))}),
    gone AS (DELETE FROM ignored_users i USING target t WHERE i.user_id = $1::integer AND i.ignored_id = t.id)
    SELECT ${objectSql({ username: 'username', ignored: 'false' })}::text AS reply FROM target`,
});

export const stopIgnoringUser: Handler<'stopIgnoringUser'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(unignoreStatement, [caller.id, path.username]), refuse, 'user_not_found');
