-- What changed in prisma/sql and generated.

CREATE OR REPLACE TRIGGER folder_named BEFORE INSERT OR UPDATE OF name ON file_folders
FOR EACH ROW EXECUTE FUNCTION file_named();

-- The names of a folder and of those that it is in, outermost first; '' for none.
CREATE OR REPLACE FUNCTION folder_path(folder integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF folder IS NULL THEN
    RETURN '';
  END IF;
  RETURN coalesce((
    SELECT string_agg(above.name, '/' ORDER BY step.place)
    FROM file_folders f CROSS JOIN unnest(f.ancestors || f.id) WITH ORDINALITY step (id, place)
    JOIN file_folders above ON above.id = step.id WHERE f.id = folder
  ), '');
END $$;

-- The folder of a file that is restored. A deleted one is there again, with those that it was in; if another has its name by now, that takes its
-- place. Null if there is none. The owner's row in `users` has to be locked.
CREATE OR REPLACE FUNCTION restored_folder(folder integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  step file_folders;
  place integer;
  above integer[] := '{}';
  other file_folders;
BEGIN
  FOR step IN
    SELECT each.* FROM file_folders f CROSS JOIN unnest(f.ancestors || f.id) WITH ORDINALITY way (id, place)
    JOIN file_folders each ON each.id = way.id WHERE f.id = folder ORDER BY way.place
  LOOP
    IF step.deleted_at IS NOT NULL THEN
      SELECT * INTO other FROM file_folders
      WHERE owner_id = step.owner_id AND parent_id IS NOT DISTINCT FROM place AND lower(name) = lower(step.name) AND deleted_at IS NULL;
      IF FOUND THEN
        step := other;
      ELSE
        UPDATE file_folders SET deleted_at = NULL, parent_id = place, ancestors = above, updated_at = clock_timestamp()
        WHERE id = step.id RETURNING * INTO step;
      END IF;
    END IF;
    place := step.id;
    above := step.ancestors || step.id;
  END LOOP;
  RETURN place;
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
  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN
    RETURN false;
  END IF;
  INSERT INTO videos (id, author_id, title, description, visibility, status, object_key, mime_type, size, duration, width, height, thumbnail_url, created_at, updated_at, like_count, dislike_count, comment_count, title_key)
  SELECT r.id, r.author_id, r.title, r.description, r.visibility, r.status, r.object_key, r.mime_type, r.size, r.duration, r.width, r.height, r.thumbnail_url, r.created_at, clock_timestamp(), 0, 0, 0, r.title_key
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
  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN
    RETURN false;
  END IF;
  INSERT INTO comments (id, video_id, author_id, content, created_at, updated_at, edited_at, edited_by, like_count)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.like_count
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
  INSERT INTO removed.files (id, owner_id, name, mime_type, size, sha256, object_key, created_at, updated_at, name_key, folder_id, removal)
  SELECT r.id, r.owner_id, r.name, r.mime_type, r.size, r.sha256, r.object_key, r.created_at, r.updated_at, r.name_key, r.folder_id, done FROM files r WHERE r.id = root;
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
  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN
    RETURN false;
  END IF;
  INSERT INTO files (id, owner_id, name, mime_type, size, sha256, object_key, created_at, updated_at, name_key, folder_id)
  SELECT r.id, r.owner_id, r.name, r.mime_type, r.size, r.sha256, r.object_key, r.created_at, clock_timestamp(), r.name_key, restored_folder(r.folder_id)
  FROM removed.files r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;
