-- As soon as orders have numbers, so that none is missing.
-- The release before deletes a withdrawn order, which stays now, cancelled: under another id until the row is gone, with what refers to it.
CREATE OR REPLACE FUNCTION order_deleting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept orders := OLD;
BEGIN
  kept.id := -OLD.id;
  INSERT INTO orders VALUES (kept.*);
  UPDATE order_items SET order_id = kept.id WHERE order_id = OLD.id;
  UPDATE order_stores SET order_id = kept.id WHERE order_id = OLD.id;
  UPDATE order_steps SET order_id = kept.id WHERE order_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER order_deleting BEFORE DELETE ON orders FOR EACH ROW
WHEN (OLD.status = 'pending') EXECUTE FUNCTION order_deleting();
-- By its name after the triggers of the references to the row.
CREATE OR REPLACE FUNCTION order_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET id = OLD.id, status = 'cancelled' WHERE id = -OLD.id;
  INSERT INTO order_steps (order_id, type, party, actor_id)
  VALUES (OLD.id, 'cancelled', CASE WHEN acting() IS NULL THEN 'system' ELSE 'buyer' END, acting());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_deleted AFTER DELETE ON orders FOR EACH ROW
WHEN (OLD.status = 'pending') EXECUTE FUNCTION order_deleted();
