import { isModerator } from '../../accounts/access/authentication.js';
import type { Problem } from '../../api/contract/problems.js';
import type { Caller } from '../../api/http/caller.js';
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

/** Why `caller` may not change what `authorId` wrote in this topic; null if the change is allowed. */
function refusalToChange(topic: TopicRow, authorId: number, caller: Caller): Refusal | null {
  if (isModerator(caller)) {
    return null;
  }
  if (authorId !== caller.id) {
    return 'not_owner';
  }
  return topic.isLocked ? 'topic_locked' : null;
}

/**
 * Locks a topic that the caller may change: its author while it is not locked by moderation, and moderators. The row
 * stays locked until the transaction ends, so that the answer holds for as long as it matters.
 */
export async function claimTopic(
  database: Transaction,
  id: number,
  caller: Caller,
  refuse: (code: 'topic_not_found' | Refusal) => Problem,
): Promise<{ authorId: number }> {
  const topic = await lockTopicRow(database, id);
  if (topic === null) {
    throw refuse('topic_not_found');
  }
  const refusal = refusalToChange(topic, topic.authorId, caller);
  if (refusal !== null) {
    throw refuse(refusal);
  }
  return topic;
}

/** Locks the topic of a reply that the caller may change. The topic first, as whoever deletes the topic does. */
export async function claimReply(
  database: Transaction,
  id: number,
  caller: Caller,
  refuse: (code: 'reply_not_found' | Refusal) => Problem,
): Promise<{ authorId: number }> {
  const found = await database.reply.findUnique({ where: { id }, select: { topicId: true } });
  const topic = found && (await lockTopicRow(database, found.topicId));
  // Read again: it may have been deleted while the lock was waited for.
  const reply = topic && (await database.reply.findUnique({ where: { id }, select: { authorId: true } }));
  if (!topic || !reply) {
    throw refuse('reply_not_found');
  }
  const refusal = refusalToChange(topic, reply.authorId, caller);
  if (refusal !== null) {
    throw refuse(refusal);
  }
  return reply;
}
