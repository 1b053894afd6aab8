-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION video_titled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.title_key := search_key(NEW.title);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER video_titled BEFORE INSERT OR UPDATE OF title ON videos
FOR EACH ROW EXECUTE FUNCTION video_titled();

-- The first 1,000 videos of the list whose title contains a text. A common text is found by walking along the list, a
-- rare one by the index of titles, as in search_products. A key is empty until the keys of before it are made anew.
CREATE OR REPLACE FUNCTION search_videos(list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  pattern text := search_pattern(term);
  is_indexed boolean := search_key(term) ~ '[[:alnum:]]{3}';
  list text := 'videos WHERE visibility = ''public'' AND status = ''ready''';
  ordering text := CASE list_sort WHEN 'popular' THEN 'like_count DESC, id DESC' ELSE 'id DESC' END;
  found integer[];
BEGIN
  EXECUTE format(
    'SELECT ARRAY(SELECT id FROM (SELECT id, like_count, title, title_key FROM %s ORDER BY %s LIMIT %s) first
     WHERE CASE title_key WHEN '''' THEN search_key(title) ELSE title_key END LIKE %L ORDER BY %s LIMIT 1000)',
    list, ordering, CASE WHEN is_indexed THEN 20000 ELSE 50000 END, pattern, ordering
  ) INTO found;
  -- A list that was walked to its end holds no more.
  IF is_indexed AND cardinality(found) < 1000 AND list_total('videos', 0, '') > 20000 THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, like_count FROM %s AND search_key(title) LIKE %L OFFSET 0) every
       ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found;
  END IF;
  RETURN found;
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
  INSERT INTO removed.videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, title_key, removal)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, r.updated_at, r.like_count, r.dislike_count, r.comment_count, r.title_key, done FROM videos r WHERE r.id = root;
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
  INSERT INTO videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, title_key)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, clock_timestamp(), 0, 0, 0, r.title_key
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
    SELECT 'topic', r.id FROM topics r WHERE r.id = ANY (ids) AND (true)
    ON CONFLICT DO NOTHING;
  WHEN 'replies' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM replies WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
    INSERT INTO search_queue (type, content_id)
    SELECT 'reply', r.id FROM replies r WHERE r.id = ANY (ids) AND (true)
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

-- Keys of the titles that are there.
SELECT queue_search_rebuild('videos');
