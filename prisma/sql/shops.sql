-- What follows from a product's and a store's fields, the search for products, and placing an order.

CREATE OR REPLACE FUNCTION product_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := coalesce(NEW.store_id, 0);
  NEW.title_key := search_key(NEW.title);
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

-- A product with options costs what its cheapest variant does, and has all of their stock. Whoever changes variants locks their product, and
-- updates it in a statement afterwards. Before the other trigger by its name.
CREATE OR REPLACE FUNCTION product_amounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT min(price), least(sum(stock), 2147483647) INTO NEW.price, NEW.stock FROM product_variants WHERE product_id = NEW.id;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER product_amounts BEFORE UPDATE ON products FOR EACH ROW
WHEN (NEW.options IS NOT NULL) EXECUTE FUNCTION product_amounts();

-- The products' own trigger says whether they are listed, and whose they are. The shelf of a store has an index of what is
-- active, and its owner one of all.
CREATE OR REPLACE FUNCTION store_status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET listed = false WHERE shelf = NEW.id AND status = 'active';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER store_status_changed AFTER UPDATE OF status ON stores FOR EACH ROW
WHEN ((OLD.status = 'active') <> (NEW.status = 'active')) EXECUTE FUNCTION store_status_changed();

CREATE OR REPLACE FUNCTION store_owner_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET owner_id = NEW.owner_id WHERE owner_id = OLD.owner_id AND store_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER store_owner_changed AFTER UPDATE OF owner_id ON stores FOR EACH ROW
WHEN (OLD.owner_id <> NEW.owner_id) EXECUTE FUNCTION store_owner_changed();

-- The first 1,000 products of a list whose title contains a text, if there is one, and which the filters leave. A common text is found by walking along the list,
-- whose indexes include the titles; a rare one by the index of titles, whose matches have all to be fetched and sorted.
-- Which it is shows in the first 10,000: what the planner expects of a text is wrong by orders of magnitude. Without
-- three letters or digits in a row that index is of no use, so only what is walked is found.
-- With a filter few matches say nothing about the text, and the indexes know no stock, so only what is walked is found as well.
CREATE OR REPLACE FUNCTION find_products(
  list_shelf integer, list_category text, list_sort text, term text, least_price numeric, most_price numeric, stocked boolean, least_rating integer
) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  pattern text := search_pattern(term);
  price_range CONSTANT text := concat(
    CASE WHEN least_price > 0 THEN format(' AND price >= %L', least_price) END, CASE WHEN most_price IS NOT NULL THEN format(' AND price <= %L', most_price) END
  );
  filters CONSTANT text := concat(
    price_range, CASE WHEN stocked THEN ' AND stock > 0' END, CASE WHEN least_rating > 0 THEN format(' AND rating >= %L', least_rating) END
  );
  is_indexed CONSTANT boolean := filters = '' AND search_key(term) ~ '[[:alnum:]]{3}';
  -- What is listed is active, but only without that condition does the index alone answer.
  list text := concat(
    'products WHERE ', CASE list_shelf WHEN -1 THEN 'listed' ELSE 'status = ''active'' AND shelf = $1' END,
    CASE list_category WHEN '' THEN '' ELSE ' AND category_key = $2' END,
    -- In the order of prices the walk begins where they do.
    CASE WHEN list_sort LIKE 'price%' THEN price_range END
  );
  ordering text := CASE list_sort
    WHEN 'price_asc' THEN 'price, id' WHEN 'price_desc' THEN 'price DESC, id DESC' WHEN 'rating' THEN 'rating DESC, id DESC' ELSE 'id DESC'
  END;
  total CONSTANT integer := list_total(
    CASE list_shelf WHEN -1 THEN 'products' ELSE 'shelf' END || CASE list_category WHEN '' THEN '' ELSE '_by_category' END,
    CASE list_shelf WHEN -1 THEN 0 ELSE list_shelf END, list_category
  );
  walked integer;
  found integer[];
BEGIN
  FOREACH walked IN ARRAY CASE WHEN is_indexed THEN ARRAY[10000, 400000] ELSE ARRAY[50000] END LOOP
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, price, rating, title_key%s FROM %s ORDER BY %s LIMIT %s) first
       WHERE title_key LIKE %L %s ORDER BY %s LIMIT 1000)',
      CASE WHEN stocked THEN ', stock' END, list, ordering, walked, pattern, filters, ordering
    ) INTO found USING list_shelf, list_category;
    -- A list that was walked to its end holds no more.
    IF cardinality(found) = 1000 OR total <= walked THEN
      RETURN found;
    END IF;
    -- So few in the first 10,000 are sooner fetched than walked to.
    EXIT WHEN cardinality(found) < 50;
  END LOOP;
  IF is_indexed THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (
         SELECT id, price, rating FROM %s AND status = ''active'' AND title_key LIKE %L OFFSET 0
       ) every ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found USING list_shelf, list_category;
  END IF;
  RETURN found;
END $$;

-- The release before calls it.
CREATE OR REPLACE FUNCTION search_products(list_shelf integer, list_category text, list_sort text, term text) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT find_products(list_shelf, list_category, list_sort, term, NULL, NULL, false, NULL)
$$;

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

-- The ratings of a product, and of its store. The store's row is the first to be locked, as by who changes a product; both come before
-- the review's own.
CREATE OR REPLACE FUNCTION review_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reviewed CONSTANT integer := coalesce(NEW.product_id, OLD.product_id);
  stars CONSTANT integer := coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0);
  reviews CONSTANT integer := (NEW.id IS NOT NULL)::integer - (OLD.id IS NOT NULL)::integer;
BEGIN
  IF stars = 0 AND reviews = 0 THEN
    RETURN NEW;
  END IF;
  UPDATE stores SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
  WHERE id = (SELECT store_id FROM products WHERE id = reviewed);
  UPDATE products SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews,
    rating = coalesce(round((rating_sum + stars)::numeric / nullif(rating_count + reviews, 0), 2), 0)
  WHERE id = reviewed;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE OR REPLACE TRIGGER review_counted BEFORE INSERT OR DELETE OR UPDATE OF rating ON reviews
FOR EACH ROW EXECUTE FUNCTION review_counted();

-- The id of a new product or variant. By a function: a default that names the sequence would count as the sequence of the variants' table.
CREATE OR REPLACE FUNCTION next_product_id() RETURNS integer LANGUAGE sql AS $$ SELECT nextval('products_id_seq')::integer $$;
