-- From prisma/sql/shops.sql
CREATE OR REPLACE FUNCTION place_order(
  wanted_area order_area, buyer integer, wanted_ids integer[], wanted_quantities integer[],
  most_unpaid integer DEFAULT 2147483647, share integer DEFAULT 100
)
RETURNS TABLE (order_id integer, missing integer, short integer, unpaid integer) LANGUAGE plpgsql AS $$
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
END $$;
