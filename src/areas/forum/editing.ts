import { policies } from '../../api/auth/policies.js';
import { editableContent, requireAllowed, type WriteInput } from '../../content/editing.js';
import type { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { reply, topic } from './content.js';
import { readTopic, replyById } from './queries.js';

type Refusal = 'not_owner' | 'topic_locked';
type Action = 'update' | 'delete';
type TopicRow = { authorId: number; isLocked: boolean };

/** The topic's row, locked until the transaction ends; null if there is none. */
async function lockTopicRow(database: Transaction, id: number): Promise<TopicRow | null> {
  const topic = await lockedRow<TopicRow>(database)`
    SELECT author_id AS "authorId", is_locked AS "isLocked" FROM topics WHERE id = ${id} FOR UPDATE`;
  return topic;
}

const closedBy = ({ isLocked }: TopicRow) => (isLocked ? 'topic_locked' : null);

/** Locks a topic that the caller may change until the transaction ends, and returns its author's id. */
async function claimTopic(input: WriteInput<'topic_not_found' | Refusal>, action: Action): Promise<number> {
  const { path, caller, database, refuse } = input;
  const row = await lockTopicRow(database, path.id);
  if (row === null) {
    throw refuse('topic_not_found');
  }
  requireAllowed(policies.topic[action], { authorId: row.authorId, closed: closedBy(row) }, caller, refuse);
  return row.authorId;
}

/**
 * Locks the topic of a reply that the caller may change, as deleting the topic does, and returns the reply's author's
 * id.
 */
async function claimReply(input: WriteInput<'reply_not_found' | Refusal>, action: Action): Promise<number> {
  const { caller, database, refuse } = input;
  const where = { id: input.path.id };
  const reference = await database.reply.findUnique({ where, select: { topicId: true } });
  const parent = reference && (await lockTopicRow(database, reference.topicId));
  // Read again: it may have been deleted or moved while the lock was waited for.
  const row =
    parent && (await database.reply.findUnique({ where: { ...where, ...reference }, select: { authorId: true } }));
  if (!parent || !row) {
    throw refuse('reply_not_found');
  }
  requireAllowed(policies.reply[action], { authorId: row.authorId, closed: closedBy(parent) }, caller, refuse);
  return row.authorId;
}

/**
 * Requires an existing board, and locks it until the transaction ends. To be called before topics are locked, since
 * deleting a board locks it first, too.
 * @throws board_not_found
 */
export async function requireBoard(
  { database, refuse }: { database: Transaction; refuse: (code: 'board_not_found') => Problem },
  id: number,
): Promise<void> {
  const board = await lockedRow(database)`SELECT id FROM boards WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`;
  if (board === null) {
    throw refuse('board_not_found');
  }
}

/** Edits of topics. The target board of a move is locked first. */
export const topics = editableContent(topic, {
  lock: claimTopic,
  write: ({ path, database }, data: { boardId?: number }) =>
    database.topic.update({ where: { id: path.id }, data, select: { id: true } }),
  read: ({ path, database }) => readTopic(database, path.id),
});

/** Edits of replies. */
export const replies = editableContent(reply, {
  lock: claimReply,
  read: ({ path, database }) => database.$one(replyById, [path.id]),
});
