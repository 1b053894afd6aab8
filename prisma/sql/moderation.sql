-- What waits for a decision of moderators: the targets of unresolved reports, and what is pending approval. An entry is a target, however
-- many have reported it. The ids of those with reports are positive, so that they differ from others.
CREATE OR REPLACE VIEW moderation_queue AS
SELECT coalesce(min(report), -min(removal)) AS id, target_type, target_id, max(author_id) AS author_id, min(since) AS since,
  count(report)::integer AS report_count, count(removal) > 0 AS is_pending
FROM (
  SELECT id AS report, NULL::integer AS removal, target_type, target_id, author_id, created_at AS since
  FROM reports WHERE status IN ('open', 'claimed')
  UNION ALL SELECT NULL, id, target_type, target_id, author_id, at FROM removals WHERE state = 'held' AND NOT is_private
) waiting
GROUP BY target_type, target_id;
