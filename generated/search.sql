-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

-- Content that is new or was changed waits for its entry. Its row in the queue is also the lock of its entry: who makes the entry has it until
-- that is committed, and a writer who changes the content meanwhile waits for that, and then takes away the entry, which has the content
-- as it was. So no entry has what was hidden, deleted or edited away, whenever it was read. Of what another engine has, the
-- time is the version, and what is removed waits as well.
CREATE OR REPLACE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (type, content_id) VALUES (TG_ARGV[0], NEW.id)
  ON CONFLICT (type, content_id) DO UPDATE SET queued_at = excluded.queued_at;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM search_entries WHERE type = TG_ARGV[0] AND content_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM search_engines) THEN
    INSERT INTO search_queue (type, content_id) SELECT TG_ARGV[0], r.id FROM old_rows r
    ON CONFLICT (type, content_id) DO UPDATE SET queued_at = excluded.queued_at;
  ELSE
    DELETE FROM search_queue q USING old_rows r WHERE q.type = TG_ARGV[0] AND q.content_id = r.id;
  END IF;
  DELETE FROM search_entries e USING old_rows r WHERE e.type = TG_ARGV[0] AND e.content_id = r.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON topics FOR EACH ROW
EXECUTE FUNCTION search_changed('topic');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, title ON topics
FOR EACH ROW WHEN ((OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.title IS DISTINCT FROM NEW.title))
EXECUTE FUNCTION search_changed('topic');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('topic');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON replies FOR EACH ROW
EXECUTE FUNCTION search_changed('reply');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, content, topic_id ON replies
FOR EACH ROW WHEN ((OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.content IS DISTINCT FROM NEW.content OR OLD.topic_id IS DISTINCT FROM NEW.topic_id))
EXECUTE FUNCTION search_changed('reply');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('reply');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON questions FOR EACH ROW
EXECUTE FUNCTION search_changed('question');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title ON questions
FOR EACH ROW WHEN ((OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title))
EXECUTE FUNCTION search_changed('question');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('question');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON answers FOR EACH ROW
EXECUTE FUNCTION search_changed('answer');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, question_id ON answers
FOR EACH ROW WHEN ((OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.question_id IS DISTINCT FROM NEW.question_id))
EXECUTE FUNCTION search_changed('answer');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON answers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('answer');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON videos FOR EACH ROW WHEN (NEW.visibility = 'public' AND NEW.status = 'ready')
EXECUTE FUNCTION search_changed('video');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, description, status, title, visibility ON videos
FOR EACH ROW WHEN ((OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.description IS DISTINCT FROM NEW.description OR OLD.status IS DISTINCT FROM NEW.status OR OLD.title IS DISTINCT FROM NEW.title OR OLD.visibility IS DISTINCT FROM NEW.visibility) AND (NEW.visibility = 'public' AND NEW.status = 'ready' OR OLD.visibility = 'public' AND OLD.status = 'ready'))
EXECUTE FUNCTION search_changed('video');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('video');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON stores FOR EACH ROW WHEN (NEW.status = 'active')
EXECUTE FUNCTION search_changed('store');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF description, name, owner_id, status ON stores
FOR EACH ROW WHEN ((OLD.description IS DISTINCT FROM NEW.description OR OLD.name IS DISTINCT FROM NEW.name OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status) AND (NEW.status = 'active' OR OLD.status = 'active'))
EXECUTE FUNCTION search_changed('store');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('store');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON products FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND CASE WHEN NEW.store_id IS NULL THEN NEW.status = 'active' ELSE NEW.listed END)
EXECUTE FUNCTION search_changed('product');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF deleted_at, description, listed, owner_id, status, store_id, title ON products
FOR EACH ROW WHEN ((OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.description IS DISTINCT FROM NEW.description OR OLD.listed IS DISTINCT FROM NEW.listed OR OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.status IS DISTINCT FROM NEW.status OR OLD.store_id IS DISTINCT FROM NEW.store_id OR OLD.title IS DISTINCT FROM NEW.title) AND (NEW.deleted_at IS NULL AND CASE WHEN NEW.store_id IS NULL THEN NEW.status = 'active' ELSE NEW.listed END OR OLD.deleted_at IS NULL AND CASE WHEN OLD.store_id IS NULL THEN OLD.status = 'active' ELSE OLD.listed END))
EXECUTE FUNCTION search_changed('product');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('product');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON announcements FOR EACH ROW
EXECUTE FUNCTION search_changed('announcement');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF author_id, body, title, until ON announcements
FOR EACH ROW WHEN ((OLD.author_id IS DISTINCT FROM NEW.author_id OR OLD.body IS DISTINCT FROM NEW.body OR OLD.title IS DISTINCT FROM NEW.title OR OLD.until IS DISTINCT FROM NEW.until))
EXECUTE FUNCTION search_changed('announcement');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON announcements
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('announcement');

CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON users FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND NOT NEW.awaits_approval AND (NEW.email IS NOT NULL OR NEW.pending_email IS NULL))
EXECUTE FUNCTION search_changed('person');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF awaits_approval, deleted_at, display_name, email, pending_email, username ON users
FOR EACH ROW WHEN ((OLD.awaits_approval IS DISTINCT FROM NEW.awaits_approval OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.display_name IS DISTINCT FROM NEW.display_name OR OLD.email IS DISTINCT FROM NEW.email OR OLD.pending_email IS DISTINCT FROM NEW.pending_email OR OLD.username IS DISTINCT FROM NEW.username) AND (NEW.deleted_at IS NULL AND NOT NEW.awaits_approval AND (NEW.email IS NOT NULL OR NEW.pending_email IS NULL) OR OLD.deleted_at IS NULL AND NOT OLD.awaits_approval AND (OLD.email IS NOT NULL OR OLD.pending_email IS NULL)))
EXECUTE FUNCTION search_changed('person');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON users
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('person');

-- As what a search finds something of this type.
CREATE OR REPLACE FUNCTION search_thread_type(of_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE of_type WHEN 'reply' THEN 'topic' WHEN 'answer' THEN 'question' ELSE of_type END
$$;

-- Lexemes by which the index finds an entry. Labels, by which a search filters, are lexemes, too, so that one index finds what matches all.
-- They have a space in them, which no word of a text has. What the release before wrote is in `words`.
CREATE OR REPLACE FUNCTION search_lexemes(words tsvector, content text, type text, area text, author_id integer) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF words IS NOT NULL THEN
    RETURN strip(words);
  END IF;
  RETURN array_to_tsvector(array_remove(array_remove(string_to_array(content, ' ', '') || ARRAY[
    'type ' || CASE type WHEN 'reply' THEN 'topic' WHEN 'answer' THEN 'question' ELSE type END, 'area ' || area, 'author ' || author_id, CASE WHEN strpos(content, E'\n') > 0 THEN 'has title' END
  ], NULL), E'\n'));
END $$;

-- What a search finds of this content: no row where not everybody may read it.
CREATE OR REPLACE FUNCTION searched_content(of_type text, of_id integer)
RETURNS TABLE (
  thread_type text, thread_id integer, author_id integer, area text, created_at timestamptz, until timestamptz, title text, body text
) LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
  CASE of_type
  WHEN 'topic' THEN
    RETURN QUERY SELECT 'topic', r.id, r.author_id, 'forum', r.created_at, NULL::timestamptz, (r.title)::text, r.content FROM topics r WHERE r.id = of_id AND (board_is_open(r.board_id));
  WHEN 'reply' THEN
    RETURN QUERY SELECT 'topic', r.topic_id, r.author_id, 'forum', r.created_at, NULL::timestamptz, (NULL::text)::text, r.content FROM replies r WHERE r.id = of_id AND (topic_is_open(r.topic_id));
  WHEN 'question' THEN
    RETURN QUERY SELECT 'question', r.id, r.author_id, 'answers', r.created_at, NULL::timestamptz, (r.title)::text, r.body FROM questions r WHERE r.id = of_id AND (true);
  WHEN 'answer' THEN
    RETURN QUERY SELECT 'question', r.question_id, r.author_id, 'answers', r.created_at, NULL::timestamptz, (NULL::text)::text, r.body FROM answers r WHERE r.id = of_id AND (true);
  WHEN 'video' THEN
    RETURN QUERY SELECT 'video', r.id, r.author_id, 'videos', r.created_at, NULL::timestamptz, (r.title)::text, r.description FROM videos r WHERE r.id = of_id AND (r.visibility = 'public' AND r.status = 'ready');
  WHEN 'store' THEN
    RETURN QUERY SELECT 'store', r.id, r.owner_id, 'marketplace', r.created_at, NULL::timestamptz, (r.name)::text, r.description FROM stores r WHERE r.id = of_id AND (r.status = 'active');
  WHEN 'product' THEN
    RETURN QUERY SELECT 'product', r.id, r.owner_id, CASE WHEN r.store_id IS NULL THEN 'shop' ELSE 'marketplace' END, r.created_at, NULL::timestamptz, (r.title)::text, r.description FROM products r WHERE r.id = of_id AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END);
  WHEN 'announcement' THEN
    RETURN QUERY SELECT 'announcement', r.id, r.author_id, NULL::text, r.created_at, r.until, (r.title)::text, r.body FROM announcements r WHERE r.id = of_id AND (true);
  WHEN 'person' THEN
    RETURN QUERY SELECT 'person', r.id, r.id, NULL::text, r.created_at, NULL::timestamptz, (coalesce(r.display_name || ' (' || r.username || ')', r.username::text))::text, NULL::text FROM users r WHERE r.id = of_id AND (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL));
  END CASE;
