-- Counted lists: how many rows a list has.
--
-- Lists are declared in src/areas/*/content.ts, of which `npm run generate` makes generated/lists.sql: for each table with counted lists
-- its triggers. They keep list_counters exact, whoever writes and whatever fails: the count of a list is the sum of its slots. Two
-- connections rarely share a slot, so that writers of one list do not queue for one row until the other's commit has reached the disk.
--
-- Writers take locks in one order, so that no two wait for each other: the row that the list belongs to, then the counters, sorted.

CREATE OR REPLACE FUNCTION list_total(of text, whose integer, which text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = of AND part = whose AND key = which
$$;

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

-- When a row changed, as those see it who ask what changed since a time: not counts that every like, vote, comment, order or view would change,
-- since its indexes would be written with each of these.
CREATE OR REPLACE FUNCTION row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON topics FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON questions FOR EACH ROW
WHEN (OLD.vote_score = NEW.vote_score AND OLD.comment_count = NEW.comment_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON orders FOR EACH ROW
-- A row whose currency or amounts are filled in has not changed for anybody.
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency AND OLD.total IS NOT DISTINCT FROM NEW.total) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON replies FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON reviews FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON announcements FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON post_comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF body, edited_at ON answers FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF name ON files FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF title, description, visibility, status, thumbnail_url, poster ON videos
FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed
BEFORE UPDATE OF store_id, title, slug, sku, description, price, regular_price, status, category, image_url, picture, listed ON products
FOR EACH ROW EXECUTE FUNCTION row_changed();

-- A store's list of orders has an index of its own.
CREATE OR REPLACE FUNCTION order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_stores SET updated_at = NEW.updated_at, cancelled = NEW.status = 'cancelled' WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency AND OLD.total IS NOT DISTINCT FROM NEW.total) EXECUTE FUNCTION order_changed();
