-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION events_of_conversation_people_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'message.created', r.latest_id, acting(), r.user_id, NULL, 'own', NULL
  FROM new_rows r WHERE (r.unread > 0 AND r.joined_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_conversation_people_insert AFTER INSERT ON conversation_people REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_conversation_people_insert();

CREATE OR REPLACE FUNCTION events_of_conversation_people_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'message.created', r.latest_id, acting(), r.user_id, NULL, 'own', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.unread > o.unread);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_conversation_people_update AFTER UPDATE OF unread ON conversation_people FOR EACH ROW
WHEN ((NEW.unread > OLD.unread))
EXECUTE FUNCTION events_of_conversation_people_update();
