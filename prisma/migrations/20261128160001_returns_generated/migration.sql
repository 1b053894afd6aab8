-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION events_of_returns_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_requested', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_returns_insert AFTER INSERT ON returns REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_returns_insert();

CREATE OR REPLACE FUNCTION events_of_returns_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_accepted', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'accepted' AND o.status <> 'accepted');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_declined', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'declined' AND o.status <> 'declined');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.return_received', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'received' AND o.status <> 'received');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_returns_update AFTER UPDATE OF status ON returns FOR EACH ROW
WHEN ((NEW.status = 'accepted' AND OLD.status <> 'accepted') OR (NEW.status = 'declined' AND OLD.status <> 'declined') OR (NEW.status = 'received' AND OLD.status <> 'received'))
EXECUTE FUNCTION events_of_returns_update();
