import { excerptSql, isoSql, pageSize, sqlSql } from '../database/formats.js';
import { listIds, listPage } from '../lists/lists.js';

/** A row per board `b`. The last post is the newest of the topics' last replies. */
const boards = (description: string): string => `
  SELECT b.id, b.title, ${description} AS description, c.topic_count, c.post_count,
    ${sqlSql('last.last_reply_at')} AS last_post_time, u.username AS last_post_user,
    CASE WHEN last.id IS NOT NULL THEN json_build_object('id', last.id, 'title', last.title) END AS last_topic
  FROM boards b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(items) FILTER (WHERE list = 'topics'), 0)::integer AS topic_count,
      coalesce(sum(items) FILTER (WHERE list = 'posts'), 0)::integer AS post_count
    FROM list_counters WHERE list IN ('topics', 'posts') AND part = b.id AND key = ''
  ) c
  LEFT JOIN LATERAL (
    (SELECT last_reply_at, last_reply_user_id, id, title FROM topics
     WHERE board_id = b.id AND is_sticky ORDER BY last_reply_at DESC, id DESC LIMIT 1)
    UNION ALL
    (SELECT last_reply_at, last_reply_user_id, id, title FROM topics
     WHERE board_id = b.id AND NOT is_sticky ORDER BY last_reply_at DESC, id DESC LIMIT 1)
    ORDER BY last_reply_at DESC, id DESC LIMIT 1
  ) last ON true
  LEFT JOIN users u ON u.id = last.last_reply_user_id`;

/** As the contract shows a board alone, and in the list. */
export const board = boards('b.description');
/** The same with an excerpt of its description, as in the list. */
export const boardSummary = boards(excerptSql('b.description'));

/** A topic as lists show it, and what it takes from `page.id`. */
export const topicSummary = {
  field: 'topics',
  columns: `
    t.id, t.title, t.author_id, a.username AS author, t.reply_count, t.is_sticky, t.is_locked,
    ${isoSql('t.created_at')} AS created_at, ${sqlSql('t.last_reply_at')} AS last_reply, l.username AS last_reply_user`,
  from: `
    JOIN topics t ON t.id = page.id
    JOIN users a ON a.id = t.author_id JOIN users l ON l.id = t.last_reply_user_id`,
};

/** $1 board, $2 rows before the page, $3 page. */
export const boardPage = listPage({
  name: 'board_page',
  list: `SELECT row_to_json(board) AS board, topic_count AS total FROM (${board} WHERE b.id = $1) board`,
  ids: listIds({ list: 'topics', order: 'latest', reversed: true, part: '$1' }, { before: '$2', size: `${pageSize}` }),
  head: 'board',
  ...topicSummary,
  page: '$3',
  size: `${pageSize}`,
});

/** A topic as the contract shows it. */
export const topicDetail = `
  SELECT t.id, t.title, t.content, t.author_id, a.username AS author, t.board_id, b.title AS board_title, t.reply_count,
    t.is_sticky, t.is_locked, ${isoSql('t.created_at')} AS created_at, ${sqlSql('t.last_reply_at')} AS last_reply
  FROM topics t JOIN users a ON a.id = t.author_id JOIN boards b ON b.id = t.board_id`;

/** $1 topic, $2 rows before the page, $3 page. */
export const topicPage = listPage({
  name: 'topic_page',
  list: `SELECT row_to_json(topic) AS topic, reply_count AS total FROM (${topicDetail} WHERE t.id = $1) topic`,
  ids: listIds({ list: 'replies', part: '$1' }, { before: '$2', size: `${pageSize}` }),
  head: 'topic',
  field: 'replies',
  columns: `r.id, r.content, r.author_id, a.username AS author, ${isoSql('r.created_at')} AS created_at`,
  from: 'JOIN replies r ON r.id = page.id JOIN users a ON a.id = r.author_id',
  page: '$3',
  size: `${pageSize}`,
});
