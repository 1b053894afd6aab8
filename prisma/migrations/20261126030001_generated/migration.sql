-- From prisma/sql and generated.

-- Functions call each other, and are made in no order.
SET LOCAL check_function_bodies = off;

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

-- The log of what staff did: rows come, and none changes or goes.

-- A trigger and no privilege: the service owns its tables, and is a superuser of the database that it brings along, and no
-- privilege binds either. It keeps a fault of the service, a stolen connection's plain statement and an operator's haste from
-- rewriting the log. Who may change the schema can switch it off: `npm run admin -- check` says so while it is off.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
DROP TRIGGER IF EXISTS append_only ON audit_log;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

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

-- What happened, as readers are told of it. Triggers write each event into the outbox, in the transaction of the change: those of the
-- tables are in generated/events.sql, which `npm run generate` makes of the declarations in src/areas/*/content.ts; those here tell of
-- removals. Ids alone are written: what the resource is like is read when the event is told.

-- Who changes something: the caller of the operation (src/accounts/access/authentication.ts); null for a job.
CREATE OR REPLACE FUNCTION acting() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('plaza.actor', true), '')::integer
$$;

-- Gives what was committed its place among the events. Ids of the outbox are taken before the commit, so a lower one may come to light
-- after a higher one: a reader who went by them would miss it. Nor do transaction ids help, since one is taken with the first lock, long before
-- the change: of two changes of one row the second may have the lower. Here one session at a time moves what it sees, and its lock ends
-- when that can be seen: no place below one that was read is ever filled later. Events of one row are in the order of its changes, since each id is taken
-- while the row is locked.
CREATE OR REPLACE FUNCTION sequence_events(most integer DEFAULT 5000) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  moved integer;
BEGIN
  IF NOT EXISTS (SELECT FROM event_outbox) OR NOT pg_try_advisory_xact_lock(hashtextextended('sequence events', 0)) THEN
    RETURN 0;
  END IF;
  WITH taken AS (
    DELETE FROM event_outbox WHERE id IN (SELECT id FROM event_outbox ORDER BY id LIMIT most) RETURNING *
  )
  INSERT INTO events (type, resource_id, actor_id, owner_id, party_id, audience, area, created_at)
  SELECT type, resource_id, actor_id, owner_id, party_id, audience, area, created_at FROM taken ORDER BY id;
  GET DIAGNOSTICS moved = ROW_COUNT;
  RETURN moved;
END $$;

-- Content that is made and held for approval in one transaction was not there for others: nothing is told of it until it is approved. It
-- is told as created then.
CREATE OR REPLACE FUNCTION removal_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content record;
BEGIN
  SELECT * INTO content FROM told_content(NEW.target_type, NEW.target_id);
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  NEW.is_new := NEW.state = 'held' AND content.created_at >= now();
  IF NEW.is_new THEN
    DELETE FROM event_outbox WHERE resource_id = NEW.target_id AND type LIKE NEW.target_type || '.%';
  ELSE
    INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, audience, area)
    VALUES (NEW.target_type || '.removed', NEW.target_id, acting(), content.owner_id, content.audience, content.area);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER zz_removal_told BEFORE INSERT ON removals FOR EACH ROW EXECUTE FUNCTION removal_told();

-- What was deleted for good, or has joined the removal of what it belongs to, is not there.
CREATE OR REPLACE FUNCTION return_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, audience, area)
  SELECT OLD.target_type || name, OLD.target_id, CASE WHEN OLD.is_new THEN c.owner_id ELSE acting() END, c.owner_id,
    CASE WHEN name = '.created' AND c.is_published THEN 'own' ELSE c.audience END, c.area
  FROM told_content(OLD.target_type, OLD.target_id) c, unnest(CASE
    WHEN NOT OLD.is_new THEN ARRAY['.restored']
    WHEN c.is_published AND c.audience = 'public' THEN ARRAY['.created', '.published']
    ELSE ARRAY['.created']
  END) name;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_return_told AFTER DELETE ON removals FOR EACH ROW EXECUTE FUNCTION return_told();

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

-- What a topic says of its replies. The last post of a board is not kept at all: it is the newest of its topics' last
-- replies, and an index finds that.

-- A topic without replies was last written to by its author, when it was created. Its text takes its place among all replies then, which it
-- has once it is a reply itself.
CREATE OR REPLACE FUNCTION topic_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reply_count := 0;
  NEW.last_reply_at := NEW.created_at;
  NEW.last_reply_user_id := NEW.author_id;
  NEW.opening_id := coalesce(NEW.opening_id, nextval('replies_id_seq'));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER topic_begins BEFORE INSERT ON topics FOR EACH ROW EXECUTE FUNCTION topic_begins();

-- The largest id is the newest reply, because a new reply locks the topic's row before it gets its id.
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
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION row_changed();
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
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION order_changed();

-- What is hidden by moderators, waits for approval or is deleted.
--
-- Such content is not in the tables that everybody's statements read: its rows are moved to tables of the same names in the schema
-- `removed`, with all that belongs to it. So no list, search, count or link can show it, whatever statement asks,
-- and the triggers that count see a deletion, and an insertion when it is restored. A row of `removals` says
-- what was moved, and why. Stores and products stay, since orders need them: they are removed by their status. The functions are in
-- generated/content.sql, which `npm run generate` makes of the declarations in src/areas/*/content.ts.
--
-- The schema `away` has views of the same names, which show what one removal took, that of the setting `plaza.removal`. With
-- `away` before `public` in the search path a statement reads a topic that is hidden as it reads any other.

