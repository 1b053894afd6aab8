-- What happened, as readers are told of it. Triggers write each event into the outbox, in the transaction of the change: those of the
-- tables are in generated/events.sql, which `npm run generate` makes of the declarations in src/areas/*/content.ts; those here tell of
-- removals. Ids alone are written: what the resource is like is read when the event is told.

-- Who changes something: the caller of the operation (src/api/auth/authentication.ts); null for a job.
CREATE OR REPLACE FUNCTION acting() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('plaza.actor', true), '')::integer
$$;

-- Gives what was committed its place among the events. Ids of the outbox are taken before the commit, so a lower one may come to light
-- after a higher one: a reader who went by them would miss it. Nor do transaction ids help, since one is taken with the first lock, long before
-- the change: of two changes of one row the second may have the lower. Here one session at a time moves what it sees, and its lock ends
-- when that can be seen: no place below one that was read is ever filled later. Events of one row are in the order of its changes, since each id is taken
-- while the row is locked.
CREATE OR REPLACE FUNCTION sequence_events(most integer DEFAULT 5000) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  moved integer;
BEGIN
  IF NOT EXISTS (SELECT FROM event_outbox) OR NOT pg_try_advisory_xact_lock(hashtextextended('sequence events', 0)) THEN
    RETURN 0;
  END IF;
  WITH taken AS (
    DELETE FROM event_outbox WHERE id IN (SELECT id FROM event_outbox ORDER BY id LIMIT most) RETURNING *
  )
  INSERT INTO events (type, resource_id, actor_id, owner_id, party_id, audience, area, created_at)
  SELECT type, resource_id, actor_id, owner_id, party_id, audience, area, created_at FROM taken ORDER BY id;
  GET DIAGNOSTICS moved = ROW_COUNT;
  RETURN moved;
END $$;

-- Content that is made and held for approval in one transaction was not there for others: nothing is told of it until it is approved. It
-- is told as created then, and that a store is published also to its owner: by nobody, since nobody is told of what they do themselves.
CREATE OR REPLACE FUNCTION removal_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content record;
BEGIN
  SELECT * INTO content FROM told_content(NEW.target_type, NEW.target_id);
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  NEW.is_new := NEW.state = 'held' AND content.created_at >= now();
  IF NEW.is_new THEN
    DELETE FROM event_outbox WHERE resource_id = NEW.target_id AND type LIKE NEW.target_type || '.%';
  ELSE
    INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, audience, area)
    VALUES (NEW.target_type || '.removed', NEW.target_id, acting(), content.owner_id, content.audience, content.area);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER zz_removal_told BEFORE INSERT ON removals FOR EACH ROW EXECUTE FUNCTION removal_told();

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
