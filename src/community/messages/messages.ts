import type { components } from '../../../generated/openapi.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import type { Statement } from '../../core/database/statement.js';
import { isReachable } from './accepting.js';
import { messageObject } from './fields.js';
import { lockConversation } from './locking.js';
import { conversationsOf, messagesOf } from './membership.js';

type Message = components['schemas']['Message'];

const me = '$1::integer';

/** $1 user, $2 conversation, $3 text. Without a message nobody else would get it. No row: they are not in it. */
const insertMessage: Statement<{ message: Message | null }> = {
  name: 'insert_message',
  text: `
    WITH c AS MATERIALIZED (SELECT id FROM ${conversationsOf(me)} c WHERE c.id = $2::integer),
    m AS (
      INSERT INTO messages (conversation_id, author_id, content) SELECT c.id, $1, $3::text FROM c WHERE EXISTS (
        SELECT FROM conversation_people p JOIN users u ON u.id = p.user_id
        WHERE p.conversation_id = c.id AND p.left_at IS NULL AND u.id <> $1 AND ${isReachable}
      ) RETURNING *
    ),
    told AS (
      UPDATE conversation_people p SET latest_id = m.id, unread = p.unread + (p.user_id <> $1)::integer,
        read_id = CASE WHEN p.user_id = $1 AND p.unread = 0 THEN m.id ELSE p.read_id END
      FROM m WHERE p.conversation_id = m.conversation_id AND p.left_at IS NULL
    )
    SELECT json_build_object('message', (SELECT ${messageObject} FROM m))::text AS reply FROM c`,
};

export const createMessage: Handler<'createMessage'> = async ({ path, body, caller, database, refuse }) => {
  await lockConversation(database, caller, path.id);
  const written = (await database.$json(insertMessage, [caller.id, path.id, body.content]))?.parse();
  if (written === undefined) throw refuse('conversation_not_found');
  if (written.message === null) {
    throw refuse('messages_not_accepted', { message: 'Nobody is left in this conversation who could read it.' });
  }
  return { status: 201, body: written.message };
};

/** A message that is to be changed: whether the caller wrote it, and lately; null if there is none. */
type Changed = { own: boolean | null; recent: boolean | null; message: Message | null };

/** $1 user, $2 conversation, $3 message, and what `change` needs, which is made of `own`. No row: they are not in the conversation. */
const changing = (name: string, change: string): Statement<Changed> => ({
  name,
  text: `
    WITH found AS MATERIALIZED (
      SELECT m.id, m.author_id = $1 AS own, m.created_at > clock_timestamp() - interval '15 minutes' AS recent
      FROM ${conversationsOf(me)} c LEFT JOIN ${messagesOf(me)} m ON m.conversation_id = c.id AND m.id = $3::integer
      WHERE c.id = $2::integer
    ),
    own AS (SELECT id FROM found WHERE own AND recent),
    ${change}
    SELECT json_build_object('own', own, 'recent', recent, 'message', (SELECT ${messageObject} FROM m))::text AS reply FROM found`,
});

const updateStatement = changing(
  'update_message',
  `m AS (UPDATE messages m SET content = $4::text, edited_at = clock_timestamp() FROM own WHERE m.id = own.id AND NOT EXISTS (
      SELECT FROM reports r WHERE r.target_type = 'message' AND r.target_id = m.id
    ) RETURNING m.*)`,
);

/** A message that was reported keeps its text, which staff may have to read yet. */
const deleteStatement = changing(
  'delete_message',
  `m AS (
      UPDATE messages m SET deleted_at = clock_timestamp(), content = CASE WHEN EXISTS (
        SELECT FROM reports r WHERE r.target_type = 'message' AND r.target_id = m.id
      ) THEN content ELSE '' END FROM own WHERE m.id = own.id RETURNING m.*
    ),
    counted AS (
      UPDATE conversation_people p SET unread = greatest(p.unread - 1, 0) FROM m
      WHERE p.conversation_id = m.conversation_id AND p.left_at IS NULL AND p.user_id <> $1 AND m.id > p.read_id AND m.id > p.after_id
    )`,
);

type Changing = Parameters<Handler<'deleteMessage'>>[0] | Parameters<Handler<'updateMessage'>>[0];

/** @throws conversation_not_found, message_not_found, not_owner, message_too_old */
async function change(
  { path, caller, database, refuse }: Changing,
  statement: Statement<Changed>,
  values: string[] = [],
) {
  await lockConversation(database, caller, path.id);
  const found = (await database.$json(statement, [caller.id, path.id, path.message_id, ...values]))?.parse();
  if (found === undefined) throw refuse('conversation_not_found');
  if (found.own === null) throw refuse('message_not_found');
  if (!found.own) throw refuse('not_owner');
  if (found.message === null) throw refuse('message_too_old');
  return found.message;
}

export const updateMessage: Handler<'updateMessage'> = async (input) => ({
  status: 200,
  body: await change(input, updateStatement, [input.body.content]),
});

export const deleteMessage: Handler<'deleteMessage'> = async (input) => {
  const { id } = await change(input, deleteStatement);
  return { status: 200, body: { id, deleted: true } };
};
