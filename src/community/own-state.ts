import type { OwnState } from '../api/pipeline/own-state.js';
import { hasHiddenReviewSql, isBuyerSql } from '../areas/marketplace/queries.js';
import { arraySql, objectSql } from '../core/database/formats.js';

/**
 * The caller's reports, votes, likes, bookmarks, watches and reviews. One statement for a reply, with an index look-up for each content
 * in it.
 */
export const ownState: OwnState = {
  name: 'own_state',
  text: `
    WITH target AS (SELECT * FROM unnest($2::text[], $3::integer[]) AS target (type, id)),
    state_rows AS (
      SELECT target.*, 'my_report' AS name, ${objectSql({ id: 'r.id', status: 'r.status' })} AS state
      FROM target JOIN reports r ON r.reporter_id = $1::integer AND r.target_type = target.type AND r.target_id = target.id
        AND r.status IN ('open', 'claimed')
      UNION ALL SELECT target.*, 'my_vote', to_json(v.value)
      FROM target JOIN votes v ON v.answer_id = target.id AND v.user_id = $1 WHERE target.type = 'answer'
      UNION ALL SELECT target.*, CASE target.type WHEN 'question' THEN 'my_vote' ELSE 'my_like' END,
        CASE target.type WHEN 'question' THEN to_json(l.value) ELSE to_json(true) END
      FROM target JOIN reactions l ON l.kind = target.type AND l.content_id = target.id AND l.user_id = $1
      UNION ALL SELECT target.*, 'my_bookmark', to_json(true)
      FROM target JOIN bookmarks b ON b.user_id = $1 AND b.kind = target.type AND b.content_id = target.id
      UNION ALL SELECT target.*, 'my_watch', to_json(w.state)
      FROM target JOIN watches w ON w.kind = target.type AND w.resource_id = target.id AND w.user_id = $1
      UNION ALL SELECT target.*, 'can_write', to_json(may_write_board(b.id, CASE target.type WHEN 'board' THEN 'topics' ELSE 'replies' END, $1, $4::boolean))
      FROM target JOIN public.boards b ON b.id = CASE target.type
        WHEN 'board' THEN target.id WHEN 'topic' THEN (SELECT board_id FROM public.topics WHERE id = target.id) END
      WHERE target.type IN ('board', 'topic') AND CASE target.type WHEN 'board' THEN b.topic_access ELSE b.reply_access END = 'groups'
      UNION ALL SELECT target.*, 'can_moderate', to_json(true)
      FROM target JOIN public.topics t ON t.id = target.id
      WHERE target.type = 'topic' AND in_board_group(t.board_id, $1, 'moderate')
      UNION ALL SELECT target.*, 'can_moderate', to_json(true)
      FROM target WHERE target.type = 'board' AND EXISTS (
        SELECT FROM board_groups g JOIN group_members m ON m.group_id = g.group_id AND m.user_id = $1 AND m.state = 'member'
        WHERE g.board_id = target.id AND g."right" = 'moderate'
      )
      UNION ALL SELECT target.*, 'my_review', ${objectSql({ id: 'r.id', rating: 'r.rating' })}
      FROM target JOIN reviews r ON r.product_id = target.id AND r.author_id = $1 WHERE target.type = 'product'
      UNION ALL SELECT target.*, 'can_review', to_json(true)
      FROM target JOIN products p ON p.id = target.id AND p.owner_id <> $1
      WHERE target.type = 'product' AND ${isBuyerSql('$1', 'target.id')} AND NOT ${hasHiddenReviewSql('$1', 'target.id')}
        AND NOT EXISTS (SELECT FROM reviews WHERE product_id = target.id AND author_id = $1)
    )
    SELECT ${arraySql('state_rows')}::text AS reply FROM state_rows HAVING count(*) > 0`,
};
