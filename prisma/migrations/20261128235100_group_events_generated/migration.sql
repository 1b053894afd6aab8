-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION events_of_group_members_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'group.invited', r.group_id, acting(), r.user_id, NULL, 'own', NULL
  FROM new_rows r WHERE (r.state = 'invited' AND r.since >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'group.requested', r.group_id, acting(), r.user_id, NULL, 'own', NULL
  FROM new_rows r WHERE (r.state = 'requested' AND r.since >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_group_members_insert AFTER INSERT ON group_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_group_members_insert();

CREATE OR REPLACE FUNCTION events_of_group_members_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'group.admitted', r.group_id, acting(), r.user_id, NULL, 'own', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.state = 'member' AND o.state = 'requested');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_group_members_update AFTER UPDATE OF state ON group_members FOR EACH ROW
WHEN ((NEW.state = 'member' AND OLD.state = 'requested'))
EXECUTE FUNCTION events_of_group_members_update();
