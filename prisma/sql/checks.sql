-- What `npm run admin -- check` asks of the lists.

-- What is kept of the lists of an area and is not so.
CREATE OR REPLACE FUNCTION list_faults(of_area text) RETURNS TABLE (thing text, kept bigint, counted bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  w record;
  upto list_blocks;
  after list_blocks;
BEGIN
  FOR w IN SELECT k.*, k AS walk FROM list_walks k WHERE area = of_area LOOP
    IF w.slots > 0 THEN
      RETURN QUERY EXECUTE format(
        'SELECT concat_ws('' '', %L, nullif(part, 0), nullif(key, '''')), coalesce(c.items, 0)::bigint, coalesce(h.items, 0)::bigint
         FROM (SELECT part, key, sum(items) AS items FROM list_counters WHERE list = %1$L GROUP BY 1, 2) c
         FULL JOIN (SELECT %s AS part, %s AS key, sum(%s) AS items FROM %I r WHERE %s GROUP BY 1, 2) h USING (part, key)
         WHERE coalesce(c.items, 0) <> coalesce(h.items, 0)',
        w.list, w.part, w.key, w.weight, w.source, w.holds
      );
    END IF;
    FOR upto IN SELECT * FROM list_blocks WHERE list = w.list AND ord = w.ord ORDER BY part, key, sort, word, id LOOP
      IF (after.part, after.key) IS DISTINCT FROM (upto.part, upto.key) OR after.ord <> upto.ord OR after.list <> upto.list THEN
        after := NULL;
      END IF;
      EXECUTE 'SELECT count(*) FROM ' || list_stretch(w.walk, upto.part, after, upto) INTO counted USING upto.part, upto.key, after, upto;
      thing := concat_ws(' ', 'block of', w.list, nullif(upto.part, 0), nullif(upto.key, ''), 'by', w.ord, 'up to',
        upto.sort, nullif(upto.word, ''), upto.id);
      kept := upto.items;
      IF kept <> counted THEN
        RETURN NEXT;
      END IF;
      after := upto;
    END LOOP;
  END LOOP;
END $$;
