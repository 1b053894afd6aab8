-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION events_of_orders_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.paid', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'paid' AND o.status NOT IN ('paid', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.completed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'completed' AND o.status NOT IN ('completed', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.disputed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'disputed' AND o.status NOT IN ('disputed', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.refunded', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'refunded' AND o.status NOT IN ('refunded', 'refunded'));
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.cancelled', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'cancelled' AND o.status NOT IN ('cancelled', 'refunded'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_orders_update AFTER UPDATE OF status ON orders FOR EACH ROW
WHEN ((NEW.status = 'paid' AND OLD.status NOT IN ('paid', 'refunded')) OR (NEW.status = 'completed' AND OLD.status NOT IN ('completed', 'refunded')) OR (NEW.status = 'disputed' AND OLD.status NOT IN ('disputed', 'refunded')) OR (NEW.status = 'refunded' AND OLD.status NOT IN ('refunded', 'refunded')) OR (NEW.status = 'cancelled' AND OLD.status NOT IN ('cancelled', 'refunded')))
EXECUTE FUNCTION events_of_orders_update();
