import { type Invariant, madeBy, nothingAfterwards } from './invariant.js';

/** What must hold for boards, topics and replies. */
export const forumInvariants: readonly Invariant[] = [
  {
    area: 'forum',
    rule: 'the counters of a board say how many topics and posts it has',
    query: `
      SELECT coalesce('board ' || b.id, 'counters of board ' || c.board_id || ', which does not exist') AS thing,
        format('%s topics and %s posts', coalesce(c.topics, 0), coalesce(c.posts, 0)) AS kept,
        format('%s topics and %s posts', coalesce(held.topics, 0), coalesce(held.posts, 0)) AS counted
      FROM boards b
      FULL JOIN (
        SELECT board_id, sum(topic_count) AS topics, sum(post_count) AS posts FROM board_counters GROUP BY 1
      ) c ON c.board_id = b.id
      LEFT JOIN (
        SELECT t.board_id, count(*) AS topics, count(*) + coalesce(sum(r.replies), 0) AS posts
        FROM topics t LEFT JOIN (SELECT topic_id, count(*) AS replies FROM replies GROUP BY 1) r ON r.topic_id = t.id
        GROUP BY 1
      ) held ON held.board_id = b.id
      WHERE b.id IS NULL
        OR (coalesce(c.topics, 0), coalesce(c.posts, 0)) <> (coalesce(held.topics, 0), coalesce(held.posts, 0))`,
  },
  {
    area: 'forum',
    rule: 'reply_count is the number of replies of a topic',
    query: `
      SELECT 'topic ' || t.id AS thing, t.reply_count AS kept, coalesce(r.replies, 0) AS counted
      FROM topics t LEFT JOIN (SELECT topic_id, count(*) AS replies FROM replies GROUP BY 1) r ON r.topic_id = t.id
      WHERE t.reply_count <> coalesce(r.replies, 0)`,
  },
  {
    area: 'forum',
    rule: 'the last reply of a topic is its newest one, or else its beginning',
    query: `
      SELECT 'topic ' || t.id AS thing, format('%s by user %s', t.last_reply_at, t.last_reply_user_id) AS kept,
        format('%s by user %s', coalesce(l.created_at, t.created_at), coalesce(l.author_id, t.author_id)) AS counted
      FROM topics t
      LEFT JOIN (SELECT topic_id, max(id) AS last_id FROM replies GROUP BY 1) r ON r.topic_id = t.id
      LEFT JOIN replies l ON l.id = r.last_id
      WHERE (t.last_reply_at, t.last_reply_user_id)
        <> (coalesce(l.created_at, t.created_at), coalesce(l.author_id, t.author_id))`,
  },
  {
    area: 'forum',
    rule: 'a block of topics holds as many topics as it says',
    query: `
      SELECT format('block of board %s up to %s, %s', b.board_id, b.last_at, b.last_id) AS thing,
        b.topics AS kept, held.topics AS counted
      FROM (
        SELECT *, lag(last_at) OVER list AS after_at, lag(last_id) OVER list AS after_id
        FROM topic_blocks WINDOW list AS (PARTITION BY board_id ORDER BY last_at, last_id)
      ) b
      CROSS JOIN LATERAL (
        SELECT count(*) AS topics FROM topics t
        WHERE t.board_id = b.board_id AND NOT t.is_sticky AND (t.last_reply_at, t.id) <= (b.last_at, b.last_id)
          AND (b.after_at IS NULL OR (t.last_reply_at, t.id) > (b.after_at, b.after_id))
      ) held
      WHERE b.topics <> held.topics`,
  },
  {
    area: 'forum',
    rule: 'a block of replies holds as many replies as it says',
    query: `
      SELECT format('block of topic %s up to reply %s', b.topic_id, b.last_id) AS thing,
        b.replies AS kept, held.replies AS counted
      FROM (
        SELECT *, coalesce(lag(last_id) OVER (PARTITION BY topic_id ORDER BY last_id), 0) AS after_id FROM reply_blocks
      ) b
      CROSS JOIN LATERAL (
        SELECT count(*) AS replies FROM replies r
        WHERE r.topic_id = b.topic_id AND r.id <= b.last_id AND r.id > b.after_id
      ) held
      WHERE b.replies <> held.replies`,
  },
  {
    area: 'forum',
    rule: 'there are at most 1,000 boards',
    query: `SELECT 'the forum' AS thing, count(*) AS kept, 1000 AS counted FROM boards HAVING count(*) > 1000`,
  },
  nothingAfterwards('forum', 'topics', madeBy('topics', 'topic')),
  nothingAfterwards('forum', 'replies', madeBy('replies', 'reply')),
];
