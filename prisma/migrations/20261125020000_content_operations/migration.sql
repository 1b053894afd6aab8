-- One operation hides content of any kind, and one restores it: what is private is not restored by staff either, and a board that was
-- deleted with its topics is there again with the first of them. From generated/content.sql.

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
  INSERT INTO topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, reply_count, last_reply_at, last_reply_user_id)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, r.reply_count, r.last_reply_at, r.last_reply_user_id
  FROM removed.topics r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO replies (id, topic_id, author_id, content, created_at)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  UPDATE boards b SET deleted_at = NULL FROM topics t WHERE t.id = root AND b.id = t.board_id AND b.deleted_at IS NOT NULL;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
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
  INSERT INTO videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, like_count, dislike_count, comment_count)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, 0, 0, 0
  FROM removed.videos r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO comments (id, video_id, author_id, content, created_at)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at
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
      RETURN false;
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
  INSERT INTO comments (id, video_id, author_id, content, created_at)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at
  FROM removed.comments r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
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
  SELECT r.id, r.owner_id, r.name, r.mime_type, r.size, r.sha256, r.object_key, r.created_at, r.updated_at, r.name_key
  FROM removed.files r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

-- The log names operations as they are called now.
ALTER TABLE audit_log DISABLE TRIGGER append_only;
-- allow rows: a log has few such entries, and nothing else changes them
UPDATE audit_log SET action = 'hideContent' WHERE action IN (
  'hideAnswer', 'hideMarketplaceProduct', 'hideQuestion', 'hideReply', 'hideShare', 'hideShopProduct', 'hideStore', 'hideTopic',
  'hideVideo', 'hideVideoComment'
);
-- allow rows: a log has few such entries, and nothing else changes them
UPDATE audit_log SET action = 'restoreContent' WHERE action IN (
  'restoreAnswer', 'restoreMarketplaceProduct', 'restoreQuestion', 'restoreReply', 'restoreShare', 'restoreShopProduct', 'restoreStore',
  'restoreTopic', 'restoreVideo', 'restoreVideoComment'
);
ALTER TABLE audit_log ENABLE TRIGGER append_only;
