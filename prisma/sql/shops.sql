-- Stores, products and orders: counters, the page index, the search, and placing an order.

CREATE OR REPLACE FUNCTION product_placed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.shelf := coalesce(NEW.store_id, 0);
  NEW.title_key := lower(NEW.title);
  NEW.category_key := lower(NEW.category);
  NEW.listed := false;
  IF NEW.store_id IS NOT NULL AND NEW.status = 'active' THEN
    -- The lock makes whoever closes the store wait for this product, and so hide it, too.
    PERFORM 1 FROM stores WHERE id = NEW.store_id AND status = 'active' FOR SHARE;
    NEW.listed := FOUND;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION store_opened()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status = NEW.status THEN
      RETURN NULL;
    END IF;
    -- The products' own trigger says whether they are listed.
    IF 'active' IN (OLD.status, NEW.status) THEN
      UPDATE products SET listed = false WHERE store_id = NEW.id AND status = 'active';
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.status = 'active' THEN
    PERFORM count_in_list('stores', 0, '', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'active' THEN
    PERFORM count_in_list('stores', 0, '', 1);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION orders_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_in_list('orders', buyer_id, area::text, CASE TG_OP WHEN 'INSERT' THEN orders ELSE -orders END)
  FROM (
    SELECT buyer_id, area, count(*)::integer AS orders FROM changed_orders GROUP BY buyer_id, area ORDER BY buyer_id, area
  ) c;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION sales_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_in_list('sales', store_id, '', CASE TG_OP WHEN 'INSERT' THEN orders ELSE -orders END)
  FROM (SELECT store_id, count(*)::integer AS orders FROM changed_stores GROUP BY store_id ORDER BY store_id) c;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION product_lists(shelf integer, category text, status product_status, listed boolean)
 RETURNS TABLE(list_shelf integer, list_category text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT s.shelf, c.category
  FROM (VALUES (-1, listed), (shelf, status = 'active')) s (shelf, holds) CROSS JOIN (VALUES (''), (category)) c (category)
  WHERE s.holds
$function$;

CREATE OR REPLACE FUNCTION cut_product_blocks(list_shelf integer, list_category text, list_sort text, after_price numeric, after_id integer, to_price numeric, to_id integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  made integer;
BEGIN
  -- Made for the list, because each list has an index of its own.
  EXECUTE format(
    'INSERT INTO product_blocks (shelf, category_key, sort, last_price, last_id, products)
     SELECT $1, $2, $3, price, id, 2048
     FROM (
       SELECT %s AS price, id, row_number() OVER (ORDER BY %s) AS position, count(*) OVER () AS total
       FROM products WHERE %s %s AND %s > %s AND %s <= %s
     ) stretch
     WHERE position %% 2048 = 0 AND position <= total - 1024',
    CASE list_sort WHEN 'price' THEN 'price' ELSE '0' END,
    CASE list_sort WHEN 'price' THEN 'price, id' ELSE 'id' END,
    CASE list_shelf WHEN -1 THEN 'listed' ELSE 'status = ''active'' AND shelf = $1' END,
    CASE list_category WHEN '' THEN '' ELSE 'AND category_key = $2' END,
    CASE list_sort WHEN 'price' THEN '(price, id)' ELSE 'id' END,
    CASE list_sort WHEN 'price' THEN '($4, $5)' ELSE '$5' END,
    CASE list_sort WHEN 'price' THEN '(price, id)' ELSE 'id' END,
    CASE list_sort WHEN 'price' THEN '($6, $7)' ELSE '$7' END
  ) USING list_shelf, list_category, list_sort, after_price, after_id, to_price, to_id;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $function$;

CREATE OR REPLACE FUNCTION index_products(list_shelf integer, list_category text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  list_sort text;
  total integer := list_total('products', list_shelf, list_category);
  covered integer;
  after product_blocks%ROWTYPE;
  fat record;
  made integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(1886547812, 0) THEN
    RETURN;
  END IF;
  FOREACH list_sort IN ARRAY ARRAY['newest', 'price'] LOOP
    DELETE FROM product_blocks
    WHERE shelf = list_shelf AND category_key = list_category AND sort = list_sort AND products = 0;
    FOR fat IN
      SELECT last_price, last_id, products,
        coalesce(lag(last_price) OVER list, -1) AS after_price, coalesce(lag(last_id) OVER list, 0) AS after_id
      FROM product_blocks WHERE shelf = list_shelf AND category_key = list_category AND sort = list_sort
      WINDOW list AS (ORDER BY last_price, last_id)
    LOOP
      IF fat.products > 4096 THEN
        made := cut_product_blocks(
          list_shelf, list_category, list_sort, fat.after_price, fat.after_id, fat.last_price, fat.last_id
        );
        UPDATE product_blocks SET products = fat.products - 2048 * made
        WHERE shelf = list_shelf AND category_key = list_category AND sort = list_sort
          AND last_price = fat.last_price AND last_id = fat.last_id;
      END IF;
    END LOOP;
    SELECT coalesce(sum(products), 0) INTO covered FROM product_blocks
    WHERE shelf = list_shelf AND category_key = list_category AND sort = list_sort;
    SELECT * INTO after FROM product_blocks
    WHERE shelf = list_shelf AND category_key = list_category AND sort = list_sort
    ORDER BY last_price DESC, last_id DESC LIMIT 1;
    IF total - covered >= 4096 THEN
      PERFORM cut_product_blocks(
        list_shelf, list_category, list_sort, coalesce(after.last_price, -1), coalesce(after.last_id, 0),
        9999999999, 2147483647
      );
    END IF;
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION shift_products(changes product_change[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  moved record;
  changed record;
  total integer;
  size integer;
  fat text[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1886547812, 0);
  -- One seller writes to a store at a time, so a store's counter is one row.
  INSERT INTO list_counters AS c (list, id, key, slot, items)
  SELECT 'products', shelf, category, CASE WHEN shelf > 0 THEN 0 ELSE pg_backend_pid() % 16 END, sum(delta)
  FROM unnest(changes) GROUP BY shelf, category HAVING sum(delta) <> 0 ORDER BY shelf, category
  ON CONFLICT (list, id, key, slot) DO UPDATE SET items = c.items + excluded.items;
  -- Row by row in the order of the keys, so that two who change the same lists never wait for each other.
  FOR moved IN
    SELECT c.shelf, c.category, s.sort, covering.last_price, covering.last_id, sum(c.delta)::integer AS delta
    FROM unnest(changes) c
    CROSS JOIN (VALUES ('newest'), ('price')) s (sort)
    CROSS JOIN LATERAL (
      SELECT last_price, last_id FROM product_blocks
      WHERE shelf = c.shelf AND category_key = c.category AND sort = s.sort
        AND (last_price, last_id) >= (CASE s.sort WHEN 'price' THEN c.price ELSE 0 END, c.id)
      ORDER BY last_price, last_id LIMIT 1
    ) covering
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(c.delta) <> 0 ORDER BY 1, 2, 3, 4, 5
  LOOP
    UPDATE product_blocks SET products = products + moved.delta
    WHERE shelf = moved.shelf AND category_key = moved.category AND sort = moved.sort
      AND last_price = moved.last_price AND last_id = moved.last_id
    RETURNING products INTO size;
    IF size > 4096 AND moved.delta > 0 THEN
      fat := fat || format('%s %s', moved.shelf, moved.category);
    END IF;
  END LOOP;
  FOR changed IN
    SELECT shelf, category, sum(delta)::integer AS delta FROM unnest(changes)
    GROUP BY shelf, category ORDER BY shelf, category
  LOOP
    total := list_total('products', changed.shelf, changed.category);
    IF total >= 4096 AND (
      (changed.delta > 0 AND total / 64 <> (total - changed.delta) / 64)
      OR format('%s %s', changed.shelf, changed.category) = ANY (fat)
    ) THEN
      PERFORM index_products(changed.shelf, changed.category);
    END IF;
  END LOOP;
END $function$;

CREATE OR REPLACE FUNCTION products_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM shift_products(array_agg(ROW(l.list_shelf, l.list_category, n.price, n.id, 1)::product_change))
  FROM new_products n CROSS JOIN LATERAL product_lists(n.shelf, n.category_key, n.status, n.listed) l
  HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION products_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM shift_products(array_agg(ROW(l.list_shelf, l.list_category, o.price, o.id, -1)::product_change))
  FROM old_products o CROSS JOIN LATERAL product_lists(o.shelf, o.category_key, o.status, o.listed) l
  HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION products_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Most updates are of the stock, which no list depends on.
  PERFORM shift_products(array_agg(ROW(shelf, category, price, id, delta)::product_change))
  FROM (
    SELECT l.list_shelf AS shelf, l.list_category AS category, m.price, m.id, sum(m.delta)::integer AS delta
    FROM (
      SELECT o.*, -1 AS delta FROM old_products o JOIN new_products n USING (id)
      WHERE (o.shelf, o.category_key, o.status, o.listed, o.price) <> (n.shelf, n.category_key, n.status, n.listed, n.price)
      UNION ALL
      SELECT n.*, 1 FROM old_products o JOIN new_products n USING (id)
      WHERE (o.shelf, o.category_key, o.status, o.listed, o.price) <> (n.shelf, n.category_key, n.status, n.listed, n.price)
    ) m
    CROSS JOIN LATERAL product_lists(m.shelf, m.category_key, m.status, m.listed) l
    GROUP BY 1, 2, 3, 4 HAVING sum(m.delta) <> 0
  ) changes
  HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION search_products(list_shelf integer, list_category text, list_sort text, term text)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
DECLARE
  is_indexed CONSTANT boolean := lower(term) ~ '[[:alnum:]]{3}';
  pattern text := '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%';
  -- What is listed is active, but only without that condition does the index alone answer.
  list text := concat(
    'products WHERE ', CASE list_shelf WHEN -1 THEN 'listed' ELSE 'status = ''active'' AND shelf = $1' END,
    CASE list_category WHEN '' THEN '' ELSE ' AND category_key = $2' END
  );
  ordering text := CASE list_sort
    WHEN 'price_asc' THEN 'price, id' WHEN 'price_desc' THEN 'price DESC, id DESC' ELSE 'id DESC'
  END;
  walked integer;
  found integer[];
BEGIN
  FOREACH walked IN ARRAY CASE WHEN is_indexed THEN ARRAY[10000, 400000] ELSE ARRAY[50000] END LOOP
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, price, title_key FROM %s ORDER BY %s LIMIT %s) first
       WHERE title_key LIKE %L ORDER BY %s LIMIT 1000)',
      list, ordering, walked, pattern, ordering
    ) INTO found USING list_shelf, list_category;
    -- A list that was walked to its end holds no more.
    IF cardinality(found) = 1000 OR list_total('products', list_shelf, list_category) <= walked THEN
      RETURN found;
    END IF;
    -- So few in the first 10,000 are sooner fetched than walked to.
    EXIT WHEN cardinality(found) < 50;
  END LOOP;
  IF is_indexed THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (
         SELECT id, price FROM %s AND status = ''active'' AND title_key LIKE %L OFFSET 0
       ) every ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found USING list_shelf, list_category;
  END IF;
  RETURN found;
END $function$;

CREATE OR REPLACE FUNCTION place_order(wanted_area order_area, buyer integer, wanted_ids integer[], wanted_quantities integer[])
 RETURNS TABLE(order_id integer, missing integer, short integer)
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (wanted_ids) ORDER BY id FOR NO KEY UPDATE;
  SELECT w.id INTO missing
  FROM unnest(wanted_ids) WITH ORDINALITY w (id, place) LEFT JOIN products p ON p.id = w.id
  WHERE NOT coalesce(CASE wanted_area WHEN 'marketplace' THEN p.listed ELSE p.store_id IS NULL AND p.status = 'active' END, false)
  ORDER BY w.place LIMIT 1;
  IF missing IS NULL THEN
    SELECT w.id INTO short
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) JOIN products p ON p.id = w.id
    WHERE p.stock < w.quantity ORDER BY w.place LIMIT 1;
  END IF;
  IF missing IS NULL AND short IS NULL THEN
    INSERT INTO orders (area, buyer_id) VALUES (wanted_area, buyer) RETURNING id INTO order_id;
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
END $function$;

CREATE OR REPLACE TRIGGER product_placed
  BEFORE INSERT OR UPDATE OF store_id, title, category, status, listed ON products
  FOR EACH ROW EXECUTE FUNCTION product_placed();

CREATE OR REPLACE TRIGGER store_opened
  AFTER INSERT OR DELETE OR UPDATE OF status ON stores
  FOR EACH ROW EXECUTE FUNCTION store_opened();

CREATE OR REPLACE TRIGGER orders_inserted
  AFTER INSERT ON orders REFERENCING NEW TABLE AS changed_orders
  FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();

CREATE OR REPLACE TRIGGER orders_deleted
  AFTER DELETE ON orders REFERENCING OLD TABLE AS changed_orders
  FOR EACH STATEMENT EXECUTE FUNCTION orders_changed();

CREATE OR REPLACE TRIGGER sales_inserted
  AFTER INSERT ON order_stores REFERENCING NEW TABLE AS changed_stores
  FOR EACH STATEMENT EXECUTE FUNCTION sales_changed();

CREATE OR REPLACE TRIGGER sales_deleted
  AFTER DELETE ON order_stores REFERENCING OLD TABLE AS changed_stores
  FOR EACH STATEMENT EXECUTE FUNCTION sales_changed();

CREATE OR REPLACE TRIGGER products_inserted
  AFTER INSERT ON products REFERENCING NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION products_inserted();

CREATE OR REPLACE TRIGGER products_deleted
  AFTER DELETE ON products REFERENCING OLD TABLE AS old_products
  FOR EACH STATEMENT EXECUTE FUNCTION products_deleted();

CREATE OR REPLACE TRIGGER products_updated
  AFTER UPDATE ON products REFERENCING OLD TABLE AS old_products NEW TABLE AS new_products
  FOR EACH STATEMENT EXECUTE FUNCTION products_updated();
