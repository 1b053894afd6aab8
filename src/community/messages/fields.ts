import { arraySql, excerptSql, isoSql, objectSql } from '../../core/database/formats.js';
import type { Sql } from '../../core/database/row.js';
import { replying } from '../../core/database/statement.js';
import { conversationsOf, messagesOf, mostUnread } from './membership.js';

const username = (id: Sql): Sql => `(SELECT username FROM users WHERE id = ${id})`;

/** SQL of the fields of a message `m`. */
export const messageFields = `
  m.id, m.conversation_id, ${username('m.author_id')} AS author, m.content, ${isoSql('m.created_at')} AS created_at, ${isoSql('m.edited_at')} AS edited_at`;

/** SQL of a message `m` as an object. */
export const messageObject = `(SELECT row_to_json(message) FROM (SELECT ${messageFields}) message)`;

const people = `(
  SELECT ${arraySql('person')} FROM (
    SELECT u.username, u.display_name FROM conversation_people o JOIN users u ON u.id = o.user_id
    WHERE o.conversation_id = c.id AND o.left_at IS NULL ORDER BY o.joined_at, o.user_id
  ) person
)`;

const lastMessage = (user: Sql): Sql => `(
  SELECT ${objectSql({
    id: 'm.id',
    author: username('m.author_id'),
    excerpt: excerptSql('m.content'),
    created_at: isoSql('m.created_at'),
  })} FROM ${messagesOf(user)} m WHERE m.conversation_id = c.id ORDER BY m.id DESC LIMIT 1
)`;

/** SQL of the state of a conversation `c` of `conversationsOf`. */
export const stateFields = `least(c.unread, ${mostUnread}) AS unread_count, nullif(c.read_id, 0) AS last_read_id, c.is_muted AS muted`;

/** SQL of the fields of a conversation `c` of `conversationsOf` this user. */
export const conversationFields = (user: Sql): Sql => `
  c.id, c.title, c.order_id, ${username('c.starter_id')} AS started_by, ${people} AS people, ${lastMessage(user)} AS last_message,
  ${stateFields}, ${isoSql('c.created_at')} AS created_at`;

/** $1 user, $2 conversation. No row: they are not in it. */
export const conversationById = replying('Conversation', {
  name: 'conversation',
  text: `
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT ${conversationFields('$1::integer')} FROM ${conversationsOf('$1::integer')} c WHERE c.id = $2::integer
    ) reply`,
});
