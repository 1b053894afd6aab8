-- What changed in prisma/sql and generated.

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
  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN
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
