-- Lists are pages over an index now, and only their counters are kept: nothing reads the blocks of the page index any more. These functions
-- leave them alone. Nobody may delete a board meanwhile, which would look for blocks after they are gone.
LOCK TABLE boards IN SHARE ROW EXCLUSIVE MODE;

-- The counters of an area's lists that do not say how many rows these have.
CREATE OR REPLACE FUNCTION list_faults(of_area text) RETURNS TABLE (thing text, kept bigint, counted bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT concat_ws(' ', list, nullif(part, 0), nullif(key, '')), coalesce(c.items, 0)::bigint, coalesce(h.items, 0)::bigint
  FROM (
    SELECT list, part, key, sum(items)::bigint AS items FROM list_counters
    WHERE list IN (SELECT l.list FROM counted_lists l WHERE l.area = of_area) GROUP BY 1, 2, 3
  ) c
  FULL JOIN (
    SELECT lengths.* FROM (SELECT DISTINCT source FROM counted_lists WHERE area = of_area) s, list_lengths(s.source) lengths
  ) h USING (list, part, key)
  WHERE coalesce(c.items, 0) <> coalesce(h.items, 0);
END $$;

-- Counts the lists of these tables anew, which were filled with triggers off. Others cannot write to them meanwhile.
CREATE OR REPLACE FUNCTION rebuild_lists(VARIADIC sources text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each text;
BEGIN
  FOREACH each IN ARRAY sources LOOP
    EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', each);
    DELETE FROM list_counters WHERE list IN (SELECT l.list FROM counted_lists l WHERE l.source = each);
    INSERT INTO list_counters (list, part, key, slot, items) SELECT list, part, key, 0, items FROM list_lengths(each);
  END LOOP;
END $$;

-- Every list with a counter, and the table of its rows.
CREATE OR REPLACE VIEW counted_lists (area, source, list) AS VALUES
  ('forum', 'topics', 'topics'),
  ('forum', 'topics', 'posts'),
  ('answers', 'questions', 'questions'),
  ('answers', 'questions', 'questions_by_category'),
  ('answers', 'questions', 'questions_by_status'),
  ('answers', 'questions', 'questions_by_category_and_status'),
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
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'questions' THEN
    RETURN QUERY SELECT 'questions', 0, '', sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category', r.category_id, '', sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_status', 0, r.status::text, sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category_and_status', r.category_id, r.status::text, sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
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
    RETURN QUERY SELECT 'orders', r.buyer_id, r.area::text, sum(1)::bigint FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'order_stores' THEN
    RETURN QUERY SELECT 'sales', r.store_id, '', sum(1)::bigint FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
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
