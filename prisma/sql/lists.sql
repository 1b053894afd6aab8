-- Counted and paged lists: how many rows a list has, and where its pages begin.
--
-- Lists are declared in src/areas/*/content.ts, of which `npm run generate` makes generated/lists.sql: for each table with lists its
-- triggers, for each list without a counter a function that says how long it is, for each list in each order two that give the
-- ids on a page, from the low end and, `reversed`, from the high end. They keep two things exact, whoever writes and whatever fails:
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

CREATE OR REPLACE FUNCTION list_total(of text, whose integer, which text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = of AND part = whose AND key = which
$$;

-- Where a page begins that has 1,024 rows before it at least, since skipping fewer costs less than summing blocks: the block to begin at, and in
-- `items` how many rows to skip from there. Parameters: list, part, key, order, rows before the page, rows of the list. From the low end:
-- after the last block that ends before the page.
CREATE OR REPLACE FUNCTION list_start(text, integer, text, text, integer, integer) RETURNS list_blocks LANGUAGE plpgsql STABLE AS $$
DECLARE
  start list_blocks;
BEGIN
  SELECT $1, $2, $3, $4, sort, word, id, $5 - through INTO start FROM (
    SELECT sort, word, id, sum(items) OVER (ORDER BY sort, word, id) AS through FROM list_blocks
    WHERE list = $1 AND part = $2 AND key = $3 AND ord = $4
  ) blocks WHERE through <= $5 ORDER BY sort DESC, word DESC, id DESC LIMIT 1;
  RETURN start;
END $$;

-- From the high end: in the first block that has as many rows up to its end as the list has from the page to its low end.
CREATE OR REPLACE FUNCTION list_start_reversed(text, integer, text, text, integer, integer) RETURNS list_blocks LANGUAGE plpgsql STABLE AS $$
DECLARE
  start list_blocks;
BEGIN
  SELECT $1, $2, $3, $4, sort, word, id, through - ($6 - $5) INTO start FROM (
    SELECT sort, word, id, sum(items) OVER (ORDER BY sort, word, id) AS through FROM list_blocks
    WHERE list = $1 AND part = $2 AND key = $3 AND ord = $4
  ) blocks WHERE through >= $6 - $5 ORDER BY sort, word, id LIMIT 1;
  RETURN start;
END $$;

-- Adds rows, or removes them, as `items` says, to the blocks that they lie in. Nobody counts the tail: one row of 128 has it looked at.
CREATE OR REPLACE FUNCTION move_in_blocks(changes list_blocks[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moved list_blocks;
BEGIN
  INSERT INTO list_tails (list, part, key, ord)
  SELECT DISTINCT list, part, key, ord FROM unnest(changes) WHERE hashint4(id) % 128 = 0 AND items > 0;
  -- Sorted, so that no two who change the same lists wait for each other.
  FOR moved IN
    SELECT m.list, m.part, m.key, m.ord, b.sort, b.word, b.id, sum(m.items)
    FROM unnest(changes) m CROSS JOIN LATERAL (
      SELECT sort, word, id FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = (m.list, m.part, m.key, m.ord) AND (b.sort, b.word, b.id) >= (m.sort, m.word, m.id)
      ORDER BY b.sort, b.word, b.id LIMIT 1
    ) b
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
  LOOP
    UPDATE list_blocks b SET items = b.items + moved.items
    WHERE (list, part, key, ord) = (moved.list, moved.part, moved.key, moved.ord) AND (sort, word, id) = (moved.sort, moved.word, moved.id);
  END LOOP;
END $$;

-- Makes blocks of a stretch of a list, or of all lists of a name. What is left over at its end, 512 at least, makes none.
CREATE OR REPLACE FUNCTION make_blocks(of text, by text, of_part integer, of_key text, after list_blocks, upto list_blocks)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  INSERT INTO list_blocks (list, part, key, ord, sort, word, id, items)
  SELECT list, part, key, ord, sort, word, id, 2048 FROM (
    SELECT s.*, row_number() OVER w AS position, count(*) OVER (PARTITION BY part, key) AS total
    FROM list_stretch(of, by, of_part, of_key, after, upto) s WINDOW w AS (PARTITION BY part, key ORDER BY sort, word, id)
  ) stretch
  WHERE position % 2048 = 0 AND position <= total - 512;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;

-- The block before one, or the last block of a list if that has no id.
CREATE OR REPLACE FUNCTION block_before(upto list_blocks) RETURNS list_blocks LANGUAGE sql STABLE AS $$
  SELECT * FROM list_blocks WHERE (list, part, key, ord) = (upto.list, upto.part, upto.key, upto.ord)
    AND (upto.id IS NULL OR (sort, word, id) < (upto.sort, upto.word, upto.id))
  ORDER BY sort DESC, word DESC, id DESC LIMIT 1
$$;

-- Cuts a block that has become too large, or the tail, which has no id. Nobody else may have changed the table and not yet
-- committed, since that would be counted twice or not at all. If somebody has, it is left to the next who comes by. Its
-- callers are triggers that are deferred: all is counted then, and the lock is held no longer than the commit takes.
CREATE OR REPLACE FUNCTION cut_list(upto list_blocks) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  PERFORM lock_list(upto.list);
  -- An emptied block says nothing: the next one's range takes its own over.
  DELETE FROM list_blocks WHERE (list, part, key, ord, items) = (upto.list, upto.part, upto.key, upto.ord, 0);
  IF upto.id IS NOT NULL AND NOT EXISTS (
    SELECT FROM list_blocks WHERE (list, part, key, ord) = (upto.list, upto.part, upto.key, upto.ord)
      AND (sort, word, id) = (upto.sort, upto.word, upto.id) AND items > 4096
  ) THEN
    RETURN;
  END IF;
  made := make_blocks(upto.list, upto.ord, upto.part, upto.key, block_before(upto), upto);
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

-- One row of 128 has the tail looked at, at the commit. Until then the list stands in list_tails.
CREATE OR REPLACE FUNCTION tail_grown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tail CONSTANT list_blocks := ROW(NEW.list, NEW.part, NEW.key, NEW.ord, NULL, NULL, NULL, NULL);
BEGIN
  DELETE FROM list_tails WHERE list = NEW.list AND part = NEW.part AND key = NEW.key AND ord = NEW.ord;
  IF FOUND AND EXISTS (
    SELECT FROM list_stretch(NEW.list, NEW.ord, NEW.part, NEW.key, block_before(tail), NULL) OFFSET 2560
  ) THEN
    PERFORM cut_list(tail);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS tail_grown ON list_tails;
CREATE CONSTRAINT TRIGGER tail_grown AFTER INSERT ON list_tails DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION tail_grown();

-- When a row changed, as those see it who ask what changed since a time: not counts that every vote, order or view would change,
-- since its indexes would be written with each of these.
CREATE OR REPLACE FUNCTION row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON topics FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON questions FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON orders FOR EACH ROW
-- A row whose currency is filled in has not changed for anybody.
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON replies FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON announcements FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF body, edited_at ON answers FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF name ON files FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF title, description, visibility, status, thumbnail_url ON videos
FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed
BEFORE UPDATE OF store_id, title, slug, sku, description, price, regular_price, status, category, image_url, listed ON products
FOR EACH ROW EXECUTE FUNCTION row_changed();

-- A store's list of orders has an index of its own.
CREATE OR REPLACE FUNCTION order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_stores SET updated_at = NEW.updated_at WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency) EXECUTE FUNCTION order_changed();
