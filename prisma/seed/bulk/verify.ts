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
  [
    'lists of questions whose counters differ from what they hold',
    `SELECT count(*) FROM (
       SELECT category_id, status, sum(questions) AS questions FROM question_counters GROUP BY 1, 2
     ) c
     FULL JOIN (
       SELECT l.category_id, l.status, count(*) AS questions
       FROM questions q CROSS JOIN LATERAL question_lists(q.category_id, q.status) l GROUP BY 1, 2
     ) held USING (category_id, status)
     WHERE coalesce(c.questions, 0) <> coalesce(held.questions, 0)`,
  ],
  [
    'lists of questions whose page index differs from what they hold',
    `SELECT count(*) FROM (
       SELECT category_id, status, sum(questions) AS questions, max(last_id) AS last_id FROM question_blocks GROUP BY 1, 2
     ) c
     WHERE c.questions <> (
       SELECT count(*) FROM questions q
       WHERE q.id <= c.last_id AND (c.category_id = 0 OR q.category_id = c.category_id)
         AND (c.status = 'any' OR q.status::text = c.status)
     )`,
  ],
  [
    'questions whose count differs from their answers',
    `SELECT count(*) FROM questions q LEFT JOIN (SELECT question_id, count(*) AS answers FROM answers GROUP BY 1) a
       ON a.question_id = q.id
     WHERE q.answer_count <> coalesce(a.answers, 0)`,
  ],
  [
    'answers whose score differs from their votes',
    `SELECT count(*) FROM answers a LEFT JOIN (SELECT answer_id, sum(value) AS score FROM votes GROUP BY 1) v
       ON v.answer_id = a.id
     WHERE a.vote_score <> coalesce(v.score, 0)`,
  ],
  [
    'questions that a search looks through wrongly',
    `SELECT count(*) FROM questions q FULL JOIN question_search s ON s.question_id = q.id
     WHERE q.id IS NULL OR s.question_id IS NULL`,
  ],
];

/** What does not add up in the whole database, as sentences. */
export async function faults(client: pg.ClientBase): Promise<string[]> {
  const found: string[] = [];
  for (const [name, query] of checks) {
    const { rows } = await client.query<{ count: string }>(query);
    if (rows[0]?.count !== '0') found.push(`${rows[0]?.count} ${name}`);
  }
  return found;
}
