import type { Transaction } from '../core/database/client.js';

/** Likes of topics, replies and comments, and votes on questions: a few posts have many, and most have few or none. */
export async function createLikes(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    SELECT CASE posts.kind
      WHEN 'topic' THEN react_to_topic(posts.id, u.id, 1) WHEN 'reply' THEN react_to_reply(posts.id, u.id, 1)
      WHEN 'comment' THEN react_to_comment(posts.id, u.id, 1)
      WHEN 'post_comment' THEN react_to_post_comment(posts.id, u.id, 1) ELSE react_to_question(posts.id, u.id, 1) END
    FROM (
      SELECT 'topic' AS kind, id, author_id FROM topics UNION ALL SELECT 'reply', id, author_id FROM replies
      UNION ALL SELECT 'post_comment', id, author_id FROM post_comments
      UNION ALL SELECT 'comment', id, author_id FROM comments UNION ALL SELECT 'question', id, author_id FROM questions
    ) posts JOIN users u ON u.id <> posts.author_id
      AND (posts.id * 7919 + u.id * 104729) % 97 < pow((posts.id * 31 + length(posts.kind) * 7) % 17, 2) / 5`;
}
