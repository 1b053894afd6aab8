-- What `npm run admin -- check` asks of the lists.

-- What is kept of the lists of an area and is not so.
CREATE OR REPLACE FUNCTION list_faults(of_area text) RETURNS TABLE (thing text, kept bigint, counted bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT concat_ws(' ', list, nullif(part, 0), nullif(key, '')), coalesce(c.items, 0)::bigint, coalesce(h.items, 0)::bigint
  FROM (
    SELECT list, part, key, sum(items)::bigint AS items FROM list_counters
    WHERE list_counters.list IN (SELECT l.list FROM lists l WHERE l.area = of_area AND l.slots > 0) GROUP BY 1, 2, 3
  ) c
  FULL JOIN counted_lists(of_area) h USING (list, part, key)
  WHERE coalesce(c.items, 0) <> coalesce(h.items, 0)
  UNION ALL
  SELECT concat_ws(' ', 'block of', b.list, nullif(b.part, 0), nullif(b.key, ''), 'by', b.ord, 'up to', b.sort, nullif(b.word, ''), b.id),
    b.items::bigint, n.items
  FROM lists l JOIN list_blocks b USING (list, ord)
  CROSS JOIN LATERAL (
    SELECT count(*) AS items FROM list_stretch(b.list, b.ord, b.part, b.key, block_before(b), b)
  ) n
  WHERE l.area = of_area AND b.items <> n.items;
END $$;;
