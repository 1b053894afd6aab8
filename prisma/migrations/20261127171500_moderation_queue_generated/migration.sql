-- What changed in prisma/sql and generated.

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

CREATE OR REPLACE FUNCTION events_of_reports_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'report.resolved', r.id, acting(), r.author_id, r.reporter_id, 'staff', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status IN ('upheld', 'rejected') AND o.status NOT IN ('upheld', 'rejected'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reports_update AFTER UPDATE OF status ON reports FOR EACH ROW
WHEN ((NEW.status IN ('upheld', 'rejected') AND OLD.status NOT IN ('upheld', 'rejected')))
EXECUTE FUNCTION events_of_reports_update();
