import { requireChangeable, type WriteInput } from '../../content/editing.js';
import type { Transaction } from '../../database/client.js';
import { lockedRow } from '../../database/row-lock.js';

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
export async function claimTopic(input: WriteInput<'topic_not_found' | Refusal>): Promise<number> {
  const { path, caller, database, refuse } = input;
  const topic = await lockTopicRow(database, path.id);
  if (topic === null) {
    throw refuse('topic_not_found');
  }
  requireChangeable(topic.authorId, closedBy(topic), caller, refuse);
  return topic.authorId;
}

/** Locks the topic of a reply that the caller may change, as a deletion of the topic does, and answers the reply's author's id. */
export async function claimReply(input: WriteInput<'reply_not_found' | Refusal>): Promise<number> {
  const { caller, database, refuse } = input;
  const where = { id: input.path.id };
  const found = await database.reply.findUnique({ where, select: { topicId: true } });
  const topic = found && (await lockTopicRow(database, found.topicId));
  // Read again: it may have been deleted while the lock was waited for.
  const reply = topic && (await database.reply.findUnique({ where, select: { authorId: true } }));
  if (!topic || !reply) {
    throw refuse('reply_not_found');
  }
  requireChangeable(reply.authorId, closedBy(topic), caller, refuse);
  return reply.authorId;
}
