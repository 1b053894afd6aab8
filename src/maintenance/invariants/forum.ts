import { type Invariant, listsOf } from './invariant.js';

/** Rules for boards, topics and replies. */
export const forumInvariants: readonly Invariant[] = [
  {
    area: 'forum',
    rule: 'reply_count is the number of replies of a topic',
    query: `
      SELECT 'topic ' || t.id AS subject, t.reply_count AS kept, coalesce(r.replies, 0) AS counted
      FROM topics t LEFT JOIN (SELECT topic_id, count(*) AS replies FROM replies GROUP BY 1) r ON r.topic_id = t.id
      WHERE t.reply_count <> coalesce(r.replies, 0)`,
  },
  {
    area: 'forum',
    rule: 'the last reply of a topic is its newest one, or else its beginning',
    query: `
      SELECT 'topic ' || t.id AS subject, format('%s by user %s', t.last_reply_at, t.last_reply_user_id) AS kept,
        format('%s by user %s', coalesce(l.created_at, t.created_at), coalesce(l.author_id, t.author_id)) AS counted
      FROM topics t
      LEFT JOIN (SELECT topic_id, max(id) AS last_id FROM replies GROUP BY 1) r ON r.topic_id = t.id
      LEFT JOIN replies l ON l.id = r.last_id
      WHERE (t.last_reply_at, t.last_reply_user_id)
        <> (coalesce(l.created_at, t.created_at), coalesce(l.author_id, t.author_id))`,
  },
  {
    area: 'forum',
    rule: 'there are at most 1,000 boards',
    query: `SELECT 'the forum' AS subject, count(*) AS kept, 1000 AS counted FROM boards HAVING count(*) > 1000`,
  },
  {
    area: 'forum',
    rule: 'a board that is deleted has no topics that can be seen',
    query: `
      SELECT 'board ' || b.id AS subject, count(*) AS kept, 0 AS counted
      FROM boards b JOIN topics t ON t.board_id = b.id WHERE b.deleted_at IS NOT NULL GROUP BY b.id`,
  },
  {
    area: 'forum',
    rule: 'a topic that was merged into another is not there itself',
    query: `
      SELECT 'topic ' || m.id AS subject, 'merged into ' || m.topic_id AS kept, 'there' AS counted
      FROM merged_topics m WHERE m.id IN (SELECT id FROM topics UNION ALL SELECT id FROM removed.topics)`,
  },
  listsOf('forum'),
];
