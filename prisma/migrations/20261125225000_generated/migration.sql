-- What changed in prisma/sql and generated.

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
