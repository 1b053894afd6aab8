-- What changed in prisma/sql and generated.

-- When a row changed, as those see it who ask what changed since a time: not counts that every like, vote, comment, order or view would change,
-- since its indexes would be written with each of these.
CREATE OR REPLACE FUNCTION row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON topics FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON questions FOR EACH ROW
WHEN (OLD.vote_score = NEW.vote_score AND OLD.comment_count = NEW.comment_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON orders FOR EACH ROW
-- A row whose currency or amounts are filled in has not changed for anybody.
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency AND OLD.total IS NOT DISTINCT FROM NEW.total) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON replies FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON reviews FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON announcements FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON post_comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF body, edited_at ON answers FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF name ON files FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF title, description, visibility, status, thumbnail_url ON videos
FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed
BEFORE UPDATE OF store_id, title, slug, sku, description, price, regular_price, status, category, image_url, picture, listed ON products
FOR EACH ROW EXECUTE FUNCTION row_changed();

-- A store's list of orders has an index of its own.
CREATE OR REPLACE FUNCTION order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_stores SET updated_at = NEW.updated_at, cancelled = NEW.status = 'cancelled' WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency AND OLD.total IS NOT DISTINCT FROM NEW.total) EXECUTE FUNCTION order_changed();

-- Decimals of the minor unit of a currency, as in src/core/platform/settings/currencies.ts.
CREATE OR REPLACE FUNCTION currency_decimals(currency text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 0
    WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 3
    WHEN currency IN ('CLF', 'UYW') THEN 4
    ELSE 2
  END
$$;

-- An amount in minor units, as a decimal number; and back.
CREATE OR REPLACE FUNCTION amount_of(minor bigint, currency text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE currency_decimals(currency) WHEN 2 THEN minor * 0.01 WHEN 0 THEN minor::numeric WHEN 3 THEN minor * 0.001 ELSE minor * 0.0001 END
$$;
CREATE OR REPLACE FUNCTION minor_units(amount numeric, currency text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round(amount * 10::numeric ^ currency_decimals(currency))::bigint
$$;

-- Placing an order with one seller, a store or the shop, in one call from the handler, which keeps row locks short. The rows are locked in the
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
  seller integer;
  order_number integer;
  order_total bigint;
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
    SELECT min(p.shelf), sum(minor_units(p.price, order_currency) * w.quantity) INTO seller, order_total
    FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) JOIN products p ON p.id = w.id;
    -- An order that is not placed after all gives its number back.
    INSERT INTO order_numbers AS n (store_id, last) VALUES (seller, 1)
    ON CONFLICT (store_id) DO UPDATE SET last = n.last + 1 RETURNING last INTO order_number;
    INSERT INTO orders (area, buyer_id, currency, number, subtotal, total)
    VALUES (wanted_area, buyer, order_currency, order_number, order_total, order_total) RETURNING id INTO order_id;
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
    VALUES (seller, place_order.order_id);
  END IF;
  RETURN NEXT;
END $$;

-- The release before refunds whole orders, and records no amount.
CREATE OR REPLACE FUNCTION order_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.refunded := NEW.total;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER order_refunded BEFORE UPDATE OF status ON orders FOR EACH ROW
WHEN (NEW.status = 'refunded' AND NEW.refunded < NEW.total) EXECUTE FUNCTION order_refunded();

CREATE OR REPLACE FUNCTION events_of_order_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.placed', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT owner_id FROM stores WHERE id = r.store_id), 'own', (SELECT area FROM orders WHERE id = r.order_id)
  FROM new_rows r WHERE (r.updated_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_order_stores_insert AFTER INSERT ON order_stores REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_order_stores_insert();

CREATE OR REPLACE FUNCTION events_of_orders_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.paid', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'paid' AND o.status <> 'paid');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.completed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'completed' AND o.status <> 'completed');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.disputed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'disputed' AND o.status <> 'disputed');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.refunded', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'refunded' AND o.status <> 'refunded');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.cancelled', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'cancelled' AND o.status <> 'cancelled');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_orders_update AFTER UPDATE OF status ON orders FOR EACH ROW
WHEN ((NEW.status = 'paid' AND OLD.status <> 'paid') OR (NEW.status = 'completed' AND OLD.status <> 'completed') OR (NEW.status = 'disputed' AND OLD.status <> 'disputed') OR (NEW.status = 'refunded' AND OLD.status <> 'refunded') OR (NEW.status = 'cancelled' AND OLD.status <> 'cancelled'))
EXECUTE FUNCTION events_of_orders_update();

-- How many rows the lists of a table have, which their counters should say.
CREATE OR REPLACE FUNCTION list_lengths(source text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE source
  WHEN 'topics' THEN
    RETURN QUERY SELECT 'topics', r.board_id, '', sum(1)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'topics_by_tag', one, '', sum(1)::bigint FROM topics r, unnest(r.tag_ids) one WHERE true GROUP BY 2, 3;
  WHEN 'questions' THEN
    RETURN QUERY SELECT 'questions', 0, '', sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category', r.category_id, '', sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_status', 0, r.status::text, sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category_and_status', r.category_id, r.status::text, sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_tag', one, '', sum(1)::bigint FROM questions r, unnest(r.tag_ids) one WHERE true GROUP BY 2, 3;
  WHEN 'stores' THEN
    RETURN QUERY SELECT 'stores', 0, '', sum(1)::bigint FROM stores r WHERE r.status = 'active' GROUP BY 2, 3;
  WHEN 'products' THEN
    RETURN QUERY SELECT 'products', 0, '', sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'products_by_category', 0, r.category_key::text, sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'shelf', r.shelf, '', sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'shelf_by_category', r.shelf, r.category_key::text, sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
  WHEN 'reviews' THEN
    RETURN QUERY SELECT 'reviews_by_rating', r.product_id, r.rating::text, sum(1)::bigint FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'orders' THEN
    RETURN QUERY SELECT 'orders', r.buyer_id, r.area::text, sum(1)::bigint FROM orders r WHERE r.status <> 'cancelled' AND r.buyer_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'order_stores' THEN
    RETURN QUERY SELECT 'sales', r.store_id, '', sum(1)::bigint FROM order_stores r WHERE NOT r.cancelled AND r.store_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'videos' THEN
    RETURN QUERY SELECT 'videos', 0, '', sum(1)::bigint FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION count_orders_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.status <> 'cancelled' AND r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON orders
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_insert();

CREATE OR REPLACE FUNCTION count_orders_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.status <> 'cancelled' AND r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON orders
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_delete();

CREATE OR REPLACE FUNCTION count_orders_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.area, r.buyer_id, r.id, r.status FROM old_rows r EXCEPT SELECT r.area, r.buyer_id, r.id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.status <> 'cancelled' AND r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON orders
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_update();

CREATE OR REPLACE FUNCTION count_order_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, NOT r.cancelled AND r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON order_stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_order_stores_insert();

CREATE OR REPLACE FUNCTION count_order_stores_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, NOT r.cancelled AND r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON order_stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_order_stores_delete();

CREATE OR REPLACE FUNCTION count_order_stores_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.cancelled, r.order_id, r.store_id FROM old_rows r EXCEPT SELECT r.cancelled, r.order_id, r.store_id FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, NOT r.cancelled AND r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON order_stores
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_order_stores_update();

SELECT rebuild_lists('orders', 'order_stores');
