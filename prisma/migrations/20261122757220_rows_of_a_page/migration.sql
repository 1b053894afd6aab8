-- Few rows are expected of a page, so that each is fetched by its id also while the table is small.
CREATE OR REPLACE FUNCTION make_lists() RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  s record;
  w list_walks;
BEGIN
  FOR s IN
    SELECT l.source, ops.*, min(l.id) AS id, (
        SELECT string_agg(DISTINCT m[1], ', ') FROM list_walks k,
          regexp_matches(concat_ws(' ', k.part, k.key, k.sort, k.word, k.weight, k.holds), 'r\.\w+', 'g') m
        WHERE k.source = l.source
      ) AS matter,
      string_agg(format('(%L, %s, pg_backend_pid() %% %s, CASE WHEN %s THEN %s ELSE 0 END)', list, divided, slots, d.holds, weight),
        E',\n      ' ORDER BY list) FILTER (WHERE slots IS NOT NULL) AS counted,
      string_agg(format(E'%s AND EXISTS (
      SELECT FROM list_blocks b WHERE (b.list, b.part, b.key, b.ord) = (%L, %s, %L) AND (b.sort, b.word, b.id) >= (%s, %s, r.%I)
    )', l.holds, list, divided, ord, l.sort, l.word, l.id), E'\n    OR ' ORDER BY list, ord) FILTER (WHERE ord IS NOT NULL) AS touched,
      string_agg(format('(%L, %s, %L, (%s)::numeric, %s, r.%I, %s)', list, divided, ord, l.sort, l.word, l.id, d.holds),
        E',\n      ' ORDER BY list, ord) FILTER (WHERE ord IS NOT NULL) AS places
    FROM list_walks l
    JOIN (VALUES
      ('insert', 'NEW TABLE AS new_rows', 'SELECT *, 1 AS sign FROM new_rows'),
      ('delete', 'OLD TABLE AS old_rows', 'SELECT *, -1 AS sign FROM old_rows'),
      -- What an update leaves in its place is taken away and added there, which comes to nothing.
      ('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows', 'SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows')
    ) ops (op, rows, changed) ON true
    CROSS JOIN LATERAL (
      -- What goes with its parent is not counted any more: the whole list is forgotten.
      SELECT concat_ws(', ', part, key) AS divided, l.holds || CASE WHEN op = 'delete' AND parent IS NOT NULL
        THEN format(' AND EXISTS (SELECT FROM %I parent WHERE parent.id = %s)', parent, part) ELSE '' END AS holds
    ) d
    GROUP BY l.source, op, rows, changed
  LOOP
    EXECUTE format(
      $trigger$CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
#variable_conflict use_column
DECLARE
  moved list_blocks;
BEGIN
%2$s%3$s  IF NOT EXISTS (SELECT FROM (%4$s) r WHERE r.%5$I %% 128 = 0 OR %6$s) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_tails (list, part, key, ord)
  SELECT DISTINCT m.list, m.part, m.key, m.ord FROM (%4$s) r CROSS JOIN LATERAL (VALUES
      %7$s
  ) m (list, part, key, ord, sort, word, id, holds)
  WHERE m.id %% 128 = 0 AND m.holds AND sign > 0;
  -- Sorted, so that no two who change the same lists wait for each other.
  FOR moved IN
    SELECT m.list, m.part, m.key, m.ord, b.sort, b.word, b.id, sum(sign)
    FROM (%4$s) r CROSS JOIN LATERAL (VALUES
      %7$s
    ) m (list, part, key, ord, sort, word, id, holds)
    CROSS JOIN LATERAL (
      SELECT sort, word, id FROM list_blocks b
      WHERE b.list = m.list AND b.part = m.part AND b.key = m.key AND b.ord = m.ord
        AND (b.sort, b.word, b.id) >= (m.sort, m.word, m.id)
      ORDER BY b.sort, b.word, b.id LIMIT 1
    ) b
    WHERE m.holds GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
  LOOP
    UPDATE list_blocks SET items = items + moved.items
    WHERE list = moved.list AND part = moved.part AND key = moved.key AND ord = moved.ord
      AND sort = moved.sort AND word = moved.word AND id = moved.id;
  END LOOP;
  RETURN NULL;
END $body$;
CREATE OR REPLACE TRIGGER %8$I AFTER %9$s ON %10$I REFERENCING %11$s FOR EACH STATEMENT EXECUTE FUNCTION %1$I()$trigger$,
      format('count_%s_%s', s.source, s.op), CASE WHEN s.op = 'update' THEN format($part$  IF NOT EXISTS (SELECT r.%1$I, %2$s FROM old_rows r EXCEPT SELECT r.%1$I, %2$s FROM new_rows r) THEN
    RETURN NULL;
  END IF;
$part$, s.id, s.matter) END,
      format($part$  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(sign * m.items) FROM (%s) r CROSS JOIN LATERAL (VALUES
      %s
  ) m (list, part, key, slot, items)
  GROUP BY 1, 2, 3, 4 HAVING sum(sign * m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
$part$ || CASE WHEN s.counted IS NOT NULL THEN '' END, s.changed, s.counted),
      s.changed, s.id, s.touched, s.places, 'zz_lists_' || s.op, s.op, s.source, s.rows
    );
  END LOOP;
  FOR s IN SELECT parent, string_agg(quote_literal(list), ', ' ORDER BY list) AS names FROM lists
    WHERE parent IS NOT NULL GROUP BY 1
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
       FOR EACH STATEMENT EXECUTE FUNCTION forget_lists(%s)', s.parent, s.names
    );
  END LOOP;
  FOR s IN
    SELECT walks AS walk, d.* FROM list_walks walks CROSS JOIN (VALUES
      -- After the last block that ends before the page.
      ('', '>', '', '$3 - through', 'through <= $3 ORDER BY sort DESC, word DESC, id DESC'),
      -- In the first block that has as many rows up to its end as the list has from the page to its low end.
      ('_reversed', '<=', ' DESC', 'through - ($5 - $3)', 'through >= $5 - $3 ORDER BY sort, word, id')
    ) d (suffix, operator, direction, skip, found) WHERE ord IS NOT NULL
  LOOP
    w := s.walk;
    EXECUTE format(
      $page$CREATE OR REPLACE FUNCTION %I(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $body$
DECLARE
  start record;
BEGIN
  -- Skipping fewer costs less than summing blocks.
  IF $3 >= 1024 THEN
    SELECT sort, word, id, %s AS skip INTO start FROM (
      SELECT sort, word, id, sum(items) OVER (ORDER BY sort, word, id) AS through FROM list_blocks
      WHERE list = %L AND part = $1 AND key = $2 AND ord = %L
    ) blocks WHERE %s LIMIT 1;
    IF FOUND THEN
      RETURN QUERY SELECT * FROM (
        SELECT %6$I FROM %7$I r WHERE %8$s AND (%9$s) %10$s (%11$s) ORDER BY %12$s LIMIT $4 OFFSET start.skip
      ) page LIMIT 100;
      RETURN;
    END IF;
  END IF;
  -- Without the second number the plan would be made for a tenth of the table.
  RETURN QUERY SELECT * FROM (SELECT %6$I FROM %7$I r WHERE %8$s ORDER BY %12$s LIMIT $4 OFFSET $3) page LIMIT 100;
END $body$$page$,
      format('page_of_%s_by_%s%s', w.list, w.ord, s.suffix), s.skip, w.list, w.ord, s.found, w.id, w.source, w.mine,
      w.columns, s.operator, replace(w.bound, '@', 'start'), replace(w.columns, ',', s.direction || ',') || s.direction
    );
  END LOOP;
END $make$;

SELECT make_lists();
