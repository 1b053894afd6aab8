-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

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

CREATE OR REPLACE FUNCTION search_topics_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'topic' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_topics_deleted();

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

CREATE OR REPLACE FUNCTION search_replies_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'reply' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_replies_deleted();

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

CREATE OR REPLACE FUNCTION search_questions_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'question' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_questions_deleted();

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

CREATE OR REPLACE FUNCTION search_answers_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'answer' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON answers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_answers_deleted();

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

CREATE OR REPLACE FUNCTION search_videos_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'video' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_videos_deleted();

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

CREATE OR REPLACE FUNCTION search_stores_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'store' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_stores_deleted();

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

CREATE OR REPLACE FUNCTION search_products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'product' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_products_deleted();

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

CREATE OR REPLACE FUNCTION search_announcements_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'announcement' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON announcements
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_announcements_deleted();

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
    FROM new_rows r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL)
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

CREATE OR REPLACE FUNCTION search_users_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = 'person' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON users
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_users_deleted();

CREATE OR REPLACE FUNCTION search_users_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = 'person' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL));
  WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT 'person', r.id, 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, coalesce(r.display_name || ' (' || r.username || ')', r.username::text),
      search_words(coalesce(r.display_name || ' (' || r.username || ')', r.username::text), NULL::text, ARRAY['type person', 'area ' || NULL::text, 'author ' || r.id])
    FROM (SELECT NEW.*) r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL)
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
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF awaits_approval, deleted_at, display_name, email, pending_email, username ON users
FOR EACH ROW WHEN (OLD.awaits_approval IS DISTINCT FROM NEW.awaits_approval OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.display_name IS DISTINCT FROM NEW.display_name OR OLD.email IS DISTINCT FROM NEW.email OR OLD.pending_email IS DISTINCT FROM NEW.pending_email OR OLD.username IS DISTINCT FROM NEW.username)
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
      FROM users r WHERE r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL) ORDER BY r.created_at, r.id
      RETURNING words
    )
    INSERT INTO search_vocabulary
    SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
    WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\d+$|\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
    ORDER BY token ON CONFLICT DO NOTHING;
  END IF;
END $$;
