import type { Sql } from '../../core/database/row.js';

/**
 * SQL of the conversations that a user is in, and what is theirs in each. All that reads conversations takes them from here, and all that
 * reads messages from `messagesOf`, so that no statement can forget who may: a test looks for the names of the tables elsewhere.
 */
export const conversationsOf = (user: Sql): Sql => `(
  SELECT c.id, c.title, c.order_id, c.starter_id, c.created_at, p.after_id, p.read_id, p.latest_id, p.unread, p.is_muted
  FROM conversation_people p JOIN conversations c ON c.id = p.conversation_id WHERE p.user_id = ${user} AND p.left_at IS NULL
)`;

/** SQL of the messages that a user reads: of the conversations that they are in, from when they came. */
export const messagesOf = (user: Sql): Sql => `(
  SELECT m.* FROM messages m JOIN conversation_people p ON p.conversation_id = m.conversation_id AND p.user_id = ${user}
  WHERE p.left_at IS NULL AND m.id > p.after_id AND m.deleted_at IS NULL
)`;

/** SQL: whether a user hears of new messages in a conversation: they are in it, and have not muted it. */
export const hearsSql = (user: Sql, conversation: Sql): Sql =>
  `EXISTS (SELECT FROM ${conversationsOf(user)} c WHERE c.id = ${conversation} AND NOT c.is_muted)`;

/**
 * SQL of what staff read of a reported message, for the reader of a report: it, and the four before it that its reporter could read. No row
 * for a report about the reader.
 */
export const reportedMessages = (report: Sql, reader: Sql): Sql => `(
  SELECT m.* FROM reports r JOIN messages said ON r.target_type = 'message' AND said.id = r.target_id
  JOIN conversation_people p ON p.conversation_id = said.conversation_id AND p.user_id = r.reporter_id
  JOIN messages m ON m.conversation_id = said.conversation_id AND m.id <= said.id
    AND (m.id = said.id OR m.id > p.after_id AND m.deleted_at IS NULL)
  WHERE r.id = ${report} AND r.author_id IS DISTINCT FROM ${reader} ORDER BY m.id DESC LIMIT 5
)`;

/** SQL of the author of a message that was reported. */
export const reportedAuthor = (message: Sql): Sql => `(
  SELECT m.author_id FROM messages m WHERE m.id = ${message} AND EXISTS (
    SELECT FROM reports r WHERE r.target_type = 'message' AND r.target_id = m.id
  )
)`;

/** Most unread messages, and conversations with some, that are counted. */
export const mostUnread = 100;

/** SQL of the number of conversations of a user with unread messages, apart from muted ones. */
export const unreadConversations = (user: Sql): Sql => `(
  SELECT count(*)::integer FROM (
    SELECT FROM conversation_people WHERE user_id = ${user} AND unread > 0 AND left_at IS NULL AND NOT is_muted LIMIT ${mostUnread}
  ) counted
)`;

/** The thread of notifications about a conversation. */
export const threadSql = (conversation: Sql): Sql => `'message.created ' || ${conversation}`;
