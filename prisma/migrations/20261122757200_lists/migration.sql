-- One mechanism counts all lists and knows where their pages begin: it takes the place of one for each area. What was
-- counted is counted anew at the end. From here on the files in prisma/sql say what functions, triggers and views there
-- are; below they follow as they were then.

DROP FUNCTION
  count_in_board, forget_board, index_replies, replies_inserted, replies_deleted, share_topic_blocks, index_topics,
  shift_topic_block, topics_inserted, topic_moved, topics_deleted,
  question_lists, question_total, share_question_blocks, index_questions, change_question_list, questions_changed,
  question_changed,
  count_in_list, list_total, store_opened, orders_changed, sales_changed, product_lists, cut_product_blocks,
  index_products, shift_products, products_inserted, products_deleted, products_updated,
  index_comments, cut_video_blocks, index_videos, shift_videos, videos_changed, videos_moved
CASCADE;
DROP TYPE product_change, video_change;
DROP TABLE
  board_counters, topic_blocks, reply_blocks, question_counters, question_blocks, list_counters, product_blocks,
  video_blocks, comment_blocks;

-- CreateTable
CREATE TABLE "list_counters" (
    "list" TEXT NOT NULL,
    "part" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "slot" SMALLINT NOT NULL,
    "items" BIGINT NOT NULL,

    CONSTRAINT "list_counters_pkey" PRIMARY KEY ("list","part","key","slot")
);

-- CreateTable
CREATE TABLE "list_blocks" (
    "list" TEXT NOT NULL,
    "part" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "ord" TEXT NOT NULL,
    "sort" DECIMAL NOT NULL,
    "word" TEXT NOT NULL,
    "id" INTEGER NOT NULL,
    "items" INTEGER NOT NULL,

    CONSTRAINT "list_blocks_pkey" PRIMARY KEY ("list","part","key","ord","sort","word","id")
);

-- CreateTable
CREATE TABLE "list_tails" (
    "list" TEXT NOT NULL,
    "part" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "ord" TEXT NOT NULL,
    "id" SERIAL NOT NULL,

    CONSTRAINT "list_tails_pkey" PRIMARY KEY ("id")
);

-- Slots are rewritten all the time and no index covers their counts: room on the page makes that cheap.
ALTER TABLE "list_counters" SET (fillfactor = 50);
ALTER TABLE "list_blocks" ADD CONSTRAINT "list_blocks_items_exist" CHECK ("items" >= 0);

-- Topics of all boards are read from their indexes, by activity and by id, and those of one board by id.
CREATE INDEX "topics_board_id_id_idx" ON "topics"("board_id", "id");
CREATE INDEX "topics_last_reply_at_id_idx" ON "topics"("last_reply_at", "id");

-- From prisma/sql/answers.sql

-- Votes, answers, and what a search for questions looks through.

CREATE OR REPLACE FUNCTION votes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE answers a SET vote_score = a.vote_score + sign * c.score
  FROM (SELECT answer_id, sum(value)::integer AS score FROM changed_votes GROUP BY answer_id ORDER BY answer_id) c
  WHERE a.id = c.answer_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER votes_inserted AFTER INSERT ON votes
REFERENCING NEW TABLE AS changed_votes FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();
CREATE OR REPLACE TRIGGER votes_deleted AFTER DELETE ON votes
REFERENCING OLD TABLE AS changed_votes FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();

CREATE OR REPLACE FUNCTION answers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Answers that go with their question find no question here.
  UPDATE questions q SET answer_count = q.answer_count + sign * c.answers
  FROM (SELECT question_id, count(*)::integer AS answers FROM changed_answers GROUP BY question_id ORDER BY question_id) c
  WHERE q.id = c.question_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER answers_inserted AFTER INSERT ON answers
REFERENCING NEW TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();
CREATE OR REPLACE TRIGGER answers_deleted AFTER DELETE ON answers
REFERENCING OLD TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();

-- The foreign key could set the reference to null, but not the status with it, and the two may not disagree.
CREATE OR REPLACE FUNCTION forget_best_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE questions
  SET best_answer_id = NULL, status = CASE status WHEN 'resolved' THEN 'open' ELSE status END
  WHERE best_answer_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER forget_best_answer BEFORE DELETE ON answers FOR EACH ROW EXECUTE FUNCTION forget_best_answer();

