import type { Community, Thread } from './community/types.js';
import { reserveIds } from './ids.js';
import type { Making } from './making.js';
import { laterTimes, minute, timeOn } from './times.js';

type TimedThread = Thread & { createdAt: Date; times: Date[] };

/** Creates the topics and their replies; the youngest topic has a reply of a few minutes ago. */
export async function createTopics(
  { tx, now, random, idOf, tagIds }: Making,
  { threads }: Community,
  boardIds: ReadonlyMap<string, number>,
): Promise<void> {
  const timed = threads
    .map((thread): TimedThread => {
      const start = timeOn(now, thread.days_ago, random);
      const waits = thread.replies.map(({ after }) => after);
      return { ...thread, createdAt: new Date(start), times: laterTimes(start, waits, random, now) };
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  timed.at(-1)?.times.splice(-1, 1, new Date(now.getTime() - (1 + 2 * random.next()) * minute));

  // Oldest first, so that ids and times agree.
  const ids = await reserveIds(tx, 'topics', timed.length);
  await tx.topic.createMany({
    data: timed.map(({ board, author, title, content, tags, sticky = false, locked = false, createdAt }, place) => ({
      ...{ id: ids[place] ?? 0, boardId: boardIds.get(board) ?? 0, authorId: idOf(author) },
      ...{ title, content, isSticky: sticky, isLocked: locked, createdAt, tagIds: tagIds(tags) },
    })),
  });
  const replies = timed
    .flatMap(({ replies, times }, place) =>
      replies.map((reply, at) => {
        const answered = replies.slice(0, at).findLast(({ author }) => author === reply.to);
        return { ...reply, reply, answered, topicId: ids[place] ?? 0, createdAt: times[at] ?? now };
      }),
    )
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const replyIds = await reserveIds(tx, 'replies', replies.length);
  const idOfReply = new Map(replies.map(({ reply }, place) => [reply, replyIds[place] ?? 0]));
  await tx.reply.createMany({
    data: replies.map(({ reply, answered, topicId, author, content, createdAt }) => ({
      ...{ id: idOfReply.get(reply) ?? 0, topicId, authorId: idOf(author), content, createdAt },
      replyToId: (answered && idOfReply.get(answered)) ?? null,
    })),
  });
}
