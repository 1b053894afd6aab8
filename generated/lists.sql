-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

-- Every list with a counter, and the table of its rows.
CREATE OR REPLACE VIEW counted_lists (area, source, list) AS VALUES
  ('forum', 'topics', 'topics'),
  ('forum', 'topics', 'posts'),
  ('forum', 'topics', 'topics_by_tag'),
  ('answers', 'questions', 'questions'),
  ('answers', 'questions', 'questions_by_category'),
  ('answers', 'questions', 'questions_by_status'),
  ('answers', 'questions', 'questions_by_category_and_status'),
  ('answers', 'questions', 'questions_by_tag'),
  ('shops', 'stores', 'stores'),
  ('shops', 'products', 'products'),
  ('shops', 'products', 'products_by_category'),
  ('shops', 'products', 'shelf'),
  ('shops', 'products', 'shelf_by_category'),
  ('shops', 'reviews', 'reviews_by_rating'),
  ('shops', 'orders', 'orders'),
  ('shops', 'order_stores', 'sales'),
  ('videos', 'videos', 'videos');

-- How many rows the lists of a table have, which their counters should say.
CREATE OR REPLACE FUNCTION list_lengths(source text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE source
  WHEN 'topics' THEN
    RETURN QUERY SELECT 'topics', r.board_id, '', sum(1)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'topics_by_tag', one, '', sum(1)::bigint FROM topics r, unnest(r.tag_ids) one WHERE board_is_open(r.board_id) GROUP BY 2, 3;
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

-- Forgets the counters of lists, which are the trigger's arguments, with what they belong to.
CREATE OR REPLACE FUNCTION forget_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_counters c USING old_rows o WHERE c.list = ANY (TG_ARGV) AND c.part = o.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON boards REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('topics', 'posts');

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('reviews_by_rating');

-- topics

CREATE OR REPLACE FUNCTION count_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, board_is_open(r.board_id) FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON topics
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_insert();

CREATE OR REPLACE FUNCTION count_topics_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id)),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id))
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, board_is_open(r.board_id) FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_delete();

CREATE OR REPLACE FUNCTION count_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.board_id, r.id, r.reply_count, r.tag_ids FROM old_rows r EXCEPT SELECT r.board_id, r.id, r.reply_count, r.tag_ids FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
    UNION ALL SELECT 'topics_by_tag', one, '', pg_backend_pid() % 4, sign, board_is_open(r.board_id) FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON topics
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_update();

-- questions

CREATE OR REPLACE FUNCTION count_questions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
    UNION ALL SELECT 'questions_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_insert();

CREATE OR REPLACE FUNCTION count_questions_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
    UNION ALL SELECT 'questions_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_delete();

CREATE OR REPLACE FUNCTION count_questions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.category_id, r.id, r.status, r.tag_ids FROM old_rows r EXCEPT SELECT r.category_id, r.id, r.status, r.tag_ids FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
    UNION ALL SELECT 'questions_by_tag', one, '', pg_backend_pid() % 4, sign, true FROM unnest(r.tag_ids) one
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON questions
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_update();

-- stores

CREATE OR REPLACE FUNCTION count_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_insert();

CREATE OR REPLACE FUNCTION count_stores_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_delete();

CREATE OR REPLACE FUNCTION count_stores_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.status FROM old_rows r EXCEPT SELECT r.id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON stores
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_update();

-- products

CREATE OR REPLACE FUNCTION count_products_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_insert();

CREATE OR REPLACE FUNCTION count_products_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_delete();

CREATE OR REPLACE FUNCTION count_products_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.category_key, r.id, r.listed, r.shelf, r.status FROM old_rows r EXCEPT SELECT r.category_key, r.id, r.listed, r.shelf, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON products
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_update();

-- reviews

CREATE OR REPLACE FUNCTION count_reviews_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON reviews
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_insert();

CREATE OR REPLACE FUNCTION count_reviews_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id))
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON reviews
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_delete();

CREATE OR REPLACE FUNCTION count_reviews_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.product_id, r.rating FROM old_rows r EXCEPT SELECT r.id, r.product_id, r.rating FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON reviews
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_update();

-- orders

CREATE OR REPLACE FUNCTION count_orders_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 16, sign, r.status <> 'cancelled' AND r.buyer_id IS NOT NULL)
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
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 16, sign, r.status <> 'cancelled' AND r.buyer_id IS NOT NULL)
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
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 16, sign, r.status <> 'cancelled' AND r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON orders
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_update();

-- order_stores

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

-- videos

CREATE OR REPLACE FUNCTION count_videos_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON videos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_insert();

CREATE OR REPLACE FUNCTION count_videos_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_delete();

CREATE OR REPLACE FUNCTION count_videos_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.status, r.visibility FROM old_rows r EXCEPT SELECT r.id, r.status, r.visibility FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON videos
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_update();
