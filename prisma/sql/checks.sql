-- What `npm run admin -- check` asks of the lists.

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
