import type { Caller } from '../../api/http/caller.js';
import { moderatesContent } from '../../api/pipeline/board-moderators.js';
import { editableContent, lockOf } from '../../content/editing.js';
import type { Problem } from '../../core/contract/problems.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import type { StatementRunner } from '../../core/database/statement.js';
import { reply, topic } from './content.js';
import { readTopic, replyById } from './queries.js';

/**
 * Requires an existing board, and locks it until the transaction ends. To be called before topics are locked, since
 * deleting a board locks it first, too.
 * @throws board_not_found
 */
export async function requireBoard(
  { database, refuse }: { database: Transaction; refuse: (code: 'board_not_found') => Problem },
  id: number,
): Promise<void> {
  const board = await lockedRow(
    database,
  )`SELECT id FROM readable.boards WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`;
  if (board === null) {
    throw refuse('board_not_found');
  }
}

/**
 * Requires that a moderator of a board alone moderates the other end of what they do, too: a board or a topic.
 * @throws not_owner
 */
export async function requireOtherEnd(
  { caller, database, refuse }: { caller: Caller; database: StatementRunner; refuse: (code: 'not_owner') => Problem },
  type: 'board' | 'topic',
  id: number,
): Promise<void> {
  if (caller.isOfBoard && !(await moderatesContent(database, type, id, caller.id))) throw refuse('not_owner');
}

/** Edits of topics. The target board of a move is locked first. */
export const topics = editableContent(topic, {
  lock: lockOf(topic, 'topic_locked'),
  write: ({ path, database }, data: { boardId?: number; tagIds?: number[] }) =>
    database.topic.update({ where: { id: path.id }, data, select: { id: true } }),
  read: ({ path, database }) => readTopic(database, path.id),
});

/** Edits of replies. */
export const replies = editableContent(reply, {
  lock: lockOf(reply, 'topic_locked'),
  read: ({ path, database }) => database.$one(replyById, [path.id]),
});
