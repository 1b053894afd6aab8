import type { OwnState } from '../api/pipeline/own-state.js';
import { hasHiddenReviewSql, isBuyerSql } from '../areas/marketplace/queries.js';
import { arraySql, objectSql } from '../core/database/formats.js';

/**
 * The caller's reports, votes, watches and reviews. One statement for a reply, with an index look-up for each content
 * in it.
 */
export const ownState: OwnState = {
  name: 'own_state',
  text: `
    WITH asked AS (SELECT * FROM unnest($2::text[], $3::integer[]) AS asked (type, id)),
    found AS (
      SELECT asked.*, 'my_report' AS name, ${objectSql({ id: 'r.id', status: 'r.status' })} AS state
      FROM asked JOIN reports r ON r.reporter_id = $1::integer AND r.target_type = asked.type AND r.target_id = asked.id
        AND r.status IN ('open', 'claimed')
      UNION ALL SELECT asked.*, 'my_vote', to_json(v.value)
      FROM asked JOIN votes v ON v.answer_id = asked.id AND v.user_id = $1 WHERE asked.type = 'answer'
      UNION ALL SELECT asked.*, 'my_watch', to_json(w.state)
      FROM asked JOIN watches w ON w.kind = asked.type AND w.resource_id = asked.id AND w.user_id = $1
      UNION ALL SELECT asked.*, 'my_review', ${objectSql({ id: 'r.id', rating: 'r.rating' })}
      FROM asked JOIN reviews r ON r.product_id = asked.id AND r.author_id = $1 WHERE asked.type = 'product'
      UNION ALL SELECT asked.*, 'can_review', to_json(true)
      FROM asked JOIN products p ON p.id = asked.id AND p.owner_id <> $1
      WHERE asked.type = 'product' AND ${isBuyerSql('$1', 'asked.id')} AND NOT ${hasHiddenReviewSql('$1', 'asked.id')}
        AND NOT EXISTS (SELECT FROM reviews WHERE product_id = asked.id AND author_id = $1)
    )
    SELECT ${arraySql('found')}::text AS reply FROM found HAVING count(*) > 0`,
};
