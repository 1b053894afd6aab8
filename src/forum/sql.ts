import { excerptSql, isoSql, pageSize, sqlSql } from '../database/formats.js';

/** A page that begins before this row is read with OFFSET: skipping so few costs less than asking the page index. */
export const indexedFrom = 1024;

/** A row per board `b`. The last post is the newest of the topics' last replies. */
const boards = (description: string): string => `
  SELECT b.id, b.title, ${description} AS description, c.topic_count, c.post_count,
    ${sqlSql('last.last_reply_at')} AS last_post_time, u.username AS last_post_user,
    CASE WHEN last.id IS NOT NULL THEN json_build_object('id', last.id, 'title', last.title) END AS last_topic
  FROM boards b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(topic_count), 0) AS topic_count, coalesce(sum(post_count), 0) AS post_count
    FROM board_counters WHERE board_id = b.id
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
  columns: `
    t.id, t.title, t.author_id, a.username AS author, t.reply_count, t.is_sticky, t.is_locked,
    ${isoSql('t.created_at')} AS created_at, ${sqlSql('t.last_reply_at')} AS last_reply, l.username AS last_reply_user`,
  from: `
    JOIN topics t ON t.id = page.id
    JOIN users a ON a.id = t.author_id JOIN users l ON l.id = t.last_reply_user_id`,
};

const topicSummaries = `
  SELECT json_agg(row_to_json(s)) FROM (
    SELECT ${topicSummary.columns}
    FROM page ${topicSummary.from}
    ORDER BY t.is_sticky DESC, t.last_reply_at DESC, t.id DESC
  ) s`;

const boardPage = (page: string) => `
  WITH board AS (${board} WHERE b.id = $1), page AS (${page})
  SELECT row_to_json(r)::text AS reply FROM (
    SELECT row_to_json(board) AS board, coalesce((${topicSummaries}), '[]') AS topics,
      $3::integer AS page, ceil(board.topic_count / ${pageSize}.0)::integer AS pages, board.topic_count AS total
    FROM board
  ) r`;

/** $1 board, $2 rows before the page, $3 page. */
export const boardPageNear = {
  name: 'board_page_near',
  text: boardPage(`
    SELECT id FROM topics WHERE board_id = $1
    ORDER BY is_sticky DESC, last_reply_at DESC, id DESC LIMIT ${pageSize} OFFSET $2::integer`),
};

/**
 * The same for a page far into the list. Blocks count from the old end: the page begins at the row that has
 * `total - $2` rows from itself to that end, which lies in the first block that reaches as many. Where no block does,
 * the page begins among the newest rows, and few are before it.
 */
export const boardPageFar = {
  name: 'board_page_far',
  text: boardPage(`
    WITH start AS (
      SELECT last_at, last_id, through - (SELECT topic_count - $2::integer FROM board) AS skip
      FROM (
        SELECT last_at, last_id, sum(topics) OVER (ORDER BY last_at, last_id) AS through
        FROM topic_blocks WHERE board_id = $1
      ) blocks
      WHERE through >= (SELECT topic_count - $2::integer FROM board)
      ORDER BY last_at, last_id LIMIT 1
    )
    SELECT id FROM start CROSS JOIN LATERAL (
      SELECT id FROM topics
      WHERE board_id = $1 AND NOT is_sticky AND (last_reply_at, id) <= (start.last_at, start.last_id)
      ORDER BY is_sticky DESC, last_reply_at DESC, id DESC LIMIT ${pageSize} OFFSET start.skip
    ) within
    UNION ALL
    SELECT id FROM (
      SELECT id FROM topics WHERE board_id = $1 AND NOT EXISTS (SELECT FROM start)
      ORDER BY is_sticky DESC, last_reply_at DESC, id DESC LIMIT ${pageSize} OFFSET $2::integer
    ) before`),
};

/** A topic as the contract shows it. */
export const topicDetail = `
  SELECT t.id, t.title, t.content, t.author_id, a.username AS author, t.board_id, b.title AS board_title, t.reply_count,
    t.is_sticky, t.is_locked, ${isoSql('t.created_at')} AS created_at, ${sqlSql('t.last_reply_at')} AS last_reply
  FROM topics t JOIN users a ON a.id = t.author_id JOIN boards b ON b.id = t.board_id`;

const replies = `
  SELECT json_agg(row_to_json(s)) FROM (
    SELECT r.id, r.content, r.author_id, a.username AS author, ${isoSql('r.created_at')} AS created_at
    FROM page JOIN replies r ON r.id = page.id JOIN users a ON a.id = r.author_id ORDER BY r.id
  ) s`;

const topicPage = (page: string) => `
  WITH topic AS (${topicDetail} WHERE t.id = $1), page AS (${page})
  SELECT row_to_json(r)::text AS reply FROM (
    SELECT row_to_json(topic) AS topic, coalesce((${replies}), '[]') AS replies,
      $3::integer AS page, ceil(topic.reply_count / ${pageSize}.0)::integer AS pages, topic.reply_count AS total
    FROM topic
  ) r`;

/** $1 topic, $2 rows before the page, $3 page. */
export const topicPageNear = {
  name: 'topic_page_near',
  text: topicPage(`
    SELECT id FROM replies WHERE topic_id = $1 ORDER BY id LIMIT ${pageSize} OFFSET $2::integer`),
};

/** The same for a page far into the list: after the last block that ends before the page. */
export const topicPageFar = {
  name: 'topic_page_far',
  text: topicPage(`
    WITH start AS (
      SELECT last_id, through FROM (
        SELECT last_id, sum(replies) OVER (ORDER BY last_id) AS through FROM reply_blocks WHERE topic_id = $1
      ) blocks
      WHERE through <= $2::integer ORDER BY last_id DESC LIMIT 1
    )
    SELECT id FROM replies WHERE topic_id = $1 AND id > coalesce((SELECT last_id FROM start), 0)
    ORDER BY id LIMIT ${pageSize} OFFSET $2::integer - coalesce((SELECT through FROM start), 0)`),
};
