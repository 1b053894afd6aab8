import type pg from 'pg';

const checks: readonly (readonly [name: string, query: string])[] = [
  [
    'boards whose counters differ from what they hold',
    `SELECT count(*) FROM boards b
     LEFT JOIN (SELECT board_id, sum(topic_count) AS topics, sum(post_count) AS posts FROM board_counters GROUP BY 1) c
       ON c.board_id = b.id
     LEFT JOIN (
       SELECT t.board_id, count(*) AS topics, count(*) + coalesce(sum(r.replies), 0) AS posts
       FROM topics t LEFT JOIN (SELECT topic_id, count(*) AS replies FROM replies GROUP BY 1) r ON r.topic_id = t.id
       GROUP BY 1
     ) held ON held.board_id = b.id
     WHERE (coalesce(c.topics, 0), coalesce(c.posts, 0)) <> (coalesce(held.topics, 0), coalesce(held.posts, 0))`,
  ],
  [
    'topics whose count or last reply differs from their replies',
    `SELECT count(*) FROM topics t
     LEFT JOIN (SELECT topic_id, count(*) AS replies, max(id) AS last_id FROM replies GROUP BY 1) r ON r.topic_id = t.id
     LEFT JOIN replies l ON l.id = r.last_id
     WHERE (t.reply_count, t.last_reply_at, t.last_reply_user_id)
       <> (coalesce(r.replies, 0), coalesce(l.created_at, t.created_at), coalesce(l.author_id, t.author_id))`,
  ],
  [
    'boards whose page index differs from their topics',
    `SELECT count(*) FROM (
       SELECT board_id, sum(topics) AS topics FROM topic_blocks GROUP BY 1
     ) c
     JOIN LATERAL (
       SELECT last_at, last_id FROM topic_blocks WHERE board_id = c.board_id ORDER BY last_at DESC, last_id DESC LIMIT 1
     ) newest ON true
     WHERE c.topics <> (
       SELECT count(*) FROM topics t
       WHERE t.board_id = c.board_id AND NOT is_sticky AND (t.last_reply_at, t.id) <= (newest.last_at, newest.last_id)
     )`,
  ],
  [
    'topics whose page index differs from their replies',
    `SELECT count(*) FROM (SELECT topic_id, sum(replies) AS replies, max(last_id) AS last_id FROM reply_blocks GROUP BY 1) c
     WHERE c.replies <> (SELECT count(*) FROM replies r WHERE r.topic_id = c.topic_id AND r.id <= c.last_id)`,
  ],
];

/** What does not add up in the whole forum, as sentences. */
export async function faults(client: pg.ClientBase): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of checks) {
    const { rows } = await client.query<{ count: string }>(query);
    if (rows[0]?.count !== '0') found.push(`${rows[0]?.count} ${name}`);
  }
  return found;
}