-- A comment is as private as its video is, also one that is away.
CREATE OR REPLACE FUNCTION video_concealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE removals SET is_private = NEW.visibility = 'private'
  WHERE target_type = 'comment' AND target_id IN (SELECT id FROM removed.comments WHERE video_id = NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_concealed AFTER UPDATE OF visibility ON videos FOR EACH ROW
WHEN ((OLD.visibility = 'private') <> (NEW.visibility = 'private')) EXECUTE FUNCTION video_concealed();

-- What a search over everything looks through: a row for each post that everybody may read. The triggers that write them are in
-- generated/search.sql, which `npm run generate` makes of the declarations in src/areas/*/content.ts.

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

-- The words that no post had, to find words that begin with what is searched or have it within them, and those that a misspelt one may
-- mean: without numbers, and without labels, which have a space. A word stays when the last post with it is gone: it then finds nothing.
CREATE OR REPLACE FUNCTION search_learn(words tsvector) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that of two transactions with the same words one waits, and neither for the other.
  INSERT INTO search_vocabulary
  SELECT token FROM unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;
END $$;

-- What a word may begin with in a text: the word, its stem in each of the languages, and for a language that is not among them
-- the word without its last letters, where most languages have their endings.
CREATE OR REPLACE FUNCTION search_forms(word text, languages text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT form) FROM (
    SELECT word AS form
    UNION ALL SELECT left(word, CASE WHEN length(word) < 9 THEN -1 ELSE -2 END) WHERE length(word) > 5 AND word !~ '\d'
    UNION ALL SELECT stem.lexeme FROM unnest(languages) language, unnest(to_tsvector(language::regconfig, word)) stem
      WHERE length(stem.lexeme) > 2
  ) forms
$$;

-- These beginnings of words as words, and the shortest words that begin with one of three letters or more.
CREATE OR REPLACE FUNCTION search_beginning(forms text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(word) FROM (
    SELECT unnest(forms) AS word
    UNION
    (SELECT v.word FROM unnest(forms) form JOIN search_vocabulary v ON v.word >= form AND v.word < form || U&'\+10FFFF'
      WHERE length(form) > 2 ORDER BY length(v.word), v.word LIMIT 100)
  ) words
$$;

-- Words with this text in them, which do not begin with it: short ones first, of the first 200 that there are.
CREATE OR REPLACE FUNCTION search_containing(part text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM (
    SELECT word FROM (
      SELECT word FROM search_vocabulary WHERE length(part) > 2 AND word LIKE '_%' || part || '%' LIMIT 200
    ) found ORDER BY length(word), word LIMIT 20
  ) shortest
$$;

-- The words that a misspelt one may mean, the most similar first. None for a word that some post has, or begins with. Short words with
-- two letters exchanged have few parts in common: those that begin alike are looked at as well.
CREATE OR REPLACE FUNCTION search_spellings(misspelt text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE ROWS 10 AS $$
  SELECT v.word FROM search_vocabulary v, lower(misspelt) written, left(written, 2) beginning
  WHERE (v.word % written OR v.word >= beginning AND v.word < beginning || U&'\+10FFFF')
    AND length(v.word) BETWEEN length(written) - 2 AND length(written) + 2
    AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word >= written AND word < written || U&'\+10FFFF')
  ORDER BY similarity(v.word, written) DESC, v.word LIMIT 10
$$;

-- A query of any of these words. A query with prefixes would read all that the index has of each word, for a few posts of them.
CREATE OR REPLACE FUNCTION any_of(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(quote_literal(word), ' | ')::tsquery FROM unnest(words) word
$$;

-- The query of some words, each of a mode: `word`, `phrase` or `not`. Null where no word has to be found. `forms` are the beginnings of
-- words that it finds, `ranked` the words, and `parts` those that have one of its words within them, which count for nothing. Words such
-- as `the` count only where there are no others.
CREATE OR REPLACE FUNCTION search_wanted(
  words text[], modes text[], languages text[], OUT query tsquery, OUT ranked text[], OUT forms text[], OUT parts text[]
)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  content text;
  tokens text[];
  beginnings text[];
  found text[];
  containing text[];
  one tsquery;
  common tsquery;
  common_forms text[] := '{}';
  excluded tsquery;
BEGIN
  ranked := '{}';
  forms := '{}';
  parts := '{}';
  FOR i IN 1 .. cardinality(words) LOOP
    content := search_text(words[i]);
    tokens := tsvector_to_array(to_tsvector('simple', content));
    CONTINUE WHEN cardinality(tokens) = 0;
    one := phraseto_tsquery('simple', content);
    IF modes[i] = 'not' THEN
      excluded := coalesce(excluded && !!one, !!one);
      CONTINUE;
    END IF;
    beginnings := tokens;
    found := tokens;
    IF modes[i] = 'word' AND cardinality(tokens) = 1 THEN
      beginnings := search_forms(tokens[1], languages);
      found := search_beginning(beginnings);
      one := any_of(found);
      IF EXISTS (SELECT FROM unnest(languages) language WHERE to_tsvector(language::regconfig, tokens[1]) = '') THEN
        common := coalesce(common && one, one);
        common_forms := common_forms || beginnings;
        CONTINUE;
      END IF;
      containing := search_containing(tokens[1]);
      IF containing <> '{}' THEN
        one := one || any_of(containing);
        parts := parts || containing;
      END IF;
    END IF;
    query := coalesce(query && one, one);
    ranked := ranked || found;
    forms := forms || beginnings;
  END LOOP;
  IF query IS NULL THEN
    query := common;
    ranked := common_forms;
    forms := common_forms;
  END IF;
  query := coalesce(query && excluded, query);
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

-- The ids of the newest posts that match, at most so many. Nothing is known of where they are: words that are common now may have been
-- rare, and the other way round. So the time is gone back through in ranges, which grow while few match and shrink where more than
-- enough do: the index finds the posts of some ranges that match, and no step reads more than 2,000 of them.
CREATE OR REPLACE FUNCTION newest_posts(wanted tsquery, most integer, since timestamptz, before timestamptz) RETURNS bigint[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_indexscan = off SET enable_seqscan = off AS $$
DECLARE
  enough CONSTANT integer := 2000;
  -- In units of 64 seconds.
  first CONSTANT bigint := extract(epoch FROM least(before, now()))::bigint / 64 + 1;
  last CONSTANT bigint := greatest(extract(epoch FROM greatest(since, 'epoch'))::bigint / 64, 0);
  place bigint := first;
  level integer := 0;
  ranges integer;
  step bigint[];
  ids bigint[] := '{}';
BEGIN
  WHILE place > last AND wanted IS NOT NULL LOOP
    WHILE level < 7 AND (place >> (3 * level)) % 8 = 0 AND 1 << (3 * level) <= first - place LOOP
      level := level + 1;
    END LOOP;
    ranges := CASE WHEN level = 7 THEN place >> 21 ELSE (place >> (3 * level)) % 8 END;
    IF ranges = 0 THEN ranges := 8; END IF;
    LOOP
      step := ARRAY(
        SELECT s.id FROM search_entries s
        WHERE search_ranges(s.created_at) && ARRAY(
            SELECT (((place >> (3 * level)) - n) * 8 + level)::integer FROM generate_series(1, ranges) n
          )
          AND s.words @@ wanted AND (s.until IS NULL OR s.until > now()) AND s.created_at >= since AND s.created_at < before
        LIMIT enough
      );
      EXIT WHEN cardinality(step) < enough OR level = 0 AND ranges = 1;
      IF ranges > 1 THEN
        ranges := 1;
      ELSE
        level := level - 1;
      END IF;
    END LOOP;
    ids := ids || step;
    EXIT WHEN cardinality(ids) >= most;
    place := place - (ranges::bigint << (3 * level));
  END LOOP;
  RETURN ARRAY(SELECT s.id FROM search_entries s WHERE s.id = ANY (ids) ORDER BY s.created_at DESC, s.id DESC LIMIT most);
END $$;

-- The newest 300 posts that match, each thread once, by its best post. Posts are compared by how often and where each of these words is
-- in them: what `ts_rank` makes of a query with `&` is about how near to each other words are.
CREATE OR REPLACE FUNCTION search_threads(query tsquery, ranked text[], labels tsquery, since timestamptz, before timestamptz)
RETURNS TABLE (type text, id integer, area text, post_type text, post_id integer, posted_at timestamptz, score numeric)
LANGUAGE sql STABLE ROWS 100 AS $$
  SELECT DISTINCT ON (e.thread_type, e.thread_id)
    e.thread_type, e.thread_id, e.area, e.type, e.content_id, e.created_at, e.score
  FROM (
    SELECT s.*, round(ts_rank(s.words, any_of(ranked), 33)::numeric, 4) AS score
    FROM unnest(newest_posts(coalesce(query && labels, query), 300, since, before)) post JOIN search_entries s ON s.id = post
  ) e
  ORDER BY e.thread_type, e.thread_id, e.score DESC, e.id DESC
$$;

-- Titles that begin with a text, and then the newest with words that begin with its words: those of three letters, since too many words
-- begin with fewer.
CREATE OR REPLACE FUNCTION search_titles(typed text, labels tsquery) RETURNS TABLE (type text, id integer, rank bigint)
LANGUAGE plpgsql STABLE ROWS 8 SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  beginning text := regexp_replace(lower(typed), '([\\%_])', '\\\1', 'g') || '%';
  wanted tsquery;
  one tsquery;
  token text;
BEGIN
  FOREACH token IN ARRAY tsvector_to_array(to_tsvector('simple', search_text(typed))) LOOP
    CONTINUE WHEN length(token) < 3 AND octet_length(token) = length(token);
    one := any_of(ARRAY(SELECT 'title ' || word FROM unnest(search_beginning(ARRAY[token])) word));
    wanted := coalesce(wanted && one, one);
  END LOOP;
  RETURN QUERY
    WITH beginnings AS MATERIALIZED (
      SELECT e.type, e.content_id, row_number() OVER (ORDER BY lower(e.title) USING ~<~) AS place FROM search_entries e
      WHERE e.title IS NOT NULL AND lower(e.title) LIKE beginning AND (e.until IS NULL OR e.until > now())
        AND (labels IS NULL OR e.words @@ labels)
      ORDER BY lower(e.title) USING ~<~ LIMIT 8
    ), others AS (
      SELECT e.type, e.content_id, 8 + n AS place
      FROM unnest(newest_posts(coalesce(wanted && labels, wanted), 8, '-infinity', 'infinity')) WITH ORDINALITY AS post (entry, n)
      JOIN search_entries e ON e.id = post.entry
      WHERE wanted IS NOT NULL AND (SELECT count(*) FROM beginnings) < 8
    )
    SELECT found.type, found.content_id, min(found.place) FROM (TABLE beginnings UNION ALL TABLE others) found
    GROUP BY 1, 2 ORDER BY 3 LIMIT 8;
END $$;

-- Posts of a type that share words with a title: its five longest. Of each word the newest 100 count, and the less the more there are.
CREATE OR REPLACE FUNCTION similar_titles(of_type text, draft text, languages text[]) RETURNS TABLE (id integer, score double precision)
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  word text;
  ids bigint[];
  found bigint[] := '{}';
  scores double precision[] := '{}';
BEGIN
  FOR word IN
    SELECT token FROM unnest(tsvector_to_array(to_tsvector('simple', search_text(draft)))) token
    WHERE NOT EXISTS (SELECT FROM unnest(languages) language WHERE to_tsvector(language::regconfig, token) = '')
    ORDER BY length(token) DESC, token LIMIT 5
  LOOP
    ids := newest_posts(
      any_of(ARRAY(SELECT 'title ' || one FROM unnest(search_beginning(search_forms(word, languages))) one))
        && quote_literal('type ' || of_type)::tsquery,
      100, '-infinity', 'infinity'
    );
    found := found || ids;
    scores := scores || array_fill(1.0::double precision / (1 + cardinality(ids)), ARRAY[cardinality(ids)]);
  END LOOP;
  RETURN QUERY
    SELECT e.content_id, sum(f.score) FROM unnest(found, scores) AS f (entry, score) JOIN search_entries e ON e.id = f.entry
    GROUP BY e.content_id ORDER BY 2 DESC, 1 DESC LIMIT 10;
END $$;

-- What follows from a product's and a store's fields, the search for products, and placing an order.

CREATE OR REPLACE FUNCTION product_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := coalesce(NEW.store_id, 0);
  NEW.title_key := lower(NEW.title);
  NEW.category_key := lower(NEW.category);
  NEW.listed := false;
  IF NEW.status = 'active' THEN
    -- The lock makes whoever closes or opens the store wait for this product, and so hide or show it, too.
    SELECT owner_id, status = 'active' INTO NEW.owner_id, NEW.listed FROM stores WHERE id = NEW.store_id FOR SHARE;
    NEW.listed := coalesce(NEW.listed, false);
  ELSE
    NEW.owner_id := (SELECT owner_id FROM stores WHERE id = NEW.store_id);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER product_placed BEFORE INSERT OR UPDATE OF store_id, owner_id, title, category, status, listed ON products
FOR EACH ROW EXECUTE FUNCTION product_placed();

-- The products' own trigger says whether they are listed, and whose they are. The shelf of a store has an index of what is
-- active, and its owner one of all.
CREATE OR REPLACE FUNCTION store_status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET listed = false WHERE shelf = NEW.id AND status = 'active';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER store_status_changed AFTER UPDATE OF status ON stores FOR EACH ROW
WHEN ((OLD.status = 'active') <> (NEW.status = 'active')) EXECUTE FUNCTION store_status_changed();

CREATE OR REPLACE FUNCTION store_owner_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET owner_id = NEW.owner_id WHERE owner_id = OLD.owner_id AND store_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER store_owner_changed AFTER UPDATE OF owner_id ON stores FOR EACH ROW
WHEN (OLD.owner_id <> NEW.owner_id) EXECUTE FUNCTION store_owner_changed();

-- The first 1,000 products of a list whose title contains a text. A common text is found by walking along the list,
-- whose indexes include the titles; a rare one by the index of titles, whose matches have all to be fetched and sorted.
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
    WHEN 'price_asc' THEN 'price, id' WHEN 'price_desc' THEN 'price DESC, id DESC' WHEN 'rating' THEN 'rating DESC, id DESC' ELSE 'id DESC'
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
      'SELECT ARRAY(SELECT id FROM (SELECT id, price, rating, title_key FROM %s ORDER BY %s LIMIT %s) first
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
         SELECT id, price, rating FROM %s AND status = ''active'' AND title_key LIKE %L OFFSET 0
       ) every ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found USING list_shelf, list_category;
  END IF;
  RETURN found;
END $$;

-- Placing an order, in one call from the handler, which keeps row locks short. The rows are locked in the
-- order of their ids, so that two orders of the same products do not wait for each other. Returns the order,
-- or the first product that is not there, not enough, or at the limit of the buyer's unpaid orders, and has then
-- reserved nothing: at most_unpaid orders, or at a share in percent of the stock with what they reserve, one piece at least.
CREATE OR REPLACE FUNCTION place_order(
  wanted_area order_area, buyer integer, wanted_ids integer[], wanted_quantities integer[],
  most_unpaid integer DEFAULT 2147483647, share integer DEFAULT 100
)
RETURNS TABLE (order_id integer, missing integer, short integer, unpaid integer) LANGUAGE plpgsql AS $$
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
  -- Where there is no limit nothing is counted: somebody may have many unpaid orders then.
  IF missing IS NULL AND short IS NULL AND (most_unpaid < 1000000 OR share < 100) THEN
    SELECT w.id INTO unpaid
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) JOIN products p ON p.id = w.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS orders, coalesce(sum(i.quantity), 0) AS pieces
      FROM orders o JOIN order_items i ON i.order_id = o.id AND i.product_id = w.id
      WHERE o.buyer_id = buyer AND o.area = wanted_area AND o.status = 'pending'
    ) held
    WHERE held.orders >= most_unpaid OR held.pieces + w.quantity > greatest(1, (p.stock + held.pieces) * share / 100)
    ORDER BY w.place LIMIT 1;
  END IF;
  IF missing IS NULL AND short IS NULL AND unpaid IS NULL THEN
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

-- The ratings of a product, and of its store. The store's row is the first to be locked, as by who changes a product; both come before
-- the review's own.
CREATE OR REPLACE FUNCTION review_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reviewed CONSTANT integer := coalesce(NEW.product_id, OLD.product_id);
  stars CONSTANT integer := coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0);
  reviews CONSTANT integer := (NEW.id IS NOT NULL)::integer - (OLD.id IS NOT NULL)::integer;
BEGIN
  IF stars = 0 AND reviews = 0 THEN
    RETURN NEW;
  END IF;
  UPDATE stores SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
  WHERE id = (SELECT store_id FROM products WHERE id = reviewed);
  UPDATE products SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews,
    rating = coalesce(round((rating_sum + stars)::numeric / nullif(rating_count + reviews, 0), 2), 0)
  WHERE id = reviewed;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE OR REPLACE TRIGGER review_counted BEFORE INSERT OR DELETE OR UPDATE OF rating ON reviews
FOR EACH ROW EXECUTE FUNCTION review_counted();

-- What text may be. PostgreSQL reads the expression of a CHECK anew for each statement, so each is a call of one of these.

CREATE OR REPLACE FUNCTION has_no_controls(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';
END $function$;

CREATE OR REPLACE FUNCTION is_visible(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufefd-\uff00\uffa0]';
END $function$;

CREATE OR REPLACE FUNCTION is_trimmed(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content = btrim(content) AND content <> '';
END $function$;

-- The parser knows addresses, paths, tags and numbers of many forms, and tries them again at each character: 64 KiB of
-- `a~a~…` keep it busy for a minute. Of words alone it takes a tenth of a second. So words are all that it gets.
CREATE OR REPLACE FUNCTION without_punctuation(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(content, '[!-/:-@[-`{-~¡-¿–-⁞、-】]+', ' ', 'g')
$$;

-- Links of unlisted videos, ratings, comments, and the search for videos.

-- An unlisted video always has a share link, since others cannot see it without. A restored one keeps its own, and one that
-- moderators have hidden stays hidden. The token is 122 random bits, as those of version 4 of the UUID are.
CREATE OR REPLACE FUNCTION video_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shares (token, video_id, created_at)
  SELECT replace(gen_random_uuid()::text, '-', ''), NEW.id, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE clock_timestamp() END
  WHERE NOT EXISTS (SELECT FROM removed.shares WHERE video_id = NEW.id)
  ON CONFLICT (video_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_unlisted AFTER INSERT OR UPDATE OF visibility ON videos FOR EACH ROW
WHEN (NEW.visibility = 'unlisted') EXECUTE FUNCTION video_unlisted();

-- Ratings. A rating locks the row of its video, so that of many ratings of one user each is counted once, and the counts
-- that are returned include it. No row: there is no such video for this user.
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

-- The largest id is the newest comment, because a new comment locks the video's row before it gets its id.
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

-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

CREATE OR REPLACE FUNCTION remove_topic(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM topics r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'topic' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM topics r WHERE r.id = root) THEN remove_topic(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'topic', r.id, NULL, r.author_id, r.title, left(r.content, 1000), NULL,
    false, wanted, actor, why
  FROM topics r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM topics r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id, is_split, removal)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id, r.is_split, done FROM topics r WHERE r.id = root;
  PERFORM FROM replies r WHERE r.topic_id = root FOR UPDATE;
  INSERT INTO removed.replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM replies r WHERE r.topic_id = root;
  PERFORM FROM merged_topics r WHERE r.topic_id = root FOR UPDATE;
  INSERT INTO removed.merged_topics (id, topic_id, removal)
  SELECT r.id, r.topic_id, done FROM merged_topics r WHERE r.topic_id = root;
  DELETE FROM topics WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_topic(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT board_id INTO parent FROM removed.topics WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM boards WHERE id = parent FOR KEY SHARE) THEN
    RETURN false;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'topic' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM topics r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = root) AND restore_topic(root);
  END IF;
  INSERT INTO topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id, is_split)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id, r.is_split
  FROM removed.topics r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO merged_topics (id, topic_id)
  SELECT r.id, r.topic_id
  FROM removed.merged_topics r WHERE r.removal = m.id ORDER BY 1;
  UPDATE boards b SET deleted_at = NULL FROM topics t WHERE t.id = root AND b.id = t.board_id AND b.deleted_at IS NOT NULL;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_reply(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM topics WHERE id = (SELECT topic_id FROM replies WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM replies r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'reply' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM replies r WHERE r.id = root) THEN remove_reply(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'reply', r.id, r.topic_id, r.author_id, NULL, left(r.content, 1000), NULL,
    false, wanted, actor, why
  FROM replies r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM replies r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM replies r WHERE r.id = root;
  DELETE FROM replies WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_reply(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT topic_id INTO parent FROM removed.replies WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM topics WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.topics WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.replies WHERE id = root AND topic_id <> parent) AND restore_reply(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_reply(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'reply' AND target_id = root FOR UPDATE;
    UPDATE removed.replies SET removal = joined WHERE removal = m.id;
    UPDATE removed.topics SET reply_count = (SELECT count(*) FROM removed.replies WHERE topic_id = parent AND removal = joined),
      (last_reply_at, last_reply_user_id) = (SELECT created_at, author_id FROM removed.replies WHERE topic_id = parent AND removal = joined ORDER BY id DESC LIMIT 1)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'reply' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM replies r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'reply' AND target_id = root) AND restore_reply(root);
  END IF;
  INSERT INTO replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_question(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM questions r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'question' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM questions r WHERE r.id = root) THEN remove_question(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'question', r.id, NULL, r.author_id, r.title, left(r.body, 1000), NULL,
    false, wanted, actor, why
  FROM questions r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM questions r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count, removal)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, r.status, r.best_answer_id, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.answer_count, done FROM questions r WHERE r.id = root;
  PERFORM FROM answers r WHERE r.question_id = root FOR UPDATE;
  INSERT INTO removed.answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score, removal)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.vote_score, done FROM answers r WHERE r.question_id = root;
  PERFORM FROM votes r WHERE r.answer_id IN (SELECT id FROM answers WHERE question_id = root) FOR UPDATE;
  INSERT INTO removed.votes (answer_id, user_id, "value", created_at, removal)
  SELECT r.answer_id, r.user_id, r."value", r.created_at, done FROM votes r WHERE r.answer_id IN (SELECT id FROM answers WHERE question_id = root);
  DELETE FROM questions WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_question(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'question' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM questions r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = root) AND restore_question(root);
  END IF;
  INSERT INTO questions (id, category_id, author_id, title, body, status, best_answer_id, created_at, updated_at, edited_at, edited_by, answer_count)
  SELECT r.id, r.category_id, r.author_id, r.title, r.body, CASE r.status WHEN 'resolved' THEN 'open' ELSE r.status END, NULL, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0
  FROM removed.questions r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0
  FROM removed.answers r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO votes (answer_id, user_id, "value", created_at)
  SELECT r.answer_id, r.user_id, r."value", r.created_at
  FROM removed.votes r WHERE r.removal = m.id ORDER BY 1;
  UPDATE questions q SET best_answer_id = r.best_answer_id, status = r.status
  FROM removed.questions r WHERE r.removal = m.id AND r.id = q.id AND r.best_answer_id IS NOT NULL;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_answer(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM questions WHERE id = (SELECT question_id FROM answers WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM answers r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'answer' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM answers r WHERE r.id = root) THEN remove_answer(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'answer', r.id, r.question_id, r.author_id, NULL, left(r.body, 1000), (SELECT 'best' FROM questions WHERE id = r.question_id AND best_answer_id = r.id),
    false, wanted, actor, why
  FROM answers r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM answers r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score, removal)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.vote_score, done FROM answers r WHERE r.id = root;
  PERFORM FROM votes r WHERE r.answer_id = root FOR UPDATE;
  INSERT INTO removed.votes (answer_id, user_id, "value", created_at, removal)
  SELECT r.answer_id, r.user_id, r."value", r.created_at, done FROM votes r WHERE r.answer_id = root;
  DELETE FROM answers WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_answer(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT question_id INTO parent FROM removed.answers WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM questions WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.questions WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.answers WHERE id = root AND question_id <> parent) AND restore_answer(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_answer(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'answer' AND target_id = root FOR UPDATE;
    IF m.memory = 'best' THEN
      UPDATE removed.questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
      WHERE id = parent AND best_answer_id IS NULL;
    END IF;
    UPDATE removed.answers SET removal = joined WHERE removal = m.id;
    UPDATE removed.votes SET removal = joined WHERE removal = m.id;
    UPDATE removed.questions SET answer_count = (SELECT count(*) FROM removed.answers WHERE question_id = parent AND removal = joined)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'answer' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM answers r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'answer' AND target_id = root) AND restore_answer(root);
  END IF;
  INSERT INTO answers (id, question_id, author_id, body, created_at, updated_at, edited_at, edited_by, vote_score)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, 0
  FROM removed.answers r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO votes (answer_id, user_id, "value", created_at)
  SELECT r.answer_id, r.user_id, r."value", r.created_at
  FROM removed.votes r WHERE r.removal = m.id ORDER BY 1;
  IF m.memory = 'best' THEN
    UPDATE questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
    WHERE id = m.parent_id AND best_answer_id IS NULL;
  END IF;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_video(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM videos r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (r.visibility = 'private')) FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'video' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM videos r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (r.visibility = 'private'))) THEN remove_video(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'video', r.id, NULL, r.author_id, r.title, left(r.description, 1000), NULL,
    r.visibility = 'private', wanted, actor, why
  FROM videos r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM videos r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, removal)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, r.updated_at, r.like_count, r.dislike_count, r.comment_count, done FROM videos r WHERE r.id = root;
  PERFORM FROM comments r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM comments r WHERE r.video_id = root;
  PERFORM FROM ratings r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.ratings (video_id, user_id, "value", created_at, removal)
  SELECT r.video_id, r.user_id, r."value", r.created_at, done FROM ratings r WHERE r.video_id = root;
  PERFORM FROM video_views r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.video_views (video_id, views, removal)
  SELECT r.video_id, r.views, done FROM video_views r WHERE r.video_id = root;
  PERFORM FROM shares r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at, removal)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at, done FROM shares r WHERE r.video_id = root;
  DELETE FROM videos WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_video(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'video' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM videos r WHERE r.id = root AND NOT (r.visibility = 'private'))
      OR EXISTS (SELECT FROM removals WHERE target_type = 'video' AND target_id = root) AND restore_video(root);
  END IF;
  IF m.is_private THEN
    RETURN false;
  END IF;
  INSERT INTO videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, clock_timestamp(), 0, 0, 0
  FROM removed.videos r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.comments r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO ratings (video_id, user_id, "value", created_at)
  SELECT r.video_id, r.user_id, r."value", r.created_at
  FROM removed.ratings r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO video_views (video_id, views)
  SELECT r.video_id, r.views
  FROM removed.video_views r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_comment(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM videos WHERE id = (SELECT video_id FROM comments WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM comments r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private'))) FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'comment' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM comments r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private')))) THEN remove_comment(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'comment', r.id, r.video_id, r.author_id, NULL, left(r.content, 1000), NULL,
    EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private'), wanted, actor, why
  FROM comments r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM comments r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM comments r WHERE r.id = root;
  DELETE FROM comments WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_comment(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT video_id INTO parent FROM removed.comments WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM videos WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.videos WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.comments WHERE id = root AND video_id <> parent) AND restore_comment(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_comment(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'comment' AND target_id = root FOR UPDATE;
    UPDATE removed.comments SET removal = joined WHERE removal = m.id;
    UPDATE removed.videos SET comment_count = (SELECT count(*) FROM removed.comments WHERE video_id = parent AND removal = joined)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'comment' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM comments r WHERE r.id = root AND NOT (EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = 'private')))
      OR EXISTS (SELECT FROM removals WHERE target_type = 'comment' AND target_id = root) AND restore_comment(root);
  END IF;
  IF m.is_private THEN
    RETURN false;
  END IF;
  INSERT INTO comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.comments r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_file(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM files r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (true)) FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'file' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM files r WHERE r.id = root AND (wanted <> 'hidden' OR NOT (true))) THEN remove_file(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'file', r.id, NULL, r.owner_id, r.name, '', NULL,
    true, wanted, actor, why
  FROM files r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM files r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.files (id, owner_id, name, mime_type, size, sha256, object_key, created_at, updated_at, name_key, removal)
  SELECT r.id, r.owner_id, r.name, r.mime_type, r.size, r.sha256, r.object_key, r.created_at, r.updated_at, r.name_key, done FROM files r WHERE r.id = root;
  PERFORM FROM shares r WHERE r.file_id = root FOR UPDATE;
  INSERT INTO removed.shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at, removal)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at, done FROM shares r WHERE r.file_id = root;
  DELETE FROM files WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_file(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'file' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM files r WHERE r.id = root AND NOT (true))
      OR EXISTS (SELECT FROM removals WHERE target_type = 'file' AND target_id = root) AND restore_file(root);
  END IF;
  IF m.is_private THEN
    RETURN false;
  END IF;
  INSERT INTO files (id, owner_id, name, mime_type, size, sha256, object_key, created_at, updated_at, name_key)
  SELECT r.id, r.owner_id, r.name, r.mime_type, r.size, r.sha256, r.object_key, r.created_at, clock_timestamp(), r.name_key
  FROM removed.files r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_share(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM files WHERE id = (SELECT file_id FROM shares WHERE id = root) FOR UPDATE;
  PERFORM FROM videos WHERE id = (SELECT video_id FROM shares WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM shares r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'share' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM shares r WHERE r.id = root) THEN remove_share(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'share', r.id, coalesce(r.file_id, r.video_id), coalesce((SELECT owner_id FROM files WHERE id = r.file_id), (SELECT author_id FROM videos WHERE id = r.video_id)), coalesce((SELECT name FROM files WHERE id = r.file_id), (SELECT title FROM videos WHERE id = r.video_id)), '', NULL,
    false, wanted, actor, why
  FROM shares r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM shares r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at, removal)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at, done FROM shares r WHERE r.id = root;
  DELETE FROM shares WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_share(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT file_id INTO parent FROM removed.shares WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM files WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.files WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.shares WHERE id = root AND file_id <> parent) AND restore_share(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_share(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
    UPDATE removed.shares SET removal = joined WHERE removal = m.id;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT video_id INTO parent FROM removed.shares WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM videos WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.videos WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.shares WHERE id = root AND video_id <> parent) AND restore_share(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_share(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
    UPDATE removed.shares SET removal = joined WHERE removal = m.id;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM shares r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'share' AND target_id = root) AND restore_share(root);
  END IF;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_store(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM stores r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'store' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    UPDATE stores SET status = 'suspended' WHERE id = root;
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM stores r WHERE r.id = root) THEN remove_store(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'store', r.id, NULL, r.owner_id, r.name, left(r.description, 1000), r.status::text,
    false, wanted, actor, why
  FROM stores r WHERE r.id = root RETURNING id INTO done;
  UPDATE stores SET status = 'suspended' WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_store(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  PERFORM FROM stores WHERE id = root FOR UPDATE;
  SELECT * INTO m FROM removals WHERE target_type = 'store' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM stores r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'store' AND target_id = root) AND restore_store(root);
  END IF;
  UPDATE stores s SET status = CASE WHEN (m.memory = 'active' OR s.reopens) AND u.deleted_at IS NULL AND u.delete_at IS NULL THEN 'active'
      WHEN m.memory = 'active' THEN 'inactive' ELSE m.memory::store_status END, reopens = (m.memory = 'active' OR s.reopens) AND u.delete_at IS NOT NULL
  FROM users u WHERE s.id = root AND u.id = s.owner_id;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_product(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM stores WHERE id = (SELECT store_id FROM products WHERE id = root) FOR SHARE;
  SELECT true INTO is_there FROM products r WHERE r.id = root AND r.deleted_at IS NULL FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'product' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    UPDATE products SET status = 'inactive', deleted_at = CASE WHEN wanted = 'deleted' THEN clock_timestamp() END WHERE id = root;
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM products r WHERE r.id = root AND r.deleted_at IS NULL) THEN remove_product(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'product', r.id, r.store_id, r.owner_id, r.title, left(r.description, 1000), r.status::text,
    false, wanted, actor, why
  FROM products r WHERE r.id = root RETURNING id INTO done;
  UPDATE products SET status = 'inactive', deleted_at = CASE WHEN wanted = 'deleted' THEN clock_timestamp() END WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_product(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  PERFORM FROM products WHERE id = root FOR UPDATE;
  SELECT * INTO m FROM removals WHERE target_type = 'product' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM products r WHERE r.id = root AND r.deleted_at IS NULL)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = root) AND restore_product(root);
  END IF;
  UPDATE products SET status = m.memory::product_status, deleted_at = NULL WHERE id = root;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_review(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM reviews r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'review' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM reviews r WHERE r.id = root) THEN remove_review(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'review', r.id, r.product_id, r.author_id, r.title, left(r.body, 1000), NULL,
    false, wanted, actor, why
  FROM reviews r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM reviews r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.reviews (id, product_id, author_id, rating, title, body, created_at, updated_at, edited_at, edited_by, reply, replied_at, removal)
  SELECT r.id, r.product_id, r.author_id, r.rating, r.title, r.body, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply, r.replied_at, done FROM reviews r WHERE r.id = root;
  DELETE FROM reviews WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_review(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'review' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM reviews r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'review' AND target_id = root) AND restore_review(root);
  END IF;
  INSERT INTO reviews (id, product_id, author_id, rating, title, body, created_at, updated_at, edited_at, edited_by, reply, replied_at)
  SELECT r.id, r.product_id, r.author_id, r.rating, r.title, r.body, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply, r.replied_at
  FROM removed.reviews r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_announcement(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM announcements r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'announcement' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM announcements r WHERE r.id = root) THEN remove_announcement(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'announcement', r.id, NULL, r.author_id, r.title, left(r.body, 1000), NULL,
    false, wanted, actor, why
  FROM announcements r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM announcements r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.announcements (id, author_id, title, body, until, created_at, updated_at, edited_at, edited_by, removal)
  SELECT r.id, r.author_id, r.title, r.body, r.until, r.created_at, r.updated_at, r.edited_at, r.edited_by, done FROM announcements r WHERE r.id = root;
  DELETE FROM announcements WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_announcement(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
BEGIN
  SELECT * INTO m FROM removals WHERE target_type = 'announcement' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM announcements r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'announcement' AND target_id = root) AND restore_announcement(root);
  END IF;
  INSERT INTO announcements (id, author_id, title, body, until, created_at, updated_at, edited_at, edited_by)
  SELECT r.id, r.author_id, r.title, r.body, r.until, r.created_at, clock_timestamp(), r.edited_at, r.edited_by
  FROM removed.announcements r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

-- Removes content from where everybody sees it, with all that belongs to it, and says by which removal; null if it is not there, is
-- deleted, or is to be hidden and private. What is removed already gets the new state and reason.
CREATE OR REPLACE FUNCTION take_away(of_type text, root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  CASE of_type
  WHEN 'topic' THEN RETURN remove_topic(root, wanted, actor, why);
  WHEN 'reply' THEN RETURN remove_reply(root, wanted, actor, why);
  WHEN 'question' THEN RETURN remove_question(root, wanted, actor, why);
  WHEN 'answer' THEN RETURN remove_answer(root, wanted, actor, why);
  WHEN 'video' THEN RETURN remove_video(root, wanted, actor, why);
  WHEN 'comment' THEN RETURN remove_comment(root, wanted, actor, why);
  WHEN 'file' THEN RETURN remove_file(root, wanted, actor, why);
  WHEN 'share' THEN RETURN remove_share(root, wanted, actor, why);
  WHEN 'store' THEN RETURN remove_store(root, wanted, actor, why);
  WHEN 'product' THEN RETURN remove_product(root, wanted, actor, why);
  WHEN 'review' THEN RETURN remove_review(root, wanted, actor, why);
  WHEN 'announcement' THEN RETURN remove_announcement(root, wanted, actor, why);
  END CASE;
END $$;

-- Restores content as it was. False if there is none, or what it belonged to is gone. Content of what is removed itself comes back with that.
CREATE OR REPLACE FUNCTION bring_back(of_type text, root integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  CASE of_type
  WHEN 'topic' THEN RETURN restore_topic(root);
  WHEN 'reply' THEN RETURN restore_reply(root);
  WHEN 'question' THEN RETURN restore_question(root);
  WHEN 'answer' THEN RETURN restore_answer(root);
  WHEN 'video' THEN RETURN restore_video(root);
  WHEN 'comment' THEN RETURN restore_comment(root);
  WHEN 'file' THEN RETURN restore_file(root);
  WHEN 'share' THEN RETURN restore_share(root);
  WHEN 'store' THEN RETURN restore_store(root);
  WHEN 'product' THEN RETURN restore_product(root);
  WHEN 'review' THEN RETURN restore_review(root);
  WHEN 'announcement' THEN RETURN restore_announcement(root);
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION purge_removals(VARIADIC doomed integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  -- One that is being restored is locked, and stays, with its bytes.
  doomed := ARRAY(SELECT id FROM removals WHERE id = ANY (doomed) ORDER BY id FOR UPDATE);
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'reply' AND target_id IN (
      SELECT id FROM removed.replies
      WHERE topic_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'topic')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'answer' AND target_id IN (
      SELECT id FROM removed.answers
      WHERE question_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'question')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'comment' AND target_id IN (
      SELECT id FROM removed.comments
      WHERE video_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'video')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'share' AND target_id IN (
      SELECT id FROM removed.shares
      WHERE file_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'file')
    ) ORDER BY id FOR UPDATE
  );
  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = 'share' AND target_id IN (
      SELECT id FROM removed.shares
      WHERE video_id IN (SELECT target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'video')
    ) ORDER BY id FOR UPDATE
  );
  keys := ARRAY(
    SELECT object_key FROM removed.videos WHERE removal = ANY (doomed)
    UNION ALL SELECT object_key FROM removed.files WHERE removal = ANY (doomed)
  );
  DELETE FROM revisions v USING (
    SELECT 'topic' AS target_type, id FROM removed.topics WHERE removal = ANY (doomed)
    UNION ALL SELECT 'reply' AS target_type, id FROM removed.replies WHERE removal = ANY (doomed)
    UNION ALL SELECT 'question' AS target_type, id FROM removed.questions WHERE removal = ANY (doomed)
    UNION ALL SELECT 'answer' AS target_type, id FROM removed.answers WHERE removal = ANY (doomed)
    UNION ALL SELECT 'comment' AS target_type, id FROM removed.comments WHERE removal = ANY (doomed)
    UNION ALL SELECT 'review' AS target_type, id FROM removed.reviews WHERE removal = ANY (doomed)
    UNION ALL SELECT 'announcement' AS target_type, id FROM removed.announcements WHERE removal = ANY (doomed)
    UNION ALL SELECT target_type, target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'product' AND state = 'deleted'
  ) gone WHERE v.target_type = gone.target_type AND v.target_id = gone.id;
  -- A product that was ordered stays for its orders.
  DELETE FROM products sold USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id
    AND NOT EXISTS (SELECT FROM order_items WHERE product_id = sold.id);
  DELETE FROM removals WHERE id = ANY (doomed);
  RETURN keys;
END $$;

-- Deletes what concerns a person alone, and says which objects that leaves.
CREATE OR REPLACE FUNCTION delete_private(person integer) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := '{}';
BEGIN
  -- Locked first, so that no object gets another key, or is deleted elsewhere, before its row is deleted.
  keys := keys || ARRAY(SELECT r.object_key FROM videos r WHERE r.author_id = person AND (r.visibility = 'private') ORDER BY r.id FOR UPDATE);
  DELETE FROM revisions WHERE target_type = 'comment' AND target_id IN (
    SELECT id FROM comments WHERE video_id IN (SELECT r.id FROM videos r WHERE r.author_id = person AND (r.visibility = 'private'))
  );
  DELETE FROM videos r WHERE r.author_id = person AND (r.visibility = 'private');
  keys := keys || ARRAY(SELECT r.object_key FROM files r WHERE r.owner_id = person AND (true) ORDER BY r.id FOR UPDATE);
  DELETE FROM files r WHERE r.owner_id = person AND (true);
  RETURN keys;
END $$;

-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

-- Every list in each of its orders.
CREATE OR REPLACE VIEW lists (area, source, list, ord, slots) AS VALUES
  ('forum', 'topics', 'topics', 'latest', 16),
  ('forum', 'topics', 'posts', NULL, 16),
  ('forum', 'topics', 'topics_of_author', 'id', 0),
  ('forum', 'replies', 'replies', 'id', NULL),
  ('forum', 'replies', 'replies_of_author', 'id', 0),
  ('answers', 'questions', 'questions', 'id', 16),
  ('answers', 'questions', 'questions_by_category', 'id', 16),
  ('answers', 'questions', 'questions_by_status', 'id', 16),
  ('answers', 'questions', 'questions_by_category_and_status', 'id', 16),
  ('answers', 'questions', 'questions_of_author', 'id', 0),
  ('answers', 'questions', 'questions_of_author_by_status', 'id', 0),
  ('answers', 'answers', 'answers_of_author', 'id', 0),
  ('shops', 'stores', 'stores', 'id', 16),
  ('shops', 'stores', 'stores_of_owner', 'id', 0),
  ('shops', 'stores', 'stores_of_owner_by_status', 'id', 0),
  ('shops', 'products', 'products', 'id', 16),
  ('shops', 'products', 'products', 'price', null),
  ('shops', 'products', 'products', 'rating', null),
  ('shops', 'products', 'products_by_category', 'id', 16),
  ('shops', 'products', 'products_by_category', 'price', null),
  ('shops', 'products', 'products_by_category', 'rating', null),
  ('shops', 'products', 'shelf', 'id', 1),
  ('shops', 'products', 'shelf', 'price', null),
  ('shops', 'products', 'shelf', 'rating', null),
  ('shops', 'products', 'shelf_by_category', 'id', 1),
  ('shops', 'products', 'shelf_by_category', 'price', null),
  ('shops', 'products', 'shelf_by_category', 'rating', null),
  ('shops', 'products', 'products_of_owner', 'id', 0),
  ('shops', 'products', 'products_of_owner_by_status', 'id', 0),
  ('shops', 'reviews', 'reviews', 'id', NULL),
  ('shops', 'reviews', 'reviews', 'rating', null),
  ('shops', 'reviews', 'reviews_by_rating', NULL, 1),
  ('shops', 'reviews', 'reviews_of_author', 'id', 0),
  ('shops', 'orders', 'orders', 'id', 1),
  ('shops', 'orders', 'marketplace_orders_by_status', 'id', 0),
  ('shops', 'orders', 'shop_orders_by_status', 'id', 0),
  ('shops', 'order_stores', 'sales', 'id', 16),
  ('files', 'files', 'files', 'id', NULL),
  ('files', 'files', 'files', 'name', null),
  ('files', 'files', 'files', 'size', null),
  ('videos', 'videos', 'videos', 'id', 16),
  ('videos', 'videos', 'videos', 'likes', null),
  ('videos', 'videos', 'videos_of_author', 'id', 0),
  ('videos', 'videos', 'public_videos_of_author', 'id', 0),
  ('videos', 'comments', 'comments', 'id', NULL),
  ('moderation', 'audit_log', 'audit_log', 'id', 0);

-- Locks the table of a list against all who write to it, or fails at once.
CREATE OR REPLACE FUNCTION lock_list(of text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CASE
  WHEN of IN ('topics', 'posts', 'topics_of_author') THEN
    LOCK TABLE topics IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('replies', 'replies_of_author') THEN
    LOCK TABLE replies IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('questions', 'questions_by_category', 'questions_by_status', 'questions_by_category_and_status', 'questions_of_author', 'questions_of_author_by_status') THEN
    LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('answers_of_author') THEN
    LOCK TABLE answers IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('stores', 'stores_of_owner', 'stores_of_owner_by_status') THEN
    LOCK TABLE stores IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('products', 'products_by_category', 'shelf', 'shelf_by_category', 'products_of_owner', 'products_of_owner_by_status') THEN
    LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('reviews', 'reviews_by_rating', 'reviews_of_author') THEN
    LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('orders', 'marketplace_orders_by_status', 'shop_orders_by_status') THEN
    LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('sales') THEN
    LOCK TABLE order_stores IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('files') THEN
    LOCK TABLE files IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('videos', 'videos_of_author', 'public_videos_of_author') THEN
    LOCK TABLE videos IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('comments') THEN
    LOCK TABLE comments IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('audit_log') THEN
    LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  END CASE;
END $$;

-- The rows of a list in an order as its blocks would have them, after one block and up to another: of, by, part, key, after, upto. Without a part
-- those of all lists of this name.
CREATE OR REPLACE FUNCTION list_stretch(of text, by text, integer, text, list_blocks, list_blocks) RETURNS SETOF list_blocks
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  CASE of || ' by ' || by
  WHEN 'topics by latest' THEN
    RETURN QUERY SELECT of, r.board_id, '', by, (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, ('')::text, r.id, 0 FROM topics r
    WHERE CASE WHEN $3 IS NULL THEN r.board_id IS NOT NULL ELSE r.board_id = $3 END
      AND ($5.id IS NULL OR (is_sticky, last_reply_at, id) > (($5).sort >= 1e18, timestamptz 'epoch' + (($5).sort - CASE WHEN ($5).sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', ($5).id))
      AND ($6.id IS NULL OR (is_sticky, last_reply_at, id) <= (($6).sort >= 1e18, timestamptz 'epoch' + (($6).sort - CASE WHEN ($6).sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', ($6).id));
  WHEN 'topics_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM topics r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'replies by id' THEN
    RETURN QUERY SELECT of, r.topic_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM replies r
    WHERE CASE WHEN $3 IS NULL THEN r.topic_id IS NOT NULL ELSE r.topic_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'replies_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM replies r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE true END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_category by id' THEN
    RETURN QUERY SELECT of, r.category_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.category_id IS NOT NULL ELSE r.category_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_status by id' THEN
    RETURN QUERY SELECT of, 0, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_category_and_status by id' THEN
    RETURN QUERY SELECT of, r.category_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.category_id IS NOT NULL ELSE r.category_id = $3 AND r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_of_author_by_status by id' THEN
    RETURN QUERY SELECT of, r.author_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 AND r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'answers_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM answers r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' ELSE r.status = 'active' END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores_of_owner by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores_of_owner_by_status by id' THEN
    RETURN QUERY SELECT of, r.owner_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 AND r.status = $4::store_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products by price' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'products by rating' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'products_by_category by id' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products_by_category by price' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'products_by_category by rating' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'shelf by id' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shelf by price' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'shelf by rating' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'shelf_by_category by id' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shelf_by_category by price' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'shelf_by_category by rating' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'products_of_owner by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.deleted_at IS NULL AND r.owner_id IS NOT NULL ELSE r.deleted_at IS NULL AND r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products_of_owner_by_status by id' THEN
    RETURN QUERY SELECT of, r.owner_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.deleted_at IS NULL AND r.owner_id IS NOT NULL ELSE r.deleted_at IS NULL AND r.owner_id = $3 AND r.status = $4::product_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'reviews by id' THEN
    RETURN QUERY SELECT of, r.product_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.product_id IS NOT NULL ELSE r.product_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'reviews by rating' THEN
    RETURN QUERY SELECT of, r.product_id, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.product_id IS NOT NULL ELSE r.product_id = $3 END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort::smallint, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort::smallint, ($6).id));
  WHEN 'reviews_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'orders by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.area::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.buyer_id IS NOT NULL ELSE r.buyer_id = $3 AND r.area = $4::order_area END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'marketplace_orders_by_status by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.area = 'marketplace' AND r.buyer_id IS NOT NULL ELSE r.area = 'marketplace' AND r.buyer_id = $3 AND r.status = $4::order_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shop_orders_by_status by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.area = 'shop' AND r.buyer_id IS NOT NULL ELSE r.area = 'shop' AND r.buyer_id = $3 AND r.status = $4::order_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'sales by id' THEN
    RETURN QUERY SELECT of, r.store_id, '', by, (0)::numeric, ('')::text, r.order_id, 0 FROM order_stores r
    WHERE CASE WHEN $3 IS NULL THEN r.store_id IS NOT NULL ELSE r.store_id = $3 END
      AND ($5.id IS NULL OR (order_id) > (($5).id))
      AND ($6.id IS NULL OR (order_id) <= (($6).id));
  WHEN 'files by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'files by name' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, (r.name_key)::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (name_key, id) > (($5).word, ($5).id))
      AND ($6.id IS NULL OR (name_key, id) <= (($6).word, ($6).id));
  WHEN 'files by size' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (r.size)::numeric, ('')::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (size, id) > (($5).sort::bigint, ($5).id))
      AND ($6.id IS NULL OR (size, id) <= (($6).sort::bigint, ($6).id));
  WHEN 'videos by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' ELSE r.visibility = 'public' AND r.status = 'ready' END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'videos by likes' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.like_count)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' ELSE r.visibility = 'public' AND r.status = 'ready' END
      AND ($5.id IS NULL OR (like_count, id) > (($5).sort::integer, ($5).id))
      AND ($6.id IS NULL OR (like_count, id) <= (($6).sort::integer, ($6).id));
  WHEN 'videos_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'public_videos_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL ELSE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'comments by id' THEN
    RETURN QUERY SELECT of, r.video_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM comments r
    WHERE CASE WHEN $3 IS NULL THEN r.video_id IS NOT NULL ELSE r.video_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'audit_log by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM audit_log r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE true END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  END CASE;
END $$;

-- Counts the lists of these tables anew, which were filled with triggers off. Others cannot write to them meanwhile.
CREATE OR REPLACE FUNCTION rebuild_lists(VARIADIC sources text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF 'topics' = ANY (sources) THEN
    LOCK TABLE topics IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'topics' AND ord = 'latest';
    PERFORM make_blocks('topics', 'latest', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'topics';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'topics', r.board_id AS part, '' AS key, 0, sum(1) FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_counters WHERE list = 'posts';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'posts', r.board_id AS part, '' AS key, 0, sum(1 + r.reply_count) FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'topics_of_author' AND ord = 'id';
    PERFORM make_blocks('topics_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'replies' = ANY (sources) THEN
    LOCK TABLE replies IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'replies' AND ord = 'id';
    PERFORM make_blocks('replies', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'replies_of_author' AND ord = 'id';
    PERFORM make_blocks('replies_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'questions' = ANY (sources) THEN
    LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'questions' AND ord = 'id';
    PERFORM make_blocks('questions', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions', 0 AS part, '' AS key, 0, sum(1) FROM questions r WHERE true GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_category' AND ord = 'id';
    PERFORM make_blocks('questions_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_category', r.category_id AS part, '' AS key, 0, sum(1) FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_status' AND ord = 'id';
    PERFORM make_blocks('questions_by_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_status';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_status', 0 AS part, r.status::text AS key, 0, sum(1) FROM questions r WHERE true GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_category_and_status' AND ord = 'id';
    PERFORM make_blocks('questions_by_category_and_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_category_and_status';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_category_and_status', r.category_id AS part, r.status::text AS key, 0, sum(1) FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_of_author' AND ord = 'id';
    PERFORM make_blocks('questions_of_author', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'questions_of_author_by_status' AND ord = 'id';
    PERFORM make_blocks('questions_of_author_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'answers' = ANY (sources) THEN
    LOCK TABLE answers IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'answers_of_author' AND ord = 'id';
    PERFORM make_blocks('answers_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'stores' = ANY (sources) THEN
    LOCK TABLE stores IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'stores' AND ord = 'id';
    PERFORM make_blocks('stores', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'stores';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'stores', 0 AS part, '' AS key, 0, sum(1) FROM stores r WHERE r.status = 'active' GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'stores_of_owner' AND ord = 'id';
    PERFORM make_blocks('stores_of_owner', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'stores_of_owner_by_status' AND ord = 'id';
    PERFORM make_blocks('stores_of_owner_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'products' = ANY (sources) THEN
    LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'id';
    PERFORM make_blocks('products', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'products';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'products', 0 AS part, '' AS key, 0, sum(1) FROM products r WHERE r.listed GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'price';
    PERFORM make_blocks('products', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'rating';
    PERFORM make_blocks('products', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'id';
    PERFORM make_blocks('products_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'products_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'products_by_category', 0 AS part, r.category_key::text AS key, 0, sum(1) FROM products r WHERE r.listed GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'price';
    PERFORM make_blocks('products_by_category', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'rating';
    PERFORM make_blocks('products_by_category', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'id';
    PERFORM make_blocks('shelf', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'shelf';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'shelf', r.shelf AS part, '' AS key, 0, sum(1) FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'price';
    PERFORM make_blocks('shelf', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'rating';
    PERFORM make_blocks('shelf', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'id';
    PERFORM make_blocks('shelf_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'shelf_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'shelf_by_category', r.shelf AS part, r.category_key::text AS key, 0, sum(1) FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'price';
    PERFORM make_blocks('shelf_by_category', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'rating';
    PERFORM make_blocks('shelf_by_category', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_of_owner' AND ord = 'id';
    PERFORM make_blocks('products_of_owner', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_of_owner_by_status' AND ord = 'id';
    PERFORM make_blocks('products_of_owner_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'reviews' = ANY (sources) THEN
    LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'reviews' AND ord = 'id';
    PERFORM make_blocks('reviews', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'reviews' AND ord = 'rating';
    PERFORM make_blocks('reviews', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'reviews_by_rating';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'reviews_by_rating', r.product_id AS part, r.rating::text AS key, 0, sum(1) FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'reviews_of_author' AND ord = 'id';
    PERFORM make_blocks('reviews_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'orders' = ANY (sources) THEN
    LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'orders' AND ord = 'id';
    PERFORM make_blocks('orders', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'orders';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'orders', r.buyer_id AS part, r.area::text AS key, 0, sum(1) FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'marketplace_orders_by_status' AND ord = 'id';
    PERFORM make_blocks('marketplace_orders_by_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shop_orders_by_status' AND ord = 'id';
    PERFORM make_blocks('shop_orders_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'order_stores' = ANY (sources) THEN
    LOCK TABLE order_stores IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'sales' AND ord = 'id';
    PERFORM make_blocks('sales', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'sales';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'sales', r.store_id AS part, '' AS key, 0, sum(1) FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
  END IF;
  IF 'files' = ANY (sources) THEN
    LOCK TABLE files IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'id';
    PERFORM make_blocks('files', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'name';
    PERFORM make_blocks('files', 'name', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'size';
    PERFORM make_blocks('files', 'size', NULL, NULL, NULL, NULL);
  END IF;
  IF 'videos' = ANY (sources) THEN
    LOCK TABLE videos IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'videos' AND ord = 'id';
    PERFORM make_blocks('videos', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'videos';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'videos', 0 AS part, '' AS key, 0, sum(1) FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'videos' AND ord = 'likes';
    PERFORM make_blocks('videos', 'likes', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'videos_of_author' AND ord = 'id';
    PERFORM make_blocks('videos_of_author', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'public_videos_of_author' AND ord = 'id';
    PERFORM make_blocks('public_videos_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'comments' = ANY (sources) THEN
    LOCK TABLE comments IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'comments' AND ord = 'id';
    PERFORM make_blocks('comments', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'audit_log' = ANY (sources) THEN
    LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'audit_log' AND ord = 'id';
    PERFORM make_blocks('audit_log', 'id', NULL, NULL, NULL, NULL);
  END IF;
END $$;

-- What the counters of the lists of an area should be.
CREATE OR REPLACE FUNCTION counted_lists(of_area text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE of_area
  WHEN 'forum' THEN
    RETURN QUERY SELECT 'topics', r.board_id, '', sum(1)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'answers' THEN
    RETURN QUERY SELECT 'questions', 0, '', sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category', r.category_id, '', sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_status', 0, r.status::text, sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category_and_status', r.category_id, r.status::text, sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'shops' THEN
    RETURN QUERY SELECT 'stores', 0, '', sum(1)::bigint FROM stores r WHERE r.status = 'active' GROUP BY 2, 3
    UNION ALL SELECT 'products', 0, '', sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'products_by_category', 0, r.category_key::text, sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'shelf', r.shelf, '', sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'shelf_by_category', r.shelf, r.category_key::text, sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'reviews_by_rating', r.product_id, r.rating::text, sum(1)::bigint FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'orders', r.buyer_id, r.area::text, sum(1)::bigint FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'sales', r.store_id, '', sum(1)::bigint FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'files' THEN
    RETURN QUERY SELECT NULL, 0, NULL, 0::bigint WHERE false;
  WHEN 'videos' THEN
    RETURN QUERY SELECT 'videos', 0, '', sum(1)::bigint FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
  WHEN 'moderation' THEN
    RETURN QUERY SELECT NULL, 0, NULL, 0::bigint WHERE false;
  ELSE RETURN;
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION forget_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_counters c USING old_rows o WHERE c.list = ANY (TG_ARGV) AND c.part = o.id;
  DELETE FROM list_blocks b USING old_rows o WHERE b.list = ANY (TG_ARGV) AND b.part = o.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON boards REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('topics', 'posts');

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON topics REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('replies');

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('reviews', 'reviews_by_rating');

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON videos REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('comments');

-- topics

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

CREATE OR REPLACE FUNCTION count_topics_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('topics_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('topics_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON topics
FOR EACH ROW EXECUTE FUNCTION count_topics_append();

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

CREATE OR REPLACE FUNCTION count_topics_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('topics_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, author_id ON topics
FOR EACH ROW EXECUTE FUNCTION count_topics_move();

CREATE OR REPLACE FUNCTION total_of_topics_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM topics r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('topics_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_by_latest(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('topics', $1, $2, 'latest', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.board_id = $1 ORDER BY is_sticky, last_reply_at, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.board_id = $1 AND (is_sticky, last_reply_at, id) > (start.sort >= 1e18, timestamptz 'epoch' + (start.sort - CASE WHEN start.sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', start.id)
      ORDER BY is_sticky, last_reply_at, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_by_latest_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('topics', $1, $2, 'latest', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.board_id = $1 ORDER BY is_sticky DESC, last_reply_at DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.board_id = $1 AND (is_sticky, last_reply_at, id) <= (start.sort >= 1e18, timestamptz 'epoch' + (start.sort - CASE WHEN start.sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', start.id)
      ORDER BY is_sticky DESC, last_reply_at DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('topics_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('topics_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- replies

CREATE OR REPLACE FUNCTION count_replies_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.topic_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies', r.topic_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('replies', r.topic_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.topic_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON replies
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_replies_insert();

CREATE OR REPLACE FUNCTION count_replies_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('replies_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('replies_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON replies
FOR EACH ROW EXECUTE FUNCTION count_replies_append();

CREATE OR REPLACE FUNCTION count_replies_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.topic_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies', r.topic_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('replies', r.topic_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.topic_id IS NOT NULL AND EXISTS (SELECT FROM topics parent WHERE parent.id = r.topic_id)),
        (ROW('replies_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_replies_delete();

CREATE OR REPLACE FUNCTION count_replies_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.topic_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies', r.topic_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('replies', r.topic_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.topic_id IS NOT NULL),
        (ROW('replies_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, topic_id, author_id ON replies
FOR EACH ROW EXECUTE FUNCTION count_replies_move();

CREATE OR REPLACE FUNCTION total_of_replies_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM replies r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('replies_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('replies', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.topic_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.topic_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('replies', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.topic_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.topic_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('replies_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('replies_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- questions

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

CREATE OR REPLACE FUNCTION count_questions_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('questions_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author_by_status', r.author_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('questions_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('questions_of_author_by_status', r.author_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON questions
FOR EACH ROW EXECUTE FUNCTION count_questions_append();

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

CREATE OR REPLACE FUNCTION total_of_questions_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM questions r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('questions_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_questions_of_author_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('questions_of_author_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE true ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE true AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE true ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE true AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.status = $2::question_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.status = $2::question_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.status = $2::question_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.status = $2::question_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_and_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_by_category_and_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_and_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_by_category_and_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_of_author_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_of_author_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- answers

CREATE OR REPLACE FUNCTION count_answers_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('answers_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('answers_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('answers_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON answers
FOR EACH ROW EXECUTE FUNCTION count_answers_append();

CREATE OR REPLACE FUNCTION count_answers_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('answers_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('answers_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON answers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_answers_delete();

CREATE OR REPLACE FUNCTION count_answers_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('answers_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('answers_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, author_id ON answers
FOR EACH ROW EXECUTE FUNCTION count_answers_move();

CREATE OR REPLACE FUNCTION total_of_answers_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM answers r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('answers_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_answers_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('answers_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM answers r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM answers r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_answers_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('answers_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM answers r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM answers r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- stores

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

CREATE OR REPLACE FUNCTION count_stores_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('stores_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('stores_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('stores_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON stores
FOR EACH ROW EXECUTE FUNCTION count_stores_append();

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

CREATE OR REPLACE FUNCTION count_stores_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('stores_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, owner_id ON stores
FOR EACH ROW EXECUTE FUNCTION count_stores_move();

CREATE OR REPLACE FUNCTION total_of_stores_of_owner(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM stores r WHERE r.owner_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('stores_of_owner', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_stores_of_owner_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('stores_of_owner_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('stores', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.status = 'active' ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.status = 'active' AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('stores', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.status = 'active' ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.status = 'active' AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('stores_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('stores_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('stores_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('stores_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- products

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

CREATE OR REPLACE FUNCTION count_products_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('products_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON products
FOR EACH ROW EXECUTE FUNCTION count_products_append();

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

CREATE OR REPLACE FUNCTION total_of_products_of_owner(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('products_of_owner', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_products_of_owner_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('products_of_owner_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- reviews

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

CREATE OR REPLACE FUNCTION count_reviews_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('reviews_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON reviews
FOR EACH ROW EXECUTE FUNCTION count_reviews_append();

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

CREATE OR REPLACE FUNCTION count_reviews_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL),
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, product_id, author_id ON reviews
FOR EACH ROW EXECUTE FUNCTION count_reviews_move();

CREATE OR REPLACE FUNCTION total_of_reviews_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM reviews r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('reviews_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (rating, id) > (start.sort::smallint, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (rating, id) <= (start.sort::smallint, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- orders

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

CREATE OR REPLACE FUNCTION count_orders_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('orders_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.area = 'marketplace' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'shop' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shop_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'marketplace' AND r.buyer_id IS NOT NULL),
        (ROW('shop_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'shop' AND r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON orders
FOR EACH ROW EXECUTE FUNCTION count_orders_append();

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

CREATE OR REPLACE FUNCTION total_of_marketplace_orders_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('marketplace_orders_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_shop_orders_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('shop_orders_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_orders_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('orders', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_orders_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('orders', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_marketplace_orders_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('marketplace_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_marketplace_orders_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('marketplace_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shop_orders_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shop_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shop_orders_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shop_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- order_stores

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

CREATE OR REPLACE FUNCTION page_of_sales_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('sales', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT order_id FROM order_stores r WHERE r.store_id = $1 ORDER BY order_id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT order_id FROM order_stores r WHERE r.store_id = $1 AND (order_id) > (start.id)
      ORDER BY order_id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_sales_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('sales', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT order_id FROM order_stores r WHERE r.store_id = $1 ORDER BY order_id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT order_id FROM order_stores r WHERE r.store_id = $1 AND (order_id) <= (start.id)
      ORDER BY order_id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- files

CREATE OR REPLACE FUNCTION count_files_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'name') AND (b.sort, b.word, b.id) >= (0, r.name_key, r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'size') AND (b.sort, b.word, b.id) >= (r.size, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'name', 0, r.name_key, r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'size', (r.size)::numeric, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON files
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_files_insert();

CREATE OR REPLACE FUNCTION count_files_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'name') AND (b.sort, b.word, b.id) >= (0, r.name_key, r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'size') AND (b.sort, b.word, b.id) >= (r.size, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'name', 0, r.name_key, r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'size', (r.size)::numeric, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON files
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_files_delete();

CREATE OR REPLACE FUNCTION count_files_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.name_key, r.owner_id, r.size FROM old_rows r EXCEPT SELECT r.id, r.name_key, r.owner_id, r.size FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'name') AND (b.sort, b.word, b.id) >= (0, r.name_key, r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'size') AND (b.sort, b.word, b.id) >= (r.size, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'name', 0, r.name_key, r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'size', (r.size)::numeric, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON files
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_files_update();

CREATE OR REPLACE FUNCTION count_files_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, owner_id ON files
FOR EACH ROW EXECUTE FUNCTION count_files_move();

CREATE OR REPLACE FUNCTION page_of_files_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('files', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('files', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_name(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('files', $1, $2, 'name', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY name_key, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (name_key, id) > (start.word, start.id)
      ORDER BY name_key, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_name_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('files', $1, $2, 'name', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY name_key DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (name_key, id) <= (start.word, start.id)
      ORDER BY name_key DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_size(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('files', $1, $2, 'size', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY size, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (size, id) > (start.sort::bigint, start.id)
      ORDER BY size, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_size_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('files', $1, $2, 'size', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY size DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (size, id) <= (start.sort::bigint, start.id)
      ORDER BY size DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- videos

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

CREATE OR REPLACE FUNCTION count_videos_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('videos_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('public_videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('public_videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON videos
FOR EACH ROW EXECUTE FUNCTION count_videos_append();

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

CREATE OR REPLACE FUNCTION count_videos_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, author_id ON videos
FOR EACH ROW EXECUTE FUNCTION count_videos_move();

CREATE OR REPLACE FUNCTION total_of_videos_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM videos r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('videos_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_public_videos_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('public_videos_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('videos', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('videos', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_likes(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('videos', $1, $2, 'likes', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY like_count, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (like_count, id) > (start.sort::integer, start.id)
      ORDER BY like_count, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_likes_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('videos', $1, $2, 'likes', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY like_count DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (like_count, id) <= (start.sort::integer, start.id)
      ORDER BY like_count DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_public_videos_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('public_videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_public_videos_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('public_videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- comments

CREATE OR REPLACE FUNCTION count_comments_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.video_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('comments', r.video_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('comments', r.video_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.video_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON comments
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_comments_insert();

CREATE OR REPLACE FUNCTION count_comments_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.video_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('comments', r.video_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('comments', r.video_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.video_id IS NOT NULL AND EXISTS (SELECT FROM videos parent WHERE parent.id = r.video_id))
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON comments
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_comments_delete();

CREATE OR REPLACE FUNCTION count_comments_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.video_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('comments', r.video_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('comments', r.video_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.video_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, video_id ON comments
FOR EACH ROW EXECUTE FUNCTION count_comments_move();

CREATE OR REPLACE FUNCTION page_of_comments_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('comments', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM comments r WHERE r.video_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM comments r WHERE r.video_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_comments_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('comments', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM comments r WHERE r.video_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM comments r WHERE r.video_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- audit_log

CREATE OR REPLACE FUNCTION count_audit_log_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('audit_log_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('audit_log', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('audit_log', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON audit_log
FOR EACH ROW EXECUTE FUNCTION count_audit_log_append();

CREATE OR REPLACE FUNCTION count_audit_log_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('audit_log', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('audit_log', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON audit_log
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_audit_log_delete();

CREATE OR REPLACE FUNCTION count_audit_log_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('audit_log', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('audit_log', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id ON audit_log
FOR EACH ROW EXECUTE FUNCTION count_audit_log_move();

CREATE OR REPLACE FUNCTION total_of_audit_log(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM audit_log r WHERE true AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('audit_log', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_audit_log_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('audit_log', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM audit_log r WHERE true ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM audit_log r WHERE true AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_audit_log_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('audit_log', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM audit_log r WHERE true ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM audit_log r WHERE true AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

CREATE OR REPLACE FUNCTION search_topics_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  words := search_words(NEW.title, NEW.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || NEW.author_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('topic', NEW.id, 'topic', NEW.id, NEW.author_id, 'forum', NEW.created_at, NULL::timestamptz, NEW.title, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON topics FOR EACH ROW EXECUTE FUNCTION search_topics_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, title ON topics
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_topics_entry();

CREATE OR REPLACE FUNCTION search_topics_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'topic' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_topics_deleted();

CREATE OR REPLACE FUNCTION search_replies_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  words := search_words(NULL::text, NEW.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || NEW.author_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('reply', NEW.id, 'topic', NEW.topic_id, NEW.author_id, 'forum', NEW.created_at, NULL::timestamptz, NULL::text, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON replies FOR EACH ROW EXECUTE FUNCTION search_replies_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, topic_id ON replies
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.topic_id IS DISTINCT FROM NEW.topic_id)
EXECUTE FUNCTION search_replies_entry();

CREATE OR REPLACE FUNCTION search_replies_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'reply' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_replies_deleted();

CREATE OR REPLACE FUNCTION search_questions_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  words := search_words(NEW.title, NEW.body, ARRAY['type question', 'area ' || 'answers', 'author ' || NEW.author_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('question', NEW.id, 'question', NEW.id, NEW.author_id, 'answers', NEW.created_at, NULL::timestamptz, NEW.title, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON questions FOR EACH ROW EXECUTE FUNCTION search_questions_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title ON questions
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_questions_entry();

CREATE OR REPLACE FUNCTION search_questions_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'question' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_questions_deleted();

CREATE OR REPLACE FUNCTION search_answers_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  words := search_words(NULL::text, NEW.body, ARRAY['type question', 'area ' || 'answers', 'author ' || NEW.author_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('answer', NEW.id, 'question', NEW.question_id, NEW.author_id, 'answers', NEW.created_at, NULL::timestamptz, NULL::text, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON answers FOR EACH ROW EXECUTE FUNCTION search_answers_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, question_id ON answers
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.question_id IS DISTINCT FROM NEW.question_id)
EXECUTE FUNCTION search_answers_entry();

CREATE OR REPLACE FUNCTION search_answers_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'answer' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON answers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_answers_deleted();

CREATE OR REPLACE FUNCTION search_videos_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  IF NOT (NEW.visibility = 'public' AND NEW.status = 'ready') THEN
    DELETE FROM search_entries WHERE type = 'video' AND content_id = NEW.id;
    RETURN NULL;
  END IF;
  words := search_words(NEW.title, NEW.description, ARRAY['type video', 'area ' || 'videos', 'author ' || NEW.author_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('video', NEW.id, 'video', NEW.id, NEW.author_id, 'videos', NEW.created_at, NULL::timestamptz, NEW.title, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON videos FOR EACH ROW EXECUTE FUNCTION search_videos_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, description, status, title, visibility ON videos
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.description IS DISTINCT FROM NEW.description OR OLD.status IS DISTINCT FROM NEW.status OR OLD.title IS DISTINCT FROM NEW.title OR OLD.visibility IS DISTINCT FROM NEW.visibility)
EXECUTE FUNCTION search_videos_entry();

CREATE OR REPLACE FUNCTION search_videos_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'video' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_videos_deleted();

CREATE OR REPLACE FUNCTION search_stores_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  IF NOT (NEW.status = 'active') THEN
    DELETE FROM search_entries WHERE type = 'store' AND content_id = NEW.id;
    RETURN NULL;
  END IF;
  words := search_words(NEW.name, NEW.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || NEW.owner_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('store', NEW.id, 'store', NEW.id, NEW.owner_id, 'marketplace', NEW.created_at, NULL::timestamptz, NEW.name, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON stores FOR EACH ROW EXECUTE FUNCTION search_stores_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF description, name, owner_id, status ON stores
FOR EACH ROW WHEN (OLD.description IS DISTINCT FROM NEW.description OR OLD.name IS DISTINCT FROM NEW.name OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status)
EXECUTE FUNCTION search_stores_entry();

CREATE OR REPLACE FUNCTION search_stores_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'store' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_stores_deleted();

CREATE OR REPLACE FUNCTION search_products_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  IF NOT (NEW.deleted_at IS NULL AND CASE WHEN NEW.store_id IS NULL THEN NEW.status = 'active' ELSE NEW.listed END) THEN
    DELETE FROM search_entries WHERE type = 'product' AND content_id = NEW.id;
    RETURN NULL;
  END IF;
  words := search_words(NEW.title, NEW.description, ARRAY['type product', 'area ' || CASE WHEN NEW.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || NEW.owner_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('product', NEW.id, 'product', NEW.id, NEW.owner_id, CASE WHEN NEW.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, NEW.created_at, NULL::timestamptz, NEW.title, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON products FOR EACH ROW EXECUTE FUNCTION search_products_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF deleted_at, description, listed, owner_id, status, store_id, title ON products
FOR EACH ROW WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.description IS DISTINCT FROM NEW.description OR OLD.listed IS DISTINCT FROM NEW.listed OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status OR OLD.store_id IS DISTINCT FROM NEW.store_id OR OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_products_entry();

CREATE OR REPLACE FUNCTION search_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'product' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_deleted();

CREATE OR REPLACE FUNCTION search_announcements_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  words := search_words(NEW.title, NEW.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || NEW.author_id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('announcement', NEW.id, 'announcement', NEW.id, NEW.author_id, NULL::text, NEW.created_at, NEW.until, NEW.title, words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON announcements FOR EACH ROW EXECUTE FUNCTION search_announcements_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title, until ON announcements
FOR EACH ROW WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title OR OLD.until IS DISTINCT FROM NEW.until)
EXECUTE FUNCTION search_announcements_entry();

CREATE OR REPLACE FUNCTION search_announcements_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'announcement' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON announcements
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_announcements_deleted();

CREATE OR REPLACE FUNCTION search_users_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN
  IF NOT (NEW.deleted_at IS NULL AND NOT NEW.awaits_approval AND (NEW.email IS NOT NULL OR NEW.pending_email IS NULL)) THEN
    DELETE FROM search_entries WHERE type = 'person' AND content_id = NEW.id;
    RETURN NULL;
  END IF;
  words := search_words(coalesce(NEW.display_name || ' (' || NEW.username || ')', NEW.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || NEW.id]);
  INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
  VALUES ('person', NEW.id, 'person', NEW.id, NEW.id, NULL::text, NEW.created_at, NULL::timestamptz, coalesce(NEW.display_name || ' (' || NEW.username || ')', NEW.username::text), words)
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION search_users_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF awaits_approval, deleted_at, display_name, email, pending_email, username ON users
FOR EACH ROW WHEN (OLD.awaits_approval IS DISTINCT FROM NEW.awaits_approval OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.display_name IS DISTINCT FROM NEW.display_name OR OLD.email IS DISTINCT FROM NEW.email OR OLD.pending_email IS DISTINCT FROM NEW.pending_email OR OLD.username IS DISTINCT FROM NEW.username)
EXECUTE FUNCTION search_users_entry();

CREATE OR REPLACE FUNCTION search_users_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'person' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON users
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_users_deleted();

-- Fills in anew what a search finds of some tables. They are locked meanwhile: what is hidden then would be found.
CREATE OR REPLACE FUNCTION fill_search(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', array_to_string(tables, ', '));
  IF 'topics' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'topic';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title, search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM topics r WHERE true ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'topic';
  END IF;
  IF 'replies' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'reply';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text, search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
    FROM replies r WHERE true ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'reply';
  END IF;
  IF 'questions' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'question';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title, search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM questions r WHERE true ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'question';
  END IF;
  IF 'answers' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'answer';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text, search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
    FROM answers r WHERE true ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'answer';
  END IF;
  IF 'videos' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'video';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title, search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
    FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'video';
  END IF;
  IF 'stores' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'store';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name, search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
    FROM stores r WHERE r.status = 'active' ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'store';
  END IF;
  IF 'products' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'product';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title, search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
    FROM products r WHERE r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'product';
  END IF;
  IF 'announcements' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'announcement';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title, search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
    FROM announcements r WHERE true ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'announcement';
  END IF;
  IF 'users' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = 'person';
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, coalesce(r.display_name || ' (' || r.username || ')', r.username::text), search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
    FROM users r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL) ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = 'person';
  END IF;
END $$;

-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

-- Whose content is, who may read it, and whether its author decides on that; no row if it is not there, or nothing is told of it.
CREATE OR REPLACE FUNCTION told_content(of_type text, root integer)
RETURNS TABLE (owner_id integer, audience text, area text, is_published boolean, created_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT r.author_id, 'public', 'forum', false, r.created_at
  FROM topics r WHERE of_type = 'topic' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', 'forum', false, r.created_at
  FROM replies r WHERE of_type = 'reply' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', 'answers', false, r.created_at
  FROM questions r WHERE of_type = 'question' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', 'answers', false, r.created_at
  FROM answers r WHERE of_type = 'answer' AND r.id = root AND true
  UNION ALL SELECT r.author_id, CASE WHEN r.visibility = 'public' AND r.status = 'ready' THEN 'public' ELSE 'own' END, 'videos', true, r.created_at
  FROM videos r WHERE of_type = 'video' AND r.id = root AND true
  UNION ALL SELECT r.author_id, CASE WHEN EXISTS (SELECT FROM videos v WHERE v.id = r.video_id AND (
  v.visibility = 'public' OR v.author_id = NULL::integer OR v.visibility = 'unlisted' AND (false::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = NULL::text AND s.password_hash IS NULL AND (s.expires_at IS NULL OR s.expires_at > now()) AND NOT (u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true)) AND u.deleted_at IS NULL
  )))) THEN 'public' ELSE 'own' END, 'videos', false, r.created_at
  FROM comments r WHERE of_type = 'comment' AND r.id = root AND true
  UNION ALL SELECT r.owner_id, CASE WHEN NOT (true) THEN 'public' ELSE 'own' END, 'files', false, r.created_at
  FROM files r WHERE of_type = 'file' AND r.id = root AND true
  UNION ALL SELECT r.owner_id, CASE WHEN r.status = 'active' THEN 'public' ELSE 'own' END, 'marketplace', true, r.created_at
  FROM stores r WHERE of_type = 'store' AND r.id = root AND true
  UNION ALL SELECT r.owner_id, CASE WHEN r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, true, r.created_at
  FROM products r WHERE of_type = 'product' AND r.id = root AND r.deleted_at IS NULL
  UNION ALL SELECT r.author_id, CASE WHEN (false OR EXISTS (SELECT FROM products WHERE id = r.product_id AND listed)) THEN 'public' ELSE 'own' END, 'marketplace', false, r.created_at
  FROM reviews r WHERE of_type = 'review' AND r.id = root AND true
  UNION ALL SELECT r.author_id, 'public', NULL, false, r.created_at
  FROM announcements r WHERE of_type = 'announcement' AND r.id = root AND true
$$;

CREATE OR REPLACE FUNCTION events_of_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.created', r.id, acting(), r.author_id, NULL, 'public', 'forum'
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.created', r.id, acting(), r.author_id, NULL, 'public', 'forum'
  FROM new_rows r WHERE (r.opening_id IS NOT NULL AND NOT (r.created_at >= now())) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_topics_insert AFTER INSERT ON topics REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_topics_insert();

CREATE OR REPLACE FUNCTION events_of_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.updated', r.id, acting(), r.author_id, NULL, 'public', 'forum'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.content IS DISTINCT FROM o.content OR r.is_locked <> o.is_locked OR r.is_sticky <> o.is_sticky OR r.board_id <> o.board_id) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_topics_update AFTER UPDATE OF board_id, content, is_locked, is_sticky, title ON topics FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.content IS DISTINCT FROM OLD.content OR NEW.is_locked <> OLD.is_locked OR NEW.is_sticky <> OLD.is_sticky OR NEW.board_id <> OLD.board_id))
EXECUTE FUNCTION events_of_topics_update();

CREATE OR REPLACE FUNCTION events_of_replies_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'reply.created', r.id, acting(), r.author_id, NULL, 'public', 'forum'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_replies_insert AFTER INSERT ON replies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_replies_insert();

CREATE OR REPLACE FUNCTION events_of_replies_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'reply.updated', r.id, acting(), r.author_id, NULL, 'public', 'forum'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.content IS DISTINCT FROM o.content) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'reply' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_replies_update AFTER UPDATE OF content ON replies FOR EACH ROW
WHEN ((NEW.content IS DISTINCT FROM OLD.content))
EXECUTE FUNCTION events_of_replies_update();

CREATE OR REPLACE FUNCTION events_of_questions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.created', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_questions_insert AFTER INSERT ON questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_questions_insert();

CREATE OR REPLACE FUNCTION events_of_questions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.updated', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.body IS DISTINCT FROM o.body) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'answer.accepted', r.best_answer_id, acting(), (SELECT author_id FROM answers WHERE id = r.best_answer_id), r.author_id, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.best_answer_id IS DISTINCT FROM o.best_answer_id AND r.best_answer_id IS NOT NULL) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'answer' AND target_id = r.best_answer_id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.closed', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'closed' AND o.status <> 'closed') AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'question.reopened', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'open' AND o.status <> 'open') AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'question' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_questions_update AFTER UPDATE OF best_answer_id, body, status, title ON questions FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.body IS DISTINCT FROM OLD.body) OR (NEW.best_answer_id IS DISTINCT FROM OLD.best_answer_id AND NEW.best_answer_id IS NOT NULL) OR (NEW.status = 'closed' AND OLD.status <> 'closed') OR (NEW.status = 'open' AND OLD.status <> 'open'))
EXECUTE FUNCTION events_of_questions_update();

CREATE OR REPLACE FUNCTION events_of_answers_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'answer.created', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_answers_insert AFTER INSERT ON answers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_answers_insert();

CREATE OR REPLACE FUNCTION events_of_answers_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'answer.updated', r.id, acting(), r.author_id, NULL, 'public', 'answers'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.body IS DISTINCT FROM o.body) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'answer' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_answers_update AFTER UPDATE OF body ON answers FOR EACH ROW
WHEN ((NEW.body IS DISTINCT FROM OLD.body))
EXECUTE FUNCTION events_of_answers_update();

CREATE OR REPLACE FUNCTION events_of_videos_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.created', r.id, acting(), r.author_id, NULL, 'own', 'videos'
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.published', r.id, acting(), r.author_id, NULL, CASE WHEN r.visibility = 'public' AND r.status = 'ready' THEN 'public' ELSE 'own' END, 'videos'
  FROM new_rows r WHERE (r.created_at >= now() AND (r.visibility = 'public' AND r.status = 'ready'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_videos_insert AFTER INSERT ON videos REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_videos_insert();

CREATE OR REPLACE FUNCTION events_of_videos_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.updated', r.id, acting(), r.author_id, NULL, CASE WHEN (r.visibility = 'public' AND r.status = 'ready') OR (o.visibility = 'public' AND o.status = 'ready') THEN 'public' ELSE 'own' END, 'videos'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.description IS DISTINCT FROM o.description OR r.visibility <> o.visibility) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'video' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'video.published', r.id, acting(), r.author_id, NULL, CASE WHEN r.visibility = 'public' AND r.status = 'ready' THEN 'public' ELSE 'own' END, 'videos'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE ((r.visibility = 'public' AND r.status = 'ready') AND (NOT (o.visibility = 'public' AND o.status = 'ready'))) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'video' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_videos_update AFTER UPDATE OF description, status, title, visibility ON videos FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.description IS DISTINCT FROM OLD.description OR NEW.visibility <> OLD.visibility) OR ((NEW.visibility = 'public' AND NEW.status = 'ready') AND (NOT (OLD.visibility = 'public' AND OLD.status = 'ready'))))
EXECUTE FUNCTION events_of_videos_update();

CREATE OR REPLACE FUNCTION events_of_comments_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'comment.created', r.id, acting(), r.author_id, NULL, CASE WHEN EXISTS (SELECT FROM videos v WHERE v.id = r.video_id AND (
  v.visibility = 'public' OR v.author_id = NULL::integer OR v.visibility = 'unlisted' AND (false::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = NULL::text AND s.password_hash IS NULL AND (s.expires_at IS NULL OR s.expires_at > now()) AND NOT (u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true)) AND u.deleted_at IS NULL
  )))) THEN 'public' ELSE 'own' END, 'videos'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_comments_insert AFTER INSERT ON comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_comments_insert();

CREATE OR REPLACE FUNCTION events_of_comments_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'comment.updated', r.id, acting(), r.author_id, NULL, CASE WHEN EXISTS (SELECT FROM videos v WHERE v.id = r.video_id AND (
  v.visibility = 'public' OR v.author_id = NULL::integer OR v.visibility = 'unlisted' AND (false::boolean OR EXISTS (
    SELECT FROM shares s JOIN users u ON u.id = v.author_id
    WHERE s.video_id = v.id AND s.token = NULL::text AND s.password_hash IS NULL AND (s.expires_at IS NULL OR s.expires_at > now()) AND NOT (u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true)) AND u.deleted_at IS NULL
  )))) THEN 'public' ELSE 'own' END, 'videos'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.content IS DISTINCT FROM o.content) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'comment' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_comments_update AFTER UPDATE OF content ON comments FOR EACH ROW
WHEN ((NEW.content IS DISTINCT FROM OLD.content))
EXECUTE FUNCTION events_of_comments_update();

CREATE OR REPLACE FUNCTION events_of_files_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'file.created', r.id, acting(), r.owner_id, NULL, CASE WHEN NOT (true) THEN 'public' ELSE 'own' END, 'files'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_files_insert AFTER INSERT ON files REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_files_insert();

CREATE OR REPLACE FUNCTION events_of_files_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'file.updated', r.id, acting(), r.owner_id, NULL, CASE WHEN NOT (true) THEN 'public' ELSE 'own' END, 'files'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.name IS DISTINCT FROM o.name) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'file' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_files_update AFTER UPDATE OF name ON files FOR EACH ROW
WHEN ((NEW.name IS DISTINCT FROM OLD.name))
EXECUTE FUNCTION events_of_files_update();

CREATE OR REPLACE FUNCTION events_of_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.created', r.id, acting(), r.owner_id, NULL, 'own', 'marketplace'
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.status = 'active' THEN 'public' ELSE 'own' END, 'marketplace'
  FROM new_rows r WHERE (r.created_at >= now() AND (r.status = 'active'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_stores_insert AFTER INSERT ON stores REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_stores_insert();

CREATE OR REPLACE FUNCTION events_of_stores_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.updated', r.id, acting(), r.owner_id, NULL, CASE WHEN (r.status = 'active') OR (o.status = 'active') THEN 'public' ELSE 'own' END, 'marketplace'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.name IS DISTINCT FROM o.name OR r.description IS DISTINCT FROM o.description OR r.status <> o.status) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'store' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'store.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.status = 'active' THEN 'public' ELSE 'own' END, 'marketplace'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE ((r.status = 'active') AND (NOT (o.status = 'active'))) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'store' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_stores_update AFTER UPDATE OF description, name, status ON stores FOR EACH ROW
WHEN ((NEW.name IS DISTINCT FROM OLD.name OR NEW.description IS DISTINCT FROM OLD.description OR NEW.status <> OLD.status) OR ((NEW.status = 'active') AND (NOT (OLD.status = 'active'))))
EXECUTE FUNCTION events_of_stores_update();

CREATE OR REPLACE FUNCTION events_of_products_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.created', r.id, acting(), r.owner_id, NULL, 'own', CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM new_rows r WHERE (r.created_at >= now());
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM new_rows r WHERE (r.created_at >= now() AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_products_insert();

CREATE OR REPLACE FUNCTION events_of_products_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.updated', r.id, acting(), r.owner_id, NULL, CASE WHEN (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) OR (o.deleted_at IS NULL AND CASE WHEN o.store_id IS NULL THEN o.status = 'active' ELSE o.listed END) THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.description IS DISTINCT FROM o.description OR r.price <> o.price OR r.status <> o.status OR r.category <> o.category OR r.image_url IS DISTINCT FROM o.image_url
        OR (r.stock > 0) <> (o.stock > 0)) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = r.id);
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'product.published', r.id, acting(), r.owner_id, NULL, CASE WHEN r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END THEN 'public' ELSE 'own' END, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE ((r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) AND (r.status <> o.status)) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'product' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_products_update AFTER UPDATE OF category, description, image_url, price, status, stock, title ON products FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.description IS DISTINCT FROM OLD.description OR NEW.price <> OLD.price OR NEW.status <> OLD.status OR NEW.category <> OLD.category OR NEW.image_url IS DISTINCT FROM OLD.image_url
        OR (NEW.stock > 0) <> (OLD.stock > 0)) OR ((NEW.deleted_at IS NULL AND CASE WHEN NEW.store_id IS NULL THEN NEW.status = 'active' ELSE NEW.listed END) AND (NEW.status <> OLD.status)))
EXECUTE FUNCTION events_of_products_update();

CREATE OR REPLACE FUNCTION events_of_reviews_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'review.created', r.id, acting(), r.author_id, NULL, CASE WHEN (false OR EXISTS (SELECT FROM products WHERE id = r.product_id AND listed)) THEN 'public' ELSE 'own' END, 'marketplace'
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reviews_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_reviews_insert();

CREATE OR REPLACE FUNCTION events_of_reviews_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'review.updated', r.id, acting(), r.author_id, NULL, CASE WHEN (false OR EXISTS (SELECT FROM products WHERE id = r.product_id AND listed)) THEN 'public' ELSE 'own' END, 'marketplace'
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.body IS DISTINCT FROM o.body OR r.rating <> o.rating OR r.reply IS DISTINCT FROM o.reply) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'review' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reviews_update AFTER UPDATE OF body, rating, reply, title ON reviews FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.body IS DISTINCT FROM OLD.body OR NEW.rating <> OLD.rating OR NEW.reply IS DISTINCT FROM OLD.reply))
EXECUTE FUNCTION events_of_reviews_update();

CREATE OR REPLACE FUNCTION events_of_announcements_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'announcement.created', r.id, acting(), r.author_id, NULL, 'public', NULL
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_announcements_insert AFTER INSERT ON announcements REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_announcements_insert();

CREATE OR REPLACE FUNCTION events_of_announcements_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'announcement.updated', r.id, acting(), r.author_id, NULL, 'public', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.title IS DISTINCT FROM o.title OR r.body IS DISTINCT FROM o.body OR r.until IS DISTINCT FROM o.until) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'announcement' AND target_id = r.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_announcements_update AFTER UPDATE OF body, title, until ON announcements FOR EACH ROW
WHEN ((NEW.title IS DISTINCT FROM OLD.title OR NEW.body IS DISTINCT FROM OLD.body OR NEW.until IS DISTINCT FROM OLD.until))
EXECUTE FUNCTION events_of_announcements_update();

CREATE OR REPLACE FUNCTION events_of_merged_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'topic.removed', r.id, acting(), NULL, NULL, 'public', 'forum'
  FROM new_rows r WHERE (true) AND NOT EXISTS (SELECT FROM removals WHERE target_type = 'topic' AND target_id = r.topic_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_merged_topics_insert AFTER INSERT ON merged_topics REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_merged_topics_insert();

CREATE OR REPLACE FUNCTION events_of_orders_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.placed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM new_rows r WHERE (r.created_at >= now() AND r.area = 'shop');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_orders_insert AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_orders_insert();

CREATE OR REPLACE FUNCTION events_of_orders_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.paid', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'paid' AND o.status <> 'paid');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.completed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'completed' AND o.status <> 'completed');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.disputed', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'disputed' AND o.status <> 'disputed');
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.refunded', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status = 'refunded' AND o.status <> 'refunded');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_orders_update AFTER UPDATE OF status ON orders FOR EACH ROW
WHEN ((NEW.status = 'paid' AND OLD.status <> 'paid') OR (NEW.status = 'completed' AND OLD.status <> 'completed') OR (NEW.status = 'disputed' AND OLD.status <> 'disputed') OR (NEW.status = 'refunded' AND OLD.status <> 'refunded'))
EXECUTE FUNCTION events_of_orders_update();

CREATE OR REPLACE FUNCTION events_of_orders_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.withdrawn', r.id, acting(), r.buyer_id, (SELECT s.owner_id FROM order_stores os JOIN stores s ON s.id = os.store_id WHERE os.order_id = r.id LIMIT 1), 'own', r.area
  FROM (SELECT OLD.*) r WHERE (true);
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_orders_delete BEFORE DELETE ON orders FOR EACH ROW
EXECUTE FUNCTION events_of_orders_delete();

CREATE OR REPLACE FUNCTION events_of_order_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'order.placed', r.order_id, acting(), (SELECT buyer_id FROM orders WHERE id = r.order_id), (SELECT owner_id FROM stores WHERE id = r.store_id), 'own', 'marketplace'
  FROM new_rows r WHERE (r.updated_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_order_stores_insert AFTER INSERT ON order_stores REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_order_stores_insert();

CREATE OR REPLACE FUNCTION events_of_reports_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'report.opened', r.id, acting(), r.author_id, NULL, 'staff', NULL
  FROM new_rows r WHERE (r.created_at >= now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reports_insert AFTER INSERT ON reports REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
EXECUTE FUNCTION events_of_reports_insert();

CREATE OR REPLACE FUNCTION events_of_reports_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outbox (type, resource_id, actor_id, owner_id, party_id, audience, area)
  SELECT 'report.resolved', r.id, acting(), r.author_id, NULL, 'staff', NULL
  FROM (SELECT NEW.*) r, (SELECT OLD.*) o WHERE (r.status IN ('upheld', 'rejected') AND o.status NOT IN ('upheld', 'rejected'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_events_of_reports_update AFTER UPDATE OF status ON reports FOR EACH ROW
WHEN ((NEW.status IN ('upheld', 'rejected') AND OLD.status NOT IN ('upheld', 'rejected')))
EXECUTE FUNCTION events_of_reports_update();
