-- Disputed orders, which moderators decide. The author is the seller, and none for the shop.
CREATE OR REPLACE VIEW disputes AS
SELECT 'order'::varchar(50) AS target_type, o.id AS target_id, (
    SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = o.id LIMIT 1
  ) AS author_id, coalesce((SELECT max(created_at) FROM order_steps WHERE order_id = o.id AND type = 'disputed'), o.updated_at) AS since,
  o.buyer_id
FROM orders o WHERE o.status = 'disputed';

-- What waits for a decision of moderators: the targets of unresolved reports, what is pending approval, and disputes. An entry is a target,
-- however many have reported it. The ids of those with reports are positive, so that they differ from others; those of disputes begin at the
-- least.
CREATE OR REPLACE VIEW moderation_queue AS
SELECT coalesce(min(report), -min(removal), -2147483647 + min(dispute)) AS id, target_type, target_id, max(author_id) AS author_id, min(since) AS since,
  count(report)::integer AS report_count, count(removal) > 0 AS is_pending, max(buyer_id) AS buyer_id
FROM (
  SELECT id AS report, NULL::integer AS removal, NULL::integer AS dispute, target_type, target_id, author_id, created_at AS since, NULL::integer AS buyer_id
  FROM reports WHERE status IN ('open', 'claimed')
  UNION ALL SELECT NULL, id, NULL, target_type, target_id, author_id, at, NULL FROM removals WHERE state = 'held' AND NOT is_private
  UNION ALL SELECT NULL, NULL, target_id, target_type, target_id, author_id, since, buyer_id FROM disputes
) waiting
GROUP BY target_type, target_id;
