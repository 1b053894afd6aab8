import { isModerator } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { pageOfPerson, personPage, personRows } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { objectSql } from '../../core/database/formats.js';
import type { Statement } from '../../core/database/statement.js';
import { replies } from './editing.js';
import { replySummary } from './lists.js';

/** One statement: locks the topic's row before reading its state, so that no reply slips in behind a lock. */
const insertReply: Statement<{ id: number | null; has_target: boolean; may_write: boolean }> = {
  name: 'insert_reply',
  text: `
    WITH topic AS (
      SELECT id, is_locked, may_write_board(board_id, 'replies', $2::integer, $5::boolean) AS may_write, $4::integer IS NULL OR EXISTS (SELECT FROM public.replies WHERE id = $4 AND topic_id = $1) AS has_target
      FROM readable.topics WHERE id = $1 FOR UPDATE
    ),
    created AS (
      INSERT INTO replies (topic_id, author_id, content, reply_to_id)
      SELECT id, $2::integer, $3::text, $4 FROM topic WHERE has_target AND may_write AND NOT is_locked
      RETURNING id
    )
    SELECT ${objectSql({ id: 'created.id', has_target: 'has_target', may_write: 'may_write' })}::text AS reply FROM topic LEFT JOIN created ON true`,
};

const repliesByName = personPage({ schema: 'ReplyList', ...replySummary }, personRows('replies_of_author'), 'username');

export const listUserReplies: Handler<'listUserReplies'> = async ({ path, query, database, refuse }) => {
  const page = requestedRows(repliesByName, pageOfPerson(path.username, query), query);
  return okOrNotFound(await database.$json(...page), refuse, 'user_not_found');
};

export const createReply: Handler<'createReply'> = async ({ path, body, caller, database, refuse }) => {
  const values = [path.id, caller.id, body.content, body.reply_to ?? null, isModerator(caller)];
  const row = await database.$json(insertReply, values);
  if (row === null) {
    throw refuse('topic_not_found');
  }
  const { id, has_target: hasTarget, may_write: mayWrite } = row.parse();
  if (!mayWrite) {
    throw refuse('board_restricted');
  }
  if (!hasTarget) {
    throw refuse('reply_not_found');
  }
  if (id === null) {
    throw refuse('topic_locked');
  }
  return { status: 201, body: { id, topic_id: path.id, author: caller.username, hidden: null } };
};

export const updateReply: Handler<'updateReply'> = (input) => replies.update(input, { body: input.body.content });
export const deleteReply: Handler<'deleteReply'> = replies.remove;
