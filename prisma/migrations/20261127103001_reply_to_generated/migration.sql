-- What changed in prisma/sql and generated.

CREATE OR REPLACE FUNCTION remove_topic(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  SELECT true INTO is_there FROM topics r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'topic' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM topics r WHERE r.id = root) THEN remove_topic(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'topic', r.id, NULL, r.author_id, r.title, left(r.content, 1000), NULL,
    false, wanted, actor, why
  FROM topics r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM topics r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id, is_split, removal)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id, r.is_split, done FROM topics r WHERE r.id = root;
  PERFORM FROM replies r WHERE r.topic_id = root FOR UPDATE;
  INSERT INTO removed.replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id, removal)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_to_id, done FROM replies r WHERE r.topic_id = root;
  PERFORM FROM merged_topics r WHERE r.topic_id = root FOR UPDATE;
  INSERT INTO removed.merged_topics (id, topic_id, removal)
  SELECT r.id, r.topic_id, done FROM merged_topics r WHERE r.topic_id = root;
  DELETE FROM topics WHERE id = root;
  RETURN done;
END $$;

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
  INSERT INTO topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id, is_split)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id, r.is_split
  FROM removed.topics r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_to_id
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO merged_topics (id, topic_id)
  SELECT r.id, r.topic_id
  FROM removed.merged_topics r WHERE r.removal = m.id ORDER BY 1;
  UPDATE boards b SET deleted_at = NULL FROM topics t WHERE t.id = root AND b.id = t.board_id AND b.deleted_at IS NOT NULL;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION remove_reply(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
  PERFORM FROM topics WHERE id = (SELECT topic_id FROM replies WHERE id = root) FOR UPDATE;
  SELECT true INTO is_there FROM replies r WHERE r.id = root FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = 'reply' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM replies r WHERE r.id = root) THEN remove_reply(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT 'reply', r.id, r.topic_id, r.author_id, NULL, left(r.content, 1000), NULL,
    false, wanted, actor, why
  FROM replies r WHERE r.id = root RETURNING id INTO done;
  PERFORM FROM replies r WHERE r.id = root FOR UPDATE;
  INSERT INTO removed.replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id, removal)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_to_id, done FROM replies r WHERE r.id = root;
  DELETE FROM replies WHERE id = root;
  RETURN done;
END $$;

CREATE OR REPLACE FUNCTION restore_reply(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT topic_id INTO parent FROM removed.replies WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM topics WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.topics WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.replies WHERE id = root AND topic_id <> parent) AND restore_reply(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_reply(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'reply' AND target_id = root FOR UPDATE;
    UPDATE removed.replies SET removal = joined WHERE removal = m.id;
    UPDATE removed.topics SET reply_count = (SELECT count(*) FROM removed.replies WHERE topic_id = parent AND removal = joined),
      (last_reply_at, last_reply_user_id) = (SELECT created_at, author_id FROM removed.replies WHERE topic_id = parent AND removal = joined ORDER BY id DESC LIMIT 1)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'reply' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM replies r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'reply' AND target_id = root) AND restore_reply(root);
  END IF;
  INSERT INTO replies (id, topic_id, author_id, content, created_at, updated_at, edited_at, edited_by, reply_to_id)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_to_id
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;
