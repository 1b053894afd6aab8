-- What changed in prisma/sql and generated.

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