-- Counts what a search could notice, in a counter of no list.
CREATE OR REPLACE FUNCTION count_question_changes(changes integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_counters AS c (list, part, key, slot, items)
  VALUES ('question_changes', 0, '', pg_backend_pid() % 16, changes)
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = c.items + excluded.items
$$;

-- What a search found is remembered under the category's slug.
CREATE OR REPLACE FUNCTION categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_question_changes(1);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER categories_changed AFTER INSERT OR DELETE OR UPDATE OF slug ON categories
FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();

-- The parser knows addresses, paths, tags and numbers of many forms, and tries them again at each character: 64 KiB of
-- `a~a~…` keep it busy for a minute. Of words alone it takes a tenth of a second. So words are all that it gets.
CREATE OR REPLACE FUNCTION without_punctuation(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(content, '[!-/:-@[-`{-~¡-¿–-⁞、-】]+', ' ', 'g')
$$;

-- Category and status are words too, so that one index finds what matches all three. They have a space in them, which
-- no word of a text has.
CREATE OR REPLACE FUNCTION question_words(title text, body text, category integer, state question_status) RETURNS tsvector
LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('english', without_punctuation(title)), 'A')
    || setweight(to_tsvector('english', without_punctuation(body)), 'B')
    || array_to_tsvector(array_remove(ARRAY['status ' || state, 'category ' || category], NULL))
$$;

-- As people know it from search engines: quotes, a minus in front of a word, or. Any other punctuation is a space, as it
-- is in the texts.
CREATE OR REPLACE FUNCTION search_query(term text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT websearch_to_tsquery('english', regexp_replace(
    translate(term, '“”„', '"""'),
    '[!#-,./:-@[-`{-~¡-¿–-⁞、-】]|(?<=[^\s"])-|-(?=\s|-|$)', ' ', 'g'
  ))
$$;

-- The newest 10,000 matches, best first. Which way is the fastest to them depends on how common the words are, so the
-- plan is made for these.
CREATE OR REPLACE FUNCTION search_questions(term text, category integer, state question_status) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  query tsquery := search_query(term);
  wanted tsquery := query;
BEGIN
  IF numnode(query) = 0 THEN
    RETURN '{}';
  END IF;
  IF category IS NOT NULL THEN
    wanted := wanted && quote_literal('category ' || category)::tsquery;
  END IF;
  IF state IS NOT NULL THEN
    wanted := wanted && quote_literal('status ' || state)::tsquery;
  END IF;
  RETURN ARRAY(
    SELECT found.question_id FROM (
      SELECT question_id, words FROM question_search WHERE words @@ wanted ORDER BY question_id DESC LIMIT 10000
    ) found
    ORDER BY ts_rank(found.words, query) DESC, found.question_id DESC
  );
END $$;

CREATE OR REPLACE FUNCTION search_questions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO question_search (question_id, words)
    SELECT id, question_words(title, body, category_id, status) FROM changed_questions;
  END IF;
  PERFORM count_question_changes(count(*)::integer) FROM changed_questions;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON questions
REFERENCING NEW TABLE AS changed_questions FOR EACH STATEMENT EXECUTE FUNCTION search_questions_changed();
CREATE OR REPLACE TRIGGER search_deleted AFTER DELETE ON questions
REFERENCING OLD TABLE AS changed_questions FOR EACH STATEMENT EXECUTE FUNCTION search_questions_changed();

CREATE OR REPLACE FUNCTION search_question_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_search SET words = question_words(NEW.title, NEW.body, NEW.category_id, NEW.status)
  WHERE question_id = NEW.id;
  PERFORM count_question_changes(1);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_updated AFTER UPDATE ON questions FOR EACH ROW
WHEN ((OLD.title, OLD.body, OLD.category_id, OLD.status) IS DISTINCT FROM (NEW.title, NEW.body, NEW.category_id, NEW.status))
EXECUTE FUNCTION search_question_updated();

-- From prisma/sql/checks.sql

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
    IF w.slots IS NOT NULL THEN
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

-- From prisma/sql/files.sql

-- What names are sorted by, and what counts against a quota.

CREATE OR REPLACE FUNCTION file_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := lower(NEW.name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER file_named BEFORE INSERT OR UPDATE OF name ON files
FOR EACH ROW EXECUTE FUNCTION file_named();

-- Owners in the order of their ids, so that two statements never wait for each other.
CREATE OR REPLACE FUNCTION files_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_usage AS u (owner_id, files, bytes)
  SELECT owner_id, (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*)::integer,
    (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * sum(size)::bigint
  FROM changed_files GROUP BY owner_id ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET files = u.files + excluded.files, bytes = u.bytes + excluded.bytes;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER files_inserted AFTER INSERT ON files
REFERENCING NEW TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();
CREATE OR REPLACE TRIGGER files_deleted AFTER DELETE ON files
REFERENCING OLD TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();

-- From prisma/sql/forum.sql

-- What a topic says of its replies. The last post of a board is not kept at all: it is the newest of its topics' last
-- replies, and an index finds that.

-- A topic without replies was last written to by its author, when it was created.
CREATE OR REPLACE FUNCTION topic_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reply_count := 0;
  NEW.last_reply_at := NEW.created_at;
  NEW.last_reply_user_id := NEW.author_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER topic_begins BEFORE INSERT ON topics FOR EACH ROW EXECUTE FUNCTION topic_begins();

-- The largest id is the newest reply: whoever creates one holds the topic's row before taking an id.
CREATE OR REPLACE FUNCTION replies_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE topics t
  SET reply_count = t.reply_count + c.replies, last_reply_at = r.created_at, last_reply_user_id = r.author_id
  FROM (SELECT topic_id, count(*)::integer AS replies FROM new_replies GROUP BY topic_id ORDER BY topic_id) c
  CROSS JOIN LATERAL (
    SELECT created_at, author_id FROM replies WHERE topic_id = c.topic_id ORDER BY id DESC LIMIT 1
  ) r
  WHERE t.id = c.topic_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER replies_inserted AFTER INSERT ON replies
REFERENCING NEW TABLE AS new_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_inserted();

CREATE OR REPLACE FUNCTION replies_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removed record;
BEGIN
  -- Replies that go with their topic find no topic here.
  FOR removed IN
    SELECT o.topic_id, count(*)::integer AS replies
    FROM old_replies o JOIN topics t ON t.id = o.topic_id GROUP BY o.topic_id ORDER BY o.topic_id
  LOOP
    PERFORM 1 FROM topics WHERE id = removed.topic_id FOR UPDATE;
    UPDATE topics t
    SET reply_count = t.reply_count - removed.replies,
        last_reply_at = coalesce(r.created_at, t.created_at),
        last_reply_user_id = coalesce(r.author_id, t.author_id)
    FROM (VALUES (1)) one
    LEFT JOIN LATERAL (
      SELECT created_at, author_id FROM replies WHERE topic_id = removed.topic_id ORDER BY id DESC LIMIT 1
    ) r ON true
    WHERE t.id = removed.topic_id;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER replies_deleted AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_deleted();

-- From prisma/sql/lists.sql

-- Counted and paged lists: how many rows a list has, and where its pages begin.
--
-- A list is one row of the view `lists`, and each order that is not by id one of `list_orders`. Triggers that are made
-- from these rows keep two things exact, whoever writes and whatever fails:
--
-- list_counters: the count of a list is the sum of its slots. Two connections rarely share a slot, so that writers of one
-- list do not queue for one row until the other's commit has reached the disk.
--
-- list_blocks: OFFSET reads and throws away every row before a page. A block says how many rows of a list lie after the
-- block before it, up to its own key. A page is found by summing blocks and skipping at most a few thousand rows. The
-- rows after the last block are the tail, which belongs to none: most new rows fall there and cost one look-up that finds
-- nothing. Blocks of 2,048: summing those of a million rows then costs about as much as skipping one.
--
-- Whoever writes takes its locks in one order, so that no two wait for each other: the row that the list belongs to, the
-- counters, the blocks; both sorted.

-- What divides a list is an integer column (`part`), a text or enum (`key`), both or nothing. `holds` says which rows are
-- in it; `r` is the row. Its counter has so many slots, or none where a row that everybody reads says how long it is: then
-- `total` finds that. With a weight the counter is a sum. Deleting a row of `parent` forgets the list.
CREATE OR REPLACE VIEW lists AS
SELECT * FROM (VALUES
  ('topics', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1', 16, NULL, '{latest}'::text[]),
  ('posts', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1 + r.reply_count', 16, NULL, '{}'),
  ('replies', 'forum', 'replies', 'id', 'topic_id', NULL, 'topics', NULL, '1', NULL, 'SELECT reply_count FROM topics WHERE id = $1', '{id}'),
  ('questions', 'answers', 'questions', 'id', NULL, NULL, NULL, NULL, '1', 16, NULL, '{id}'),
  ('questions_by_category', 'answers', 'questions', 'id', 'category_id', NULL, NULL, NULL, '1', 16, NULL, '{id}'),
  ('questions_by_status', 'answers', 'questions', 'id', NULL, 'status', NULL, NULL, '1', 16, NULL, '{id}'),
  ('questions_by_category_and_status', 'answers', 'questions', 'id', 'category_id', 'status', NULL, NULL, '1', 16, NULL, '{id}'),
  ('stores', 'shops', 'stores', 'id', NULL, NULL, NULL, 'r.status = ''active''', '1', 16, NULL, '{id}'),
  ('products', 'shops', 'products', 'id', NULL, NULL, NULL, 'r.listed', '1', 16, NULL, '{id,price}'),
  ('products_by_category', 'shops', 'products', 'id', NULL, 'category_key', NULL, 'r.listed', '1', 16, NULL, '{id,price}'),
  -- One seller writes to a store at a time, so one slot is enough.
  ('shelf', 'shops', 'products', 'id', 'shelf', NULL, NULL, 'r.status = ''active''', '1', 1, NULL, '{id,price}'),
  ('shelf_by_category', 'shops', 'products', 'id', 'shelf', 'category_key', NULL, 'r.status = ''active''', '1', 1, NULL, '{id,price}'),
  ('orders', 'shops', 'orders', 'id', 'buyer_id', 'area', NULL, NULL, '1', 1, NULL, '{id}'),
  ('sales', 'shops', 'order_stores', 'order_id', 'store_id', NULL, NULL, NULL, '1', 16, NULL, '{id}'),
  ('files', 'files', 'files', 'id', 'owner_id', NULL, NULL, NULL, '1', NULL, 'SELECT files FROM file_usage WHERE owner_id = $1', '{id,name,size}'),
  ('videos', 'videos', 'videos', 'id', NULL, NULL, NULL, 'r.visibility = ''public'' AND r.status = ''ready''', '1', 16, NULL, '{id,likes}'),
  ('comments', 'videos', 'comments', 'id', 'video_id', NULL, 'videos', NULL, '1', NULL, 'SELECT comment_count FROM videos WHERE id = $1', '{id}')
) AS l (list, area, source, id, part, key, parent, holds, weight, slots, total, orders);

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
CREATE OR REPLACE VIEW list_walks AS
SELECT l.list, l.area, l.source, l.id, l.parent, l.weight, o.ord, coalesce(d.columns, l.id) AS columns,
  coalesce(d.sort, '0') AS sort, coalesce(d.word, '''''') AS word, coalesce(d.bound, '@.id') AS bound,
  coalesce('r.' || l.part, '0') AS part, coalesce('r.' || l.key || '::text', '''''') AS key,
  concat_ws(' AND ', 'true', l.holds, 'r.' || l.part || ' IS NOT NULL') AS holds,
  concat_ws(' AND ', 'true', l.holds, 'r.' || l.part || ' = $1', 'r.' || l.key || ' = $2::' || (
    SELECT format_type(atttypid, NULL) FROM pg_attribute
    WHERE attrelid = to_regclass(quote_ident(l.source)) AND attname = l.key
  )) AS mine,
  CASE WHEN coalesce(place, 1) = 1 THEN l.slots END AS slots
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
  SELECT * FROM list_blocks
  WHERE list = upto.list AND part = upto.part AND key = upto.key AND ord = upto.ord
    AND (upto.id IS NULL OR (sort, word, id) < (upto.sort, upto.word, upto.id))
  ORDER BY sort DESC, word DESC, id DESC LIMIT 1
$$;

-- Cuts a block that has become too large, or the tail, which has no id. Nobody else may have changed the table and not yet
-- committed, since that would be counted twice or not at all. If somebody has, it is left to the next who comes by. Its
-- callers are triggers that are deferred: all is counted then, and the lock is held no longer than the commit takes.
CREATE OR REPLACE FUNCTION cut_list(upto list_blocks) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  w list_walks;
  made integer;
BEGIN
  SELECT * INTO w FROM list_walks WHERE list = upto.list AND ord = upto.ord;
  EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE NOWAIT', w.source);
  -- An emptied block says nothing: the next one's range takes its own over.
  DELETE FROM list_blocks
  WHERE list = upto.list AND part = upto.part AND key = upto.key AND ord = upto.ord AND items = 0;
  IF upto.id IS NOT NULL AND NOT EXISTS (
    SELECT FROM list_blocks WHERE list = upto.list AND part = upto.part AND key = upto.key AND ord = upto.ord
      AND (sort, word, id) = (upto.sort, upto.word, upto.id) AND items > 4096
  ) THEN
    RETURN;
  END IF;
  made := make_blocks(w, upto.part, upto.key, block_before(upto), upto);
  UPDATE list_blocks SET items = items - 2048 * made
  WHERE list = upto.list AND part = upto.part AND key = upto.key AND ord = upto.ord
    AND (sort, word, id) = (upto.sort, upto.word, upto.id);
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

-- Nobody counts the tail: of 128 rows one has it looked at, at the commit. Until then the list stands in list_tails.
CREATE OR REPLACE FUNCTION tail_grown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total integer := list_total(NEW.list, NEW.part, NEW.key);
  counting text := (SELECT l.total FROM lists l WHERE l.list = NEW.list);
BEGIN
  DELETE FROM list_tails WHERE list = NEW.list AND part = NEW.part AND key = NEW.key AND ord = NEW.ord;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF counting IS NOT NULL THEN
    EXECUTE counting INTO total USING NEW.part;
  END IF;
  PERFORM cut_list(ROW(NEW.list, NEW.part, NEW.key, NEW.ord, NULL, NULL, NULL, NULL))
  FROM list_blocks b WHERE b.list = NEW.list AND b.part = NEW.part AND b.key = NEW.key AND b.ord = NEW.ord
  HAVING total - coalesce(sum(b.items), 0) >= 2560;
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

-- Counts lists of these tables anew, for whoever filled them with triggers off. Others cannot write to them meanwhile.
CREATE OR REPLACE FUNCTION rebuild_lists(VARIADIC sources text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  w list_walks;
BEGIN
  FOR w IN SELECT * FROM list_walks WHERE source = ANY (sources) LOOP
    EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', w.source);
    DELETE FROM list_blocks WHERE list = w.list AND ord = w.ord;
    PERFORM make_blocks(w, NULL, NULL, NULL, NULL) WHERE w.ord IS NOT NULL;
    IF w.slots IS NOT NULL THEN
      DELETE FROM list_counters WHERE list = w.list;
      EXECUTE format(
        'INSERT INTO list_counters (list, part, key, slot, items)
         SELECT %L, %s AS part, %s AS key, 0, sum(%s) FROM %s GROUP BY 2, 3',
        w.list, w.part, w.key, w.weight,
        list_stretch(w, NULL, NULL, NULL)
      );
    END IF;
  END LOOP;
END $$;

-- Makes what is declared above: for each table with lists its triggers, for each list in each order two functions that
-- give the ids on a page, from the low end and, `reversed`, from the high end. Parameters: part, key, rows before the
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

-- From prisma/sql/shops.sql

-- What follows from a product's and a store's fields, the search for products, and placing an order.

CREATE OR REPLACE FUNCTION product_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := coalesce(NEW.store_id, 0);
  NEW.title_key := lower(NEW.title);
  NEW.category_key := lower(NEW.category);
  NEW.listed := false;
  IF NEW.store_id IS NOT NULL AND NEW.status = 'active' THEN
    -- The lock makes whoever closes or opens the store wait for this product, and so hide or show it, too.
    NEW.listed := coalesce((SELECT status = 'active' FROM stores WHERE id = NEW.store_id FOR SHARE), false);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER product_placed BEFORE INSERT OR UPDATE OF store_id, title, category, status, listed ON products
FOR EACH ROW EXECUTE FUNCTION product_placed();

-- The products' own trigger says whether they are listed. The shelf of a store has an index, its id has none.
CREATE OR REPLACE FUNCTION store_status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET listed = false WHERE shelf = NEW.id AND status = 'active';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER store_status_changed AFTER UPDATE OF status ON stores FOR EACH ROW
WHEN ((OLD.status = 'active') <> (NEW.status = 'active')) EXECUTE FUNCTION store_status_changed();

-- The first 1,000 products of a list whose title contains a text. A common text is found by walking along the list,
-- whose indexes hold the titles; a rare one by the index of titles, whose matches have all to be fetched and sorted.
-- Which it is shows in the first 10,000: what the planner expects of a text is wrong by orders of magnitude. Without
-- three letters or digits in a row that index is of no use, so only what is walked is found.
CREATE OR REPLACE FUNCTION search_products(list_shelf integer, list_category text, list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  is_indexed CONSTANT boolean := lower(term) ~ '[[:alnum:]]{3}';
  pattern text := '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%';
  -- What is listed is active, but only without that condition does the index alone answer.
  list text := concat(
    'products WHERE ', CASE list_shelf WHEN -1 THEN 'listed' ELSE 'status = ''active'' AND shelf = $1' END,
    CASE list_category WHEN '' THEN '' ELSE ' AND category_key = $2' END
  );
  ordering text := CASE list_sort
    WHEN 'price_asc' THEN 'price, id' WHEN 'price_desc' THEN 'price DESC, id DESC' ELSE 'id DESC'
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
      'SELECT ARRAY(SELECT id FROM (SELECT id, price, title_key FROM %s ORDER BY %s LIMIT %s) first
       WHERE title_key LIKE %L ORDER BY %s LIMIT 1000)',
      list, ordering, walked, pattern, ordering
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
         SELECT id, price FROM %s AND status = ''active'' AND title_key LIKE %L OFFSET 0
       ) every ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found USING list_shelf, list_category;
  END IF;
  RETURN found;
END $$;

-- Placing an order, in one call from the handler: row locks are held for as short as can be. The rows are locked in the
-- order of their ids, so that two who order the same in opposite orders do not wait for each other. Answers the order,
-- or the first product that is not there or not enough, and has then taken nothing.
CREATE OR REPLACE FUNCTION place_order(wanted_area order_area, buyer integer, wanted_ids integer[], wanted_quantities integer[])
RETURNS TABLE (order_id integer, missing integer, short integer) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (wanted_ids) ORDER BY id FOR NO KEY UPDATE;
  SELECT w.id INTO missing
  FROM unnest(wanted_ids) WITH ORDINALITY w (id, place) LEFT JOIN products p ON p.id = w.id
  WHERE NOT coalesce(CASE wanted_area WHEN 'marketplace' THEN p.listed ELSE p.store_id IS NULL AND p.status = 'active' END, false)
  ORDER BY w.place LIMIT 1;
  IF missing IS NULL THEN
    SELECT w.id INTO short
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) JOIN products p ON p.id = w.id
    WHERE p.stock < w.quantity ORDER BY w.place LIMIT 1;
  END IF;
  IF missing IS NULL AND short IS NULL THEN
    INSERT INTO orders (area, buyer_id) VALUES (wanted_area, buyer) RETURNING id INTO order_id;
    WITH taken AS (
      UPDATE products p SET stock = p.stock - w.quantity
      FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) WHERE p.id = w.id
      RETURNING p.id, p.title, p.price, w.quantity, p.store_id
    ),
    items AS (
      INSERT INTO order_items (order_id, product_id, title, price, quantity, store_id, store_name)
      SELECT place_order.order_id, t.id, t.title, t.price, t.quantity, t.store_id, s.name
      FROM taken t LEFT JOIN stores s ON s.id = t.store_id
    )
    INSERT INTO order_stores (store_id, order_id)
    SELECT DISTINCT t.store_id, place_order.order_id FROM taken t WHERE t.store_id IS NOT NULL;
  END IF;
  RETURN NEXT;
END $$;

-- From prisma/sql/videos.sql

-- Ratings, comments, and the search for videos.

-- Ratings. Whoever rates a video holds its row, so that of many ratings of one user each is counted once, and the counts
-- that are answered have it in. No row: there is no such video for this user.
CREATE OR REPLACE FUNCTION rate_video(video integer, rater integer, wanted integer)
RETURNS TABLE (likes integer, dislikes integer) LANGUAGE plpgsql AS $$
DECLARE
  present integer;
BEGIN
  PERFORM 1 FROM videos WHERE id = video AND (visibility <> 'private' OR author_id = rater) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT value INTO present FROM ratings WHERE video_id = video AND user_id = rater;
  IF coalesce(present, 0) <> wanted THEN
    DELETE FROM ratings WHERE video_id = video AND user_id = rater;
    INSERT INTO ratings (video_id, user_id, value) SELECT video, rater, wanted WHERE wanted <> 0;
  END IF;
  RETURN QUERY SELECT like_count, dislike_count FROM videos WHERE id = video;
END $$;

CREATE OR REPLACE FUNCTION ratings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Ratings that go with their video find no video here.
  UPDATE videos v SET like_count = v.like_count + sign * c.likes, dislike_count = v.dislike_count + sign * c.dislikes
  FROM (
    SELECT video_id, count(*) FILTER (WHERE value = 1)::integer AS likes,
      count(*) FILTER (WHERE value = -1)::integer AS dislikes
    FROM changed_ratings GROUP BY video_id ORDER BY video_id
  ) c
  WHERE v.id = c.video_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER ratings_inserted AFTER INSERT ON ratings
REFERENCING NEW TABLE AS changed_ratings FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();
CREATE OR REPLACE TRIGGER ratings_deleted AFTER DELETE ON ratings
REFERENCING OLD TABLE AS changed_ratings FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();

-- The largest id is the newest comment, because whoever writes one holds the video's row before taking an id.
CREATE OR REPLACE FUNCTION comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Comments that go with their video find no video here.
  UPDATE videos v SET comment_count = v.comment_count + (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * c.comments
  FROM (SELECT video_id, count(*)::integer AS comments FROM changed_comments GROUP BY video_id ORDER BY video_id) c
  WHERE v.id = c.video_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comments_inserted AFTER INSERT ON comments
REFERENCING NEW TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();
CREATE OR REPLACE TRIGGER comments_deleted AFTER DELETE ON comments
REFERENCING OLD TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();

-- The first 1,000 videos of the list whose title contains a text. A common text is found by walking along the list, a
-- rare one by the index of titles, as in search_products.
CREATE OR REPLACE FUNCTION search_videos(list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  pattern text := '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%';
  is_indexed boolean := lower(term) ~ '[[:alnum:]]{3}';
  list text := 'videos WHERE visibility = ''public'' AND status = ''ready''';
  ordering text := CASE list_sort WHEN 'popular' THEN 'like_count DESC, id DESC' ELSE 'id DESC' END;
  found integer[];
BEGIN
  EXECUTE format(
    'SELECT ARRAY(SELECT id FROM (SELECT id, like_count, title FROM %s ORDER BY %s LIMIT %s) first
     WHERE lower(title) LIKE %L ORDER BY %s LIMIT 1000)',
    list, ordering, CASE WHEN is_indexed THEN 20000 ELSE 50000 END, pattern, ordering
  ) INTO found;
  -- A list that was walked to its end holds no more.
  IF is_indexed AND cardinality(found) < 1000 AND list_total('videos', 0, '') > 20000 THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, like_count FROM %s AND lower(title) LIKE %L OFFSET 0) every
       ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found;
  END IF;
  RETURN found;
END $$;

SELECT rebuild_lists(VARIADIC array_agg(DISTINCT source)) FROM lists;
