-- What changed in prisma/sql and generated.

-- What was deleted for good, or has joined the removal of what it belongs to, is not there.
CREATE OR REPLACE FUNCTION return_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, audience, area)
  SELECT OLD.target_type || name, OLD.target_id, CASE WHEN NOT OLD.is_new THEN acting() WHEN OLD.target_type || name <> 'store.published' THEN c.owner_id END, c.owner_id,
    CASE WHEN name = '.created' AND c.is_published THEN 'own' ELSE c.audience END, c.area
  FROM told_content(OLD.target_type, OLD.target_id) c, unnest(CASE
    WHEN NOT OLD.is_new THEN ARRAY['.restored']
    WHEN c.is_published AND c.audience = 'public' THEN ARRAY['.created', '.published']
    ELSE ARRAY['.created']
  END) name;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_return_told AFTER DELETE ON removals FOR EACH ROW EXECUTE FUNCTION return_told();
