import { isModerator } from '../access/authentication.js';
import type { Problem } from '../contract/problems.js';
import { trimmed } from '../contract/text.js';
import { isBrokenReference, type Json, type Transaction } from '../database/client.js';
import { pageSize } from '../database/formats.js';
import type { Caller } from '../http/caller.js';
import { JsonText } from '../http/replies.js';
import type { Handler, Input } from '../pipeline/handlers.js';
import { indexedFrom, topicDetail, topicPageFar, topicPageNear } from './sql.js';

export const getTopic: Handler<'getTopic'> = async ({ path, query: { page = 1 }, json, refuse }) => {
  const before = (page - 1) * pageSize;
  const statement = before < indexedFrom ? topicPageNear : topicPageFar;
  const reply = await json(statement, [path.id, before, page]);
  if (reply === null) {
    throw refuse('topic_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
};

export const createTopic: Handler<'createTopic'> = async ({ body, caller, database, refuse }) => {
  try {
    const { id, title, boardId } = await database.topic.create({
      data: { boardId: body.board_id, authorId: caller.id, title: trimmed(body.title), content: body.content },
      select: { id: true, title: true, boardId: true },
    });
    return { status: 201, body: { id, title, board_id: boardId, author: caller.username } };
  } catch (error) {
    throw isBrokenReference(error) ? refuse('board_not_found') : error;
  }
};

export const updateTopic: Handler<'updateTopic'> = async ({ path, body, caller, database, json, refuse }) => {
  await claimTopic(database, path.id, caller, refuse);
  await database.topic.update({
    where: { id: path.id },
    data: {
      ...(body.title === undefined ? {} : { title: trimmed(body.title) }),
      ...(body.content === undefined ? {} : { content: body.content }),
    },
    select: { id: true },
  });
  return { status: 200, body: await readTopic(json, path.id) };
};

export const deleteTopic: Handler<'deleteTopic'> = async ({ path, caller, database, refuse }) => {
  await claimTopic(database, path.id, caller, refuse);
  await database.topic.delete({ where: { id: path.id }, select: { id: true } });
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const lockTopic: Handler<'lockTopic'> = (input) => moderate(input, { isLocked: true });
export const unlockTopic: Handler<'unlockTopic'> = (input) => moderate(input, { isLocked: false });
export const stickTopic: Handler<'stickTopic'> = (input) => moderate(input, { isSticky: true });
export const unstickTopic: Handler<'unstickTopic'> = (input) => moderate(input, { isSticky: false });

type Moderated = 'lockTopic' | 'unlockTopic' | 'stickTopic' | 'unstickTopic';

async function moderate(
  { path, database, json, refuse }: Pick<Input<Moderated>, 'path' | 'database' | 'json' | 'refuse'>,
  data: { isLocked: boolean } | { isSticky: boolean },
) {
  const { count } = await database.topic.updateMany({ where: { id: path.id }, data });
  if (count === 0) {
    throw refuse('topic_not_found');
  }
  return { status: 200 as const, body: await readTopic(json, path.id) };
}

/**
 * Locks a topic that the caller may change: its author while it is not locked by moderation, and moderators. The row
 * stays locked until the transaction ends, so that the answer holds for as long as it matters.
 */
async function claimTopic(
  database: Transaction,
  id: number,
  caller: Caller,
  refuse: (code: 'topic_not_found' | Refusal) => Problem,
): Promise<void> {
  const topic = await lockTopicRow(database, id);
  if (topic === null) {
    throw refuse('topic_not_found');
  }
  const refusal = refusalToChange(topic, topic.authorId, caller);
  if (refusal !== null) {
    throw refuse(refusal);
  }
}

export type Refusal = 'not_owner' | 'topic_locked';
export type TopicRow = { authorId: number; isLocked: boolean };

/** The topic's row, locked until the transaction ends; null if there is none. */
export async function lockTopicRow(database: Transaction, id: number): Promise<TopicRow | null> {
  const [topic] = await database.$queryRaw<TopicRow[]>`
    SELECT author_id AS "authorId", is_locked AS "isLocked" FROM topics WHERE id = ${id} FOR UPDATE`;
  return topic ?? null;
}

/** Why `caller` may not change what `authorId` wrote in this topic; null if the change is allowed. */
export function refusalToChange(topic: TopicRow, authorId: number, caller: Caller): Refusal | null {
  if (isModerator(caller)) {
    return null;
  }
  if (authorId !== caller.id) {
    return 'not_owner';
  }
  return topic.isLocked ? 'topic_locked' : null;
}

const topicById = {
  name: 'topic',
  text: `SELECT row_to_json(topic)::text AS reply FROM (${topicDetail} WHERE t.id = $1) topic`,
};

async function readTopic(json: Json, id: number) {
  return new JsonText<never>((await json(topicById, [id])) ?? 'null');
}
