-- What changed in prisma/sql and generated.

-- When a row changed, as those see it who ask what changed since a time: not counts that every like, vote, comment, order or view would change,
-- since its indexes would be written with each of these.
CREATE OR REPLACE FUNCTION row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON topics FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON questions FOR EACH ROW
WHEN (OLD.vote_score = NEW.vote_score AND OLD.comment_count = NEW.comment_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON orders FOR EACH ROW
-- A row whose currency or amounts are filled in has not changed for anybody.
WHEN (OLD.currency IS NOT DISTINCT FROM NEW.currency AND OLD.total IS NOT DISTINCT FROM NEW.total) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON replies FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON reviews FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON announcements FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE ON post_comments FOR EACH ROW
WHEN (OLD.like_count = NEW.like_count) EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF body, edited_at ON answers FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF name ON files FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed BEFORE UPDATE OF title, description, visibility, status, thumbnail_url, poster ON videos
FOR EACH ROW EXECUTE FUNCTION row_changed();
CREATE OR REPLACE TRIGGER row_changed
BEFORE UPDATE OF store_id, title, slug, sku, description, price, regular_price, status, category, image_url, picture, listed ON products
FOR EACH ROW EXECUTE FUNCTION row_changed();

-- Chapters in a description: lines that begin with a time, of which the first is 0:00, at least three, in their order.
CREATE OR REPLACE FUNCTION chapters_of(description text) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN count(*) >= 3 AND min(at) FILTER (WHERE n = 1) = 0 AND bool_and(at > coalesce(before, -1))
    THEN array_to_json(array_agg(chapter ORDER BY n)) ELSE '[]' END
  FROM (
    SELECT n, at, lag(at) OVER (ORDER BY n) AS before, (SELECT row_to_json(c) FROM (SELECT at, title) c) AS chapter FROM (
      SELECT n, coalesce(m[1]::integer, 0) * 3600 + m[2]::integer * 60 + m[3]::integer AS at, left(m[4], 200) AS title
      FROM regexp_matches(description, '^[ \t]*(?:[-*][ \t]+)?[\[(]?(?:(\d{1,2}):)?(\d{1,2}):(\d\d)[\])]?[ \t]+(?:[-–—][ \t]+)?(\S.*?)[ \t\r]*$', 'gn')
        WITH ORDINALITY found (m, n) LIMIT 100
    ) lines
  ) chapters
$$;

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
  INSERT INTO removed.videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, title_key, failure, poster, plays_as_sent, removal)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, r.updated_at, r.like_count, r.dislike_count, r.comment_count, r.title_key, r.failure, r.poster, r.plays_as_sent, done FROM videos r WHERE r.id = root;
  PERFORM FROM comments r WHERE r.video_id = root FOR UPDATE;
  INSERT INTO removed.comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, like_count, removal)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.like_count, done FROM comments r WHERE r.video_id = root;
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
  INSERT INTO videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, title_key, failure, poster, plays_as_sent)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, clock_timestamp(), 0, 0, 0, r.title_key, r.failure, r.poster, r.plays_as_sent
  FROM removed.videos r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, like_count)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.like_count
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
