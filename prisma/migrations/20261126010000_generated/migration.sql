-- What changed in prisma/sql and generated.

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
