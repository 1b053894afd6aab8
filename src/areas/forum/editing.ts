import { editableContent, requireChangeable, type WriteInput } from '../../content/editing.js';
import type { Transaction } from '../../database/client.js';
import { defined } from '../../database/defined.js';
import { iso } from '../../database/formats.js';
import { lockedRow } from '../../database/row-lock.js';
import { reply, topic } from './content.js';
import { readTopic } from './queries.js';

type Refusal = 'not_owner' | 'topic_locked';
type TopicRow = { authorId: number; isLocked: boolean };

/** The topic's row, locked until the transaction ends; null if there is none. */
async function lockTopicRow(database: Transaction, id: number): Promise<TopicRow | null> {
  const topic = await lockedRow<TopicRow>(database)`
    SELECT author_id AS "authorId", is_locked AS "isLocked" FROM topics WHERE id = ${id} FOR UPDATE`;
  return topic;
}

const closedBy = ({ isLocked }: TopicRow) => (isLocked ? 'topic_locked' : null);

/** Locks a topic that the caller may change until the transaction ends, and answers its author's id. */
async function claimTopic(input: WriteInput<'topic_not_found' | Refusal>): Promise<number> {
  const { path, caller, database, refuse } = input;
  const row = await lockTopicRow(database, path.id);
  if (row === null) {
    throw refuse('topic_not_found');
  }
  requireChangeable(row.authorId, closedBy(row), caller, refuse);
  return row.authorId;
}

/** Locks the topic of a reply that the caller may change, as a deletion of the topic does, and answers the reply's author's id. */
async function claimReply(input: WriteInput<'reply_not_found' | Refusal>): Promise<number> {
  const { caller, database, refuse } = input;
  const where = { id: input.path.id };
  const found = await database.reply.findUnique({ where, select: { topicId: true } });
  const parent = found && (await lockTopicRow(database, found.topicId));
  // Read again: it may have been deleted while the lock was waited for.
  const row = parent && (await database.reply.findUnique({ where, select: { authorId: true } }));
  if (!parent || !row) {
    throw refuse('reply_not_found');
  }
  requireChangeable(row.authorId, closedBy(parent), caller, refuse);
  return row.authorId;
}

/** How topics are edited. */
export const topics = editableContent(topic, {
  lock: claimTopic,
  write: ({ path, database }, { title, body }) => {
    const data = defined({ title: title ?? undefined, content: body });
    return database.topic.update({ where: { id: path.id }, data, select: { id: true } });
  },
  read: ({ path, database }) => readTopic(database, path.id),
});

/** How replies are edited. */
export const replies = editableContent(reply, {
  lock: claimReply,
  write: ({ path, database }, { body }) =>
    database.reply.update({ where: { id: path.id }, data: defined({ content: body }), select: { id: true } }),
  read: async ({ path, database }) => {
    const include = { author: { select: { username: true } } };
    const { id, content, authorId, author, createdAt } = await database.reply.findUniqueOrThrow({
      where: { id: path.id },
      include,
    });
    return { id, content, author_id: authorId, author: author.username, created_at: iso(createdAt) };
  },
});
