-- What changed in prisma/sql and generated.

-- Disputed orders, which moderators decide. The author is the seller, and none for the shop.
CREATE OR REPLACE VIEW disputes AS
SELECT 'order'::varchar(50) AS target_type, o.id AS target_id, (
    SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = o.id LIMIT 1
  ) AS author_id, coalesce((SELECT max(created_at) FROM order_steps WHERE order_id = o.id AND type = 'disputed'), o.updated_at) AS since
FROM orders o WHERE o.status = 'disputed';

-- What waits for a decision of moderators: the targets of unresolved reports, what is pending approval, and disputes. An entry is a target,
-- however many have reported it. The ids of those with reports are positive, so that they differ from others; those of disputes begin at the
-- least.
CREATE OR REPLACE VIEW moderation_queue AS
SELECT coalesce(min(report), -min(removal), -2147483647 + min(dispute)) AS id, target_type, target_id, max(author_id) AS author_id, min(since) AS since,
  count(report)::integer AS report_count, count(removal) > 0 AS is_pending
FROM (
  SELECT id AS report, NULL::integer AS removal, NULL::integer AS dispute, target_type, target_id, author_id, created_at AS since
  FROM reports WHERE status IN ('open', 'claimed')
  UNION ALL SELECT NULL, id, NULL, target_type, target_id, author_id, at FROM removals WHERE state = 'held' AND NOT is_private
  UNION ALL SELECT NULL, NULL, target_id, target_type, target_id, author_id, since FROM disputes
) waiting
GROUP BY target_type, target_id;

-- The id of a new product or variant. By a function: a default that names the sequence would count as the sequence of the variants' table.
CREATE OR REPLACE FUNCTION next_product_id() RETURNS integer LANGUAGE sql AS $$ SELECT nextval('products_id_seq')::integer $$;

CREATE OR REPLACE FUNCTION events_of_order_steps_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.dispute_answered', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.created_at >= now() AND r.type = 'dispute_answered');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_order_steps_insert AFTER INSERT ON order_steps REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_order_steps_insert();
