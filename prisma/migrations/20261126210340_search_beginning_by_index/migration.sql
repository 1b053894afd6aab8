-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION file_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := search_key(NEW.name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER file_named BEFORE INSERT OR UPDATE OF name ON files
FOR EACH ROW EXECUTE FUNCTION file_named();

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

-- These beginnings of words as words, and the shortest words that begin with one of three letters or more, or of two syllables. After
-- a noun of a single syllable only particles are looked for.
CREATE OR REPLACE FUNCTION search_beginning(forms text[]) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  syllable text;
BEGIN
  FOREACH syllable IN ARRAY forms LOOP
    IF syllable ~ '^[가-힣]$' THEN
      forms := forms || ARRAY(
        SELECT v.word FROM unnest(korean_particles()) particle JOIN search_vocabulary v ON v.word = syllable || particle
      );
    END IF;
  END LOOP;
  RETURN ARRAY(
    SELECT unnest(forms)
    UNION
    (SELECT v.word FROM unnest(forms) form
      -- By the index for each, whatever the planner thinks of how many words there are: without OFFSET it sorts them all.
      CROSS JOIN LATERAL (SELECT word FROM search_vocabulary WHERE word >= form AND word < form || U&'\+10FFFF' OFFSET 0) v
      WHERE length(form) > 2 OR form ~ '^[가-힣]{2}' ORDER BY length(v.word), v.word LIMIT 100)
  );
END $$;

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
