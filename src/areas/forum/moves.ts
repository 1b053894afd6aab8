import type { Handler } from '../../api/pipeline/handlers.js';
import type { Content } from '../../content/removal/removal.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { requireBoard, requireOtherEnd } from './editing.js';
import { readTopic } from './queries.js';
import { unreadDays } from './reading.js';

/**
 * Limits of one merge: replies, and bytes of their texts. The request rebuilds their search entries, which takes a busy
 * machine up to three seconds for a megabyte of distinct words.
 */
const mostMoved = 1000;
const mostBytes = 1_000_000;

type Moving = { database: Transaction; refuse: (code: 'quota_exceeded', details: ProblemDetails) => Problem };

/** Moves replies into another topic. They keep their ids, and so their order in time. @throws quota_exceeded */
async function moveReplies({ database, refuse }: Moving, ids: readonly number[], into: number): Promise<void> {
  const [{ bytes }] = await database.$queryRaw<[{ bytes: number }]>`
    SELECT coalesce(sum(octet_length(content)), 0)::integer AS bytes FROM replies WHERE id = ANY (${ids}::integer[])`;
  if (bytes > mostBytes) {
    throw refuse('quota_exceeded', { message: `Replies of more than ${mostBytes} bytes cannot be moved at once.` });
  }
  await database.$executeRaw`
    WITH moved AS (DELETE FROM replies WHERE id = ANY (${ids}::integer[]) RETURNING *)
    INSERT INTO replies (id, topic_id, author_id, content, created_at, edited_at, edited_by, reply_to_id, like_count)
    SELECT id, ${into}::integer, author_id, content, created_at, edited_at, edited_by, reply_to_id, like_count FROM moved ORDER BY id`;
}

/** Moves the reports, likes, bookmarks and revisions of a post to its new type and id. Revisions without a title get `title`. */
async function renamePost(database: Transaction, from: Content, to: Content, title: string | null): Promise<void> {
  await database.$executeRaw`
    UPDATE reports SET target_type = ${to.type}, target_id = ${to.id} WHERE target_type = ${from.type} AND target_id = ${from.id}`;
  await database.$executeRaw`
    UPDATE reactions SET kind = ${to.type}, content_id = ${to.id} WHERE kind = ${from.type} AND content_id = ${from.id}`;
  await database.$executeRaw`
    UPDATE bookmarks SET kind = ${to.type}, content_id = ${to.id} WHERE kind = ${from.type} AND content_id = ${from.id}`;
  await database.$executeRaw`
    UPDATE revisions SET target_type = ${to.type}, target_id = ${to.id}, title = coalesce(title, ${title}::text)
    WHERE target_type = ${from.type} AND target_id = ${from.id}`;
}

export const mergeTopic: Handler<'mergeTopic'> = async (input) => {
  const { path, body, caller, database, record, refuse } = input;
  const { id } = path;
  const { into } = body;
  if (id === into) {
    throw refuse('invalid_param', { params: { into: 'must be another topic' } });
  }
  // Locks in the order of ids, so that concurrent merges of the same topics cannot deadlock.
  const topics = await database.$queryRaw<unknown[]>`
    SELECT id FROM readable.topics WHERE id IN (${id}, ${into}) ORDER BY id FOR UPDATE`;
  if (topics.length < 2) {
    throw refuse('topic_not_found');
  }
  await requireOtherEnd(input, 'topic', into);
  const replies = await database.$queryRaw<{ id: number }[]>`
    SELECT id FROM replies WHERE topic_id = ${id} UNION ALL SELECT id FROM removed.replies WHERE topic_id = ${id} LIMIT ${mostMoved + 1}`;
  if (replies.length > mostMoved) {
    throw refuse('quota_exceeded', {
      message: `A topic with more than ${mostMoved} replies cannot be merged into another.`,
    });
  }
  await markUnread(database, id, into);
  await moveReplies(
    { database, refuse },
    replies.map((reply) => reply.id),
    into,
  );
  await moveRemovedReplies(database, id, into);
  await record({ target: 'topic', id, details: { merged_into: String(into) } });
  await becomeReply(database, { topic: id, into, editor: caller.id });
  await database.$executeRaw`UPDATE merged_topics SET topic_id = ${into} WHERE topic_id = ${id}`;
  await database.$executeRaw`INSERT INTO merged_topics (id, topic_id) VALUES (${id}, ${into})`;
  await database.$executeRaw`
    WITH gone AS (DELETE FROM watches WHERE kind = 'topic' AND resource_id = ${id} RETURNING user_id, state)
    INSERT INTO watches (user_id, kind, resource_id, state) SELECT user_id, 'topic', ${into}, state FROM gone ON CONFLICT DO NOTHING`;
  await database.$executeRaw`DELETE FROM topics WHERE id = ${id}`;
  return { status: 200, body: await readTopic(database, into) };
};

/**
 * Moves read marks of the target topic back to before the first unread post of the merged one, so that none of its
 * unread posts counts as read. Posts older than `unreadDays` are never unread.
 */
