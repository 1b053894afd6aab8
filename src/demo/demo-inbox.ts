import type { Making } from './making.js';

/**
 * Notifications of the people. Events tell only of what happens now, and so of nothing that is made with an earlier
 * time. What is older than two days has been read, on the next morning.
 */
export async function createInboxes({ tx, now }: Pick<Making, 'tx' | 'now'>): Promise<void> {
  // Those who replied to a topic follow it from then on.
  await tx.$executeRaw`
    INSERT INTO watches (kind, resource_id, user_id, state, created_at)
    SELECT 'topic', r.topic_id, r.author_id, 'watching', min(r.created_at)
    FROM replies r JOIN topics t ON t.id = r.topic_id AND t.author_id <> r.author_id GROUP BY r.topic_id, r.author_id`;
  await tx.$executeRaw`
    INSERT INTO notifications (position, user_id, type, resource_id, actor_id, area, reason, delivery, thread, created_at, read_at)
    SELECT nextval(pg_get_serial_sequence('events', 'position')), user_id, type, id, actor_id, area, reason, 'inbox', thread, at,
      CASE WHEN at < ${now}::timestamptz - interval '2 days' THEN date_trunc('day', at) + interval '31 hours' END
    FROM (
      SELECT DISTINCT ON (user_id, type, id) * FROM (
        SELECT u.id AS user_id, 'reply.created' AS type, r.id, r.author_id AS actor_id, 'forum' AS area, 'mention' AS reason,
          NULL AS thread, r.created_at AS at
        FROM replies r JOIN users u ON r.content ~* ('@' || u.username || '\\y')
        UNION ALL SELECT t.author_id, 'reply.created', r.id, r.author_id, 'forum', 'own', 'reply.created ' || t.id, r.created_at
        FROM replies r JOIN topics t ON t.id = r.topic_id
        UNION ALL SELECT w.user_id, 'reply.created', r.id, r.author_id, 'forum', 'watched', 'reply.created ' || r.topic_id, r.created_at
        FROM replies r JOIN watches w ON w.kind = 'topic' AND w.resource_id = r.topic_id AND w.created_at < r.created_at
        UNION ALL SELECT q.author_id, 'answer.created', a.id, a.author_id, 'answers', 'own', 'answer.created ' || q.id, a.created_at
        FROM answers a JOIN questions q ON q.id = a.question_id
        UNION ALL SELECT a.author_id, 'answer.accepted', a.id, q.author_id, 'answers', 'own', NULL, a.created_at + interval '3 hours'
        FROM questions q JOIN answers a ON a.id = q.best_answer_id
        UNION ALL SELECT coalesce(a.author_id, q.author_id), 'post_comment.created', c.id, c.author_id, 'answers', 'own',
          'post_comment.created ' || coalesce(c.answer_id, c.question_id), c.created_at
        FROM post_comments c LEFT JOIN answers a ON a.id = c.answer_id LEFT JOIN questions q ON q.id = c.question_id
        UNION ALL SELECT v.author_id, 'comment.created', c.id, c.author_id, 'videos', 'own', 'comment.created ' || v.id, c.created_at
        FROM comments c JOIN videos v ON v.id = c.video_id
        UNION ALL SELECT p.owner_id, 'review.created', r.id, r.author_id, 'marketplace', 'own', NULL, r.created_at
        FROM reviews r JOIN products p ON p.id = r.product_id
        UNION ALL SELECT s.owner_id, 'order.placed', o.id, o.buyer_id, o.area::text, 'order', NULL, o.created_at
        FROM orders o JOIN order_stores os ON os.order_id = o.id JOIN stores s ON s.id = os.store_id
        UNION ALL SELECT o.buyer_id, 'order.' || o.status, o.id, NULL, o.area::text, 'order', NULL, o.created_at + interval '5 hours'
        FROM orders o WHERE o.status IN ('paid', 'completed', 'refunded')
        UNION ALL SELECT r.reporter_id, 'report.resolved', r.id, NULL, NULL, 'report', NULL, r.resolved_at
        FROM reports r WHERE r.resolved_at IS NOT NULL
      ) each
      WHERE user_id IS NOT NULL AND user_id IS DISTINCT FROM actor_id
        AND at BETWEEN ${now}::timestamptz - interval '60 days' AND ${now}::timestamptz
      ORDER BY user_id, type, id, reason
    ) told ORDER BY at`;
}
