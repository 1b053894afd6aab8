-- What changed in prisma/sql and generated.

-- The release before gives pieces back to products alone, whose stock is the sum of their variants.
CREATE OR REPLACE FUNCTION restock_variants(given integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_variants v SET stock = v.stock + i.quantity - i.refunded FROM order_items i WHERE i.order_id = given AND v.id = i.variant_id;
  UPDATE products SET stock = stock WHERE id IN (SELECT product_id FROM order_items WHERE order_id = given AND variant_id <> 0);
END $$;
-- It refunds whole orders, and knows no amounts, no accounts of stores and no providers: what is left of the order is booked back
-- and, where a provider has the money, refunded there. It writes no steps either.
CREATE OR REPLACE FUNCTION order_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entries (store_id, order_id, type, debit, credit, amount)
  SELECT left_over.store_id, NEW.id, e.type, e.debit, e.credit, e.amount
  FROM (
    SELECT store_id, coalesce(sum(change) FILTER (WHERE type IN ('sale', 'refund')), 0)::bigint AS sale,
      coalesce(-sum(change) FILTER (WHERE type = 'commission'), 0)::bigint AS commission,
      coalesce(-sum(change) FILTER (WHERE type = 'direct'), 0)::bigint AS direct
    FROM (SELECT *, CASE credit WHEN 'store' THEN amount ELSE -amount END AS change FROM ledger_entries WHERE order_id = NEW.id) l
    GROUP BY store_id
  ) left_over CROSS JOIN LATERAL (VALUES
    ('refund', 'store', 'buyer', sale), ('commission', 'site', 'store', commission), ('direct', 'outside', 'store', direct)
  ) e (type, debit, credit, amount) WHERE e.amount > 0;
  INSERT INTO payment_tasks (payment_id, kind, key, order_id, amount)
  SELECT id, 'refund', replace(gen_random_uuid()::text, '-', ''), NEW.id, NEW.total - NEW.refunded FROM payments
  WHERE id = NEW.payment_id AND status = 'paid' AND NEW.payment_reference = provider || ' ' || intent;
  INSERT INTO order_steps (order_id, type, party, actor_id, amount)
  VALUES (NEW.id, 'refunded', CASE WHEN (SELECT role >= 'moderator' FROM users WHERE id = acting()) THEN 'staff' ELSE 'seller' END, acting(),
    NEW.total - NEW.refunded);
  PERFORM restock_variants(NEW.id);
  NEW.refunded := NEW.total;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER order_refunded BEFORE UPDATE OF status ON orders FOR EACH ROW
WHEN (NEW.status = 'refunded' AND NEW.refunded < NEW.total) EXECUTE FUNCTION order_refunded();

-- The release before deletes a withdrawn order, which stays now, cancelled: under another id until the row is gone, with what refers to it.
CREATE OR REPLACE FUNCTION order_deleting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept orders := OLD;
BEGIN
  kept.id := -OLD.id;
  PERFORM restock_variants(OLD.id);
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
