-- What changed in prisma/sql and generated.

-- Placing an order with one seller, a store or the shop, in one call from the handler, which keeps row locks short. The ids are of variants,
-- where a product has options, and otherwise of products. The rows of products are locked in the
-- order of their ids, so that two orders of the same products do not wait for each other. Returns the order,
-- or the first that is not there, not enough, or at the limit of the buyer's unpaid orders, and has then
-- reserved nothing; a product whose price is in another currency than the site's, from before that changed, is not there.
-- Limited are at most_unpaid orders, or at a share in percent of the stock with what they reserve, one piece at least.
CREATE OR REPLACE FUNCTION place_order(
  wanted_area order_area, buyer integer, wanted_ids integer[], wanted_quantities integer[],
  most_unpaid integer DEFAULT 2147483647, share integer DEFAULT 100
)
RETURNS TABLE (order_id integer, missing integer, short integer, unpaid integer) LANGUAGE plpgsql AS $$
DECLARE
  product_ids integer[];
  order_currency text;
  seller integer;
  order_number integer;
  order_total bigint;
BEGIN
  -- The products of the variants, too.
  product_ids := wanted_ids || ARRAY(SELECT product_id FROM product_variants WHERE id = ANY (wanted_ids));
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  order_currency := coalesce(
    (SELECT currency FROM site_settings), (SELECT min(currency) FROM products WHERE id = ANY (product_ids))
  );
  SELECT w.id INTO missing
  FROM unnest(wanted_ids) WITH ORDINALITY w (id, place) LEFT JOIN product_variants v ON v.id = w.id
  LEFT JOIN products p ON p.id = coalesce(v.product_id, w.id)
  WHERE NOT coalesce(CASE wanted_area WHEN 'marketplace' THEN p.listed ELSE p.store_id IS NULL AND p.status = 'active' END, false)
    OR p.currency <> order_currency OR (p.options IS NULL) <> (v.id IS NULL)
  ORDER BY w.place LIMIT 1;
  IF missing IS NULL THEN
    SELECT w.id INTO short
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) LEFT JOIN product_variants v ON v.id = w.id
    JOIN products p ON p.id = coalesce(v.product_id, w.id)
    WHERE coalesce(v.stock, p.stock) < w.quantity ORDER BY w.place LIMIT 1;
  END IF;
  -- Where there is no limit nothing is counted: somebody may have many unpaid orders then.
  IF missing IS NULL AND short IS NULL AND (most_unpaid < 1000000 OR share < 100) THEN
    SELECT w.id INTO unpaid
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) LEFT JOIN product_variants v ON v.id = w.id
    JOIN products p ON p.id = coalesce(v.product_id, w.id)
    CROSS JOIN LATERAL (
      SELECT count(*) AS orders, coalesce(sum(i.quantity), 0) AS pieces
      FROM orders o JOIN order_items i ON i.order_id = o.id AND i.product_id = p.id AND i.variant_id = coalesce(v.id, 0)
      WHERE o.buyer_id = buyer AND o.area = wanted_area AND o.status = 'pending'
    ) held
    WHERE held.orders >= most_unpaid OR held.pieces + w.quantity > greatest(1, (coalesce(v.stock, p.stock) + held.pieces) * share / 100)
    ORDER BY w.place LIMIT 1;
  END IF;
  IF missing IS NULL AND short IS NULL AND unpaid IS NULL THEN
    SELECT min(p.shelf), sum(minor_units(coalesce(v.price, p.price), order_currency) * w.quantity) INTO seller, order_total
    FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) LEFT JOIN product_variants v ON v.id = w.id
    JOIN products p ON p.id = coalesce(v.product_id, w.id);
    -- An order that is not placed after all gives its number back.
    INSERT INTO order_numbers AS n (store_id, last) VALUES (seller, 1)
    ON CONFLICT (store_id) DO UPDATE SET last = n.last + 1 RETURNING last INTO order_number;
    INSERT INTO orders (area, buyer_id, currency, number, subtotal, total)
    VALUES (wanted_area, buyer, order_currency, order_number, order_total, order_total) RETURNING id INTO order_id;
    UPDATE product_variants v SET stock = v.stock - w.quantity
    FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) WHERE v.id = w.id;
    WITH taken AS (
      UPDATE products p SET stock = p.stock - w.quantity
      FROM (
        SELECT coalesce(v.product_id, w.id) AS id, sum(w.quantity)::integer AS quantity
        FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) LEFT JOIN product_variants v ON v.id = w.id GROUP BY 1
      ) w WHERE p.id = w.id
      RETURNING p.id, p.title, p.price, p.kind, p.store_id
    ),
    items AS (
      INSERT INTO order_items (order_id, product_id, variant_id, variant, kind, title, price, quantity, store_id, store_name)
      SELECT place_order.order_id, t.id, coalesce(v.id, 0), array_to_string(v.option_values, ' / '), t.kind, t.title, coalesce(v.price, t.price), w.quantity,
        t.store_id, s.name
      FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) LEFT JOIN product_variants v ON v.id = w.id
      JOIN taken t ON t.id = coalesce(v.product_id, w.id) LEFT JOIN stores s ON s.id = t.store_id
    )
    INSERT INTO order_stores (store_id, order_id)
    VALUES (seller, place_order.order_id);
  END IF;
  RETURN NEXT;
END $$;
