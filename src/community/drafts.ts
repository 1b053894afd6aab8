import type { Handler } from '../api/pipeline/handlers.js';
import { okOrNotFound } from '../api/pipeline/ok-or-not-found.js';
import { arraySql, excerptSql, isoSql, objectSql } from '../core/database/formats.js';
import { replying, type Statement } from '../core/database/statement.js';

/** Maximum drafts of one user. */
const most = 100;

const draftSql = (row: string): string =>
  objectSql({
    key: `${row}.key`,
    title: `${row}.title`,
    text: `${row}.text`,
    page: `${row}.page`,
    updated_at: isoSql(`${row}.updated_at`),
  });

/** $1 user. */
const draftList = replying('DraftList', {
  name: 'drafts',
  text: `
    SELECT ${objectSql({ drafts: `coalesce(${arraySql('d')}, '[]')` })}::text AS reply FROM (
      SELECT key, title, ${excerptSql('text')} AS excerpt, page, ${isoSql('updated_at')} AS updated_at
      FROM drafts WHERE user_id = $1::integer ORDER BY drafts.updated_at DESC, key LIMIT ${most}
    ) d`,
});

/** $1 user, $2 key. */
const draftByKey = replying('Draft', {
  name: 'draft_by_key',
  text: `SELECT ${draftSql('d')}::text AS reply FROM drafts d WHERE d.user_id = $1::integer AND d.key = $2::text`,
});

/** $1 user, $2 key, $3 title, $4 text, $5 page. No row: there is no such draft yet. */
const updateStatement = replying('Draft', {
  name: 'update_draft',
  text: `
    UPDATE drafts d SET title = $3::text, text = $4::text, page = $5::text, updated_at = clock_timestamp()
    WHERE d.user_id = $1::integer AND d.key = $2::text RETURNING ${draftSql('d')}::text AS reply`,
});

/** The same for a new draft. No row: it would be one too many. */
const insertStatement = replying('Draft', {
  name: 'insert_draft',
  text: `
    WITH saved AS (
      INSERT INTO drafts AS d (user_id, key, title, text, page)
      SELECT $1::integer, $2::text, $3::text, $4::text, $5::text
      WHERE (SELECT count(*) FROM drafts WHERE user_id = $1) < ${most}
      ON CONFLICT (user_id, key) DO UPDATE
      SET title = excluded.title, text = excluded.text, page = excluded.page, updated_at = excluded.updated_at
      RETURNING d.*
    )
    SELECT ${draftSql('saved')}::text AS reply FROM saved`,
});

/** $1 user, $2 key. */
const deleteStatement: Statement<{ key: string; deleted: true }> = {
  name: 'delete_draft',
  text: `
    WITH gone AS (DELETE FROM drafts WHERE user_id = $1::integer AND key = $2::text RETURNING key)
    SELECT ${objectSql({ key: 'gone.key', deleted: 'true' })}::text AS reply FROM gone`,
};

export const listDrafts: Handler<'listDrafts'> = async ({ caller, database }) => ({
  status: 200,
  body: await database.$one(draftList, [caller.id]),
});

export const getDraft: Handler<'getDraft'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(draftByKey, [caller.id, path.key]), refuse, 'draft_not_found');

export const saveDraft: Handler<'saveDraft'> = async ({ path, body, caller, database, refuse }) => {
  const { title = null, text, page = null } = body;
  const values = [caller.id, path.key, title, text, page];
  const reply = (await database.$json(updateStatement, values)) ?? (await database.$json(insertStatement, values));
  if (reply === null)
    throw refuse('quota_exceeded', {
      message: `There can be at most ${most} drafts.`,
    });
  return { status: 200, body: reply };
};

export const deleteDraft: Handler<'deleteDraft'> = async ({ path, caller, database, refuse }) =>
  okOrNotFound(await database.$json(deleteStatement, [caller.id, path.key]), refuse, 'draft_not_found');