async function markUnread(database: Transaction, from: number, into: number): Promise<void> {
  await database.$executeRaw`
    WITH recent AS (
      SELECT min(id) AS id FROM (
        SELECT opening_id AS id, created_at FROM topics WHERE id = ${from}
        UNION ALL SELECT id, created_at FROM replies WHERE topic_id = ${from}
      ) posts WHERE created_at > now() - ${unreadDays}::integer * interval '1 day'
    ),
    unread AS MATERIALIZED (
      SELECT m.user_id, (
        SELECT min(id) FROM (
          SELECT opening_id AS id FROM topics
          WHERE id = ${from} AND opening_id >= recent.id AND read.user_id IS NULL AND author_id <> m.user_id
          UNION ALL (
            SELECT id FROM replies
            WHERE topic_id = ${from} AND id >= recent.id AND id > coalesce(read.reply_id, 0) AND author_id <> m.user_id
            ORDER BY id LIMIT 1
          )
        ) posts
      ) AS first
      FROM recent JOIN topic_reads m ON m.topic_id = ${into} AND m.reply_id >= recent.id
      LEFT JOIN topic_reads read ON read.topic_id = ${from} AND read.user_id = m.user_id
    ),
    marks AS MATERIALIZED (
      SELECT first, greatest(
        (SELECT id FROM replies WHERE topic_id = ${into} AND id < first ORDER BY id DESC LIMIT 1),
        (SELECT id FROM replies WHERE topic_id = ${from} AND id < first ORDER BY id DESC LIMIT 1),
        (SELECT opening_id FROM topics WHERE id = ${from} AND opening_id < first), 0
      ) AS reply_id
      FROM (SELECT DISTINCT first FROM unread) firsts
    )
    UPDATE topic_reads m SET reply_id = marks.reply_id FROM unread JOIN marks USING (first)
    WHERE m.topic_id = ${into} AND m.user_id = unread.user_id AND first <= m.reply_id`;
}

/** Moves hidden, pending and deleted replies along. */
async function moveRemovedReplies(database: Transaction, from: number, into: number): Promise<void> {
  await database.$executeRaw`
    UPDATE removals SET parent_id = ${into} WHERE id IN (SELECT removal FROM removed.replies WHERE topic_id = ${from})`;
  await database.$executeRaw`UPDATE removed.replies SET topic_id = ${into} WHERE topic_id = ${from}`;
}

/** Inserts the text of a topic into another as a reply. The title is kept in a revision of the reply. */
async function becomeReply(
  database: Transaction,
  { topic, into, editor }: { topic: number; into: number; editor: number },
) {
  const [reply] = await database.$queryRaw<[{ id: number }]>`
    INSERT INTO replies (id, topic_id, author_id, content, created_at, edited_at, edited_by, like_count)
    SELECT coalesce(opening_id, nextval('replies_id_seq')), ${into}::integer, author_id, content, created_at, edited_at, edited_by, like_count
    FROM topics WHERE id = ${topic} RETURNING id`;
  await renamePost(database, { type: 'topic', id: topic }, { type: 'reply', id: reply.id }, null);
  await database.$executeRaw`
    INSERT INTO revisions (target_type, target_id, number, owner_id, title, body, editor_id)
    SELECT 'reply', ${reply.id}::integer, 1 + coalesce(
      (SELECT max(number) FROM revisions WHERE target_type = 'reply' AND target_id = ${reply.id}), 0
    ), author_id, title, content, ${editor}::integer FROM topics t
    WHERE id = ${topic} AND EXISTS (SELECT FROM users WHERE id = t.author_id AND deleted_at IS NULL FOR KEY SHARE)`;
}

export const splitTopic: Handler<'splitTopic'> = async (input) => {
  const { path, body, database, record, refuse } = input;
  const title = trimmed(body.title);
  if (body.board_id !== undefined) {
    await requireBoard(input, body.board_id);
    await requireOtherEnd(input, 'board', body.board_id);
  }
  const source = await lockedRow<{ boardId: number }>(database)`
    SELECT board_id AS "boardId" FROM readable.topics WHERE id = ${path.id} FOR UPDATE`;
  if (source === null) {
    throw refuse('topic_not_found');
  }
  const ids = [...body.reply_ids].sort((a, b) => a - b);
  const [first, ...others] = ids as [number, ...number[]];
  const count = await database.reply.count({ where: { topicId: path.id, id: { in: ids } } });
  if (count < ids.length) {
    throw refuse('reply_not_found');
  }
  const [{ id }] = await database.$queryRaw<[{ id: number }]>`
    INSERT INTO topics (board_id, author_id, title, content, created_at, edited_at, edited_by, opening_id, is_split, like_count)
    SELECT ${body.board_id ?? source.boardId}::integer, author_id, ${title}::text, content, created_at, edited_at, edited_by, id, true, like_count
    FROM replies WHERE id = ${first} RETURNING id`;
  await moveReplies({ database, refuse }, others, id);
  await database.reply.delete({ where: { id: first }, select: { id: true } });
  await renamePost(database, { type: 'reply', id: first }, { type: 'topic', id }, title);
  await copyMarks(database, { from: path.id, into: id, first, others });
  await record({ target: 'topic', id: path.id, details: { split_into: String(id), replies: String(ids.length) } });
  return { status: 201, body: await readTopic(database, id) };
};

/** Copies read marks that reach the first post of a split-off topic, as far as they reach into it. */
async function copyMarks(
  database: Transaction,
  { from, into, first, others }: { from: number; into: number; first: number; others: readonly number[] },
): Promise<void> {
  await database.$executeRaw`
    INSERT INTO topic_reads (user_id, topic_id, reply_id, read_at)
    SELECT user_id, ${into}::integer, coalesce((SELECT max(id) FROM unnest(${others}::integer[]) id WHERE id <= reply_id), 0), read_at
    FROM topic_reads WHERE topic_id = ${from} AND reply_id >= ${first}`;
}
