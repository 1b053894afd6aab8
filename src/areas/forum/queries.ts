import { keysetRows, listPage, rowsBefore, rowsFrom } from '../../content/lists/lists.js';
import type { Keyset } from '../../content/lists/page.js';
import { keysetOf, type PageStatement } from '../../content/lists/walks.js';
import { editedSql, hiddenRow } from '../../content/records.js';
import { tagsSql } from '../../content/tags.js';
import { excerptSql, isoSql, objectSql, sqlSql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';
import { readable } from './reading.js';

/** A topic as the contract shows it. */
const topicDetail = {
  columns: `
    t.id, t.title, t.content, t.author_id, a.username AS author, t.board_id, b.title AS board_title, t.reply_count,
    t.like_count, t.is_sticky, t.is_locked, ${tagsSql(row('t'))}, ${isoSql('t.created_at')} AS created_at, ${sqlSql('t.last_reply_at')} AS last_reply,
    ${isoSql('t.last_reply_at')} AS last_reply_at, NULL AS hidden, ${editedSql('t')}`,
  from: 'readable.topics t JOIN users a ON a.id = t.author_id JOIN readable.boards b ON b.id = t.board_id',
};
const rowOf = ({ columns, from }: typeof topicDetail): string => `SELECT ${columns} FROM ${from}`;

/** SQL of the reply that the reply `r` answers. */
const replyTarget = `
  (SELECT row_to_json(target) FROM (
    SELECT p.id, u.username AS author, ${excerptSql('p.content')} AS excerpt
    FROM public.replies p JOIN users u ON u.id = p.author_id WHERE p.id = r.reply_to_id AND p.topic_id = r.topic_id
  ) target)`;

/** A reply `r` by a user `a` as the contract shows it. */
const replyFields = `
  r.id, r.content, r.author_id, a.username AS author, ${replyTarget} AS reply_to, r.like_count, ${isoSql('r.created_at')} AS created_at,
  ${editedSql('r')}`;

/** $1 reply. */
export const replyById = replying('Reply', {
  name: 'reply',
  text: `
    SELECT row_to_json(reply)::text AS reply
    FROM (SELECT ${replyFields} FROM readable.replies r JOIN users a ON a.id = r.author_id WHERE r.id = $1) reply`,
});

type ReplyOrder = 'oldest' | 'newest';
/** Replies that a topic shows: SQL of their fields, their number and their order. */
type Replies = { fields: string; total: string; keyset: (order: ReplyOrder) => Keyset };

const inTopic = 'r.topic_id = $1';

const visibleReplies: Replies = {
  fields: replyFields,
  total: 'reply_count',
  // The topic was read through its view, which each view costs a look at the private boards.
  keyset: (order) => ({
    ...keysetOf({ list: 'replies', part: '$1', reversed: order === 'newest' }),
    table: 'public.replies',
  }),
};

const columnsOfReplies =
  'r.id, r.topic_id, r.author_id, r.content, r.created_at, r.edited_at, r.edited_by, r.reply_to_id, r.like_count';
const hiddenReplies = `
  SELECT ${columnsOfReplies}, m.at AS updated_at, m.id AS removal FROM removed.replies r
  JOIN removals m ON m.id = r.removal AND m.target_type = 'reply' AND m.state <> 'deleted'`;
const allReplies = `(
  SELECT ${columnsOfReplies}, r.updated_at, NULL::integer AS removal FROM public.replies r UNION ALL ${hiddenReplies}
)`;

/** Replies with hidden and pending ones, for staff. */
const repliesForStaff: Replies = {
  fields: `${replyFields}, (SELECT ${hiddenRow} FROM removals m WHERE m.id = r.removal) AS hidden`,
  total: `reply_count + (SELECT count(*)::integer FROM (${hiddenReplies}) r WHERE ${inTopic})`,
  keyset: (order) => ({
    table: allReplies,
    where: inTopic,
    keys: [{ name: 'id', sql: 'r.id', type: 'integer' }],
    isReversed: order === 'newest',
  }),
};

type TopicPage = PageStatement<'TopicPage'>;

const topicPagesOf = (name: string, order: ReplyOrder, { fields, total, keyset }: Replies) => {
  const replies = keyset(order);
  const page = {
    schema: 'TopicPage' as const,
    head: 'topic',
    field: 'replies',
    columns: fields,
    from: `JOIN ${replies.table} r ON r.id = page.id JOIN users a ON a.id = r.author_id`,
    among: inTopic,
  };
  const topicOf = (detail: typeof topicDetail) => `(${rowOf(detail)} WHERE t.id = $1) topic`;
  return {
    /** $1 topic, $2 rows before the page, $3 page, $4 rows of a page. */
    byNumber: readable(
      topicDetail,
      4,
      (detail, ending): TopicPage =>
        listPage({
          ...page,
          name: `${name}_${order}${ending}`,
          list: `SELECT row_to_json(topic) AS topic, ${total} AS total FROM ${topicOf(detail)}`,
          ...keysetRows(replies, { before: '$2', size: '$4' }),
          page: '$3',
          size: '$4',
        }),
    ),
    /**
     * $1 topic, $2 reply, $3 rows of a page. No row: the topic neither has the reply nor was split off with it as its
     * first post.
     */
    byReply: readable(
      topicDetail,
      3,
      (detail, ending): TopicPage =>
        listPage({
          ...page,
          name: `${name}_of_reply_${order}${ending}`,
          // The first post is on no page of replies: it leads to the page of the first reply. OFFSET 0 keeps rows from
          // being counted twice.
          list: `
            SELECT row_to_json(topic) AS topic, total, before, least(before, total - 1) / $3::integer + 1 AS number
            FROM ${topicOf(detail)} CROSS JOIN LATERAL (SELECT ${total} AS total, ${rowsBefore(replies, '$2')} AS before OFFSET 0) place
            WHERE EXISTS (SELECT FROM ${replies.table} r WHERE r.id = $2 AND ${inTopic})
              OR EXISTS (SELECT FROM readable.topics WHERE id = $1 AND opening_id = $2)`,
          ...keysetRows(rowsFrom(replies, '$2', 'list.before - (list.number - 1) * $3::integer'), {
            before: '0',
            size: '$3',
          }),
          page: 'list.number',
          size: '$3',
        }),
    ),
  };
};

const topicPagesFor = (name: string, replies: Replies) => ({
  oldest: topicPagesOf(name, 'oldest', replies),
  newest: topicPagesOf(name, 'newest', replies),
  /**
   * $1 topic, $2 reply or null. The topic that this one was merged into, or another one that now has the reply, or has
   * it as its first post. No row: there is none.
   */
  elsewhere: replying('MovedTopic', {
    name: `${name}_elsewhere`,
    text: `
      SELECT ${objectSql({ id: '$1::integer', topic_id: 'topic_id' })}::text AS reply FROM (
        SELECT r.topic_id FROM readable.topics t JOIN ${replies.keyset('oldest').table} r ON r.id = $2
        JOIN readable.topics o ON o.id = r.topic_id WHERE t.id = $1 AND o.id <> $1
        UNION ALL SELECT s.id FROM readable.topics t JOIN readable.topics s ON s.opening_id = $2 AND s.is_split WHERE t.id = $1 AND s.id <> $1
        UNION ALL SELECT m.topic_id FROM merged_topics m JOIN readable.topics t ON t.id = m.topic_id WHERE m.id = $1
      ) place`,
  }),
});
/** Pages of a topic. */
export const topicPages = topicPagesFor('topic_page', visibleReplies);
/** Pages of a topic with hidden and pending replies. */
export const topicPagesForStaff = topicPagesFor('topic_page_for_staff', repliesForStaff);

/** $1 topic. No row: there is none. */
export const topicById = replying('TopicDetail', {
  name: 'topic',
  text: `SELECT row_to_json(topic)::text AS reply FROM (${rowOf(topicDetail)} WHERE t.id = $1) topic`,
});

/** The topic as the contract shows it. */
export async function readTopic(database: StatementRunner, id: number) {
  return await database.$one(topicById, [id]);
}
