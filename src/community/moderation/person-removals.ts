import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { type Filter, filteredPage, mostFound } from '../../content/lists/lists.js';
import type { Queries } from '../../core/database/client.js';
import { isoSql } from '../../core/database/formats.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { remainingContentSql } from './person-content.js';
import { claimPerson } from './policy.js';

const removalList = {
  columns: `p.id, u.username, p.action, p.reason, p.state, p.items, CASE p.state
    WHEN 'removing' THEN (SELECT count(*)::integer FROM (${remainingContentSql('p.user_id', mostFound)} LIMIT ${mostFound}) remaining)
    WHEN 'restoring' THEN (SELECT count(*)::integer FROM (
      SELECT FROM person_removal_items WHERE step_id = p.id LIMIT ${mostFound}
    ) remaining) ELSE 0 END AS left,
    a.username AS begun_by, ${isoSql('p.created_at')} AS created_at, ${isoSql('p.finished_at')} AS finished_at`,
  from: 'JOIN person_removals p ON p.id = page.id JOIN users u ON u.id = p.user_id JOIN users a ON a.id = p.actor_id',
};

const listed = { schema: 'PersonRemovalList', field: 'removals', table: 'person_removals', ...removalList } as const;
const byUser = (username: string): Filter => ({
  name: 'user',
  condition: (at) => `user_id = (SELECT id FROM users WHERE username = $${at}::citext)`,
  values: [username],
});

/** $1 removal. */
const removalById = replying('PersonRemoval', {
  name: 'person_removal',
  text: `SELECT row_to_json(reply)::text AS reply FROM (SELECT ${removalList.columns} FROM (SELECT $1::integer AS id) page ${removalList.from}) reply`,
});

/** $1 user, $2 actor, $3 action, $4 reason. No row: another one is running. */
const begin: Statement<number> = {
  name: 'begin_person_removal',
  text: `
    INSERT INTO person_removals (user_id, actor_id, action, reason) VALUES ($1::integer, $2::integer, $3::text, $4::text)
    ON CONFLICT (user_id) WHERE state IN ('removing', 'restoring') DO NOTHING RETURNING id::text AS reply`,
};

export const createPersonRemoval: Handler<'createPersonRemoval'> = async (input) => {
  const { path, body, caller, database, record, refuse } = input;
  const { action, reason } = body;
  const { id } = await claimPerson(database, path.username, caller, refuse);
  const begun = (await database.$json(begin, [id, caller.id, action, reason]))?.parse();
  if (begun === undefined) {
    throw refuse('removal_in_progress');
  }
  await record({ target: 'user', id, reason, details: { action, removal: String(begun) } });
  return { status: 201, body: await database.$one(removalById, [begun]) };
};

export const listPersonRemovals: Handler<'listPersonRemovals'> = async ({ query, database }) => ({
  status: 200,
  body: await database.$one(
    ...filteredPage(listed, query.username === undefined ? [] : [byUser(query.username)], query),
  ),
});

export const getPersonRemoval: Handler<'getPersonRemoval'> = async ({ path, database, refuse }) =>
  okOrNotFound(await database.$json(removalById, [path.id]), refuse, 'removal_not_found');

type RemovalState = { username: string; state: string; isBusy: boolean };

/** Locks the person first, as every action on a person does, so that no other step for them starts meanwhile. */
async function undoable(database: Queries, id: number): Promise<RemovalState | undefined> {
  const [row] = await database.$queryRaw<RemovalState[]>`
    SELECT u.username::text, p.state, EXISTS (
      SELECT FROM person_removals o WHERE o.user_id = p.user_id AND o.id <> p.id AND o.state IN ('removing', 'restoring')
    ) AS "isBusy"
    FROM person_removals p JOIN users u ON u.id = p.user_id WHERE p.id = ${id}`;
  return row;
}

export const undoPersonRemoval: Handler<'undoPersonRemoval'> = async (input) => {
  const { path, caller, database, record, refuse } = input;
  const known = await undoable(database, path.id);
  if (known === undefined) {
    throw refuse('removal_not_found');
  }
  const { id } = await claimPerson(database, known.username, caller, refuse);
  if ((await undoable(database, path.id))?.isBusy) {
    throw refuse('removal_in_progress');
  }
  const begun = await database.$executeRaw`
    UPDATE person_removals SET state = 'restoring', finished_at = NULL WHERE id = ${path.id} AND state IN ('removing', 'removed')`;
  if (begun > 0) await record({ target: 'user', id, details: { removal: String(path.id) } });
  return { status: 200, body: await database.$one(removalById, [path.id]) };
};
