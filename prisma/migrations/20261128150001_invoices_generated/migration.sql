-- What changed in prisma/sql and generated.

-- An invoice for each order that is paid, by whichever way. Its number comes from a row of its seller, so that there are no gaps.
-- Older orders of several stores get none.
CREATE OR REPLACE FUNCTION order_invoiced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seller integer;
  invoice integer;
BEGIN
  SELECT CASE NEW.area WHEN 'shop' THEN 0 ELSE min(store_id) END INTO seller FROM order_stores WHERE order_id = NEW.id HAVING count(*) < 2;
  IF seller IS NOT NULL AND NOT EXISTS (SELECT FROM invoices WHERE order_id = NEW.id) THEN
    INSERT INTO invoice_numbers AS n (store_id, last) VALUES (seller, 1)
    ON CONFLICT (store_id) DO UPDATE SET last = n.last + 1 RETURNING last INTO invoice;
    INSERT INTO invoices (order_id, store_id, number, trader)
    VALUES (NEW.id, seller, invoice, (SELECT trader FROM traders WHERE store_id = seller));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_invoiced AFTER UPDATE OF paid_at ON orders FOR EACH ROW
WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION order_invoiced();
