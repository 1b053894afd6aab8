import type { Caller } from '../../api/http/caller.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import type { Transaction } from '../../core/database/client.js';
import { objectSql } from '../../core/database/formats.js';
import type { Statement } from '../../core/database/statement.js';

/**
 * Days for which a post can be unread. An older read mark has no effect, since the posts that it covers are older, too.
 */
export const unreadDays = 30;
/** Most unread posts that are counted, and most replies among which they are searched: own ones do not count. */
const [mostUnread, mostScanned] = [100, 300];
/** Most topics that are checked for unread posts. */
export const mostSearched = 1000;

/** A reader in SQL: the id, and the time since when posts can be unread. */
type Reader = { id: string; since: string };

/** The reader whose id is `$at`, and whose account was created `$(at + 1)` seconds after 1970. */
const readerAt = (at: number): Reader => ({
  id: `$${at}::integer`,
  since: `greatest(to_timestamp($${at + 1}::float8), now() - interval '${unreadDays} days')`,
});

/** Id of the reader and when they joined; null without a key that has the scope `read`. */
export const readerOf = (caller: Caller | null): [id: number, joined: number] | null =>
  caller?.scopes.includes('read') ? [caller.id, caller.joined] : null;

/** SQL: true if somebody other than the reader wrote the last post of topic `t`, lately. */
const isActive = ({ id, since }: Reader): string => `t.last_reply_user_id <> ${id} AND t.last_reply_at > ${since}`;

/** SQL: true if topic `t`, with the reader's mark `m`, has unread posts. */
const isUnread = (reader: Reader): string => `(${isActive(reader)} AND coalesce(
  (SELECT id FROM public.replies WHERE topic_id = t.id ORDER BY id DESC LIMIT 1), 0
) > coalesce(m.reply_id, -1))`;

const ownMark = ({ id }: Reader): string => `LEFT JOIN topic_reads m ON m.topic_id = t.id AND m.user_id = ${id}`;

const own = {
  columns: 'own.unread_count, own.first_unread',
  from: (reader: Reader): string => `
    CROSS JOIN LATERAL (
      SELECT CASE WHEN latest.is_active THEN least(latest.unread + latest.is_new::integer, ${mostUnread}) ELSE 0 END AS unread_count,
        CASE WHEN latest.unread = 0 OR latest.is_new THEN NULL
          WHEN latest.is_more AND m.reply_id IS NOT NULL
          THEN (SELECT id FROM public.replies WHERE topic_id = t.id AND id > m.reply_id ORDER BY id LIMIT 1)
          ELSE latest.first END AS first_unread
      FROM (
        SELECT ${isActive(reader)} AS is_active,
          m.reply_id IS NULL AND t.author_id <> ${reader.id} AND t.created_at > ${reader.since} AS is_new,
          count(*)::integer AS unread, min(id) AS first, count(*) = ${mostUnread} AS is_more
        FROM (
          SELECT id FROM (
            SELECT r.id, r.author_id <> ${reader.id} AND r.created_at > ${reader.since} AS is_others FROM public.replies r
            WHERE r.topic_id = t.id AND r.id > coalesce(m.reply_id, 0) AND ${isActive(reader)}
            ORDER BY r.id DESC LIMIT ${mostScanned}
          ) newest WHERE is_others LIMIT ${mostUnread}
        ) newest
      ) latest
    ) own`,
};

/** SQL of the fields about a reader's unread posts of topic `t`, and their joins. */
function unreadBy(at: number): { columns: string; from: string } {
  const reader = readerAt(at);
  return { columns: own.columns, from: `${ownMark(reader)} ${own.from(reader)}` };
}

type Rows = { columns: string; from: string };

/** A statement that is the same for everybody, and its variant with a reader's unread posts. */
export type Read<T> = { everybody: T; reader: T };

/**
 * Both variants of a statement of topics with the fields `rows` and the parameters `$1` to `$count`. `make` gets the
 * fields and a suffix for the name of the statement.
 */
