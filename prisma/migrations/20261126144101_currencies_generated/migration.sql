-- What changed in prisma/sql and generated.

CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON orders FOR EACH ROW
-- A row whose currency is filled in has not changed for anybody.
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency) EXECUTE FUNCTION row_changed();

-- A store's list of orders has an index of its own.
CREATE OR REPLACE FUNCTION order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_stores SET updated_at = NEW.updated_at WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency) EXECUTE FUNCTION order_changed();

CREATE OR REPLACE FUNCTION product_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := coalesce(NEW.store_id, 0);
  NEW.title_key := lower(NEW.title);
  NEW.category_key := lower(NEW.category);
  NEW.listed := false;
  -- The release before sends binary numbers, of which 0.07 is none. No currency has more decimals.
  IF NEW.price <> round(NEW.price, 3) OR NEW.regular_price <> round(NEW.regular_price, 3) THEN
    NEW.price := round(NEW.price, 3);
    NEW.regular_price := round(NEW.regular_price, 3);
  END IF;
  -- What it cost regularly was in the currency before.
  IF TG_OP = 'UPDATE' AND NEW.currency <> OLD.currency AND NEW.regular_price = OLD.regular_price THEN
    NEW.regular_price := NEW.price;
  END IF;
  IF NEW.status = 'active' THEN
    -- The lock makes whoever closes or opens the store wait for this product, and so hide or show it, too.
    SELECT owner_id, status = 'active' INTO NEW.owner_id, NEW.listed FROM stores WHERE id = NEW.store_id FOR SHARE;
    NEW.listed := coalesce(NEW.listed, false);
  ELSE
    NEW.owner_id := (SELECT owner_id FROM stores WHERE id = NEW.store_id);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER product_placed BEFORE INSERT OR UPDATE OF store_id, owner_id, title, category, status, listed, currency, price, regular_price ON products
FOR EACH ROW EXECUTE FUNCTION product_placed();

-- Placing an order, in one call from the handler, which keeps row locks short. The rows are locked in the
-- order of their ids, so that two orders of the same products do not wait for each other. Returns the order,
-- or the first product that is not there, not enough, or at the limit of the buyer's unpaid orders, and has then
-- reserved nothing; a product whose price is in another currency than the site's, from before that changed, is not there.
-- Limited are at most_unpaid orders, or at a share in percent of the stock with what they reserve, one piece at least.
CREATE OR REPLACE FUNCTION place_order(
  wanted_area order_area, buyer integer, wanted_ids integer[], wanted_quantities integer[],
  most_unpaid integer DEFAULT 2147483647, share integer DEFAULT 100
)
RETURNS TABLE (order_id integer, missing integer, short integer, unpaid integer) LANGUAGE plpgsql AS $$
DECLARE
  order_currency text;
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (wanted_ids) ORDER BY id FOR NO KEY UPDATE;
  order_currency := coalesce(
    (SELECT currency FROM site_settings), (SELECT min(currency) FROM products WHERE id = ANY (wanted_ids))
  );
  SELECT w.id INTO missing
  FROM unnest(wanted_ids) WITH ORDINALITY w (id, place) LEFT JOIN products p ON p.id = w.id
  WHERE NOT coalesce(CASE wanted_area WHEN 'marketplace' THEN p.listed ELSE p.store_id IS NULL AND p.status = 'active' END, false)
    OR p.currency <> order_currency
  ORDER BY w.place LIMIT 1;
  IF missing IS NULL THEN
    SELECT w.id INTO short
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) JOIN products p ON p.id = w.id
    WHERE p.stock < w.quantity ORDER BY w.place LIMIT 1;
  END IF;
  -- Where there is no limit nothing is counted: somebody may have many unpaid orders then.
  IF missing IS NULL AND short IS NULL AND (most_unpaid < 1000000 OR share < 100) THEN
    SELECT w.id INTO unpaid
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) JOIN products p ON p.id = w.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS orders, coalesce(sum(i.quantity), 0) AS pieces
      FROM orders o JOIN order_items i ON i.order_id = o.id AND i.product_id = w.id
      WHERE o.buyer_id = buyer AND o.area = wanted_area AND o.status = 'pending'
    ) held
    WHERE held.orders >= most_unpaid OR held.pieces + w.quantity > greatest(1, (p.stock + held.pieces) * share / 100)
    ORDER BY w.place LIMIT 1;
  END IF;
  IF missing IS NULL AND short IS NULL AND unpaid IS NULL THEN
    INSERT INTO orders (area, buyer_id, currency) VALUES (wanted_area, buyer, order_currency) RETURNING id INTO order_id;
    WITH taken AS (
      UPDATE products p SET stock = p.stock - w.quantity
      FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) WHERE p.id = w.id
      RETURNING p.id, p.title, p.price, w.quantity, p.store_id
    ),
    items AS (
      INSERT INTO order_items (order_id, product_id, title, price, quantity, store_id, store_name)
      SELECT place_order.order_id, t.id, t.title, t.price, t.quantity, t.store_id, s.name
      FROM taken t LEFT JOIN stores s ON s.id = t.store_id
    )
    INSERT INTO order_stores (store_id, order_id)
    SELECT DISTINCT t.store_id, place_order.order_id FROM taken t WHERE t.store_id IS NOT NULL;
  END IF;
  RETURN NEXT;
END $$;

CREATE OR REPLACE FUNCTION events_of_products_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.updated', r.id, acting(), r.owner_id, NULL, CASE WHEN (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) OR (o.deleted_at IS NULL AND CASE WHEN o.store_id IS NULL THEN o.status = 'active' ELSE o.listed END) THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.description IS DISTINCT FROM o.description OR r.price <> o.price OR r.currency <> o.currency OR r.status <> o.status OR r.category <> o.category OR r.image_url IS DISTINCT FROM o.image_url
        OR (r.stock > 0) <> (o.stock > 0)) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE ((r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) AND (r.status <> o.status)) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_products_update AFTER UPDATE OF category, currency, description, image_url, price, status, stock, title ON products FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.description IS DISTINCT FROM OLD.description OR NEW.price <> OLD.price OR NEW.currency <> OLD.currency OR NEW.status <> OLD.status OR NEW.category <> OLD.category OR NEW.image_url IS DISTINCT FROM OLD.image_url
        OR (NEW.stock > 0) <> (OLD.stock > 0)) OR ((NEW.deleted_at IS NULL AND CASE WHEN NEW.store_id IS NULL THEN NEW.status = 'active' ELSE NEW.listed END) AND (NEW.status <> OLD.status)))
EXECUTE FUNCTION events_of_products_update();
