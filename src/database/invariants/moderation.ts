import { type Invariant, listsOf, madeBy, nothingAfterwards } from './invariant.js';

/** The tables of content that can be reported, and the columns of its authors. */
const authors = `
  SELECT 'topic' AS type, id, author_id FROM topics UNION ALL SELECT 'reply', id, author_id FROM replies
  UNION ALL SELECT 'question', id, author_id FROM questions UNION ALL SELECT 'answer', id, author_id FROM answers
  UNION ALL SELECT 'store', id, owner_id FROM stores UNION ALL SELECT 'product', id, owner_id FROM products
  UNION ALL SELECT 'video', id, author_id FROM videos UNION ALL SELECT 'comment', id, author_id FROM comments
  UNION ALL SELECT 'user', id, id FROM users
  UNION ALL SELECT 'share', s.id, coalesce(f.owner_id, v.author_id)
    FROM shares s LEFT JOIN files f ON f.id = s.file_id LEFT JOIN videos v ON v.id = s.video_id`;

/** Rules for reports and the log. */
export const moderationInvariants: readonly Invariant[] = [
  {
    area: 'moderation',
    rule: 'a report names the author of the content that it is about',
    query: `
      SELECT 'report ' || r.id AS subject, coalesce(r.author_id::text, 'no author') AS kept,
        coalesce(t.author_id::text, 'no author') AS counted
      FROM reports r JOIN (${authors}) t ON t.type = r.target_type AND t.id = r.target_id
      WHERE t.author_id IS DISTINCT FROM r.author_id`,
  },
  {
    area: 'moderation',
    rule: 'a report of or about somebody whose account is deleted has no words',
    query: `
      SELECT 'report ' || r.id AS subject, 'words' AS kept, 'none' AS counted
      FROM reports r JOIN users u ON u.deleted_at IS NOT NULL
        AND (u.id = r.reporter_id OR (r.target_type = 'user' AND r.target_id = u.id))
      WHERE r.note IS NOT NULL OR (r.resolution_note IS NOT NULL AND r.resolved_at < u.deleted_at)`,
  },
  {
    area: 'moderation',
    rule: 'a deleted account has claimed no report',
    query: `
      SELECT 'report ' || r.id AS subject, 'claimed by user ' || u.id AS kept, 'open' AS counted
      FROM reports r JOIN users u ON u.id = r.handler_id WHERE r.status = 'claimed' AND u.deleted_at IS NOT NULL`,
  },
  listsOf('moderation'),
  nothingAfterwards('moderation', 'reports', madeBy('reports', 'report', 'reporter_id')),
];