export function readable<Fields extends Rows, T>(
  rows: Fields,
  count: number,
  make: (rows: Fields, ending: string) => T,
): Read<T> {
  const { columns, from } = unreadBy(count + 1);
  const own = { ...rows, columns: `${rows.columns}, ${columns}`, from: `${rows.from} ${from}` };
  return { everybody: make(rows, ''), reader: make(own, '_with_unread') };
}

/** Statement and parameters for a caller. */
export function readBy<T>({ everybody, reader }: Read<T>, caller: Caller | null, values: unknown[]): [T, unknown[]] {
  const reading = readerOf(caller);
  return reading === null ? [everybody, values] : [reader, [...values, ...reading]];
}

/**
 * SQL of the topics of `topicsOf(since)` that the reader at `$at` has not read; `since` is SQL of the oldest unread
 * time.
 */
export function unreadAmong(topicsOf: (since: string) => string, at: number): string {
  const reader = readerAt(at);
  return `SELECT t.* FROM (${topicsOf(reader.since)}) t ${ownMark(reader)} WHERE ${isUnread(reader)}`;
}

type ReadState = { topic_id: number; reply_id: number | null; unread_count: number; first_unread: number | null };

const state = objectSql({
  topic_id: 't.id',
  reply_id: 'nullif(m.reply_id, 0)',
  unread_count: 'own.unread_count',
  first_unread: 'own.first_unread',
});

/**
 * $1 topic, $2 reader, $3 when the reader's account was created, $4 reply or null. False if the topic has no such
 * reply.
 */
const mark: Statement<ReadState | false> = {
  name: 'mark_topic_read',
  text: `
    WITH marked AS (
      INSERT INTO topic_reads AS m (user_id, topic_id, reply_id)
      SELECT $2::integer, id, coalesce($4::integer, 0) FROM readable.topics
      WHERE id = $1 AND ($4 IS NULL OR EXISTS (SELECT FROM public.replies WHERE id = $4 AND topic_id = $1)) FOR KEY SHARE
      ON CONFLICT (user_id, topic_id) DO UPDATE
      SET reply_id = greatest(m.reply_id, excluded.reply_id), read_at = excluded.read_at
      RETURNING reply_id
    )
    SELECT CASE WHEN m.reply_id IS NULL THEN 'false' ELSE ${state} END::text AS reply
    FROM readable.topics t LEFT JOIN marked m ON true ${own.from(readerAt(2))} WHERE t.id = $1`,
};

/** $1 topic, $2 reader, $3 when the reader's account was created. */
const unmark: Statement<ReadState> = {
  name: 'mark_topic_unread',
  text: `
    WITH gone AS (DELETE FROM topic_reads WHERE user_id = $2::integer AND topic_id = $1)
    SELECT ${state}::text AS reply FROM readable.topics t CROSS JOIN (SELECT NULL::integer AS reply_id) m ${own.from(readerAt(2))}
    WHERE t.id = $1`,
};

export const markTopicRead: Handler<'markTopicRead'> = async ({ path, body, caller, database, refuse }) => {
  const marked = await database.$json(mark, [path.id, caller.id, caller.joined, body.reply_id]);
  if (marked === null) {
    throw refuse('topic_not_found');
  }
  const state = marked.parse();
  if (state === false) {
    throw refuse('reply_not_found');
  }
  return { status: 200, body: state };
};

export const deleteTopicReadMark: Handler<'deleteTopicReadMark'> = async ({ path, caller, database, refuse }) => {
  const state = await database.$json(unmark, [path.id, caller.id, caller.joined]);
  if (state === null) {
    throw refuse('topic_not_found');
  }
  return { status: 200, body: state };
};

/** Deletes read marks that have no effect any more. Idempotent. */
export function forgetOldReads(client: Transaction): Promise<number> {
  return client.$executeRaw`DELETE FROM topic_reads WHERE read_at < now() - ${unreadDays}::integer * interval '1 day'`;
}