END $$;

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

-- Queues the next rows of a table whose entries are made anew, the newest first, and makes entries for so many milliseconds. Returns how
-- many rows it came by: null where nothing is left, and 0 where it has to be called again. Rows are locked against their removal until they
-- are queued: what takes them away afterwards finds them there. It waits for a lock for a twentieth of a second: where two wait for each
-- other it steps back, and no writer has to.
CREATE OR REPLACE FUNCTION rebuild_search(milliseconds integer) RETURNS integer LANGUAGE plpgsql SET lock_timeout = '50ms' AS $$
DECLARE
  part search_rebuilds;
  ids integer[];
  seen integer;
  changed integer;
BEGIN
  -- What was written before waits no longer than a part lasts.
  IF NOT EXISTS (SELECT FROM search_queue OFFSET 200) THEN
    SELECT * INTO part FROM search_rebuilds ORDER BY source LIMIT 1 FOR UPDATE SKIP LOCKED;
  END IF;
  IF part IS NULL THEN
    seen := cardinality(index_search(milliseconds));
    RETURN CASE WHEN seen > 0 OR EXISTS (SELECT FROM search_rebuilds) THEN seen END;
  END IF;
  CASE part.source
  WHEN 'topics' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM topics WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'topic', r.id FROM topics r WHERE r.id = ANY (ids) AND (board_is_open(r.board_id))
    ON CONFLICT DO NOTHING;
  WHEN 'replies' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM replies WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'reply', r.id FROM replies r WHERE r.id = ANY (ids) AND (topic_is_open(r.topic_id))
    ON CONFLICT DO NOTHING;
  WHEN 'questions' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM questions WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    PERFORM FROM questions q JOIN question_search s ON s.question_id = q.id
    WHERE q.id = ANY (ids) AND s.words <> question_words(q.title, q.body, q.category_id, q.status) FOR SHARE OF q;
    UPDATE question_search s SET words = question_words(q.title, q.body, q.category_id, q.status) FROM questions q
    WHERE q.id = s.question_id AND q.id = ANY (ids) AND s.words <> question_words(q.title, q.body, q.category_id, q.status);
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed > 0 THEN
      PERFORM count_question_changes(changed);
    END IF;
    INSERT INTO search_queue (type, content_id)
    SELECT 'question', r.id FROM questions r WHERE r.id = ANY (ids) AND (true)
    ON CONFLICT DO NOTHING;
  WHEN 'answers' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM answers WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'answer', r.id FROM answers r WHERE r.id = ANY (ids) AND (true)
    ON CONFLICT DO NOTHING;
  WHEN 'videos' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM videos WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    UPDATE videos v SET title_key = search_key(v.title) WHERE v.id = ANY (ids) AND v.title_key <> search_key(v.title);
    INSERT INTO search_queue (type, content_id)
    SELECT 'video', r.id FROM videos r WHERE r.id = ANY (ids) AND (r.visibility = 'public' AND r.status = 'ready')
    ON CONFLICT DO NOTHING;
  WHEN 'stores' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM stores WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'store', r.id FROM stores r WHERE r.id = ANY (ids) AND (r.status = 'active')
    ON CONFLICT DO NOTHING;
  WHEN 'products' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM products WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    UPDATE products p SET title_key = search_key(p.title) WHERE p.id = ANY (ids) AND p.title_key <> search_key(p.title);
    INSERT INTO search_queue (type, content_id)
    SELECT 'product', r.id FROM products r WHERE r.id = ANY (ids) AND (r.deleted_at IS NULL AND CASE WHEN r.store_id IS NULL THEN r.status = 'active' ELSE r.listed END)
    ON CONFLICT DO NOTHING;
  WHEN 'announcements' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM announcements WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'announcement', r.id FROM announcements r WHERE r.id = ANY (ids) AND (true)
    ON CONFLICT DO NOTHING;
  WHEN 'users' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM users WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'person', r.id FROM users r WHERE r.id = ANY (ids) AND (r.deleted_at IS NULL AND NOT r.awaits_approval AND (r.email IS NOT NULL OR r.pending_email IS NULL))
    ON CONFLICT DO NOTHING;
  WHEN 'files' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM files WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    UPDATE files f SET name_key = search_key(f.name) WHERE f.id = ANY (ids) AND f.name_key <> search_key(f.name);
  END CASE;
  seen := coalesce(cardinality(ids), 0);
  IF seen = 0 THEN
    DELETE FROM search_rebuilds WHERE source = part.source;
  ELSE
    UPDATE search_rebuilds SET next_id = ids[seen] - 1 WHERE source = part.source;
  END IF;
  PERFORM index_search(milliseconds);
  RETURN seen;
EXCEPTION WHEN lock_not_available THEN
  RETURN 0;
END $$;
