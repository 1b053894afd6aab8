-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION events_of_shipments_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.shipped', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_shipments_insert AFTER INSERT ON shipments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_shipments_insert();

CREATE OR REPLACE FUNCTION events_of_shipments_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.delivered', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.order_id LIMIT 1), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.delivered_at IS NOT NULL AND o.delivered_at IS NULL);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_shipments_update AFTER UPDATE OF delivered_at ON shipments FOR EACH ROW
WHEN ((NEW.delivered_at IS NOT NULL AND OLD.delivered_at IS NULL))
EXECUTE FUNCTION events_of_shipments_update();
