-- Counted and paged lists: how many rows a list has, and where its pages begin.
--
-- A list is one row of the view `lists`, and each order that is not by id one of `list_orders`. Triggers that are made
-- from these rows keep two tables exact, for every write and every failure:
--
-- list_counters: the count of a list is the sum of its slots. Two connections rarely share a slot, so that writers of one
-- list do not queue for one row until the other's commit has reached the disk.
--
-- list_blocks: OFFSET reads and throws away every row before a page. A block says how many rows of a list lie after the
-- block before it, up to its own key. A page is found by summing blocks and skipping at most a few thousand rows. The
-- rows after the last block are the tail, which belongs to none: most new rows fall there and cost one look-up that finds
-- nothing. Blocks of 2,048: summing those of a million rows then costs about as much as skipping one.
--
-- Writers take locks in one order, so that no two wait for each other: the row that the list belongs to, the
-- counters, the blocks; both sorted.

-- What divides a list is an integer column (`part`), a text or enum (`key`), both or nothing. `holds` says which rows are
-- in it; `r` is the row. Its counter has so many slots. With none, its length is found from its blocks and its tail: what
-- one person has is mostly no more than a tail, and needs no counter of its own. Where a row that everybody reads says how
-- long it is, the number is null. With a weight the counter is a sum. Deleting a row of `parent` forgets the list.
CREATE OR REPLACE VIEW lists AS
SELECT * FROM (VALUES
  ('topics', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1', 16, '{latest}'::text[]),
  ('posts', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1 + r.reply_count', 16, '{}'),
  ('topics_of_author', 'forum', 'topics', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('replies', 'forum', 'replies', 'id', 'topic_id', NULL, 'topics', NULL, '1', NULL, '{id}'),
  ('questions', 'answers', 'questions', 'id', NULL, NULL, NULL, NULL, '1', 16, '{id}'),
  ('questions_by_category', 'answers', 'questions', 'id', 'category_id', NULL, NULL, NULL, '1', 16, '{id}'),
  ('questions_by_status', 'answers', 'questions', 'id', NULL, 'status', NULL, NULL, '1', 16, '{id}'),
  ('questions_by_category_and_status', 'answers', 'questions', 'id', 'category_id', 'status', NULL, NULL, '1', 16, '{id}'),
  ('questions_of_author', 'answers', 'questions', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('questions_of_author_by_status', 'answers', 'questions', 'id', 'author_id', 'status', NULL, NULL, '1', 0, '{id}'),
  ('answers_of_author', 'answers', 'answers', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('stores', 'shops', 'stores', 'id', NULL, NULL, NULL, 'r.status = ''active''', '1', 16, '{id}'),
  ('stores_of_owner', 'shops', 'stores', 'id', 'owner_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('stores_of_owner_by_status', 'shops', 'stores', 'id', 'owner_id', 'status', NULL, NULL, '1', 0, '{id}'),
  ('products', 'shops', 'products', 'id', NULL, NULL, NULL, 'r.listed', '1', 16, '{id,price}'),
  ('products_by_category', 'shops', 'products', 'id', NULL, 'category_key', NULL, 'r.listed', '1', 16, '{id,price}'),
  -- One seller writes to a store at a time, so one slot is enough.
  ('shelf', 'shops', 'products', 'id', 'shelf', NULL, NULL, 'r.status = ''active''', '1', 1, '{id,price}'),
  ('shelf_by_category', 'shops', 'products', 'id', 'shelf', 'category_key', NULL, 'r.status = ''active''', '1', 1, '{id,price}'),
  ('products_of_owner', 'shops', 'products', 'id', 'owner_id', NULL, NULL, 'r.deleted_at IS NULL', '1', 0, '{id}'),
  ('products_of_owner_by_status', 'shops', 'products', 'id', 'owner_id', 'status', NULL, 'r.deleted_at IS NULL', '1', 0, '{id}'),
  ('orders', 'shops', 'orders', 'id', 'buyer_id', 'area', NULL, NULL, '1', 1, '{id}'),
  ('marketplace_orders_by_status', 'shops', 'orders', 'id', 'buyer_id', 'status', NULL, 'r.area = ''marketplace''', '1', 0, '{id}'),
  ('shop_orders_by_status', 'shops', 'orders', 'id', 'buyer_id', 'status', NULL, 'r.area = ''shop''', '1', 0, '{id}'),
  ('sales', 'shops', 'order_stores', 'order_id', 'store_id', NULL, NULL, NULL, '1', 16, '{id}'),
  ('files', 'files', 'files', 'id', 'owner_id', NULL, NULL, NULL, '1', NULL, '{id,name,size}'),
  ('videos', 'videos', 'videos', 'id', NULL, NULL, NULL, 'r.visibility = ''public'' AND r.status = ''ready''', '1', 16, '{id,likes}'),
  ('videos_of_author', 'videos', 'videos', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('public_videos_of_author', 'videos', 'videos', 'id', 'author_id', NULL, NULL, 'r.visibility = ''public'' AND r.status = ''ready''', '1', 0, '{id}'),
  ('comments', 'videos', 'comments', 'id', 'video_id', NULL, 'videos', NULL, '1', NULL, '{id}'),
  ('audit_log', 'moderation', 'audit_log', 'id', NULL, NULL, NULL, NULL, '1', 0, '{id}')
) AS l (list, area, source, id, part, key, parent, holds, weight, slots, orders);

-- The key of an order is (sort, word, id), a number, a text and an id, made from a row. The other way round `bound` gives
-- the values of `columns`, by which an index has the list in order, of the block `@`. Sticky topics are above all others.
CREATE OR REPLACE VIEW list_orders AS
SELECT * FROM (VALUES
  ('topics', 'latest', 'is_sticky, last_reply_at, id',
    'extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END', '''''',
    '@.sort >= 1e18, timestamptz ''epoch'' + (@.sort - CASE WHEN @.sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval ''1 microsecond'', @.id'),
  ('products', 'price', 'price, id', 'r.price', '''''', '@.sort, @.id'),
  ('files', 'name', 'name_key, id', '0', 'r.name_key', '@.word, @.id'),
  ('files', 'size', 'size, id', 'r.size', '''''', '@.sort::bigint, @.id'),
  ('videos', 'likes', 'like_count, id', 'r.like_count', '''''', '@.sort::integer, @.id')
) AS o (source, ord, columns, sort, word, bound);

-- Each list in each of its orders, if it has any; the first of them counts. `mine` selects a list's rows: $1 part, $2 key.
-- A row is `fixed` where it stays in its place unless its id changes or what it belongs to, which hardly ever happens.
CREATE OR REPLACE VIEW list_walks AS
SELECT l.list, l.area, l.source, l.id, l.parent, l.weight, o.ord, coalesce(d.columns, l.id) AS columns,
  coalesce(d.sort, '0') AS sort, coalesce(d.word, '''''') AS word, coalesce(d.bound, '@.id') AS bound,
  coalesce('r.' || l.part, '0') AS part, coalesce('r.' || l.key || '::text', '''''') AS key,
  concat_ws(' AND ', 'true', l.holds, 'r.' || l.part || ' IS NOT NULL') AS holds,
  concat_ws(' AND ', 'true', l.holds, 'r.' || l.part || ' = $1', 'r.' || l.key || ' = $2::' || (
    SELECT format_type(atttypid, NULL) FROM pg_attribute
    WHERE attrelid = to_regclass(quote_ident(l.source)) AND attname = l.key
  )) AS mine,
  CASE WHEN coalesce(place, 1) = 1 THEN l.slots END AS slots,
  l.holds IS NULL AND l.key IS NULL AND l.weight = '1' AND d.ord IS NULL AS fixed
FROM lists l
LEFT JOIN unnest(l.orders) WITH ORDINALITY o (ord, place) ON true
LEFT JOIN list_orders d ON d.source = l.source AND d.ord = o.ord;

CREATE OR REPLACE FUNCTION list_total(of text, whose integer, which text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = of AND part = whose AND key = which
$$;

-- The rows of a list after one block and up to another or to the end: $1 part, $2 key, $3 after, $4 up to. If no list is
-- given, those of all lists of the name.
CREATE OR REPLACE FUNCTION list_stretch(w list_walks, of_part integer, after list_blocks, upto list_blocks) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT format('%I r WHERE ', w.source) || concat_ws(' AND ',
    CASE WHEN of_part IS NULL THEN w.holds ELSE w.mine END,
    CASE WHEN after.id IS NOT NULL THEN format('(%s) > (%s)', w.columns, replace(w.bound, '@', '($3)')) END,
    CASE WHEN upto.id IS NOT NULL THEN format('(%s) <= (%s)', w.columns, replace(w.bound, '@', '($4)')) END
  )
$$;

-- Makes blocks of a stretch. What is left over at its end, 512 at least, makes none.
CREATE OR REPLACE FUNCTION make_blocks(w list_walks, of_part integer, of_key text, after list_blocks, upto list_blocks)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  -- Made for the list, because each has an index of its own.
  EXECUTE format(
    'INSERT INTO list_blocks (list, part, key, ord, sort, word, id, items)
     SELECT %1$L, part, key, %2$L, sort, word, id, 2048
     FROM (
       SELECT %3$s AS id, row_number() OVER list AS position, count(*) OVER (PARTITION BY %4$s) AS total, %5$s
       FROM %6$s WINDOW list AS (PARTITION BY %4$s ORDER BY %7$s)
     ) stretch
     WHERE position %% 2048 = 0 AND position <= total - 512',
    w.list, w.ord, w.id, concat_ws(', ', w.part, w.key),
    format('%s AS part, %s AS key, %s AS sort, %s AS word', w.part, w.key, w.sort, w.word),
    list_stretch(w, of_part, after, upto), w.columns
  ) USING of_part, of_key, after, upto;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;

-- The block before one, or the last block of a list if that has no id.
CREATE OR REPLACE FUNCTION block_before(upto list_blocks) RETURNS list_blocks LANGUAGE sql STABLE AS $$
  SELECT * FROM list_blocks WHERE (list, part, key, ord) = (upto.list, upto.part, upto.key, upto.ord)
    AND (upto.id IS NULL OR (sort, word, id) < (upto.sort, upto.word, upto.id))
  ORDER BY sort DESC, word DESC, id DESC LIMIT 1
$$;

-- Cuts a block that has become too large, or the tail, which has no id. No other transaction may have changed the table and not
-- yet committed, since that would be counted twice or not at all. If one has, a later write cuts the block. Its
-- callers are deferred triggers: all is counted then, and the lock lasts no longer than the commit.
CREATE OR REPLACE FUNCTION cut_list(upto list_blocks) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  w CONSTANT list_walks := (SELECT k FROM list_walks k WHERE list = upto.list AND ord = upto.ord);
  made integer;
BEGIN
  EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE NOWAIT', w.source);
  -- An emptied block says nothing: the next one's range takes its own over.
  DELETE FROM list_blocks WHERE (list, part, key, ord, items) = (upto.list, upto.part, upto.key, upto.ord, 0);
  IF upto.id IS NOT NULL AND NOT EXISTS (
    SELECT FROM list_blocks WHERE (list, part, key, ord) = (upto.list, upto.part, upto.key, upto.ord)
      AND (sort, word, id) = (upto.sort, upto.word, upto.id) AND items > 4096
  ) THEN
    RETURN;
  END IF;
  made := make_blocks(w, upto.part, upto.key, block_before(upto), upto);
  UPDATE list_blocks SET items = items - 2048 * made
  WHERE (list, part, key, ord, sort, word, id) = (upto.list, upto.part, upto.key, upto.ord, upto.sort, upto.word, upto.id);
EXCEPTION WHEN lock_not_available THEN
  RETURN;
END $$;

CREATE OR REPLACE FUNCTION block_grown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cut_list(NEW);
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS block_grown ON list_blocks;
CREATE CONSTRAINT TRIGGER block_grown AFTER UPDATE ON list_blocks DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.items > 4096 AND NEW.items > OLD.items) EXECUTE FUNCTION block_grown();

-- The tail has no counter: one of 128 new rows has it checked, at the commit. Until then the list is in list_tails.
CREATE OR REPLACE FUNCTION tail_grown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  w CONSTANT list_walks := (SELECT k FROM list_walks k WHERE list = NEW.list AND ord = NEW.ord);
  tail CONSTANT list_blocks := ROW(NEW.list, NEW.part, NEW.key, NEW.ord, NULL, NULL, NULL, NULL);
  last CONSTANT list_blocks := block_before(tail);
  is_long boolean;
BEGIN
  DELETE FROM list_tails WHERE list = NEW.list AND part = NEW.part AND key = NEW.key AND ord = NEW.ord;
  IF FOUND THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM %s OFFSET 2560)', list_stretch(w, NEW.part, last, NULL)) INTO is_long
    USING NEW.part, NEW.key, last;
    PERFORM cut_list(tail) WHERE is_long;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS tail_grown ON list_tails;
CREATE CONSTRAINT TRIGGER tail_grown AFTER INSERT ON list_tails DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION tail_grown();

CREATE OR REPLACE FUNCTION forget_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_counters c USING old_rows o WHERE c.list = ANY (TG_ARGV) AND c.part = o.id;
  DELETE FROM list_blocks b USING old_rows o WHERE b.list = ANY (TG_ARGV) AND b.part = o.id;
  RETURN NULL;
END $$;

-- Counts lists of these tables anew, after they were filled with triggers off. Others cannot write to them meanwhile.
CREATE OR REPLACE FUNCTION rebuild_lists(VARIADIC sources text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  w list_walks;
BEGIN
  FOR w IN SELECT * FROM list_walks WHERE source = ANY (sources) LOOP
    EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', w.source);
    DELETE FROM list_blocks WHERE list = w.list AND ord = w.ord;
    PERFORM make_blocks(w, NULL, NULL, NULL, NULL) WHERE w.ord IS NOT NULL;
    IF w.slots > 0 THEN
      DELETE FROM list_counters WHERE list = w.list;
      EXECUTE format(
        'INSERT INTO list_counters (list, part, key, slot, items)
         SELECT %L, %s AS part, %s AS key, 0, sum(%s) FROM %s GROUP BY 2, 3',
        w.list, w.part, w.key, w.weight, list_stretch(w, NULL, NULL, NULL)
      );
    END IF;
  END LOOP;
END $$;

-- Makes what is declared above: for each table with lists its triggers, for each list without a counter a function that says
-- how long it is, for each list in each order two that give the ids on a page, from the low end and, `reversed`, from the high
-- end. Parameters: part, key, rows before the
-- page, rows of a page (100 at most), rows of the list. Few are expected of them, so that each is fetched by its id.
--
-- Each statement is seen as a whole, however many rows it changes. Most change nothing that a list depends on, or touch no
-- block, which one short statement each finds out.
CREATE OR REPLACE FUNCTION make_lists() RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  s record;
  w list_walks;
BEGIN
  FOR s IN
    SELECT l.source, ops.*, min(l.id) AS id, (
        SELECT string_agg(DISTINCT m[1], ', ') FROM list_walks k,
          regexp_matches(concat_ws(' ', k.part, k.key, k.sort, k.word, k.weight, k.holds), 'r\.\w+', 'g') m
        WHERE k.source = l.source AND NOT k.fixed
      ) AS matter,
      concat_ws(', ', min(l.id), string_agg(DISTINCT substr(nullif(part, '0'), 3), ', ')) AS fixed_by,
      string_agg(format('(%L, %s, pg_backend_pid() %% %s, CASE WHEN %s THEN %s ELSE 0 END)', list, divided, slots, d.holds, weight),
        E',\n      ' ORDER BY list) FILTER (WHERE slots > 0) AS counted,
      string_agg(format(E'%s AND EXISTS (
      SELECT FROM list_blocks b WHERE (b.list, b.part, b.key, b.ord) = (%L, %s, %L) AND (b.sort, b.word, b.id) >= (%s, %s, r.%I)
    )', l.holds, list, divided, ord, l.sort, l.word, l.id), E'\n    OR ' ORDER BY list, ord) FILTER (WHERE ord IS NOT NULL) AS touched,
      string_agg(format('(%L, %s, %L, (%s)::numeric, %s, r.%I, %s)', list, divided, ord, l.sort, l.word, l.id, d.holds),
        E',\n      ' ORDER BY list, ord) FILTER (WHERE ord IS NOT NULL) AS places
    FROM list_walks l
    JOIN (VALUES
      ('insert', 'INSERT', 'REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT', 'SELECT *, 1 AS sign FROM new_rows'),
      ('delete', 'DELETE', 'REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT', 'SELECT *, -1 AS sign FROM old_rows'),
      -- What an update leaves in its place is taken away and added there, which comes to nothing.
      ('update', 'UPDATE', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT',
        'SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows'),
      ('move', 'UPDATE OF ', 'FOR EACH ROW', 'SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1'),
      -- A row whose id the sequence gave last is in the tail, and is mostly not looked at. Whoever gives rows ids of their
      -- own sets the sequence behind them.
      ('append', 'INSERT', 'FOR EACH ROW', 'SELECT NEW.*, 1 AS sign')
    ) ops (op, event, rows, changed) ON CASE op
      WHEN 'insert' THEN slots IS DISTINCT FROM 0 WHEN 'append' THEN slots = 0
      WHEN 'update' THEN NOT fixed WHEN 'move' THEN fixed ELSE true END
    CROSS JOIN LATERAL (
      -- What goes with its parent is not counted any more: the whole list is forgotten.
      SELECT concat_ws(', ', part, key) AS divided, l.holds || CASE WHEN op = 'delete' AND parent IS NOT NULL
        THEN format(' AND EXISTS (SELECT FROM %I parent WHERE parent.id = %s)', parent, part) ELSE '' END AS holds
    ) d
    GROUP BY l.source, op, event, rows, changed
  LOOP
    EXECUTE format(
      $trigger$CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
#variable_conflict use_column
DECLARE
  moved list_blocks;
BEGIN
%2$s%3$s  IF NOT EXISTS (SELECT FROM (%4$s) r WHERE hashint4(r.%5$I) %% 128 = 0 OR %6$s) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_tails (list, part, key, ord)
  SELECT DISTINCT m.list, m.part, m.key, m.ord FROM (%4$s) r CROSS JOIN LATERAL (VALUES
      %7$s
  ) m (list, part, key, ord, sort, word, id, holds)
  WHERE hashint4(m.id) %% 128 = 0 AND m.holds AND sign > 0;
  -- Sorted, so that no two who change the same lists wait for each other.
  FOR moved IN
    SELECT m.list, m.part, m.key, m.ord, b.sort, b.word, b.id, sum(sign)
    FROM (%4$s) r CROSS JOIN LATERAL (VALUES
      %7$s
    ) m (list, part, key, ord, sort, word, id, holds)
    CROSS JOIN LATERAL (
      SELECT sort, word, id FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = (m.list, m.part, m.key, m.ord) AND (b.sort, b.word, b.id) >= (m.sort, m.word, m.id)
      ORDER BY b.sort, b.word, b.id LIMIT 1
    ) b
    WHERE m.holds GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(sign) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
  LOOP
    UPDATE list_blocks b SET items = b.items + moved.items
    WHERE (list, part, key, ord) = (moved.list, moved.part, moved.key, moved.ord) AND (sort, word, id) = (moved.sort, moved.word, moved.id);
  END LOOP;
  RETURN NULL;
END $body$;
CREATE OR REPLACE TRIGGER %8$I AFTER %9$s ON %10$I %11$s EXECUTE FUNCTION %1$I()$trigger$,
      format('count_%s_%s', s.source, s.op), '  IF ' || CASE s.op
        WHEN 'update' THEN format('NOT EXISTS (SELECT r.%1$I, %2$s FROM old_rows r EXCEPT SELECT r.%1$I, %2$s FROM new_rows r)', s.id, s.matter)
        WHEN 'append' THEN format('hashint4(NEW.%I) %% 512 <> 0 AND NEW.%1$I >= pg_sequence_last_value(%L)', s.id, pg_get_serial_sequence(s.source, s.id))
      END || E' THEN\n    RETURN NULL;\n  END IF;\n',
      format($part$  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(sign * m.items) FROM (%s) r CROSS JOIN LATERAL (VALUES
      %s
  ) m (list, part, key, slot, items)
  GROUP BY 1, 2, 3, 4 HAVING sum(sign * m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
$part$ || CASE WHEN s.counted IS NOT NULL THEN '' END, s.changed, s.counted),
      s.changed, s.id, s.touched, s.places, 'zz_lists_' || s.op,
      s.event || CASE s.op WHEN 'move' THEN s.fixed_by ELSE '' END, s.source, s.rows
    );
  END LOOP;
  EXECUTE string_agg(format(
    'CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
     FOR EACH STATEMENT EXECUTE FUNCTION forget_lists(%s)', parent, names
  ), ';') FROM (SELECT parent, string_agg(quote_literal(list), ', ' ORDER BY list) AS names FROM lists GROUP BY 1) p
  WHERE parent IS NOT NULL;
  EXECUTE string_agg(format(
    $total$CREATE OR REPLACE FUNCTION %I(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $body$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM %I r WHERE %s AND r.%I > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = (%L, $1, $2, 'id')
  ) blocks);
END $body$$total$, 'total_of_' || list, source, mine, id, list
  ), ';') FROM list_walks WHERE slots = 0;
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
