-- What changed in prisma/sql and generated.

-- A topic without replies was last written to by its author, when it was created. Its text takes its place among all replies then, which it
-- has once it is a reply itself.
CREATE OR REPLACE FUNCTION topic_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reply_count := 0;
  NEW.last_reply_at := NEW.created_at;
  NEW.last_reply_user_id := NEW.author_id;
  NEW.opening_id := coalesce(NEW.opening_id, nextval('replies_id_seq'));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER topic_begins BEFORE INSERT ON topics FOR EACH ROW EXECUTE FUNCTION topic_begins();

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
  INSERT INTO removed.topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id, removal)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, r.updated_at, r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id, done FROM topics r WHERE r.id = root;
  PERFORM FROM replies r WHERE r.topic_id = root FOR UPDATE;
  INSERT INTO removed.replies (id, topic_id, author_id, content, created_at, edited_at, edited_by, removal)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.edited_at, r.edited_by, done FROM replies r WHERE r.topic_id = root;
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
  INSERT INTO topics (id, board_id, author_id, title, content, is_sticky, is_locked, created_at, updated_at, edited_at, edited_by, reply_count, last_reply_at, last_reply_user_id, opening_id)
  SELECT r.id, r.board_id, r.author_id, r.title, r.content, r.is_sticky, r.is_locked, r.created_at, clock_timestamp(), r.edited_at, r.edited_by, r.reply_count, r.last_reply_at, r.last_reply_user_id, r.opening_id
  FROM removed.topics r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO replies (id, topic_id, author_id, content, created_at, edited_at, edited_by)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.edited_at, r.edited_by
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO merged_topics (id, topic_id)
  SELECT r.id, r.topic_id
  FROM removed.merged_topics r WHERE r.removal = m.id ORDER BY 1;
  UPDATE boards b SET deleted_at = NULL FROM topics t WHERE t.id = root AND b.id = t.board_id AND b.deleted_at IS NOT NULL;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
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
  INSERT INTO replies (id, topic_id, author_id, content, created_at, edited_at, edited_by)
  SELECT r.id, r.topic_id, r.author_id, r.content, r.created_at, r.edited_at, r.edited_by
  FROM removed.replies r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION restore_answer(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT question_id INTO parent FROM removed.answers WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM questions WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.questions WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.answers WHERE id = root AND question_id <> parent) AND restore_answer(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_answer(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'answer' AND target_id = root FOR UPDATE;
    IF m.memory = 'best' THEN
      UPDATE removed.questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
      WHERE id = parent AND best_answer_id IS NULL;
    END IF;
    UPDATE removed.answers SET removal = joined WHERE removal = m.id;
    UPDATE removed.votes SET removal = joined WHERE removal = m.id;
    UPDATE removed.questions SET answer_count = (SELECT count(*) FROM removed.answers WHERE question_id = parent AND removal = joined)
    WHERE id = parent;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'answer' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM answers r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'answer' AND target_id = root) AND restore_answer(root);
  END IF;
  INSERT INTO answers (id, question_id, author_id, body, created_at, edited_at, edited_by, vote_score)
  SELECT r.id, r.question_id, r.author_id, r.body, r.created_at, r.edited_at, r.edited_by, 0
  FROM removed.answers r WHERE r.removal = m.id ORDER BY 1;
  INSERT INTO votes (answer_id, user_id, "value", created_at)
  SELECT r.answer_id, r.user_id, r."value", r.created_at
  FROM removed.votes r WHERE r.removal = m.id ORDER BY 1;
  IF m.memory = 'best' THEN
    UPDATE questions SET best_answer_id = root, status = CASE status WHEN 'open' THEN 'resolved' ELSE status END
    WHERE id = m.parent_id AND best_answer_id IS NULL;
  END IF;
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
  IF m.is_private THEN
    RETURN false;
  END IF;
  INSERT INTO comments (id, video_id, author_id, content, created_at, edited_at, edited_by)
  SELECT r.id, r.video_id, r.author_id, r.content, r.created_at, r.edited_at, r.edited_by
  FROM removed.comments r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION restore_share(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
  parent integer;
  joined integer;
BEGIN
  SELECT file_id INTO parent FROM removed.shares WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM files WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.files WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.shares WHERE id = root AND file_id <> parent) AND restore_share(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_share(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
    UPDATE removed.shares SET removal = joined WHERE removal = m.id;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT video_id INTO parent FROM removed.shares WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM videos WHERE id = parent FOR UPDATE) THEN
    SELECT removal INTO joined FROM removed.videos WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.shares WHERE id = root AND video_id <> parent) AND restore_share(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_share(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
    UPDATE removed.shares SET removal = joined WHERE removal = m.id;
    DELETE FROM removals WHERE id = m.id;
    RETURN true;
  END IF;
  SELECT * INTO m FROM removals WHERE target_type = 'share' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM shares r WHERE r.id = root)
      OR EXISTS (SELECT FROM removals WHERE target_type = 'share' AND target_id = root) AND restore_share(root);
  END IF;
  INSERT INTO shares (id, token, file_id, video_id, password_hash, expires_at, allow_download, created_at)
  SELECT r.id, r.token, r.file_id, r.video_id, r.password_hash, r.expires_at, r.allow_download, r.created_at
  FROM removed.shares r WHERE r.removal = m.id ORDER BY 1;
  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;
