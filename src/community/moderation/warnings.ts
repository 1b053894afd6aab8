import { queueWarning } from '../../accounts/users/notices.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { type PersonBy, pageOfPerson, personPage, personPosition } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { isoSql } from '../../core/database/formats.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { replying } from '../../core/database/statement.js';
import { claimPerson } from './policy.js';

/** A warning `w` of a user `u`. Only staff see who gave it. */
const fields = (isStaff: boolean) => `
  w.id, u.username, w.text, ${isStaff ? '(SELECT username FROM users WHERE id = w.actor_id)' : 'NULL'} AS warned_by,
  ${isoSql('w.created_at')} AS created_at, ${isoSql('w.acknowledged_at')} AS acknowledged_at`;
const whose = 'JOIN users u ON u.id = w.user_id';

const pageOf = (by: PersonBy) =>
  personPage(
    {
      schema: 'WarningList',
      field: 'warnings',
      columns: fields(by === 'username'),
      from: `JOIN warnings w ON w.id = page.id ${whose}`,
    },
    {
      name: 'warnings',
      total: '(SELECT count(*)::integer FROM warnings WHERE user_id = person.id)',
      ids: `unnest(ARRAY(
        SELECT id FROM warnings WHERE user_id = list.part
        ORDER BY id DESC LIMIT ${personPosition.size}::integer OFFSET ${personPosition.before}::integer
      ))`,
      keyset: { table: 'warnings', where: 'r.user_id = list.part', keys: ['id'], isReversed: true },
    },
    by,
  );
const [ofMe, ofUser] = [pageOf('id'), pageOf('username')];

export const listUserWarnings: Handler<'listUserWarnings'> = async ({ path, query, database, refuse }) =>
  okOrNotFound(
    await database.$json(...requestedRows(ofUser, pageOfPerson(path.username, query), query)),
    refuse,
    'user_not_found',
  );

export const listMyWarnings: Handler<'listMyWarnings'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...requestedRows(ofMe, pageOfPerson(caller.id, query), query)),
});

/**
 * $1 user, $2 moderator, $3 text. Also marks the user's row, which is locked, so that requests need no query for it.
 */
const warn = replying('Warning', {
  name: 'warn',
  text: `
    WITH w AS (INSERT INTO warnings (user_id, actor_id, text) VALUES ($1::integer, $2::integer, $3::text) RETURNING *),
    noted AS (UPDATE users SET warned_at = clock_timestamp() WHERE id = $1)
    SELECT row_to_json(r)::text AS reply FROM (SELECT ${fields(true)} FROM w ${whose}) r`,
});

export const createWarning: Handler<'createWarning'> = async ({
  path,
  body,
  caller,
  database,
  parts,
  record,
  refuse,
}) => {
  const { id } = await claimPerson(database, path.username, caller, refuse);
  const reply = await database.$one(warn, [id, caller.id, body.text]);
  await queueWarning(database, parts.config, id, body.text);
  await record({ target: 'user', id, details: { warning: String(reply.parse().id) } });
  return { status: 201, body: reply };
};

/** $1 warning, $2 user. */
const acknowledge = replying('Warning', {
  name: 'acknowledge_warning',
  text: `
    WITH w AS (
      UPDATE warnings SET acknowledged_at = coalesce(acknowledged_at, clock_timestamp())
      WHERE id = $1::integer AND user_id = $2::integer RETURNING *
    ),
    noted AS (
      UPDATE users SET warned_at = NULL WHERE id = (SELECT user_id FROM w) AND NOT EXISTS (
        SELECT FROM warnings o WHERE o.user_id = $2 AND o.id <> $1 AND o.acknowledged_at IS NULL
      )
    )
    SELECT row_to_json(r)::text AS reply FROM (SELECT ${fields(false)} FROM w ${whose}) r`,
});

export const acknowledgeWarning: Handler<'acknowledgeWarning'> = async ({ path, caller, database, refuse }) => {
  // Same lock as for giving one, so that a concurrent warning is not missed.
  await lockedRow(database)`SELECT id FROM users WHERE id = ${caller.id} FOR NO KEY UPDATE`;
  return okOrNotFound(await database.$json(acknowledge, [path.id, caller.id]), refuse, 'warning_not_found');
};
