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

-- Lets `rebuild_search` make anew what a search looks through of these tables, whose triggers keep it up to date meanwhile.
CREATE OR REPLACE FUNCTION queue_search_rebuild(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each text;
  last integer;
BEGIN
  FOREACH each IN ARRAY tables LOOP
    EXECUTE format('SELECT coalesce(max(id), 0) FROM %I', each) INTO last;
    INSERT INTO search_rebuilds (source, next_id) SELECT each, last WHERE last > 0
    ON CONFLICT (source) DO UPDATE SET next_id = greatest(search_rebuilds.next_id, excluded.next_id);
  END LOOP;
END $$;

-- Makes anew what a search looks through, the newest rows of a table first, for so many milliseconds, and returns of how many rows: null where
-- nothing is left, and 0 where it has to be tried again. Rows are locked that differ. It waits for a lock for a twentieth of a second:
-- where two wait for each other it steps back, and no writer has to.
CREATE OR REPLACE FUNCTION rebuild_search(milliseconds integer) RETURNS integer LANGUAGE plpgsql SET lock_timeout = '50ms' AS $$
DECLARE
  deadline CONSTANT timestamptz := clock_timestamp() + milliseconds * interval '1 millisecond';
  part search_rebuilds;
  r record;
  words tsvector;
  lowest integer;
  seen integer := 0;
BEGIN
  SELECT * INTO part FROM search_rebuilds ORDER BY source LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM search_rebuilds) THEN 0 END;
  END IF;
  CASE part.source
  WHEN 'topics' THEN
    FOR r IN SELECT * FROM topics t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'topic' AND e.content_id = r.id AND e.words = search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM topics t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(r.title, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('topic', r.id, 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'replies' THEN
    FOR r IN SELECT * FROM replies t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'reply' AND e.content_id = r.id AND e.words = search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM replies t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(NULL::text, r.content, ARRAY['type topic', 'area ' || 'forum', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('reply', r.id, 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, NULL::text, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'questions' THEN
    FOR r IN SELECT * FROM questions t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF EXISTS (
        SELECT FROM question_search s WHERE s.question_id = r.id AND s.words <> question_words(r.title, r.body, r.category_id, r.status)
      ) THEN
        SELECT * INTO r FROM questions q WHERE q.id = lowest FOR SHARE;
        UPDATE question_search s SET words = question_words(r.title, r.body, r.category_id, r.status) WHERE s.question_id = r.id;
        PERFORM count_question_changes(1);
      END IF;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'question' AND e.content_id = r.id AND e.words = search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM questions t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(r.title, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('question', r.id, 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'answers' THEN
    FOR r IN SELECT * FROM answers t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'answer' AND e.content_id = r.id AND e.words = search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM answers t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(NULL::text, r.body, ARRAY['type question', 'area ' || 'answers', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('answer', r.id, 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, NULL::text, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'videos' THEN
    FOR r IN SELECT * FROM videos t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (r.visibility = 'public' AND r.status = 'ready') AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'video' AND e.content_id = r.id AND e.words = search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM videos t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.visibility = 'public' AND r.status = 'ready') THEN
          words := search_words(r.title, r.description, ARRAY['type video', 'area ' || 'videos', 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('video', r.id, 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'stores' THEN
    FOR r IN SELECT * FROM stores t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (r.status = 'active') AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'store' AND e.content_id = r.id AND e.words = search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id])
      ) THEN
        SELECT * INTO r FROM stores t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.status = 'active') THEN
          words := search_words(r.name, r.description, ARRAY['type store', 'area ' || 'marketplace', 'author ' || r.owner_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('store', r.id, 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, r.name, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'products' THEN
    FOR r IN SELECT * FROM products t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      UPDATE products p SET title_key = search_key(p.title) WHERE p.id = r.id AND p.title_key <> search_key(p.title);
      IF (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'product' AND e.content_id = r.id AND e.words = search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id])
      ) THEN
        SELECT * INTO r FROM products t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END) THEN
          words := search_words(r.title, r.description, ARRAY['type product', 'area ' || CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, 'author ' || r.owner_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('product', r.id, 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'announcements' THEN
    FOR r IN SELECT * FROM announcements t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (true) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'announcement' AND e.content_id = r.id AND e.words = search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id])
      ) THEN
        SELECT * INTO r FROM announcements t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (true) THEN
          words := search_words(r.title, r.body, ARRAY['type announcement', 'area ' || NULL::text, 'author ' || r.author_id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('announcement', r.id, 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, r.title, words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'users' THEN
    FOR r IN SELECT * FROM users t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      IF (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL)) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = 'person' AND e.content_id = r.id AND e.words = search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
      ) THEN
        SELECT * INTO r FROM users t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL)) THEN
          words := search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id]);
          INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
          VALUES ('person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, coalesce(r.display_name || ' (' || r.username || ')', r.username::text), words)
          ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
          PERFORM search_learn(words);
        END IF;
      END IF;
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  WHEN 'files' THEN
    FOR r IN SELECT * FROM files t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
      UPDATE files f SET name_key = search_key(f.name) WHERE f.id = r.id AND f.name_key <> search_key(f.name);
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;
  END CASE;
  IF seen = 0 THEN
    DELETE FROM search_rebuilds WHERE source = part.source;
  ELSE
    UPDATE search_rebuilds SET next_id = lowest - 1 WHERE source = part.source;
  END IF;
  RETURN seen;
EXCEPTION WHEN lock_not_available THEN
  RETURN 0;
END $$;
