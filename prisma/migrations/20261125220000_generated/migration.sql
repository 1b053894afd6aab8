-- What changed in prisma/sql and generated.

-- Text as words that any language can be searched by: without punctuation, in one form of each character (NFKC: `？` is `?`),
-- and with each character of a script that puts no spaces between words as a word of its own. A text that grows by that is
-- cut, since a vector of words has 1 MiB at most. In ASCII there is nothing to change, and most of the time to save. In PL/pgSQL, as all
-- that a write calls: what SQL functions begin with costs each statement more than what they do.
CREATE OR REPLACE FUNCTION search_text(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF octet_length(content) = length(content) THEN
    RETURN without_punctuation(content);
  END IF;
  RETURN regexp_replace(
    without_punctuation(left(normalize(content, NFKC), 100000)),
    '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'
  );
END $$;

-- Labels are words, too, so that one index finds what matches all. They have a space in them, which no word of a text has. Each word of
-- the title is a label besides: the index knows no weights, and would find every post that has the word anywhere.
CREATE OR REPLACE FUNCTION search_words(title text, body text, labels text[]) RETURNS tsvector
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  words CONSTANT tsvector := setweight(to_tsvector('simple', search_text(coalesce(body, ''))), 'B')
    || array_to_tsvector(array_remove(labels, NULL));
  heading tsvector;
BEGIN
  IF title IS NULL THEN
    RETURN words;
  END IF;
  heading := to_tsvector('simple', search_text(title));
  RETURN setweight(heading, 'A') || words
    || array_to_tsvector(ARRAY(SELECT 'title ' || token FROM unnest(tsvector_to_array(heading)) token));
END $$;

-- The ranges of time that a moment is in: of 64 seconds, and of 8, 64, … and 8 to the 7th times as long.
CREATE OR REPLACE FUNCTION search_ranges(moment timestamptz) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  units CONSTANT bigint := extract(epoch FROM moment)::bigint >> 6;
BEGIN
  RETURN ARRAY[
    units * 8, (units >> 3) * 8 + 1, (units >> 6) * 8 + 2, (units >> 9) * 8 + 3,
    (units >> 12) * 8 + 4, (units >> 15) * 8 + 5, (units >> 18) * 8 + 6, (units >> 21) * 8 + 7
  ];
END $$;

CREATE OR REPLACE FUNCTION count_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.board_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics', r.board_id, '', 'latest') AND (b.sort, b.word, b.id) >= (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('topics', r.board_id, '', 'latest', (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, '', r.id, sign)::list_blocks, r.board_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON topics
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_insert();

CREATE OR REPLACE FUNCTION count_topics_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id)),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id))
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.board_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics', r.board_id, '', 'latest') AND (b.sort, b.word, b.id) >= (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('topics', r.board_id, '', 'latest', (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, '', r.id, sign)::list_blocks, r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id)),
        (ROW('topics_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_delete();

CREATE OR REPLACE FUNCTION count_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.board_id, r.is_sticky, r.last_reply_at, r.reply_count FROM old_rows r EXCEPT SELECT r.id, r.board_id, r.is_sticky, r.last_reply_at, r.reply_count FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.board_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics', r.board_id, '', 'latest') AND (b.sort, b.word, b.id) >= (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('topics', r.board_id, '', 'latest', (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, '', r.id, sign)::list_blocks, r.board_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON topics
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_update();

CREATE OR REPLACE FUNCTION count_questions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category', r.category_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_status', 0, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category_and_status', r.category_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('questions', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category', r.category_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_by_status', 0, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category_and_status', r.category_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_insert();

CREATE OR REPLACE FUNCTION count_questions_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category', r.category_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_status', 0, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category_and_status', r.category_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author_by_status', r.author_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('questions', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category', r.category_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_by_status', 0, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category_and_status', r.category_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('questions_of_author_by_status', r.author_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_delete();

CREATE OR REPLACE FUNCTION count_questions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.author_id, r.category_id, r.status FROM old_rows r EXCEPT SELECT r.id, r.author_id, r.category_id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_status', 0, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category_and_status', r.category_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author_by_status', r.author_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('questions_by_status', 0, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category_and_status', r.category_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_of_author_by_status', r.author_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON questions
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_update();

CREATE OR REPLACE FUNCTION count_questions_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category', r.category_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('questions', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category', r.category_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, category_id, author_id ON questions
FOR EACH ROW EXECUTE FUNCTION count_questions_move();

CREATE OR REPLACE FUNCTION count_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.status = 'active' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('stores', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active')
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_insert();

CREATE OR REPLACE FUNCTION count_stores_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.status = 'active' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('stores', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active'),
        (ROW('stores_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('stores_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_delete();

CREATE OR REPLACE FUNCTION count_stores_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.owner_id, r.status FROM old_rows r EXCEPT SELECT r.id, r.owner_id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.status = 'active' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('stores', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active'),
        (ROW('stores_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON stores
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_update();

CREATE OR REPLACE FUNCTION count_products_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_insert();

CREATE OR REPLACE FUNCTION count_products_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_delete();

CREATE OR REPLACE FUNCTION count_products_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.category_key, r.deleted_at, r.listed, r.owner_id, r.price, r.rating, r.shelf, r.status FROM old_rows r EXCEPT SELECT r.id, r.category_key, r.deleted_at, r.listed, r.owner_id, r.price, r.rating, r.shelf, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON products
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_update();

CREATE OR REPLACE FUNCTION count_reviews_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL),
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON reviews
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_insert();

CREATE OR REPLACE FUNCTION count_reviews_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id))
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id)),
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id)),
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON reviews
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_delete();

CREATE OR REPLACE FUNCTION count_reviews_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.product_id, r.rating FROM old_rows r EXCEPT SELECT r.id, r.product_id, r.rating FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON reviews
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_update();

CREATE OR REPLACE FUNCTION count_orders_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('orders', r.buyer_id, r.area::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('orders', r.buyer_id, r.area::text, 'id', 0, '', r.id, sign)::list_blocks, r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON orders
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_insert();

CREATE OR REPLACE FUNCTION count_orders_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('orders', r.buyer_id, r.area::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'marketplace' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'shop' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shop_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('orders', r.buyer_id, r.area::text, 'id', 0, '', r.id, sign)::list_blocks, r.buyer_id IS NOT NULL),
        (ROW('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'marketplace' AND r.buyer_id IS NOT NULL),
        (ROW('shop_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'shop' AND r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON orders
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_delete();

CREATE OR REPLACE FUNCTION count_orders_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.area, r.buyer_id, r.status FROM old_rows r EXCEPT SELECT r.id, r.area, r.buyer_id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('orders', r.buyer_id, r.area::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'marketplace' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'shop' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shop_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('orders', r.buyer_id, r.area::text, 'id', 0, '', r.id, sign)::list_blocks, r.buyer_id IS NOT NULL),
        (ROW('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'marketplace' AND r.buyer_id IS NOT NULL),
        (ROW('shop_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'shop' AND r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON orders
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_update();

CREATE OR REPLACE FUNCTION count_order_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.order_id) % 128 = 0
    OR r.store_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('sales', r.store_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.order_id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('sales', r.store_id, '', 'id', 0, '', r.order_id, sign)::list_blocks, r.store_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON order_stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_order_stores_insert();

CREATE OR REPLACE FUNCTION count_order_stores_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.order_id) % 128 = 0
    OR r.store_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('sales', r.store_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.order_id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('sales', r.store_id, '', 'id', 0, '', r.order_id, sign)::list_blocks, r.store_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON order_stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_order_stores_delete();

CREATE OR REPLACE FUNCTION count_order_stores_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.order_id) % 128 = 0
    OR r.store_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('sales', r.store_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.order_id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('sales', r.store_id, '', 'id', 0, '', r.order_id, sign)::list_blocks, r.store_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF order_id, store_id ON order_stores
FOR EACH ROW EXECUTE FUNCTION count_order_stores_move();

CREATE OR REPLACE FUNCTION count_videos_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'likes') AND (b.sort, b.word, b.id) >= (r.like_count, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('videos', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos', 0, '', 'likes', (r.like_count)::numeric, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready')
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON videos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_insert();

CREATE OR REPLACE FUNCTION count_videos_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'likes') AND (b.sort, b.word, b.id) >= (r.like_count, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('public_videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('videos', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos', 0, '', 'likes', (r.like_count)::numeric, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('public_videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_delete();

CREATE OR REPLACE FUNCTION count_videos_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.author_id, r.like_count, r.status, r.visibility FROM old_rows r EXCEPT SELECT r.id, r.author_id, r.like_count, r.status, r.visibility FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'likes') AND (b.sort, b.word, b.id) >= (r.like_count, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('public_videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('videos', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos', 0, '', 'likes', (r.like_count)::numeric, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('public_videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON videos
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_update();

CREATE OR REPLACE FUNCTION search_topics_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM new_rows r WHERE true
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON topics
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_topics_inserted();

CREATE OR REPLACE FUNCTION search_topics_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'topic' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM (SELECT NEW.*) r WHERE true
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, title ON topics
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_topics_updated();

CREATE OR REPLACE FUNCTION search_replies_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text,
      search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM new_rows r WHERE true
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON replies
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_replies_inserted();

CREATE OR REPLACE FUNCTION search_replies_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'reply' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text,
      search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM (SELECT NEW.*) r WHERE true
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, topic_id ON replies
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.topic_id IS DISTINCT FROM NEW.topic_id)
EXECUTE FUNCTION search_replies_updated();

CREATE OR REPLACE FUNCTION search_questions_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM new_rows r WHERE true
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_questions_inserted();

CREATE OR REPLACE FUNCTION search_questions_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'question' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM (SELECT NEW.*) r WHERE true
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title ON questions
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_questions_updated();

CREATE OR REPLACE FUNCTION search_answers_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text,
      search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM new_rows r WHERE true
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON answers
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_answers_inserted();

CREATE OR REPLACE FUNCTION search_answers_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'answer' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text,
      search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM (SELECT NEW.*) r WHERE true
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, question_id ON answers
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.question_id IS DISTINCT FROM NEW.question_id)
EXECUTE FUNCTION search_answers_updated();

CREATE OR REPLACE FUNCTION search_videos_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
    FROM new_rows r WHERE r.visibility = 'public' AND r.status = 'ready'
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON videos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_videos_inserted();

CREATE OR REPLACE FUNCTION search_videos_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'video' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.visibility = 'public' AND r.status = 'ready');
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
    FROM (SELECT NEW.*) r WHERE r.visibility = 'public' AND r.status = 'ready'
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, description, status, title, visibility ON videos
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.description IS DISTINCT FROM NEW.description OR OLD.status IS DISTINCT FROM NEW.status OR OLD.title IS DISTINCT FROM NEW.title OR OLD.visibility IS DISTINCT FROM NEW.visibility)
EXECUTE FUNCTION search_videos_updated();

CREATE OR REPLACE FUNCTION search_stores_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name,
      search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
    FROM new_rows r WHERE r.status = 'active'
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_stores_inserted();

CREATE OR REPLACE FUNCTION search_stores_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'store' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.status = 'active');
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name,
      search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
    FROM (SELECT NEW.*) r WHERE r.status = 'active'
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF description, name, owner_id, status ON stores
FOR EACH ROW WHEN (OLD.description IS DISTINCT FROM NEW.description OR OLD.name IS DISTINCT FROM NEW.name OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status)
EXECUTE FUNCTION search_stores_updated();

CREATE OR REPLACE FUNCTION search_products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
    FROM new_rows r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_inserted();

CREATE OR REPLACE FUNCTION search_products_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'product' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END);
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title,
      search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
    FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF deleted_at, description, listed, owner_id, status, store_id, title ON products
FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.description IS DISTINCT FROM NEW.description OR OLD.listed IS DISTINCT FROM NEW.listed OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status OR OLD.store_id IS DISTINCT FROM NEW.store_id OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_products_updated();

CREATE OR REPLACE FUNCTION search_announcements_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title,
      search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
    FROM new_rows r WHERE true
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON announcements
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_announcements_inserted();

CREATE OR REPLACE FUNCTION search_announcements_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'announcement' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE true);
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title,
      search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
    FROM (SELECT NEW.*) r WHERE true
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title, until ON announcements
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title OR OLD.until IS DISTINCT FROM NEW.until)
EXECUTE FUNCTION search_announcements_updated();

CREATE OR REPLACE FUNCTION search_users_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, coalesce(r.display_name || ' (' || r.username || ')', r.username::text),
      search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
    FROM new_rows r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON users
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_users_inserted();

CREATE OR REPLACE FUNCTION search_users_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'person' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval);
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, coalesce(r.display_name || ' (' || r.username || ')', r.username::text),
      search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
    FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF awaits_approval, deleted_at, display_name, username ON users
FOR EACH ROW WHEN (OLD.awaits_approval IS DISTINCT FROM NEW.awaits_approval OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.display_name IS DISTINCT FROM NEW.display_name OR OLD.username IS DISTINCT FROM NEW.username)
EXECUTE FUNCTION search_users_updated();

-- Fills in anew what a search finds of some tables. They are locked meanwhile: what is hidden then would be found.
CREATE OR REPLACE FUNCTION fill_search(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', array_to_string(tables, ', '));
  IF 'topics' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'topic';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title,
        search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
      FROM topics r WHERE true ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'replies' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'reply';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text,
        search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
      FROM replies r WHERE true ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'questions' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'question';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title,
        search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
      FROM questions r WHERE true ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'answers' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'answer';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text,
        search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
      FROM answers r WHERE true ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'videos' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'video';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title,
        search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
      FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'stores' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'store';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name,
        search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
      FROM stores r WHERE r.status = 'active' ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'products' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'product';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title,
        search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
      FROM products r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'announcements' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'announcement';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title,
        search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
      FROM announcements r WHERE true ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
  IF 'users' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'person';
  WITH entries AS (
      INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
      SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, coalesce(r.display_name || ' (' || r.username || ')', r.username::text),
        search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
      FROM users r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
END $$;

SELECT rebuild_lists('topics', 'questions', 'stores', 'products', 'reviews', 'orders', 'order_stores', 'videos');
