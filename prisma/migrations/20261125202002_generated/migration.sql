-- What changed in prisma/sql and generated.

-- A store's list of orders has an index of its own.
CREATE OR REPLACE FUNCTION order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_stores SET updated_at = NEW.updated_at WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION order_changed();
